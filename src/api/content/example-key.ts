// The keys in the examples of the page for people: one for each command, as whoever copies them must have.

import type { ContentCall } from '#api/content/contract/content-addresses.ts'

export function exampleKey(call: ContentCall) {
  return { 'idempotency-key': `a-key-of-my-own-for-${call}` }
}
