// The QR code that fills in a SEPA credit transfer in a bank's app: EPC069-12, version 002 of its format.

import { isIban } from '#values/iban.ts'

type SepaTransfer = {
  readonly holder: string
  /** Without blanks. */
  readonly iban: string
  /** Empty where none is known; within the European Economic Area a bank needs none. */
  readonly bic: string
  readonly currency: string
  readonly minor: number
  /** A creditor reference of ISO 11649. */
  readonly reference: string
}

/** Countries whose accounts a SEPA credit transfer reaches: the European Payments Council's list EPC409-09. */
// biome-ignore format: a table
const sepaCountries = new Set([
  'AD', 'AL', 'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR',
  'GB', 'GI', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MC', 'MD',
  'ME', 'MK', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'RS', 'SE', 'SI', 'SK', 'SM', 'VA',
])

/** The largest sum that the format holds, in cents. */
const mostMinor = 999_999_999_99

/** Undefined where no such code can be: another currency than the euro, nothing to pay, or an account that SEPA does not reach. */
export function epcCode({ holder, iban, bic, currency, minor, reference }: SepaTransfer): string | undefined {
  const isPayable = currency === 'EUR' && Number.isSafeInteger(minor) && minor > 0 && minor <= mostMinor
  const isReached = isIban(iban) && sepaCountries.has(iban.slice(0, 2))
  const name = holder.replaceAll(/\s+/g, ' ').trim()
  if (!isPayable || !isReached || name === '' || [...name].length > 70) return undefined
  const amount = `EUR${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
  // Version, characters (1 is UTF-8), kind; the purpose stays empty, and so do, behind it, the free text and the note.
  return ['BCD', '002', '1', 'SCT', bic, name, iban, amount, '', reference].join('\n')
}
