// What is counted of a page that somebody has opened: its kind, its language, the class of the device, and who led there.

import { prefixOf, withoutLanguage } from '#catalogue/languages.ts'

export const seenKinds = ['page', 'search', 'home', 'checkout', 'booking'] as const
const deviceClasses = ['phone', 'tablet', 'computer'] as const

/** All that is ever stored of it. */
export type Seen = {
  readonly kind: (typeof seenKinds)[number]
  readonly language: string
  readonly device: (typeof deviceClasses)[number]
  /** The host of the site that led here; empty for none. */
  readonly source: string
}

type Opened = {
  /** The path with its query, as the browser shows it. */
  readonly path: string
  /** The address of the site that led here, if any. */
  readonly referrer: string
  readonly userAgent: string
  /** The host of this site. */
  readonly host: string
  /** The language of addresses that name none. */
  readonly usualLanguage: string
}

const bots = /bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|fetch|curl|wget|python|java\//i
const longestSource = 100

/** Undefined for what is not counted: programs, the admin, and what is no path. */
export function describeSeen({ path, referrer, userAgent, host, usualLanguage }: Opened): Seen | undefined {
  if (!path.startsWith('/') || path.startsWith('//') || userAgent === '' || bots.test(userAgent)) return undefined
  const { pathname, search } = new URL(path, 'https://nowhere.invalid')
  const kind = kindOf(withoutLanguage(pathname), search)
  if (!kind) return undefined
  const language = prefixOf(pathname)?.slice(1) || usualLanguage
  return { kind, language, device: deviceOf(userAgent), source: sourceOf(referrer, host) }
}

function kindOf(pathname: string, search: string): Seen['kind'] | undefined {
  if (/^\/(admin|api)(\/|$)/.test(pathname)) return undefined
  if (pathname === '/stays') return search === '' ? 'page' : 'search'
  if (/^\/stays\/[^/]+$/.test(pathname)) return 'home'
  return /^\/stays\/[^/]+\/book$/.test(pathname) ? 'checkout' : 'page'
}

function deviceOf(userAgent: string): Seen['device'] {
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet'
  return /mobi|iphone/i.test(userAgent) ? 'phone' : 'computer'
}

function sourceOf(referrer: string, host: string): string {
  if (!URL.canParse(referrer)) return ''
  const { protocol, hostname, host: whole } = new URL(referrer)
  if (!/^https?:$/.test(protocol) || whole === host || hostname.length > longestSource) return ''
  return /^[a-z0-9.-]+\.[a-z]{2,}$/.test(hostname) ? hostname.replace(/^www\./, '') : ''
}
