// The timeline of a damage deposit: reserved or received, taken from, released.

import type { TimelineStep } from '#bookings/record/booking-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { DepositEnding, DepositPayment } from './deposit-standing.ts'

type Deposit = DepositPayment & {
  readonly amountMinor: number
  readonly capturedAt: Date | null
  readonly cardLast4: string | null
  readonly createdAt: Date
}

type End = DepositEnding & {
  /** What the guest is told about what was taken. */
  readonly reason: string
  readonly decidedAt: Date
}

/** A deposit that was there, from when until when; null while it is. */
type Stood = {
  readonly payment: Deposit
  readonly end: End | undefined
  readonly from: Date
  readonly until: Date | null
}

/**
 * `payments` and `ends`: the oldest first; `say` writes minor units as money. A reservation that takes the place of
 * another is no step, and nor is the end of the other: for the guest it is one deposit. What is decided becomes a step
 * once the bank has carried it out.
 */
export function depositSteps(
  payments: readonly Deposit[],
  ends: readonly End[],
  now: Date,
  say: (minor: number) => string,
): TimelineStep[] {
  const stood = payments.flatMap(payment => {
    const end = ends.find(({ paymentId }) => paymentId === payment.id)
    return standing(payment, end, now) ?? []
  })
  return stood.flatMap((one, index) => {
    const takesPlace = stood.slice(0, index).some(former => meet(former, one))
    const givesPlace = stood.slice(index + 1).some(next => meet(one, next))
    const { payment, from } = one
    const begun = { key: `${payment.id}-held`, what: sayBegun(payment, say), time: from }
    const ended = givesPlace ? undefined : endOf(one, say)
    return [...(takesPlace ? [] : [begun]), ...(ended ? [{ key: `${payment.id}-ended`, ...ended }] : [])]
  })
}

/** Undefined for a try that came to nothing. */
function standing(payment: Deposit, end: End | undefined, now: Date): Stood | undefined {
  const { purpose, state, capturedAt, authorisedUntil, createdAt } = payment
  if (purpose === 'damage_capture') {
    return capturedAt ? { payment, end, from: capturedAt, until: end?.decidedAt ?? null } : undefined
  }
  if (state !== 'authorised' && authorisedUntil === null && !end) return undefined
  const ranOut = authorisedUntil !== null && authorisedUntil <= now ? authorisedUntil : null
  // No try lives longer than half an hour, so it was reserved about when it began.
  return { payment, end, from: createdAt, until: end?.decidedAt ?? ranOut }
}

function meet(former: Stood, next: Stood): boolean {
  return former.until === null || former.until >= next.from
}

function sayBegun({ purpose, amountMinor, cardLast4 }: Deposit, say: (minor: number) => string): string {
  const sum = say(amountMinor)
  return purpose === 'damage_capture'
    ? sentence('booking-payments.depositArrived', { sum })
    : sentence('booking-payments.depositReserved', { sum, card: cardLast4 || 'none' })
}

function endOf({ payment, end, until }: Stood, say: (minor: number) => string) {
  const { amountMinor, purpose } = payment
  const sum = say(amountMinor)
  if (!end) return until ? { what: sentence('booking-payments.depositRanOut', { sum }), time: until } : undefined
  if (end.settledAt === null) return undefined
  const { takenMinor, fault, reason, decidedAt: time } = end
  const isMoney = purpose === 'damage_capture'
  if (takenMinor === 0 || fault !== null) {
    const what = isMoney
      ? sentence('booking-payments.depositGoesBack', { sum })
      : sentence('booking-payments.depositLetGo', { sum })
    return { what, time }
  }
  if (amountMinor === takenMinor) return { what: sentence('booking-payments.depositAllTaken', { sum, reason }), time }
  const said = { taken: say(takenMinor), sum, left: say(amountMinor - takenMinor), reason }
  const what = isMoney
    ? sentence('booking-payments.depositTakenOfMoney', said)
    : sentence('booking-payments.depositTaken', said)
  return { what, time }
}
