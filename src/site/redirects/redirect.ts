// Former addresses: the one form in which a path is compared, and where a request for one is led.

import { withoutLanguage } from '#catalogue/languages.ts'

type Redirect = {
  /** A path of the site without its language, or an https address. */
  readonly to: string
  readonly isPermanent: boolean
}

/** By the path from which it leads, in its normal form. */
export type Redirects = ReadonlyMap<string, Redirect>

const unseen = /[\p{Cc}\p{Cf}\\]/u

/**
 * A path without its language, slashes at its end, capitals and different ways to write a letter; undefined for what is no
 * path of this site or says what nobody can read.
 */
export function normalPath(path: string): string | undefined {
  if (!path.startsWith('/') || path.startsWith('//')) return undefined
  try {
    const parts = withoutLanguage(path).split('/').filter(Boolean).map(decodeURIComponent)
    if (parts.some(part => unseen.test(part) || part === '.' || part === '..')) return undefined
    return `/${parts.map(part => encodeURIComponent(part.normalize('NFC').toLowerCase())).join('/')}`
  } catch {
    // A broken code, or half a letter.
    return undefined
  }
}

/** Where that address leads, with the query it came with behind its own; undefined where it leads nowhere. */
export function redirectOf(
  redirects: Redirects,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Redirect | undefined {
  const found = redirects.get(normalPath(pathname) ?? '')
  return found && { ...found, to: withQuery(found.to, search) }
}

function withQuery(to: string, search: string): string {
  if (search.length <= 1) return to
  const [address, fragment] = splitAt(to, '#')
  return `${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}${fragment}`
}

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}
