// What children pay at a home and whether they count, in sentences for guests; none where the age bands of the site hold.

import { sentence } from '#catalogue/sentence.ts'
import { adultsFrom, type ChildBand, codeOfAges } from '#offers/terms/child-bands.ts'
import { adultFromAge } from '#offers/terms/party.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { money, sayMoney } from '#values/money.ts'

/** One for each band, and one for whoever is an adult there before that is so elsewhere. */
export function sayChildTerms({ children, plans, capacity, currency }: StayOffer, locale: string): string[] {
  const [{ extraGuestNightlyMinor, includedGuests: guests }] = plans
  const from = adultsFrom(children)
  if (from === undefined) return []
  const priceOf = (code: string) => {
    const minor = extraGuestNightlyMinor[code] ?? 0
    return minor === 0 || guests >= capacity.maxGuests ? undefined : sayMoney(money(minor, currency), locale)
  }
  const said = children.map(band =>
    sayBand(band, { most: capacity.maxInfantsExtra, guests, price: priceOf(codeOfAges(band)) }),
  )
  const adults = Object.keys(extraGuestNightlyMinor).find(code => !code.startsWith('from'))
  const adultPrice = adults && priceOf(adults)
  if (adultPrice) return [...said, sentence('quotes.adultPays', { from, price: adultPrice, guests })]
  return from < adultFromAge ? [...said, sentence('quotes.adultFrom', { from })] : said
}

type Terms = { readonly most: number; readonly guests: number; readonly price: string | undefined }

function sayBand({ fromAge: from, toAge: to, counts }: ChildBand, { most, guests, price }: Terms): string {
  const ages = { same: from === to ? 'yes' : 'no', from, to }
  if (!counts && most > 0) return sentence('quotes.childUncounted', { ...ages, most })
  return price ? sentence('quotes.childPays', { ...ages, price, guests }) : sentence('quotes.childFree', ages)
}
