// Parses the payment fields: the method, and a card that goes to its provider only.

import type { PaymentMethod } from '#payments/port/payment.ts'
import type { TypedCard } from '#payments/port/provider.ts'
import { type CardFaults, cardFaults } from '#payments/test/test-cards.ts'

type PayInput = {
  readonly way?: PaymentMethod
  readonly card?: TypedCard
  /** The guest ticked that this card pays the later parts too. */
  readonly paysLater?: boolean
}

type ParsedPayInput =
  | { readonly ok: true; readonly pay: PayInput }
  | { readonly ok: false; readonly way: PaymentMethod; readonly faults: CardFaults }

const ways: readonly string[] = ['test-card', 'bank-transfer', 'property'] satisfies PaymentMethod[]

/** `at` decides whether a card has run out. A form without a way leaves the choice to the site. */
export function parsePayInput(form: FormData, at: Date): ParsedPayInput {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, 40) : ''
  }
  const way = text('way')
  if (!ways.includes(way)) return { ok: true, pay: {} }
  if (way !== 'test-card') return { ok: true, pay: { way: way as PaymentMethod } }
  const card = { number: text('card-number'), expiry: text('card-expiry'), cvc: text('card-cvc') }
  const faults = cardFaults(card, at.getUTCFullYear() * 12 + at.getUTCMonth())
  return Object.keys(faults).length > 0
    ? { ok: false, way, faults }
    : { ok: true, pay: { way, card, paysLater: isAgreed(form) } }
}

/** Whether the box was ticked with which a guest lets the card pay later parts. */
export function isAgreed(form: FormData): boolean {
  return form.get('pays-later') === 'yes'
}

/** The way that was chosen, to be shown as chosen again. */
export function chosenPaymentMethod(form: FormData): PaymentMethod | undefined {
  const way = form.get('way')
  return typeof way === 'string' && ways.includes(way) ? (way as PaymentMethod) : undefined
}
