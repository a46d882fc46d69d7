// How many decimals the sums of a currency have on the wire.

// https://docs.stripe.com/currencies. A list of the bank's own, so that a fault in the adapter's does not repeat itself here.
const withoutDecimals = [
  ...['bif', 'clp', 'djf', 'gnf', 'jpy', 'kmf', 'krw', 'mga', 'pyg', 'rwf', 'vnd', 'vuv', 'xaf', 'xof', 'xpf'],
]
const withThree = ['bhd', 'jod', 'kwd', 'omr', 'tnd']

/** `code` in small letters, as on the wire. */
export function decimalsOf(code: string): number {
  if (withoutDecimals.includes(code)) return 0
  return withThree.includes(code) ? 3 : 2
}
