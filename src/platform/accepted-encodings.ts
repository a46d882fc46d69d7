// How an answer may be packed for whoever asks, by what their program says it unpacks.

export type PackedEncoding = 'br' | 'gzip'

/** The better one first, each where it is accepted at all. */
const encodings: readonly (readonly [name: PackedEncoding, accepted: RegExp])[] = [
  ['br', /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/],
]

/** By the `Accept-Encoding` that was sent; undefined where neither is accepted. */
export function encodingFor(sent: string | undefined): PackedEncoding | undefined {
  return encodings.find(([, accepted]) => accepted.test(sent ?? ''))?.[0]
}
