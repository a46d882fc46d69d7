// The taxes of a place in words.

import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import { requireCalendarDay, sayDay } from '#values/calendar-day.ts'
import { listFormat } from '#values/formats.ts'
import { type Currency, money, sayMoney } from '#values/money.ts'
import type { EnteredTax } from './tax-input.ts'
import { taxedParts, taxedPartWords } from './tax-kinds.ts'

const sums = {
  per_guest_night: 'rates.sumGuestNight',
  per_night: 'rates.sumNight',
  per_stay: 'rates.sumVisit',
} as const satisfies Readonly<Record<string, SentenceKey>>

/** `€4 per guest and night, under 13 exempt, for the first 7 nights, paid at the home`. */
export function sayTax(tax: EnteredTax, currency: Currency | undefined, locale: string): string {
  const { exemptBelow, mostNights, exemptFrom, first, last } = tax
  const day = (written: string) => sayDay(requireCalendarDay(written), locale, { dateStyle: 'medium' })
  const parts = [
    sayRate(tax, currency, locale),
    tax.inclusive && sentence('terms.within'),
    exemptBelow !== undefined && sentence('terms.sayExemptBelow', { age: exemptBelow }),
    mostNights !== undefined && sentence('terms.sayMostNights', { nights: mostNights }),
    exemptFrom !== undefined && sentence('terms.sayExemptFrom', { nights: exemptFrom }),
    tax.collectedBy === 'property' && sentence('terms.atTheHome'),
    first !== undefined && sentence('terms.sayFirst', { day: day(first) }),
    last !== undefined && sentence('terms.sayLast', { day: day(last) }),
  ]
  return listFormat(locale, { type: 'unit' }).format(parts.filter(part => part !== false))
}

function sayRate(tax: EnteredTax, currency: Currency | undefined, locale: string): string {
  const say = (minor: number) => (currency ? sayMoney(money(minor, currency), locale) : String(minor))
  if (tax.taxKind === 'percent') {
    if (tax.percent === undefined) return sentence('terms.noRate')
    const parts = taxedParts.filter(part => tax.on.includes(part)).map(part => taxedPartWords[part]())
    const of = listFormat(locale, {}).format(parts)
    const rate = tax.onNet
      ? sentence('terms.percentOfNet', { percent: tax.percent, of })
      : sentence('terms.percentOf', { percent: tax.percent, of })
    if (tax.capMinor === undefined) return rate
    return sentence('terms.capped', { rate, sum: say(tax.capMinor) })
  }
  const byBand = tax.byBand.map(({ band, minor }) =>
    sentence('rates.bandSum', { band: sentence('rates.bandName', { code: band }), sum: say(minor) }),
  )
  if (tax.amount === undefined && byBand.length === 0) return sentence('terms.noRate')
  const sum = byBand.length > 0 ? listFormat(locale, { type: 'unit' }).format(byBand) : say(tax.amount ?? 0)
  return sentenceBy(sums[tax.taxKind], { sum })
}
