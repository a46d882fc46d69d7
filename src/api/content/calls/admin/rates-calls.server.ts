// The operator's calls about what a home costs: read, looked at, changed.

import { changeRates } from '#admin/rates/change-rates.server.ts'
import { describeRates, findSoldHome } from '#admin/rates/describe-rates.server.ts'
import { explainPrice } from '#admin/rates/explain-price.server.ts'
import { rateFacts } from '#admin/rates/find-rate-facts.server.ts'
import type { RateEffect, Visit } from '#admin/rates/rate-effect.ts'
import { sayEffect } from '#admin/rates/rate-effect-words.ts'
import type { RateFacts } from '#admin/rates/rate-form.ts'
import { rateReaders } from '#admin/rates/rate-readers.ts'
import { rateRefusalStatus, rateRefusals } from '#admin/rates/rate-refusals.ts'
import { seasonDays } from '#admin/rates/season-form.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseFields } from '#api/content/calls/address-fields.ts'
import { answerOne, contentSentences, refuseWith } from '#api/content/content-answer.ts'
import type { ratesContract } from '#api/content/contract/admin/rates-contract.ts'
import { dayAtHome } from '#offers/terms/home-clock.ts'
import type { Season } from '#offers/terms/rate-plan.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'
import type { Slug } from '#values/slug.ts'
import { subjectOf, valuesOf } from './rate-values.ts'
import { refuseBy } from './refuse-by.ts'
import { tellRules } from './tell-rules.server.ts'

const noHome = refuseWith(404, contentSentences.notFound)

export const ratesCalls: Handlers<keyof typeof ratesContract> = {
  readRates: async ({ tools, user, path }) => {
    const rates = await tellRates(tools, user, path.slug as Slug)
    return rates ? answerOne(rates) : noHome
  },

  readRules: async ({ tools, user, path }) => {
    const rules = await tellRules(tools, user, path.slug as Slug)
    return rules ? answerOne(rules) : noHome
  },

  explainPrice: async ({ tools, user, path, body }) => {
    const { party, couponCode } = body
    const nights = { checkIn: requireCalendarDay(body.checkIn), checkOut: requireCalendarDay(body.checkOut) }
    if (Math.abs(nights.checkOut - nights.checkIn) > 400) return refuseFields([['checkOut', 'at most 400 nights']])
    const input = { nights, party, couponCode: couponCode || undefined, extras: [] }
    const explained = await explainPrice(tools, user, path.slug as Slug, input)
    if (!explained) return noHome
    const { verdicts, price } = explained
    return answerOne({
      verdicts: verdicts.map(({ reason, said, because }) => ({ reason, sentence: said, because })),
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
    if (!facts) return noHome
    const { change, version, onlyLook } = body
    const { read, away } = rateReaders[change.kind]
    const isAway = 'entered' in change && change.entered === null
    const parsed = (isAway ? (away ?? read) : read)(valuesOf(change, facts), facts, subjectOf(change))
    if (!parsed.ok) return refuseFields(Object.entries(parsed.faults))
    const changed = await changeRates(tools, user, slug, { version, onlyLook, change: parsed.change })
    if (!changed.ok) return refuseBy(rateRefusalStatus, rateRefusals, changed)
    const rates = await tellRates(tools, user, slug)
    return rates ? answerOne({ rates, effect: tellEffect(tools, changed.effect, facts) }) : noHome
  },
}

async function tellRates(tools: Tools, who: Operator, slug: Slug) {
  const found = await findSoldHome(tools, slug)
  const described = await describeRates(tools, who, slug)
  if (!found || !described) return undefined
  const { plans, ageBands, currency } = found.offer
  const [plan] = plans
  const { baseNightlyMinor, weekdayDeltaMinor, includedGuests, extraGuestNightlyMinor } = plan
  const today = dayAtHome(tools.clock.now(), found.home.timeZone)
  return {
    ...{ slug, version: described.version, currency, bands: ageBands.map(({ code }) => code) },
    base: {
      nightlyMinor: baseNightlyMinor,
      weekdayMinor: [...weekdayDeltaMinor],
      includedGuests,
      extraGuests: Object.entries(extraGuestNightlyMinor).map(([band, nightlyMinor]) => ({ band, nightlyMinor })),
    },
    seasons: plan.seasons.map((season, index) => ({
      ...tellSeason(season, today),
      inWords: { said: described.seasons[index]!.said },
    })),
    sharedWith: [...described.sharedWith],
  }
}

function tellSeason({ id, name, priority, when, weekdays, price }: Season, today: NightRange['checkIn']) {
  const { first, last } = seasonDays(when, today)
  return {
    ...{ season: id, name, priority, yearly: when.kind === 'yearly' },
    first: first === undefined ? null : writeCalendarDay(first),
    last: last === undefined ? null : writeCalendarDay(last),
    weekdays: [1, 2, 3, 4, 5, 6, 7].filter(weekday => weekdays & (1 << (weekday - 1))),
    price: { kind: price.kind, amount: price.kind === 'percent' ? price.basisPoints : price.minor },
  }
}

function tellEffect({ environment }: Tools, effect: RateEffect, { currency }: RateFacts) {
  const { from, weeks, dearer, cheaper, lost, gained, shut, opened } = effect
  const both = ({ before, after }: { readonly before: Visit; readonly after: Visit }) => ({
    before: before ?? null,
    after: after ?? null,
  })
  return {
    from: both(from),
    weeks: weeks.map(({ monday, ...visits }) => ({ monday: writeCalendarDay(monday), ...both(visits) })),
    ...{ dearer, cheaper, lost: tellRuns(lost), gained: tellRuns(gained) },
    ...{ shut: tellRuns(shut), opened: tellRuns(opened) },
    inWords: { sentences: [...sayEffect(effect, currency, environment.SITE_LANG).sentences] },
  }
}

function tellRuns(runs: readonly NightRange[]) {
  return runs.map(({ checkIn, checkOut }) => ({
    first: writeCalendarDay(checkIn),
    last: writeCalendarDay((checkOut - 1) as NightRange['checkIn']),
  }))
}
