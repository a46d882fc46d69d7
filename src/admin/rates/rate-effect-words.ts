// The effect of a change of rates, in words.

import { sayDay } from '#values/calendar-day.ts'
import { type Currency, money, sayMoney } from '#values/money.ts'
import { countNights, type NightRange } from '#values/night-range.ts'
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
}

export function sayEffect(effect: RateEffect, code: Currency, locale: string): EffectSaid {
  const visit = (each: Visit) =>
    each ? `${sayMoney(money(each.totalMinor, code), locale)} for ${count(each.nights, 'night')}` : 'nothing to book'
  const day = (each: NightRange['checkIn']) => sayDay(each, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const spans = (runs: readonly NightRange[]) => {
    const said = runs
      .slice(0, 3)
      .map(({ checkIn, checkOut }) =>
        checkOut - checkIn === 1 ? day(checkIn) : `${day(checkIn)} to ${day((checkOut - 1) as typeof checkIn)}`,
      )
    return runs.length > 3 ? `${said.join('; ')} and more` : said.join('; ')
  }
  const { dearer, cheaper, lost, gained, shut, opened } = effect
  const total = (runs: readonly NightRange[]) => runs.reduce((sum, run) => sum + countNights(run), 0)
  const sentences = [
    dearer > 0 && `${count(dearer, 'night')} of the next two years would cost more.`,
    cheaper > 0 && `${count(cheaper, 'night')} would cost less.`,
    lost.length > 0 && `${count(total(lost), 'night')} would have no price and could not be booked: ${spans(lost)}.`,
    gained.length > 0 && `${count(total(gained), 'night')} would get a price: ${spans(gained)}.`,
    shut.length > 0 && `On ${count(total(shut), 'day')} of the next year nobody could arrive any more: ${spans(shut)}.`,
    opened.length > 0 && `On ${count(total(opened), 'day')} guests could arrive who cannot now: ${spans(opened)}.`,
  ].filter(each => each !== false)
  return {
    sentences: sentences.length > 0 ? sentences : ['No night of the next two years would have another price.'],
    from: { before: visit(effect.from.before), after: visit(effect.from.after) },
    weeks: effect.weeks.map(({ monday, before, after }) => ({
      week: day(monday),
      before: visit(before),
      after: visit(after),
      differs: before?.totalMinor !== after?.totalMinor || before?.nights !== after?.nights,
    })),
  }
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}
