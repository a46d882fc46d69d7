// Under which key an open page is kept: everything about a request that such a page depends on.

import { encodingFor } from '#platform/accepted-encodings.ts'

// Of the cookies of the site; a test holds every one of them against these two.
/** What somebody chose: part of the page's key. */
export const cookiesOfChoices: ReadonlySet<string> = new Set([
  'ncc_c',
  'ncc_e',
  'casita_language',
  'casita_currency',
  'casita_announcement',
])

/** What no open page looks at. */
export const cookiesUnread: ReadonlySet<string> = new Set(['casita_device', '_ga', '_gid'])

/** No address and no choice of anybody comes near it. */
const longestKey = 2000

type Asked = {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: {
    readonly host?: string | undefined
    readonly cookie?: string | undefined
    readonly authorization?: string | undefined
    readonly range?: string | undefined
    readonly 'accept-encoding'?: string | string[] | undefined
    readonly 'accept-language'?: string | undefined
  }
}

/**
 * The key: the address with host and language, what the browser prefers to read, the choices in its cookies, and how the
 * page is packed. Undefined for whoever may be known, holds nights or has favourites: their pages are their own.
 */
export function pageKey({ method, url = '', headers }: Asked): string | undefined {
  if (method !== 'GET' || headers.authorization !== undefined || headers.range !== undefined) return undefined
  const choices = choicesIn(headers.cookie)
  const encoding = encodingFor(headers['accept-encoding']?.toString())
  if (choices === undefined || encoding === undefined) return undefined
  const key = `${encoding}\n${headers.host}\n${url}\n${headers['accept-language'] ?? ''}\n${choices}`
  return key.length > longestKey ? undefined : key
}

/** The cookies that hold a choice, in one order; undefined where there is any other that pages read. */
function choicesIn(cookies: string | undefined): string | undefined {
  if (!cookies) return ''
  const choices: string[] = []
  for (const part of cookies.split(';')) {
    const cookie = part.trim()
    const name = cookie.slice(0, cookie.indexOf('='))
    if (cookiesOfChoices.has(name)) choices.push(cookie)
    else if (!cookiesUnread.has(name)) return undefined
  }
  return choices.sort().join(';')
}

/** The pages that are the same for everybody who asks alike: none with a form that counts once, or that an address unlocks. */
const samePages = /^\/(stays(\/[^/]+)?|tos|refund|privacy|imprint|cookies|pages\/[^/]+)?$/

/** `path` without its language. */
export function isSameForAll(path: string): boolean {
  return samePages.test(path)
}
