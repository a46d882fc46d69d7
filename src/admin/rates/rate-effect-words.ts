// The effect of a change of rates, in words.

import { sentence } from '#catalogue/sentence.ts'
import { addDays, type CalendarDay, sayDay } from '#values/calendar-day.ts'
import { type Currency, money, sayMoney } from '#values/money.ts'
import { countNights, type NightRange } from '#values/night-range.ts'
import { sayVisits, type VisitsSaid } from './example/visit-words.ts'
import type { RateEffect, Visit } from './rate-effect.ts'

export type EffectSaid = {
  readonly sentences: readonly string[]
  readonly from: { readonly before: string; readonly after: string }
  readonly weeks: readonly {
    readonly week: string
    readonly before: string
    readonly after: string
    readonly differs: boolean
  }[]
  /** An example visit, where the change makes it another one. */
  readonly visits: VisitsSaid | undefined
}

export function sayEffect(effect: RateEffect, locale: string, now: Date): EffectSaid {
  const { before: former, after: next } = effect.currency
  const visit = (each: Visit, code: Currency) =>
    each
      ? sentence('rates.visit', { price: sayMoney(money(each.totalMinor, code), locale), nights: each.nights })
      : sentence('rates.nothingToBook')
  const { plans, families, dearer, cheaper, lost, gained, shut, opened } = effect
  const total = (runs: readonly NightRange[]) => runs.reduce((sum, run) => sum + countNights(run), 0)
  const about = (runs: readonly NightRange[]) => ({ days: total(runs), which: sayRuns(runs, locale) })
  const sentences = [
    former !== next && sentence('terms.currencyMeans', { before: former, after: next }),
    dearer > 0 && sentence('rates.wouldCostMore', { nights: dearer }),
    cheaper > 0 && sentence('rates.wouldCostLess', { nights: cheaper }),
    lost.length > 0 && sentence('rates.wouldHaveNoPrice', about(lost)),
    gained.length > 0 && sentence('rates.wouldGetPrice', about(gained)),
    shut.length > 0 && sentence('rates.nobodyCouldArrive', about(shut)),
    opened.length > 0 && sentence('rates.guestsCouldArrive', about(opened)),
    ...plans
      .filter(({ before, after }) => differs(before, after))
      .map(({ name, ...visits }) => {
        const [before, after] = [visit(visits.before, former), visit(visits.after, next)]
        return sentence('rates.planPrice', { name, before, after })
      }),
    ...families.map(({ adults, age, ...visits }) => {
      const [before, after] = [visit(visits.before, former), visit(visits.after, next)]
      return sentence('ages.familyPrice', { adults, age, before, after })
    }),
  ].filter(each => each !== false)
  const visits = sayVisits(effect.visits, locale, now)
  return {
    visits: isDeepEqual(visits?.before, visits?.after) ? undefined : visits,
    sentences: sentences.length > 0 ? sentences : [sentence('rates.sameForAll')],
    from: { before: visit(effect.from.before, former), after: visit(effect.from.after, next) },
    weeks: effect.weeks.map(({ monday, before, after }) => ({
      week: sayShortDay(monday, locale),
      before: visit(before, former),
      after: visit(after, next),
      differs: former !== next || differs(before, after),
    })),
  }
}

function differs(before: Visit, after: Visit): boolean {
  return before?.totalMinor !== after?.totalMinor || before?.nights !== after?.nights
}

const isDeepEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The first three of them, such as `1 Jun 2027 to 3 Jun 2027; 8 Jun 2027`. */
function sayRuns(runs: readonly NightRange[], locale: string): string {
  const said = runs.slice(0, 3).map(({ checkIn, checkOut }) => {
    const first = sayShortDay(checkIn, locale)
    return checkOut - checkIn === 1
      ? first
      : sentence('rates.span', { first, last: sayShortDay(addDays(checkOut, -1), locale) })
  })
  const days = said.join('; ')
  return runs.length > 3 ? sentence('rates.andMore', { days }) : days
}

function sayShortDay(day: CalendarDay, locale: string): string {
  return sayDay(day, locale, { day: 'numeric', month: 'short', year: 'numeric' })
}
