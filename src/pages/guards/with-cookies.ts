// Response settings that carry several cookies.

/** One `set-cookie` header per cookie. */
export function withCookies(...cookies: readonly string[]): { readonly headers: Headers } {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return { headers }
}
