// The port to whoever moves money: what Casita asks of a provider, in the shape of Stripe's PaymentIntents.

import { type SentenceKey, sentenceBy } from '#catalogue/sentence.ts'
import type { Currency, Money } from '#values/money.ts'
import type { DisputeState } from './dispute.ts'
import type { CaptureMode, PaymentState } from './payment.ts'

export type ProviderName = 'manual' | 'test'

/** A payment as its provider knows it at this moment: the only truth about whether money moved. */
export type ProviderIntent = {
  readonly ref: string
  readonly state: PaymentState
  readonly amountMinor: number
  readonly currency: Currency
  /** The total so far. */
  readonly capturedMinor: number
  /** What the provider keeps of it, and does not give back with a refund. */
  readonly feeMinor: number
  readonly cardLast4: string | null
  /** Until when what is reserved can be taken. */
  readonly authorisedUntil: Date | null
  readonly error: PaymentFault | null
  /** Where the payer has to go for a second step, if one is asked for. */
  readonly nextStep: string | null
}

export type PaymentFault =
  | 'card-declined'
  | 'insufficient-funds'
  | 'card-unknown'
  | 'step-refused'
  | 'payer-needed'
  | 'authorisation-expired'
  | 'not-supported'

export type ProviderRefund = {
  readonly ref: string
  readonly state: 'created' | 'succeeded' | 'failed'
  readonly minor: number
  readonly error: string | null
}

/** Money that moved, as its provider lists it: a payment's total so far, or a refund that went out. */
export type ProviderMove = {
  readonly kind: 'payment' | 'refund'
  readonly ref: string
  readonly minor: number
  readonly currency: Currency
  /** When it was last changed there. */
  readonly at: Date
}

/** From `from` until just before `until`. */
export type Period = { readonly from: Date; readonly until: Date }

/** A payer had their bank take a payment back; the bank asks for our side, and decides. */
export type ProviderDispute = {
  readonly ref: string
  readonly intentRef: string
  readonly state: DisputeState
  readonly minor: number
  readonly currency: Currency
  /** What the provider takes for it, whatever its end. */
  readonly feeMinor: number
  /** The bank's own word for why. */
  readonly reason: string
  /** Until when it can be answered; without an answer it is lost. */
  readonly respondBy: Date | null
}

export type NewIntent = {
  /** The same key always answers the same intent: see `paymentKey`. */
  readonly key: string
  readonly amount: Money
  readonly capture: CaptureMode
  /** What the payer's bank shows. */
  readonly reference: string
  /** A path of the site, where a second step ends. */
  readonly returnTo: string
  /** The payer agrees that this card is used once more while they are not there: `SavedCard`. */
  readonly keepsCard?: boolean
}

/** A card as it was typed. It goes to its provider and nowhere else: no table, no log, no page. */
export type TypedCard = { readonly number: string; readonly expiry: string; readonly cvc: string }

/** The card of an earlier payment whose payer agreed to that; nobody is there to answer a second step. */
export type SavedCard = { readonly keptBy: string }

/** Every call may be repeated; each answers the object as it then stands. Throws `ProviderDown` when it does not answer. */
export type PaymentProvider = {
  readonly name: ProviderName
  /** Whether it can reserve money without taking it, as requests need. */
  readonly reserves: boolean
  readonly createIntent: (wanted: NewIntent) => Promise<ProviderIntent>
  /**
   * The payer pays. Once confirmed, a second time changes nothing. A saved card pays in the payer's absence: what
   * only they could answer fails with 'payer-needed', and so does a card that was never kept with 'card-unknown'.
   */
  readonly confirmIntent: (ref: string, card?: TypedCard | SavedCard) => Promise<ProviderIntent>
  /** Forgets the card that this payment saved: no payment can be made with it any more. */
  readonly forgetCard: (ref: string) => Promise<void>
  /** Captures what was reserved, all of it by default. */
  readonly captureIntent: (ref: string, minor?: number) => Promise<ProviderIntent>
  /** Releases what was not captured; what was captured stays captured. */
  readonly cancelIntent: (ref: string) => Promise<ProviderIntent>
  readonly fetchIntent: (ref: string) => Promise<ProviderIntent>
  readonly refund: (ref: string, wanted: { readonly key: string; readonly minor: number }) => Promise<ProviderRefund>
  readonly fetchRefund: (ref: string) => Promise<ProviderRefund>
  /** Every payment that brought money and every refund that went out, as far as it was changed in the period. */
  readonly listMoves: (period: Period) => Promise<readonly ProviderMove[]>
  /** Every dispute about the payment, as it stands; empty for a provider whose payers cannot dispute. */
  readonly disputesOf: (ref: string) => Promise<readonly ProviderDispute[]>
  /** Our side of it, once: what was sent first counts. Throws for a dispute that this provider does not know. */
  readonly contestDispute: (disputeRef: string, evidence: string) => Promise<ProviderDispute>
  /** Gives in: it is lost. */
  readonly acceptDispute: (disputeRef: string) => Promise<ProviderDispute>
  /** Reads what came over HTTP in this provider's name; undefined for a provider that never calls. */
  readonly readEvent?: (sent: SentEvent) => ReadEvent
}

/** What a provider says happened. Only which object it is about is believed; the object itself is asked for. */
export type ProviderNote = {
  readonly provider: ProviderName
  readonly eventId: string
  readonly objectRef: string
  readonly payload: string
}

/** An event as it came over HTTP, byte for byte: a signature is over bytes. */
export type SentEvent = {
  readonly body: Buffer
  readonly headers: Headers
  /** The secrets shared with this provider: the one in use, and while it is exchanged the one before. */
  readonly secrets: readonly string[]
  readonly now: Date
}

/** `other`: signed, and of a kind that means nothing here. */
export type ReadEvent =
  | { readonly kind: 'note'; readonly note: ProviderNote }
  | { readonly kind: 'other'; readonly eventId: string }
  | { readonly kind: 'refused'; readonly because: EventFault }

export type EventFault = 'unsigned' | 'wrong-signature' | 'too-old' | 'unreadable'

export class ProviderDown extends Error {
  override readonly name = 'ProviderDown'
}

const faultKeys: Readonly<Record<string, SentenceKey>> = {
  'card-declined': 'payments.cardDeclined',
  'insufficient-funds': 'payments.insufficientFunds',
  'card-unknown': 'payments.cardUnknown',
  'step-refused': 'payments.stepRefused',
  'payer-needed': 'payments.payerNeeded',
  'authorisation-expired': 'payments.authorisationExpired',
  'not-supported': 'payments.notSupported',
} satisfies Readonly<Record<PaymentFault, SentenceKey>>

/** What a payer reads about a failed attempt. */
export function sayPaymentFault(fault: string | null): string {
  return sentenceBy(faultKeys[fault ?? ''] ?? 'payments.cardDeclined')
}
