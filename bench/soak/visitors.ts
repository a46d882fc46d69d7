// People who look: pages in every language and in a currency of their own, searches by page and by program, prices of a visit.

import { languageCodes } from '#catalogue/languages.ts'
import { daysAhead } from '#tests/support/some-homes.ts'
import type { Asking } from './asking.ts'

export function anyOf<Value>(values: readonly Value[]): Value {
  return values[Math.floor(Math.random() * values.length)]!
}

export function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1))
}

/** Two to four nights of the next one and a half years, as `2031-05-04`. */
export function someDates(): { readonly in: string; readonly out: string } {
  const first = between(3, 500)
  return { in: daysAhead(first), out: daysAhead(first + between(2, 4)) }
}

/** West, south, east and north of parts of the map that have homes of the large world. */
export const boxes = ['9,42,12,45', '-9,36,-6,42', '5,43,16,48', '-180,-60,180,75']
const currencies = ['EUR', 'USD', 'GBP', 'JPY']

function inSomeLanguage(path: string): string {
  const language = anyOf(languageCodes)
  return language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
}

/** A page, which must have come whole. */
async function readPage(asking: Asking, kind: string, path: string): Promise<void> {
  const headers = {
    accept: 'text/html',
    ...(Math.random() < 0.3 && { cookie: `casita_currency=${anyOf(currencies)}` }),
  }
  const { text } = await asking.ask({ kind, path, headers })
  if (!text.trimEnd().endsWith('</html>')) asking.fault(kind, `${path} ends with ${text.slice(-60)}`)
}

export const readAPage = (asking: Asking, slugs: readonly string[]): Promise<void> =>
  readPage(asking, 'pages', inSomeLanguage(anyOf(['/', '/stays', '/privacy', `/stays/${anyOf(slugs)}`])))

export async function search(asking: Asking): Promise<void> {
  const query = new URLSearchParams({ ...someDates(), adults: String(between(1, 4)), bbox: anyOf(boxes) })
  if (Math.random() < 0.5) return readPage(asking, 'searches by page', inSomeLanguage(`/stays?${query}`))
  await asking.ask({ kind: 'searches by program', path: `/api/stays?${query}` })
}

export async function askForAPrice(asking: Asking, slugs: readonly string[]): Promise<void> {
  const { in: checkIn, out: checkOut } = someDates()
  const body = { stay: anyOf(slugs), checkIn, checkOut, party: { adults: between(1, 2) } }
  // 422 and 409: those nights are taken, or the home's rules forbid them.
  await asking.ask({ kind: 'quotes', path: '/api/quotes', body, alsoFine: [409, 422] })
}
