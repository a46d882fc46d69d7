// The operator's calls about what a home costs: read, looked at, changed.

import { wrongFirst } from '#admin/calendar/nights/block-input.ts'
import { changeRates } from '#admin/rates/change-rates.server.ts'
import { describeRates, findSoldHome, rateFacts } from '#admin/rates/describe-rates.server.ts'
import { enteredBase, enteredChildren, enteredPlan, enteredSeason } from '#admin/rates/entered-rates.ts'
import { explainPrice } from '#admin/rates/explain-price.server.ts'
import { rateRefusalStatus, rateRefusals } from '#admin/rates/rate-refusals.ts'
import { describeHomeRules } from '#api/admin/answers/describe-home-rules.server.ts'
import { describeEffect } from '#api/admin/answers/describe-rate-effect.server.ts'
import type { ratesContract } from '#api/admin-contract/rates-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { refuseAt, refuseFields } from '#api/content/calls/address-fields.ts'
import { answerOne, notThere } from '#api/content/content-answer.ts'
import { keyed, sentenceBy } from '#catalogue/sentence.ts'
import { extraGuestBands, namedBands } from '#offers/terms/child-bands.ts'
import type { Season } from '#offers/terms/rate-plan.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone, requireCalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'
import type { Slug } from '#values/slug.ts'

export const ratesCalls: Handlers<keyof typeof ratesContract> = {
  readRates: async ({ tools, user, path }) => {
    const rates = await describeHomeRates(tools, user, path.slug as Slug)
    return rates ? answerOne(rates) : notThere
  },

  readRules: async ({ tools, user, path }) => {
    const rules = await describeHomeRules(tools, user, path.slug as Slug)
    return rules ? answerOne(rules) : notThere
  },

  explainPrice: async ({ tools, user, path, body }) => {
    const { party, couponCode } = body
    const nights = { checkIn: requireCalendarDay(body.checkIn), checkOut: requireCalendarDay(body.checkOut) }
    if (Math.abs(nights.checkOut - nights.checkIn) > 400) return refuseFields([['checkOut', 'at most 400 nights']])
    const input = { nights, party, couponCode: couponCode || undefined, extras: [] }
    const explained = await explainPrice(tools, user, path.slug as Slug, input)
    if (!explained) return notThere
    const { verdicts, price } = explained
    return answerOne({
      verdicts: verdicts.map(({ reason, said, because }) => ({ reason, sentence: said, ...keyed(said), because })),
      price: price
        ? {
            ...{ totalMinor: price.quote.totalMinor, currency: price.quote.currency },
            lines: price.quote.lines.map(({ amountMinor, ruleId }, index) => ({
              ...{ label: price.lines[index]!.label, amountMinor, ruleId, because: price.lines[index]!.because },
            })),
          }
        : null,
    })
  },

  changeRates: async ({ tools, user, path, body }) => {
    const slug = path.slug as Slug
    const found = await findSoldHome(tools, slug)
    const facts = found && (await rateFacts(tools, found.home.id))
    if (!facts) return notThere
    const wrong = body.change.kind === 'nights' ? wrongFirst(body.change.first, facts.today) : undefined
    if (wrong) return refuseAt([[['change', 'first'], sentenceBy(wrong)]])
    const changed = await changeRates(tools, user, slug, body)
    if (!changed.ok) return refuseCommand(rateRefusalStatus, rateRefusals, changed)
    const rates = await describeHomeRates(tools, user, slug)
    return rates ? answerOne({ rates, effect: describeEffect(changed.effect, tools.clock.now()) }) : notThere
  },
}

async function describeHomeRates(tools: Tools, who: Operator, slug: Slug) {
  const found = await findSoldHome(tools, slug)
  const described = await describeRates(tools, who, slug)
  if (!found || !described) return undefined
  const { offer } = found
  const [plan, ...derived] = offer.plans
  const codesOf = (bands: readonly { readonly code: string }[]) => bands.map(({ code }) => code)
  const today = dayInZone(tools.clock.now(), found.home.timeZone)
  return {
    ...{ slug, version: described.version, currency: offer.currency, bands: codesOf(namedBands(offer)) },
    ...{ extraGuestBands: codesOf(extraGuestBands(offer)), base: enteredBase(offer), children: enteredChildren(offer) },
    seasons: described.seasons.map(({ said }, index) => ({
      ...describeSeason(plan.seasons[index]!, today),
      inWords: { said },
    })),
    plans: derived.map((each, index) => ({
      ...{ plan: each.id, name: each.name, price: enteredPlan(each).price, policy: each.policy?.name ?? null },
      ...{ ownPolicy: enteredPlan(each).ownPolicy ?? null, minimumNights: each.minNights },
      seasons: (described.plans[index]!.seasons ?? []).map(({ said }, at) => ({
        ...describeSeason(each.seasons[at]!, today),
        inWords: { said },
      })),
      inWords: { said: described.plans[index]!.said },
    })),
    sharedWith: [...described.sharedWith],
  }
}

function describeSeason(season: Season, today: NightRange['checkIn']) {
  const { first = null, last = null, ...entered } = enteredSeason(season, today)
  return { season: season.id, ...entered, first, last }
}
