// The port to whoever moves money. No card number passes it: payers type theirs on a page of the provider's.

import { type SentenceKey, sentenceBy } from '#catalogue/sentence.ts'
import type { Currency, Money } from '#values/money.ts'
import type { DisputeState } from './dispute.ts'
import type { CaptureMode, PaymentState } from './payment.ts'

export type ProviderName = 'manual' | 'test' | 'stripe'

/** A payment as its provider knows it at this moment: the only truth about whether money moved. */
export type ProviderIntent = {
  /** The provider's name of it. It may change once, when the payer has paid; either name finds it. */
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
  /** What the payer does next; null when nothing is wanted of them. */
  readonly next: NextStep | null
}

/** A page of the provider's to go to, its element for a page of ours, or what the operator wrote about transfers. */
export type NextStep =
  | { readonly kind: 'page'; readonly address: string }
  | ({ readonly kind: 'element' } & PaymentElement)
  | { readonly kind: 'instructions' }

/** What the provider's own script draws its fields with. */
export type PaymentElement = {
  readonly script: string
  readonly publishableKey: string
  readonly clientSecret: string
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

/** Money that the provider sent to the operator's bank, and what of its own list adds up to it. */
export type ProviderPayout = {
  readonly ref: string
  readonly currency: Currency
  readonly minor: number
  /** What the moves in it come to, fees taken off. */
  readonly movesMinor: number
  readonly failed: boolean
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
  /** Our name of the payment; the provider says it in its events and lists. */
  readonly paymentId: string
  readonly amount: Money
  readonly capture: CaptureMode
  /** What the provider's people see of it. */
  readonly reference: string
  /** When it was begun here: the page ends `payPageLasts` after. */
  readonly begunAt: Date
  /** Null when a saved card pays, in its owner's absence. */
  readonly page: PayerPage | null
  /** The payer agrees that this card is used once more while they are not there: see `SavedCards`. */
  readonly keepsCard?: boolean
}

/** What the page for the payer says, and where it leads back to. */
export type PayerPage = {
  /** The address of this site in the language of the payer, such as `https://example.com/de`. */
  readonly site: string
  readonly title: string
  /** A tag such as 'de'. */
  readonly language: string
  readonly email: string | null
  /** The payer's browser runs no script: only a page of the provider's serves them. */
  readonly withoutScript?: boolean
}

/** Cards of earlier payments whose payers agreed to that; nobody is there to answer a second step. */
type SavedCards = {
  /**
   * Charges the card that the payment `keptBy` saved, once for this intent. What only its owner could answer fails with
   * 'payer-needed', and a card that was never saved, or was forgotten, with 'card-unknown'.
   */
  readonly charge: (ref: string, keptBy: string) => Promise<ProviderIntent>
  /** Forgets the card that this payment saved: no payment can be made with it any more. */
  readonly forget: (keptBy: string) => Promise<void>
}

/** Every call may be repeated; each answers the object as it then stands. Throws `ProviderDown` when it does not answer. */
export type PaymentProvider = {
  readonly name: ProviderName
  /** Whether it can reserve money without taking it, as requests need. */
  readonly reserves: boolean
  /** One that cannot be made, as its sum or its time does not suit the provider, has ended already in the answer. */
  readonly createIntent: (wanted: NewIntent) => Promise<ProviderIntent>
  /** Undefined for a provider without cards. */
  readonly savedCards?: SavedCards
  /** Captures what was reserved, all of it by default. */
  readonly captureIntent: (ref: string, minor?: number) => Promise<ProviderIntent>
  /** Releases what was not captured; what was captured stays captured. Nobody can pay it any more. */
  readonly cancelIntent: (ref: string) => Promise<ProviderIntent>
  readonly fetchIntent: (ref: string) => Promise<ProviderIntent>
  readonly refund: (ref: string, wanted: { readonly key: string; readonly minor: number }) => Promise<ProviderRefund>
  readonly fetchRefund: (ref: string) => Promise<ProviderRefund>
  /** Every payment that brought money and every refund that went out or came back, in the order of the period. */
  readonly listMoves: (period: Period) => Promise<readonly ProviderMove[]>
  /** What was sent on to the operator's own account in the period; undefined where nothing is kept in between. */
  readonly listPayouts?: (period: Period) => Promise<readonly ProviderPayout[]>
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
  /** Our own name of the payment, where the event says one. */
  readonly paymentId: string | null
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
