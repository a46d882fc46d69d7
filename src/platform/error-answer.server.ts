// Errors for API clients: whether a request wants JSON instead of a page, and its shape (Spec 2.2, 2.6).

/** HTML when the request accepts it; else JSON for API clients, by Accept, agent, fetch mode or path; else HTML. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? ''
  if (accept.includes('text/html')) return false
  const { pathname } = new URL(request.url)
  return (
    accept.includes('application/json') ||
    /^(curl|httpie)\//i.test(request.headers.get('user-agent') ?? '') ||
    request.headers.get('sec-fetch-mode') === 'cors' ||
    pathname.startsWith('/api/') ||
    pathname.endsWith('.json')
  )
}

/** The error as JSON: `{ error, url, statusCode, statusMessage, message, data }`; never a stack. */
export function errorJson(request: Request, status: number, message: string): Response {
  const { pathname, search } = new URL(request.url)
  const url = pathname + search
  const body = { error: true, url, statusCode: status, statusMessage: message, message, data: { path: url } }
  return Response.json(body, { status, headers: { 'cache-control': 'no-cache' } })
}
