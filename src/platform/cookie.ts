// Parses a cookie from a header and formats one for a header.

/** The value of the first cookie of that name in a `Cookie` header (or `document.cookie`), still encoded. */
export function cookieNamed(name: string, header: string | null | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const sign = part.indexOf('=')
    if (sign >= 0 && part.slice(0, sign).trim() === name) return part.slice(sign + 1).trim()
  }
  return undefined
}

type CookieOptions = {
  /** Without it a session cookie; 0 deletes it. */
  readonly maxAgeSeconds?: number
  readonly httpOnly?: boolean
  readonly sameSite?: 'Lax' | 'Strict'
  readonly secure?: boolean
}

/** A `Set-Cookie` text for the whole site (Spec 9: the path is /); `value` is already encoded. */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): string {
  const { maxAgeSeconds, httpOnly, sameSite, secure } = options
  return [
    `${name}=${value}`,
    'Path=/',
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(sameSite ? [`SameSite=${sameSite}`] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}
