// What an example of a call is made of: what it sends, about which home, and under which key.

import type { ContentContract, Sent } from '#api/content/content-contract.ts'
import type { ContentCall } from '#api/content/contract/content-addresses.ts'

export type Part = 'path' | 'query' | 'headers' | 'body'

type CallExample<Call extends ContentCall> = {
  readonly [Name in Part as ContentContract[Call] extends { readonly [Key in Name]: unknown } ? Name : never]?: Sent<
    Call,
    Name
  >
}

export type CallExamples = { readonly [Call in ContentCall]: CallExample<Call> }

/** A home of this site, and days that are not over. */
export type ExampleVisit = { readonly slug: string; readonly checkIn: string; readonly checkOut: string }

/** One for each command, as whoever copies the example must have one. */
export function exampleKey(call: ContentCall) {
  return { 'idempotency-key': `a-key-of-my-own-for-${call}` }
}
