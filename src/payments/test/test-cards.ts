// The cards of the test provider: the number says how the bank behind it answers. No real card is among them.

import { type SentenceKey, sentence } from '#catalogue/sentence.ts'
import type { PaymentFault, TypedCard } from '#payments/port/provider.ts'

export type CardBehaviour =
  | 'succeeds'
  | 'declines'
  | 'no-funds'
  | 'second-step'
  | 'answers-late'
  | 'declines-late'
  | 'answers-twice'
  | 'answers-unordered'
  | 'refund-fails'
  | 'pays-once'
  | 'unreachable'
  | 'away-later'
  | 'disputed-won'
  | 'disputed-lost'
  | 'disputed-unheard'

type TestCard = { readonly number: string; readonly behaviour: CardBehaviour; readonly what: SentenceKey }

// biome-ignore format: a table, one row a card
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'succeeds',          what: 'payments.testSucceeds' },
  { number: '4000000000000002', behaviour: 'declines',          what: 'payments.testDeclines' },
  { number: '4000000000009995', behaviour: 'no-funds',          what: 'payments.testNoFunds' },
  { number: '4000000000003220', behaviour: 'second-step',       what: 'payments.testSecondStep' },
  { number: '4000000000000077', behaviour: 'answers-late',      what: 'payments.testAnswersLate' },
  { number: '4000000000000093', behaviour: 'declines-late',     what: 'payments.testDeclinesLate' },
  { number: '4000000000000259', behaviour: 'answers-twice',     what: 'payments.testAnswersTwice' },
  { number: '4000000000000341', behaviour: 'answers-unordered', what: 'payments.testAnswersUnordered' },
  { number: '4000000000005126', behaviour: 'refund-fails',      what: 'payments.testRefundFails' },
  { number: '4000000000009979', behaviour: 'pays-once',         what: 'payments.testPaysOnce' },
  { number: '4000000000000119', behaviour: 'unreachable',       what: 'payments.testUnreachable' },
  { number: '4000000000003063', behaviour: 'away-later',        what: 'payments.testAwayLater' },
  { number: '4000000000002685', behaviour: 'disputed-won',      what: 'payments.testDisputedWon' },
  { number: '4000000000001976', behaviour: 'disputed-lost',     what: 'payments.testDisputedLost' },
  { number: '4000000000006467', behaviour: 'disputed-unheard',  what: 'payments.testDisputedUnheard' },
]

/** The digits of a number as people type it. */
export function cardDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** The card of this number; undefined for every other one, so that no real card is ever used here. */
export function testCard(typed: string): TestCard | undefined {
  const digits = cardDigits(typed)
  return testCards.find(({ number }) => number === digits)
}

type CardField = 'number' | 'expiry' | 'cvc'

export type CardFaults = Readonly<Partial<Record<CardField, string>>>

/** What is wrong with a card as it was typed, before anybody is asked; `month` counts from year 0. */
export function cardFaults({ number, expiry, cvc }: TypedCard, month: number): CardFaults {
  const faults: Partial<Record<CardField, string>> = {}
  const digits = cardDigits(number)
  if (digits === '') faults.number = sentence('payments.numberMissing')
  else if (!/^\d{12,19}$/.test(digits)) faults.number = sentence('payments.numberWrong')
  const ends = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry)
  const endMonth = Number(ends?.[1])
  if (!ends || endMonth < 1 || endMonth > 12) faults.expiry = sentence('payments.expiryWrong')
  else if ((2000 + Number(ends[2])) * 12 + endMonth - 1 < month) faults.expiry = sentence('payments.cardRanOut')
  if (!/^\s*\d{3,4}\s*$/.test(cvc)) faults.cvc = sentence('payments.cvcWrong')
  return faults
}

export const declineOf: Readonly<Partial<Record<CardBehaviour, PaymentFault>>> = {
  declines: 'card-declined',
  'declines-late': 'card-declined',
  'no-funds': 'insufficient-funds',
}
