// Whether a request comes from a page of this site.

/**
 * Browsers send Sec-Fetch-Site or Origin; a request without either comes from no browser, so no visitor's cookie is at
 * stake. `publicUrl` is the origin that guests see, behind a proxy.
 */
export function isSameOrigin(request: Request, publicUrl: string | undefined): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.headers.get('origin')
  if (!origin) return true
  return origin === new URL(publicUrl ?? request.url).origin
}
