// The pages on which script may call the identity provider, where that is somebody else's: nowhere else are its origins allowed.

import { accessOfPath, canonical } from './navigation-guard.ts'

/** The pages of signing in, and the one that waits for an address to be confirmed. */
export function isProviderPage(path: string): boolean {
  const access = accessOfPath(path)
  return access === 'guests-only' || access === 'signed-in'
}

/** Where somebody whom a hosted provider keeps has a code sent to a new number. */
export const hostedPhonePath = '/user/phone'

/** The two pages on which a hosted provider's captcha may stand: signing in by phone, and a new number. */
export function isCaptchaPage({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  const path = canonical(pathname)
  return path === hostedPhonePath || (path === '/login' && searchParams.get('with') === 'phone')
}
