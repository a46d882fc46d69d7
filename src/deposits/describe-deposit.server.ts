// The damage deposit of a booking for its guest: what is held, until when, what was taken and why.

import { depositTimes } from '#booking-payments/deposit/deposit-times.ts'
import { readDeposits, type StandingDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { describeCard } from '#booking-payments/describe-pay.server.ts'
import { transferSentences } from '#bookings/mails/payment-mail.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { depositByCard, depositMethod } from '#bookings/words/deposit-method.ts'
import { sayDay } from '#bookings/words/say-day.ts'
import type { DamageDeposit } from '#offers/quote/quote.ts'
import type { DepositEnd, PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { paymentAddress } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { money, sayMoney } from '#values/money.ts'
import type { DepositView } from './deposit-view.ts'

/** Undefined for a booking without a damage deposit. */
export async function describeDeposit(
  { database, clock, environment }: Tools,
  booking: BookingDetails,
): Promise<DepositView | undefined> {
  const standing = (await readDeposits(database, [booking], clock.now())).get(booking.id)
  if (!standing) return undefined
  const { damageDeposit } = booking.quote
  const locale = environment.SITE_LANG
  const say = (minor: number) => sayMoney(money(minor, booking.quote.currency), locale)
  const day = (at: Date) => sayDay(at, booking.timeZone, locale)
  const way = damageDeposit ? depositMethod(damageDeposit, environment.PAYMENT_WAYS) : 'money'
  const kept = booking.paymentPlan !== null && depositByCard(booking.quote, booking.paymentPlan.way)
  const account = transferSentences(booking.reference, {
    sum: say(damageDeposit?.minor ?? 0),
    account: environment.BANK_ACCOUNT,
  })
  return {
    sentences: sayDeposit(standing, {
      ...{ say, day, way, kept, account, deposit: damageDeposit },
      ...(damageDeposit ? depositTimes(booking, damageDeposit) : {}),
    }),
    underWay:
      standing.kind === 'under-way' && standing.payment?.provider !== 'manual'
        ? paymentAddress(standing.payment!.id)
        : undefined,
    place:
      standing.kind === 'wanted' && way === 'card'
        ? { view: describeCard(), label: `Reserve ${say(damageDeposit!.minor)}` }
        : undefined,
  }
}

type Saying = {
  readonly say: (minor: number) => string
  readonly day: (at: Date) => string
  readonly way: 'card' | 'money'
  /** The card that the guest pays with is used for it. */
  readonly kept: boolean
  /** Where a transfer goes. */
  readonly account: readonly string[]
  readonly deposit: DamageDeposit | null
  readonly placeFrom?: Date
  readonly releaseAt?: Date
}

function sayDeposit({ kind, payment, end }: StandingDeposit, saying: Saying): string[] {
  const { say, day, way, kept, account, deposit, placeFrom, releaseAt } = saying
  const sum = say(payment?.amountMinor ?? deposit?.minor ?? 0)
  const until = releaseAt ? day(releaseAt) : ''
  const apart = 'It is no part of the price.'
  switch (kind) {
    case 'planned': {
      const from = placeFrom ? day(placeFrom) : ''
      if (way === 'money')
        return [`A damage deposit of ${sum} is asked for on ${from}, and goes back to you on ${until}.`, apart]
      const where = kept ? 'on the card you pay with' : 'on a card; we ask you for it then'
      return [
        `A damage deposit of ${sum} is reserved, not charged, on ${from}, ${where}. It is let go on ${until}.`,
        apart,
      ]
    }
    case 'wanted':
      return way === 'card'
        ? [
            `Please reserve the damage deposit of ${sum} with a card. Nothing is charged; it is let go on ${until}, unless something was damaged.`,
            apart,
          ]
        : [
            `Please have the damage deposit of ${sum} ready when you arrive, or transfer it before. It goes back to you on ${until}, unless something was damaged.`,
            ...account,
            apart,
          ]
    case 'under-way':
      return [`The damage deposit of ${sum} is under way.`]
    case 'held':
      return [
        `${sum} is reserved on your card${card(payment)}, and nothing was charged. It is let go on ${until}, unless something was damaged.`,
        apart,
      ]
    case 'received':
      return [
        `Your damage deposit of ${sum} has arrived. It goes back to you on ${until}, unless something was damaged.`,
        apart,
      ]
    case 'ending':
      return end!.takenMinor > 0
        ? [`${say(end!.takenMinor)} of your damage deposit of ${sum} is being taken. The reason: ${end!.reason}`]
        : [`Your damage deposit of ${sum} is being let go.`]
    case 'taken':
      return [
        `${say(end!.takenMinor)} of your damage deposit of ${sum} was taken on ${day(end!.decidedAt)}. The reason: ${end!.reason}`,
        ...rest(payment!, end!, say),
      ]
    case 'released':
      return [
        payment?.purpose === 'damage_capture'
          ? `Your damage deposit of ${sum} goes back to you. Nothing was taken of it.`
          : `Your damage deposit of ${sum} is let go. Nothing was taken of it.`,
      ]
  }
}

function card(payment: PaymentRow | undefined): string {
  return payment?.cardLast4 ? ` ending in ${payment.cardLast4}` : ''
}

function rest(
  { amountMinor, purpose }: PaymentRow,
  { takenMinor }: DepositEnd,
  say: (minor: number) => string,
): string[] {
  const left = amountMinor - takenMinor
  if (left === 0) return []
  return [
    purpose === 'damage_capture' ? `The other ${say(left)} goes back to you.` : `The other ${say(left)} is let go.`,
  ]
}
