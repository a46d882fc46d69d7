// The operator's calls about all homes at once: what has their nights, and who comes and goes.

import { chartDay } from '#admin/calendar/chart/chart-address.ts'
import { readChart, readMovements } from '#admin/calendar/chart/describe-chart.server.ts'
import { todayOfHomes } from '#admin/calendar/chart/find-chart.server.ts'
import type { chartContract } from '#api/admin-contract/chart-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { answerPage } from '#api/content/calls/answer-page.ts'
import { askedPage } from '#api/content/calls/asked-page.ts'

export const chartCalls: Handlers<keyof typeof chartContract> = {
  readChart: async ({ tools, user, query }) => {
    const { size: most, skip } = askedPage(query)
    const from = chartDay(query.from, await todayOfHomes(tools.database, tools.clock.now()))
    const { rows, total } = await readChart(tools, user, { from, find: query.find?.trim() ?? '', skip, most })
    const data = rows.map(({ takings, ...row }) => ({ ...row, takings: [...takings] }))
    return answerPage(query, data, total)
  },

  listMovements: async ({ tools, user, query }) => {
    const { size: most, skip } = askedPage(query)
    const day = chartDay(query.day, await todayOfHomes(tools.database, tools.clock.now()))
    const { movements, total } = await readMovements(tools, user, { day, skip, most })
    return answerPage(query, [...movements], total)
  },
}
