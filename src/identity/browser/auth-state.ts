// What the browser knows of signing in: user, loading, initialized, error, and how each event changes it (Spec 3, 4).

import { sentence } from '#catalogue/sentence.ts'
import type { AuthUser } from './auth-user.ts'

export type AuthState = {
  readonly user: AuthUser | null
  /** How the user can sign in; in memory only, unknown until the provider has reported. */
  readonly providers: readonly string[]
  readonly loading: boolean
  readonly initialized: boolean
  /** A sentence for people, gone when the next operation starts. */
  readonly error: string | null
}

export type AuthEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'reported'; readonly user: AuthUser | null; readonly providers: readonly string[] }
  | { readonly kind: 'finished' }
  | { readonly kind: 'failed'; readonly error: string }

/** Codes of our own for what the SDK has none for, as its codes are written. */
export const ownCodes = {
  'auth-not-initialized': () => sentence('identity.notInitialized'),
  'auth-not-started': () => sentence('identity.startFailed'),
  'user-not-reloaded': () => sentence('identity.reloadFailed'),
  'captcha-not-loaded': () => sentence('identity.captchaNotLoaded'),
  'captcha-closed': () => sentence('identity.captchaClosed'),
} as const

/** What an operation in the browser came to: what it answers, or the client code of why not. */
export type Attempt<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly code: string }

/** The SDK cannot be asked at all: too early, or it did not start. */
export class NoAuth extends Error {
  readonly code: keyof typeof ownCodes
  constructor(code: keyof typeof ownCodes) {
    super(ownCodes[code]())
    this.code = code
  }
}

/** Before the provider has said anything. */
export const atStart: AuthState = { user: null, providers: [], loading: true, initialized: false, error: null }

/** A report of the provider ends the start, with a user or without one; so does a failure. */
export function nextAuthState(state: AuthState, event: AuthEvent): AuthState {
  switch (event.kind) {
    case 'started':
      return { ...state, loading: true, error: null }
    case 'reported':
      return { ...state, user: event.user, providers: event.providers, loading: false, initialized: true }
    case 'finished':
      return { ...state, loading: false }
    case 'failed':
      return { ...state, loading: false, initialized: true, error: event.error }
  }
}
