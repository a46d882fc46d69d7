// Response settings that carry several cookies.

/** The part of a response's settings that sets these cookies, one header each. */
export function withCookies(...cookies: readonly string[]): { readonly headers: Headers } {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return { headers }
}
