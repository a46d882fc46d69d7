// The operator's calls about who runs the site, and about exchange rates.

import { describeExchange } from '#admin/exchange/describe-exchange.server.ts'
import { exchangeRefusalStatus, exchangeRefusals } from '#admin/exchange/exchange-refusals.ts'
import { setFixedRate } from '#admin/exchange/set-fixed-rate.server.ts'
import { describeOrganisation } from '#admin/organisation/describe-organisation.server.ts'
import { organisationRefusalStatus, organisationRefusals } from '#admin/organisation/organisation-refusals.ts'
import { saveOrganisation } from '#admin/organisation/save-organisation.server.ts'
import type { exchangeContract } from '#api/admin-contract/exchange-contract.ts'
import type { organisationContract } from '#api/admin-contract/organisation-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne } from '#api/content/content-answer.ts'
import { sentence } from '#catalogue/sentence.ts'
import { fetchFaults } from '#exchange/ecb-file.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'

export const organisationCalls: Handlers<keyof typeof organisationContract> = {
  readOrganisation: ({ tools }) => answerOrganisation(tools),

  saveOrganisation: async ({ tools, user, body }) => {
    const saved = await saveOrganisation(tools, user, body)
    return saved.ok ? answerOrganisation(tools) : refuseCommand(organisationRefusalStatus, organisationRefusals, saved)
  },
}

async function answerOrganisation(tools: Tools) {
  const { entered, version, changedAt, possible, unpayable } = await describeOrganisation(tools)
  return answerOne({
    ...{ ...entered, version, changedAt: changedAt?.toISOString() ?? null },
    ...{ possible: [...possible], unpayable: [...unpayable] },
  })
}

export const exchangeCalls: Handlers<keyof typeof exchangeContract> = {
  readExchangeRates: ({ tools }) => answerRates(tools),

  setExchangeRate: async ({ tools, user, body }) => {
    const set = await setFixedRate(tools, user, body)
    return set.ok ? answerRates(tools) : refuseCommand(exchangeRefusalStatus, exchangeRefusals, set)
  },
}

async function answerRates(tools: Tools) {
  const { rates, fetch } = await describeExchange(tools)
  const { isOn, wellAt, fault, faultAt } = fetch
  return answerOne({
    rates: rates.map(({ day, ...rate }) => ({ ...rate, day: writeCalendarDay(day) })),
    fetch: {
      ...{ isOn, lastGood: wellAt?.toISOString() ?? null, fault, faultAt: faultAt?.toISOString() ?? null },
      inWords: { fault: fault && sentence(fetchFaults[fault]) },
    },
  })
}
