// The origin our links point to: never what a stranger's request claims it is.

import type { Environment } from '#platform/tools/environment.server.ts'

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * PUBLIC_URL when it is set. Otherwise the origin that was asked, if it is this machine or the host we listen on: a
 * mailed link made from a forged Host header would hand its code to whoever forged it.
 */
export function siteOrigin(environment: Environment, asked?: string): string {
  if (environment.PUBLIC_URL) return environment.PUBLIC_URL
  if (asked && URL.canParse(asked)) {
    const { protocol, hostname, origin } = new URL(asked)
    if (/^https?:$/.test(protocol) && (loopback.test(hostname) || hostname === environment.HOST)) return origin
  }
  const host = /^(0\.0\.0\.0|::|\[::\])$/.test(environment.HOST) ? 'localhost' : environment.HOST
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${environment.PORT}`
}

/** What is wrong with the page a mail should lead back to: not an address, or not on this site. */
export function continueUrlFault(environment: Environment, url: string, asked?: string) {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return 'INVALID_CONTINUE_URI'
  return new URL(url).host === new URL(siteOrigin(environment, asked)).host ? undefined : 'UNAUTHORIZED_DOMAIN'
}
