// Rates as text: units of a currency for one euro, kept in hundred-millionths.

const decimals = 8

/** "1.0823" and "1,0823" in hundred-millionths; undefined for what is not above zero, below a thousand million, or has more than eight decimals. */
export function parsePerEuro(text: string): bigint | undefined {
  const parts = /^(\d{1,9})(?:[.,](\d{1,8}))?$/.exec(text)
  if (!parts) return undefined
  const perEuro = BigInt(parts[1]! + (parts[2] ?? '').padEnd(decimals, '0'))
  return perEuro > 0n ? perEuro : undefined
}

/** "1.0823": what `parsePerEuro` reads, without needless zeros. */
export function perEuroText(perEuro: bigint): string {
  const digits = String(perEuro).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return `${digits.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`
}
