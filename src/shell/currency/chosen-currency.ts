// Which currency a visitor chose, and which they probably pay in, from what their browser says.

import { cookieNamed, writeCookie } from '#platform/cookie.ts'
import { type Currency, parseCurrency } from '#values/money.ts'
import { rangesByWeight } from './ranges-by-weight.ts'

const cookieName = 'casita_currency'

const yearSeconds = 365 * 24 * 60 * 60

/** `Set-Cookie` that remembers the choice. */
export function currencyCookie(code: Currency, secure: boolean): string {
  return writeCookie(cookieName, code, { maxAgeSeconds: yearSeconds, sameSite: 'Lax', secure })
}

/** What somebody chose; whether there is a rate for it is asked elsewhere. */
export function chosenCurrency(cookie: string | null): Currency | undefined {
  return parseCurrency(cookieNamed(cookieName, cookie) ?? '')
}

/** The region that the browser names first ("CH" of de-CH), else that of the page's own locale; undefined for neither. */
export function regionOf(acceptLanguage: string | null, locale: string): string | undefined {
  return [...rangesByWeight(acceptLanguage ?? ''), locale].map(regionOfRange).find(region => region !== undefined)
}

/** RFC 5646: language, then perhaps a script of four letters, then the region. */
function regionOfRange(range: string): string | undefined {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(range)?.[1]?.toUpperCase()
}

/** The page's own address, in which the limits of a price may be meant in another currency than the one now chosen. */
export function withoutPriceLimits(path: string): string {
  const [before = '', query] = path.split('?')
  if (query === undefined) return path
  const kept = new URLSearchParams(query)
  for (const name of ['money', 'least', 'most']) kept.delete(name)
  return kept.size === 0 ? before : `${before}?${kept}`
}
