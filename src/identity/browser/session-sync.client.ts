// The browser's side of the session: a fresh ID token is posted once, and the server keeps the cookie.

import { isFreshToken, issuedAt } from '#identity/token-age.ts'

export type Synced = { readonly ok: true; readonly verified: boolean } | { readonly ok: false; readonly code: string }

const address = '/api/session'
let latest: { readonly token: string; readonly synced: Promise<Synced> } | undefined

/** Posts the token. The same token twice in a row is one request; one issued over 5 minutes ago is none. Spec 9. */
export function syncSession(token: string): Promise<Synced> {
  if (latest?.token === token) return latest.synced
  const issued = issuedAt(token)
  if (issued === undefined || !isFreshToken(issued, Date.now() / 1000)) {
    return Promise.resolve({ ok: false, code: 'user-token-expired' })
  }
  const synced = post(token)
  latest = { token, synced }
  // A token that did not arrive may be tried again.
  void synced.then(({ ok }) => {
    if (!ok && latest?.synced === synced) latest = undefined
  })
  return synced
}

async function post(token: string): Promise<Synced> {
  try {
    const answer = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    if (answer.ok) return { ok: true, verified: ((await answer.json()) as { verified: boolean }).verified }
    return { ok: false, code: answer.status === 401 ? 'user-token-expired' : 'network-request-failed' }
  } catch {
    return { ok: false, code: 'network-request-failed' }
  }
}

/** Ends the session of this browser on the server. */
export async function endSession(): Promise<void> {
  latest = undefined
  await fetch(address, { method: 'DELETE' })
}
