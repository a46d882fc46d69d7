// The browser's side of the session: a fresh ID token is posted once, and the server keeps the cookie.

import { seconds } from '#values/duration.ts'

export type Synced = { readonly ok: true; readonly verified: boolean } | { readonly ok: false; readonly code: string }

const address = '/api/session'
let latest: { readonly token: string; readonly synced: Promise<Synced> } | undefined

/**
 * Posts the token, whose age only the server's clock can tell (Spec 9). The same token twice in a row is one request. One that
 * opened a session before is exchanged by `renew`: within a second a provider may hand out the very same token again.
 */
export function syncSession(token: string, renew?: () => Promise<string>): Promise<Synced> {
  if (latest?.token === token) return latest.synced
  const synced = post(token, renew)
  latest = { token, synced }
  // A token that did not arrive may be tried again.
  void synced.then(({ ok }) => {
    if (!ok && latest?.synced === synced) latest = undefined
  })
  return synced
}

async function post(token: string, renew?: () => Promise<string>, tries = 2): Promise<Synced> {
  try {
    const answer = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    // Another tab was faster with it: its answer brings the session that this one then asks for.
    if (answer.status === 409 && tries > 1) {
      await new Promise(resolve => setTimeout(resolve, seconds(1)))
      return post(token, renew, tries - 1)
    }
    if (answer.status === 409 && renew) {
      const next = await renew().catch(() => token)
      if (next !== token) return post(next, undefined, 1)
    }
    if (answer.ok) return { ok: true, verified: ((await answer.json()) as { verified: boolean }).verified }
    return { ok: false, code: [401, 409].includes(answer.status) ? 'user-token-expired' : 'network-request-failed' }
  } catch {
    return { ok: false, code: 'network-request-failed' }
  }
}

/** Ends the session of this browser on the server. */
export async function endSession(): Promise<void> {
  latest = undefined
  await fetch(address, { method: 'DELETE' })
}
