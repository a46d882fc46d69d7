// The calls about a visit to one home before anything is held: its price, similar homes.

import { describeInList } from '#api/content/answers/describe-home.server.ts'
import { describePricedVisit } from '#api/content/answers/describe-priced-visit.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { answerWith } from '#api/content/content-answer.ts'
import type { visitContract } from '#api/contract/visit-contract.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import { parseVisitInput } from '#quotes/input/visit-input.ts'
import { priceVisit } from '#quotes/price-visit.server.ts'
import { extraField, parseQuoteInput } from '#quotes/quote-input.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { similarHomes } from '#search/similar/find-similar.server.ts'
import { dayInZone, earliestToday, writeCalendarDay } from '#values/calendar-day.ts'
import { refuseFields, written } from './address-fields.ts'
import { findHome, ownHoldOf } from './stay-calls.server.ts'

export const visitCalls: Handlers<keyof typeof visitContract> = {
  readPrice: async ({ tools, user, cookies, path, query, search }) => {
    const { stay, elsewhere } = await findHome(tools, path.slug, `/price${search}`)
    if (!stay) return elsewhere
    const today = dayInZone(tools.clock.now(), stay.timeZone)
    const { extras = '', ...fields } = query
    const chosen = Object.fromEntries(
      extras
        .split(',')
        .filter(Boolean)
        .map(each => each.split(':'))
        .map(([feeId, quantity]) => [extraField(Number(feeId)), quantity]),
    )
    const asked = parseQuoteInput(written({ ...fields, ...chosen }), today)
    const faults = Object.entries({ ...asked.visit.faults, ...asked.faults })
    if (faults.length > 0) return refuseFields(faults)
    const own = await ownHoldOf({ tools, user, cookies }, stay)
    const [priced, methods] = await Promise.all([
      priceVisit(tools, stay.id, { asked, today, guestKey: user?.id, own: own.nights }),
      methodsAtHome(tools.database, tools.environment, stay.id),
    ])
    return answerWith({
      data: describePricedVisit(tools, stay, asked, { priced, methods }, own),
      meta: { today: writeCalendarDay(today) },
    })
  },

  readSimilar: async ({ tools, path, query, search }) => {
    const { stay, elsewhere } = await findHome(tools, path.slug, `/similar${search}`)
    if (!stay) return elsewhere
    const visit = parseVisitInput(written(query), earliestToday(tools.clock.now()))
    const faults = Object.entries(visit.faults)
    if (faults.length > 0) return refuseFields(faults)
    const homes = await similarHomes(tools, await freshIndex(tools), stay.id, visit)
    const locale = currentLanguage().locale
    return answerWith({
      data: homes.map(({ stay, price }) => describeInList(stay, { price }, { visit, where: '' }, locale)),
      meta: { rule: sentence('search.similarRule') },
    })
  },
}
