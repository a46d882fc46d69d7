// The auth state of this page: the SDK's client writes it, the forms of signing in show it.

import { type AuthEvent, type AuthState, atStart, nextAuthState } from './auth-state.ts'

let state = atStart
const listeners = new Set<() => void>()

export function applyAuthEvent(event: AuthEvent): void {
  state = nextAuthState(state, event)
  for (const listener of listeners) listener()
}

export function authState(): AuthState {
  return state
}

/** Subscribes to changes; returns the unsubscribe function. */
export function onAuthState(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
