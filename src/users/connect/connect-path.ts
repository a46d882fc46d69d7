// The addresses of federated sign-in: where it starts, and where a refusal is shown.

/** The link to sign in at that provider. */
export function connectPath(providerId: string): string {
  return `/api/connect/${encodeURIComponent(providerId)}`
}

/** The sign-in page, saying why signing in elsewhere came to nothing. */
export function refusedConnectPath(reason: string): string {
  return `/login?refused=${encodeURIComponent(reason)}`
}

/** The reason in an address that `refusedConnectPath` wrote. */
export function refusedConnectIn(search: URLSearchParams): string | undefined {
  return search.get('refused') ?? undefined
}
