// The cards of the made-up bank: the number says how each behaves. No real card is among them.

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

type TestCard = { readonly number: string; readonly behaviour: CardBehaviour; readonly what: string }

// biome-ignore format: a table, one row a card
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'succeeds',          what: 'succeeds' },
  { number: '4000000000000002', behaviour: 'declines',          what: 'is declined' },
  { number: '4000000000009995', behaviour: 'no-funds',          what: 'has insufficient funds' },
  { number: '4000000000003220', behaviour: 'second-step',       what: 'asks for confirmation' },
  { number: '4000000000000077', behaviour: 'answers-late',      what: 'succeeds after twenty seconds' },
  { number: '4000000000000093', behaviour: 'declines-late',     what: 'is declined after twenty seconds' },
  { number: '4000000000000259', behaviour: 'answers-twice',     what: 'succeeds and reports it three times' },
  { number: '4000000000000341', behaviour: 'answers-unordered', what: 'succeeds and reports it out of order' },
  { number: '4000000000005126', behaviour: 'refund-fails',      what: 'succeeds; the first refund fails' },
  { number: '4000000000009979', behaviour: 'pays-once',         what: 'succeeds; is declined when charged later without you' },
  { number: '4000000000000119', behaviour: 'unreachable',       what: 'the bank of this card can’t be reached' },
  { number: '4000000000003063', behaviour: 'away-later',        what: 'succeeds; charged later without you, the bank can’t be reached for twenty minutes' },
  { number: '4000000000002685', behaviour: 'disputed-won',      what: 'succeeds and is disputed a minute later; contesting it wins' },
  { number: '4000000000001976', behaviour: 'disputed-lost',     what: 'succeeds and is disputed a minute later; contesting it loses' },
  { number: '4000000000006467', behaviour: 'disputed-unheard',  what: 'succeeds and is disputed a minute later; nobody at the bank hears our side' },
]

/** The card of a number as people type it; undefined for every other one, so that no real card is ever used here. */
export function testCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return testCards.find(({ number }) => number === digits)
}

export function numberOf(behaviour: CardBehaviour): string {
  return testCards.find(card => card.behaviour === behaviour)!.number
}

/** Stripe's names for saved test cards, as far as a card of ours behaves like theirs. */
// biome-ignore format: a table, one row a name
const tokens: Readonly<Record<string, CardBehaviour>> = {
  pm_card_visa:                              'succeeds',
  pm_card_visa_chargeDeclined:               'declines',
  pm_card_chargeDeclined:                    'declines',
  pm_card_visa_chargeDeclinedInsufficientFunds: 'no-funds',
  pm_card_authenticationRequired:            'second-step',
  pm_card_authenticationRequiredOnSetup:     'second-step',
  pm_card_createDispute:                     'disputed-won',
  pm_card_refundFail:                        'refund-fails',
}

export function behaviourOfToken(token: string): CardBehaviour | undefined {
  return Object.hasOwn(tokens, token) ? tokens[token] : undefined
}
