// What the payment fields show: the methods, and what each asks for and when.

import type { PaymentMethod } from '#payments/port/payment.ts'

export type PaymentMethodView = {
  readonly way: PaymentMethod
  readonly label: string
  /** What is due when on this way. */
  readonly sentences: readonly string[]
  /** The parts that this way could pay later by itself, if the guest agrees; offered at the checkout only. */
  readonly later?: string | undefined
}

export type PayView = {
  readonly ways: readonly PaymentMethodView[]
  readonly chosen: PaymentMethod | undefined
  /** Whether the guest ticked that the card pays later parts, in the form that comes back. */
  readonly agreed?: boolean | undefined
  /** Why the last try failed. */
  readonly fault: string | undefined
}
