// Where a link of the operator's may lead: to a page of the site, or to an https address.

import { z } from 'zod'
import { withoutLanguage } from '#catalogue/languages.ts'
import { ownPath } from '#users/landing/own-path.ts'

const longestTarget = 500

/** In its normal form; undefined for everything else, scripts and addresses with a password among it. */
export function targetOf(typed: string): string | undefined {
  if (typed.startsWith('/')) {
    const path = ownPath(typed)
    // Each link leads to the page in the language of its reader.
    return path === undefined ? undefined : ownPath(withoutLanguage(path))
  }
  // What stands between letters unseen, or is turned round, is no address that somebody can read.
  if (/[\p{Cc}\p{Cf}\s\\]/u.test(typed) || !/^https:\/\/[^/]/i.test(typed) || !URL.canParse(typed)) return undefined
  const { protocol, username, password, href, hostname } = new URL(typed)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.') ? href : undefined
}

/** Empty for none. */
export const linkTarget = z
  .string()
  .trim()
  .max(longestTarget, 'site.wrongLink')
  .refine(typed => typed === '' || targetOf(typed) !== undefined, 'site.wrongLink')
  .meta({ description: 'A path of this site, or an address that begins with https://.', example: '/pages/arriving' })
