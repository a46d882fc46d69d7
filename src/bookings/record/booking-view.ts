// What a guest may see of a booking: in a list, and in full.

import type { Quote } from '#offers/quote/quote.ts'
import type { Payment } from '#offers/refunds/refund-allocation.ts'
import type { Party } from '#offers/terms/party.ts'
import type { RefundTerms } from '#offers/terms/refund-terms.ts'
import type { BookingMode } from '#offers/terms/stay-offer.ts'
import type { Photo } from '#stays/photos/photo.ts'
import type { Money } from '#values/money.ts'
import type { NightRange } from '#values/night-range.ts'
import type { BookingActor, BookingCommand, BookingState } from './booking.ts'
import type { Contact, Staying } from './contact.ts'
import type { ExactAddress } from './exact-address.ts'
import type { PaymentPlan } from './payment-plan.ts'

/** The home as a booking shows it. */
export type BookedStay = {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly region: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The last part of its page's address, while it has a page. */
  readonly slug: string | null
  readonly photo: Photo | null
  readonly checkInFrom: string
  readonly checkInUntil: string | null
  readonly checkOutUntil: string
}

export type BookingInBrief = {
  readonly id: string
  readonly reference: string
  readonly stay: BookedStay
  /** As of the moment it was read: a hold whose time is over is expired. */
  readonly state: BookingState
  readonly nights: NightRange
  readonly party: Party
  readonly total: Money
  readonly timeZone: string
}

export type BookingEventSeen = {
  readonly seq: number
  readonly command: BookingCommand
  readonly to: BookingState
  readonly actor: BookingActor
  readonly payload: Readonly<Record<string, unknown>>
  /** The word of whoever gave the command. */
  readonly reason: string | null
  readonly at: Date
}

/** What became of a booking's money or deposit, in its timeline though it is no step of the booking. */
export type TimelineStep = { readonly key: string; readonly what: string; readonly time: Date }

export type BookingDetails = BookingInBrief & {
  readonly version: number
  readonly quoteId: string
  readonly quote: Quote
  /** Null until it was agreed to. */
  readonly refundTerms: RefundTerms | null
  readonly contact: Contact | null
  /** Undefined unless its guest asks and is told. */
  readonly address?: ExactAddress | undefined
  /** Who comes, when it is not the one who booked. */
  readonly staying: Staying | null
  /** The names of who comes along, as far as they were told. */
  readonly companions: readonly string[]
  /** Whether its mails cannot tell anything yet: the address was only typed. */
  readonly isUnproved: boolean
  /** Whether it belongs to an account, and not to a proved address. */
  readonly hasAccount: boolean
  readonly notes: string
  readonly holdExpiresAt: Date | null
  readonly requestExpiresAt: Date | null
  /** Whether it is confirmed at once, or waits for an answer. */
  readonly mode: BookingMode
  readonly confirmedAt: Date | null
  /** How it is paid, once that was agreed. */
  readonly paymentPlan: PaymentPlan | null
  /** What was paid so far, as a refund is taken from it. */
  readonly payments: readonly Payment[]
  readonly cancelledAt: Date | null
  readonly cancelledBy: BookingActor | null
  /** In the order in which they happened. */
  readonly events: readonly BookingEventSeen[]
}
