// Which language a visitor chose, and which they might rather read, from what their browser says.

import type { Language } from '#catalogue/languages.ts'
import { cookieNamed, writeCookie } from '#platform/cookie.ts'
import { rangesByWeight } from '#shell/currency/ranges-by-weight.ts'

const cookieName = 'casita_language'

const yearSeconds = 365 * 24 * 60 * 60

/** `Set-Cookie` that remembers the choice. */
export function languageCookie(code: string, secure: boolean): string {
  return writeCookie(cookieName, code, { maxAgeSeconds: yearSeconds, sameSite: 'Lax', secure })
}

type Headers = { readonly cookie: string | null; readonly acceptLanguage: string | null }

/** What somebody chose, if it is a language of the site. */
export function chosenLanguage(cookie: string | null, languages: readonly Language[]): Language | undefined {
  const chosen = cookieNamed(cookieName, cookie)
  return languages.find(({ code }) => code === chosen)
}

/** Undefined where they read `current` gladly, as far as we know. */
export function suggestedLanguage(
  { cookie, acceptLanguage }: Headers,
  languages: readonly Language[],
  current: Language,
): Language | undefined {
  const wanted = chosenLanguage(cookie, languages) ?? preferred(acceptLanguage ?? '', languages)
  return wanted?.code === current.code ? undefined : wanted
}

/** A region counts as its language. */
function preferred(header: string, languages: readonly Language[]): Language | undefined {
  for (const range of rangesByWeight(header)) {
    const found = languages.find(({ code }) => code === range.split('-')[0])
    if (found) return found
  }
  return undefined
}
