// Classifies an event by its summary: sold, merely closed, or unknown.

import type { ChannelProvider } from './channel-provider.ts'

/** `unknown` counts as sold: a night too many closed is put right sooner than a night sold twice. */
export type SummaryClass = 'reserved' | 'unavailable' | 'unknown'

/** An `echo` is what a site closed because we had told it that the nights are taken. */
export type EventClass = SummaryClass | 'echo'

type Words = { readonly reserved: RegExp; readonly unavailable: RegExp }

const never = /(?!)/

// Booking.com writes the same words over what it sold and what it keeps closed; a Google calendar has its owner's words.
const wordsOf: Readonly<Record<ChannelProvider, Words>> = {
  airbnb: { reserved: /^reserved\b/i, unavailable: /\bnot available\b/i },
  vrbo: { reserved: /^reserved\b/i, unavailable: /^(blocked|unavailable)\b/i },
  booking: { reserved: never, unavailable: never },
  google: { reserved: never, unavailable: never },
  generic: {
    reserved: /^(reserved|booked|booking)\b/i,
    unavailable: /^(blocked|unavailable|not available|closed)\b/i,
  },
}

export function summaryClass(provider: ChannelProvider, summary: string): SummaryClass {
  const { reserved, unavailable } = wordsOf[provider]
  const text = summary.trim()
  if (unavailable.test(text)) return 'unavailable'
  return reserved.test(text) ? 'reserved' : 'unknown'
}
