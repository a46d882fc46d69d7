// Settings of payments that contradict each other, or would let people book without paying.

type Parsed = Readonly<Record<string, unknown>>

/** One sentence per fault of the parsed settings, naming them and never their values. */
export function paymentFaults(parsed: Parsed): string[] {
  const faults: string[] = []
  const ways = (parsed.PAYMENT_WAYS ?? []) as readonly string[]
  if (parsed.NODE_ENV === 'production' && ways.includes('test-card') && parsed.TRY_OUT !== true)
    faults.push(
      'PAYMENT_WAYS must not have test-card in production: whoever types a test card books without paying. If the site is only tried out, set TRY_OUT=on; every page then says so.',
    )
  if (ways.includes('card') && parsed.STRIPE_SECRET_KEY === undefined)
    faults.push('PAYMENT_WAYS has card, and STRIPE_SECRET_KEY is missing.')
  const modes = [parsed.STRIPE_SECRET_KEY, parsed.STRIPE_PUBLISHABLE_KEY].map(keyMode)
  if (modes[0] && modes[1] && modes[0] !== modes[1])
    faults.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys, or both be live keys.')
  // Another program on this machine must never stand between guests and real money, nor draw the fields for their cards.
  if (parsed.STRIPE_API !== undefined && modes.includes('live'))
    faults.push('STRIPE_API must not be set with live keys: it is for a stand-in that takes no money.')
  return faults
}

/** What a key of Stripe is for; undefined for what is none. */
export function keyMode(key: unknown): 'test' | 'live' | undefined {
  return /_(test|live)_/.exec(String(key))?.[1] as 'test' | 'live' | undefined
}
