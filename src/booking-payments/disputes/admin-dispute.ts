// One dispute in the admin pages, in words.

import { type MoneyAdminRefusal, paymentRefusals } from '#bookings/record/payment-refusals.ts'
import type { DisputeState } from '#payments/port/dispute.ts'
import type { Money } from '#values/money.ts'
import type { EvidencePart } from './dispute-evidence.ts'
import type { MoneyInput } from './money-input.ts'

/** An answer that was not sent: to which dispute, what was typed, and what is wrong with that, if it is. */
export type DisputeTyped = {
  readonly dispute: string
  readonly evidence: string
  readonly fault: string | undefined
}

/** What the form of a dispute shows again; undefined for any other form about money. */
export function typedAboutDispute(
  input: Pick<MoneyInput, 'intent' | 'subject' | 'evidence'> | undefined,
  reason?: MoneyAdminRefusal,
): DisputeTyped | undefined {
  if (!input) return undefined
  const { intent, subject, evidence } = input
  if (intent !== 'contest-dispute' && intent !== 'accept-dispute') return undefined
  const isAboutText = reason === 'evidence-missing' || reason === 'evidence-too-long'
  return { dispute: subject, evidence, fault: reason && isAboutText ? paymentRefusals[reason] : undefined }
}

export type AdminDispute = {
  readonly id: string
  readonly bookingId: string
  readonly reference: string
  readonly stayName: string
  /** "€200 is disputed: product not received." */
  readonly what: string
  readonly state: DisputeState
  readonly amount: Money
  /** Until when it can be answered, in ISO 8601; null where the bank names no end. */
  readonly respondBy: string | null
  /** Where it stands, and until when it can be answered. */
  readonly standing: string
  readonly evidence: readonly EvidencePart[]
  /** The same as one text to be sent; undefined once it cannot be answered any more. */
  readonly answerable: string | undefined
}
