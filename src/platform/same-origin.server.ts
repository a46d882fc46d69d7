// Whether a request comes from a page of this very site.

/**
 * A browser says where a request comes from, by Sec-Fetch-Site or by Origin; without either no browser sent it, and no
 * visitor's cookie is at stake. `publicUrl` is the origin that guests see, when a proxy stands before us.
 */
export function isSameOrigin(request: Request, publicUrl: string | undefined): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.headers.get('origin')
  if (!origin) return true
  return origin === new URL(publicUrl ?? request.url).origin
}
