// How an operator takes nights for a guest who asks by telephone, by mail or at the door: who may, once, at which price.

import { randomUUID } from 'node:crypto'
import { carryOutOnce } from '#bookings/commands/carry-out-once.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingNoteTable } from '#bookings/record/booking-tables.server.ts'
import type { CameBy, Contact } from '#bookings/record/contact.ts'
import { quoteRow } from '#offers/stored/quote-store.server.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import { inTransaction, type Queries, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Milliseconds } from '#values/duration.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { ByHandRefusal } from './by-hand-refusals.ts'
import { claimHold } from './claim-hold.server.ts'
import type { OwnPrice } from './own-price.ts'
import { type PricedByHand, priceByHand } from './price-by-hand.server.ts'

export type ByHand = {
  readonly stayId: number
  readonly input: StayInput
  /** Book it against rules about when and how long. */
  readonly overrules: boolean
  readonly own?: OwnPrice | undefined
  readonly contact: Contact
  /** Of the mails to the guest. */
  readonly language: string
  readonly cameBy: CameBy
  /** For the team; the guest does not read it. */
  readonly note: string
  /** The total that the operator was shown. */
  readonly seenTotalMinor: number
  readonly key: string
  readonly origin: string
}

export type BookedByHand = { readonly bookingId: string; readonly reference: string }

/** The frame of both commands: who may, once for its key, all or nothing. `work` makes the booking of the id that it is given. */
export async function onceByHand<Answer extends object, Refusal extends string>(
  tools: Tools,
  operator: Operator,
  asked: ByHand,
  how: object,
  work: (queries: Transaction, holdId: string, now: Date) => Promise<Outcome<Answer, Refusal>>,
): Promise<Outcome<BookedByHand, Refusal | 'stay-unknown' | 'key-reused'>> {
  const now = tools.clock.now()
  const { key, origin: _, ...sent } = asked
  if (!may(operator, 'bookings', 'change', asked.stayId)) return refused('stay-unknown')
  return inTransaction<Outcome<BookedByHand, Refusal | 'stay-unknown' | 'key-reused'>>(
    tools.database,
    async queries => {
      const holdId = randomUUID()
      const command = { scope: `user:${operator.id}`, key, command: 'hold', input: { ...sent, ...how } } as const
      const start = await carryOutOnce(queries, command, holdId, now)
      if (start.kind === 'reused') return refused('key-reused')
      if (start.kind === 'repeated') return done(bookedIn((await findRow(queries, start.bookingId))!))
      const outcome = await work(queries, holdId, now)
      if (!outcome.ok) throw new RolledBack(outcome)
      return done(bookedIn((await findRow(queries, holdId))!))
    },
  )
}

function bookedIn({ id: bookingId, reference }: BookingRow): BookedByHand {
  return { bookingId, reference }
}

type Holding = { readonly holdId: string; readonly until: Date; readonly isOffer?: boolean }

/** Takes the nights until then at the price that was seen; what differs from the rules is noted with the step. */
export async function holdByHand(
  queries: Transaction,
  operator: Operator,
  asked: ByHand,
  { holdId, until, isOffer = false }: Holding,
  now: Date,
): Promise<Outcome<{ readonly priced: PricedByHand; readonly quoteId: string }, ByHandRefusal>> {
  const { contact, language, cameBy, note } = asked
  const priced = await priceAsSeen(queries, asked, now)
  if (!priced.ok) return priced
  const { computed, overruled, turnoverNights } = priced
  // An offer is taken as it is: its guest chooses no other extras.
  const quote = isOffer ? { ...priced.quote, bookingMode: 'enquiry' as const } : priced.quote
  const stored = quoteRow(quote, now, (until.getTime() - now.getTime()) as Milliseconds)
  const payload = {
    cameBy,
    computedMinor: computed.totalMinor,
    ...(asked.own && { agreedMinor: quote.totalMinor, reason: asked.own.reason }),
    ...(overruled.length > 0 && { overruled }),
  }
  const guest = { cameBy, contact, language }
  const byHand = { until, actorUserId: operator.id, payload, guest }
  const keeping = { holder: {}, holdId, network: null, quote, stored, mode: 'instant', turnoverNights, byHand } as const
  const held = await claimHold(queries, keeping, now)
  if (!held.ok) return held
  if (note !== '') {
    const noted = { id: randomUUID(), bookingId: holdId, authorUserId: operator.id, text: note, createdAt: now }
    await queries.insert(bookingNoteTable).values({ ...noted, formKey: `by-hand:${holdId}` })
  }
  return done({ priced, quoteId: stored.id })
}

/** The price with what the operator decides about it, if it is the one that they saw. */
export async function priceAsSeen(
  queries: Queries,
  asked: Pick<ByHand, 'stayId' | 'input' | 'overrules' | 'own' | 'seenTotalMinor'>,
  now: Date,
): Promise<Outcome<PricedByHand, ByHandRefusal>> {
  const priced = await priceByHand(queries, asked, now)
  if (!priced) return refused('stay-unknown')
  if (!priced.ok && priced.reason === 'not-offered') {
    const { verdicts } = priced
    const isTaken = verdicts.every(({ reason }) => reason === 'nights-taken' || reason === 'turnover')
    return refused(isTaken ? 'dates-taken' : 'not-offered')
  }
  if (!priced.ok) return priced
  return priced.quote.totalMinor === asked.seenTotalMinor ? priced : refused('price-changed')
}
