// The damage deposit of a booking for its guest: what is held, until when, what was taken and why.

import { depositMethodNow } from '#booking-payments/deposit/deposit-method-now.server.ts'
import { depositStanding } from '#booking-payments/deposit/deposit-standing.ts'
import { depositTimes } from '#booking-payments/deposit/deposit-times.ts'
import type { StandingDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { describeCard } from '#booking-payments/describe-pay.server.ts'
import { transferSentences } from '#bookings/mails/payment-mail.ts'
import type { BookingWithPayments } from '#bookings/record/booking-money.server.ts'
import { depositByCard } from '#bookings/words/deposit-method.ts'
import { sayDay } from '#bookings/words/say-day.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { DamageDeposit } from '#offers/quote/quote.ts'
import type { DepositEnd, PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { paymentAddress } from '#payments/providers/providers.server.ts'
import { readTransferAccount, sayAccount } from '#payments/transfer/transfer-account.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { money, sayMoney } from '#values/money.ts'
import type { DepositView } from './deposit-view.ts'

/** Undefined for a booking without a damage deposit. */
export async function describeDeposit(
  { database, clock, environment }: Tools,
  booking: BookingWithPayments,
): Promise<DepositView | undefined> {
  const { deposit } = booking
  const standing = depositStanding<PaymentRow, DepositEnd>(booking, deposit.payments, deposit.ends, clock.now())
  if (!standing) return undefined
  const { damageDeposit } = booking.quote
  const locale = currentLanguage().locale
  const say = (minor: number) => sayMoney(money(minor, booking.quote.currency), locale)
  const day = (at: Date) => sayDay(at, booking.timeZone, locale)
  const byCard = await depositMethodNow(database, environment, { ...booking, stayId: booking.stay.id })
  const way = byCard === 'money' ? 'money' : 'card'
  const kept = booking.paymentPlan !== null && depositByCard(booking.quote, booking.paymentPlan.way)
  const isTransferred = standing.kind === 'wanted' && way === 'money'
  // Not the creditor reference: what a statement brings under that counts towards the price.
  const account = isTransferred
    ? transferSentences(booking.reference, {
        sum: say(damageDeposit?.minor ?? 0),
        account: sayAccount(await readTransferAccount(database, environment)),
      })
    : []
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
      standing.kind === 'wanted' && byCard !== 'money'
        ? { view: describeCard(byCard), label: sentence('deposits.reserve', { sum: say(damageDeposit!.minor) }) }
        : undefined,
  }
}

type Saying = {
  readonly say: (minor: number) => string
  readonly day: (at: Date) => string
  readonly way: 'card' | 'money'
  /** The card that the guest pays with is used for it. */
  readonly kept: boolean
  /** Where a transfer goes that is wanted; empty where none is. */
  readonly account: readonly string[]
  readonly deposit: DamageDeposit | null
  readonly placeFrom?: Date
  readonly releaseAt?: Date
}

function sayDeposit({ kind, payment, end }: StandingDeposit, saying: Saying): string[] {
  const { say, day, way, account, deposit, releaseAt } = saying
  const sum = say(payment?.amountMinor ?? deposit?.minor ?? 0)
  const until = releaseAt ? day(releaseAt) : ''
  const apart = sentence('deposits.apart')
  switch (kind) {
    case 'planned':
      return [sayPlanned(sum, until, saying), apart]
    case 'wanted':
      return way === 'card'
        ? [sentence('deposits.pleaseReserve', { sum, until }), apart]
        : [sentence('deposits.pleaseHave', { sum, until }), ...account, apart]
    case 'under-way':
      return [sentence('deposits.isUnderWay', { sum })]
    case 'held':
      return [sentence('deposits.isHeld', { sum, card: payment?.cardLast4 || 'none', until }), apart]
    case 'received':
      return [sentence('deposits.hasArrived', { sum, until }), apart]
    case 'ending':
      return end!.takenMinor > 0
        ? [sentence('deposits.isBeingTaken', { taken: say(end!.takenMinor), sum, reason: end!.reason })]
        : [sentence('deposits.isBeingLetGo', { sum })]
    case 'taken':
      return [
        sentence('deposits.wasTaken', {
          ...{ taken: say(end!.takenMinor), sum, day: day(end!.decidedAt), reason: end!.reason },
        }),
        ...rest(payment!, end!, say),
      ]
    case 'released':
      return [
        payment?.purpose === 'damage_capture'
          ? sentence('deposits.goesBack', { sum })
          : sentence('deposits.isLetGo', { sum }),
      ]
  }
}

function sayPlanned(sum: string, until: string, { day, way, kept, placeFrom }: Saying): string {
  const said = { sum, from: placeFrom ? day(placeFrom) : '', until }
  if (way === 'money') return sentence('deposits.plannedMoney', said)
  return kept ? sentence('deposits.plannedKeptCard', said) : sentence('deposits.plannedCard', said)
}

function rest(
  { amountMinor, purpose }: PaymentRow,
  { takenMinor }: DepositEnd,
  say: (minor: number) => string,
): string[] {
  if (amountMinor === takenMinor) return []
  const left = say(amountMinor - takenMinor)
  return [
    purpose === 'damage_capture'
      ? sentence('deposits.restGoesBack', { left })
      : sentence('deposits.restIsLetGo', { left }),
  ]
}
