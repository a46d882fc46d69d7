// The signed-in user in local storage, where every tab of the browser sees the same one.

import { type AuthUser, authUserOf, parseAuthUser } from './auth-user.ts'

const userKey = 'casita.user'
const sdkKey = 'casita.sdk'

// A browser may forbid storage; then tabs do not share the state.
function tried<Answer>(work: () => Answer, otherwise: Answer): Answer {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** The user that is stored, or null. */
export function storedUser(): AuthUser | null {
  return tried(() => parseAuthUser(localStorage.getItem(userKey)), null)
}

/** Stores the six fields, or removes them; other tabs hear of it. */
export function storeUser(user: AuthUser | null): void {
  const text = user && JSON.stringify(authUserOf(user))
  tried(() => {
    if (text === null) localStorage.removeItem(userKey)
    else if (localStorage.getItem(userKey) !== text) localStorage.setItem(userKey, text)
  }, undefined)
}

/** Whether the SDK signed somebody in here and may still hold them: then, and only then, it is worth loading. */
export function sdkHoldsUser(): boolean {
  return tried(() => localStorage.getItem(sdkKey) !== null, false)
}

export function noteSdkUser(holds: boolean): void {
  tried(() => (holds ? localStorage.setItem(sdkKey, '1') : localStorage.removeItem(sdkKey)), undefined)
}

/** Calls `heard` when another tab signs in or out; returns the unsubscribe function. */
export function onOtherTab(heard: (user: AuthUser | null) => void): () => void {
  const listener = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && (key === userKey || key === null)) heard(storedUser())
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
