// Age bands in words: those of the site by their names, those of a home by their ages.

import { sentence } from '#catalogue/sentence.ts'
import { agesOfCode } from '#offers/terms/child-bands.ts'
import type { AgeBand } from '#offers/terms/party.ts'

/** `Children, aged 2 to 12`, or `Aged 3 to 12`. */
export function sayBand(band: AgeBand, bands: readonly AgeBand[]): string {
  const next = bands[bands.indexOf(band) + 1]
  const ages = { from: band.fromAge, to: next ? next.fromAge - 1 : band.fromAge }
  if (isByAge(band.code)) return next ? sayAges(ages) : sentence('ages.from', ages)
  const name = sentence('rates.bandName', { code: band.code })
  return next ? sentence('rates.band', { name, ...ages }) : sentence('rates.bandOpen', { name, ...ages })
}

/** `Children`, or `Aged 3 to 12`. */
export function sayBandShort(band: AgeBand, bands: readonly AgeBand[]): string {
  return isByAge(band.code) ? sayBand(band, bands) : sentence('rates.bandName', { code: band.code })
}

/** The band of an extra guest, by the label of its price line. */
export function sayBandOfLine(label: string): string {
  const ages = agesOfCode(label)
  if (!ages) return sentence('rates.bandName', { code: label })
  return sayAges({ from: ages.fromAge, to: ages.toAge })
}

const sayAges = ({ from, to }: { readonly from: number; readonly to: number }) =>
  sentence('ages.fromTo', { same: from === to ? 'yes' : 'no', from, to })

const isByAge = (code: string) => /^from\d+$/.test(code)
