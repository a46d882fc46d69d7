// What is to be paid when and to whom, as sentences of a quote.

import { sayInstant, sayLongDay } from '#bookings/booking-words.ts'
import type { Instalment } from '#offers/prices/payment-schedule.ts'
import type { Quote } from '#offers/quote.ts'
import { money, sayMoney } from '#values/money.ts'

/**
 * One sentence for each instalment, one for what is paid at the home, one for the damage deposit; nothing for nothing.
 * `schedule`: as it is asked for on the way that was chosen, where that is not the quote's own.
 */
export function sayDue(quote: Quote, locale: string, schedule: readonly Instalment[] = quote.schedule): string[] {
  const say = (minor: number) => sayMoney(money(minor, quote.currency), locale)
  const instalments = schedule.map(part => `${say(part.minor)} ${sayWhen(part, quote, locale)}.`)
  const atHome = quote.dueAtPropertyMinor > 0 ? [`${say(quote.dueAtPropertyMinor)} is paid at the home.`] : []
  return [...instalments, ...atHome, ...depositSentence(quote, say)]
}

/** "is due by Monday 3 June 2030" */
export function sayWhen(
  { kind, dueOn, dueAt }: Pick<Instalment, 'kind' | 'dueOn' | 'dueAt'>,
  { refundTerms: { timeZone } }: Pick<Quote, 'refundTerms'>,
  locale: string,
): string {
  if (kind === 'at_property') return 'is paid at the home, when you arrive'
  if (dueOn !== null) return `is due by ${sayLongDay(dueOn, locale)}`
  return dueAt === null
    ? 'is due when the booking is made'
    : `is due by ${sayInstant(new Date(dueAt), timeZone, locale)}`
}

function depositSentence({ damageDeposit }: Quote, say: (minor: number) => string): string[] {
  if (!damageDeposit || damageDeposit.minor === 0) return []
  const { minor, method, releasedDaysAfter } = damageDeposit
  const back = releasedDaysAfter === 1 ? 'the day after check-out' : `${releasedDaysAfter} days after check-out`
  return [
    method === 'hold'
      ? `A damage deposit of ${say(minor)} is reserved, not charged, and let go ${back}. It is not part of the total.`
      : `A damage deposit of ${say(minor)} is taken and given back ${back}. It is not part of the total.`,
  ]
}
