// The state of signing in, from the start through operations to failures.

import { describe, expect, it } from 'vitest'
import { type AuthEvent, type AuthState, atStart, nextAuthState } from './auth-state.ts'
import { applyAuthEvent, authState, onAuthState } from './auth-store.ts'

const user = { uid: 'u', email: null, displayName: null, photoURL: null, emailVerified: false, phoneNumber: null }
const stateAfter = (events: readonly AuthEvent[], from: AuthState = atStart) => events.reduce(nextAuthState, from)

describe('the auth state (Spec 3, 4)', () => {
  it('begins loading and not initialized', () => {
    expect(atStart).toEqual({ user: null, providers: [], loading: true, initialized: false, error: null })
  })

  it.each([
    ['a user', user, ['password']],
    ['nobody', null, []],
  ])('is initialized once the provider reports %s', (_who, reported, providers) => {
    expect(stateAfter([{ kind: 'reported', user: reported, providers }])).toEqual({
      user: reported,
      providers,
      loading: false,
      initialized: true,
      error: null,
    })
  })

  it('ends a start that fails, with the reason', () => {
    expect(stateAfter([{ kind: 'failed', error: 'Failed to initialize authentication' }])).toMatchObject({
      user: null,
      loading: false,
      initialized: true,
      error: 'Failed to initialize authentication',
    })
  })

  it('forgets the last error when the next operation starts', () => {
    const failed = stateAfter([{ kind: 'failed', error: 'Failed to sign out. Please try again.' }])
    expect(stateAfter([{ kind: 'started' }], failed)).toMatchObject({ loading: true, error: null })
    expect(stateAfter([{ kind: 'started' }, { kind: 'finished' }], failed)).toMatchObject({
      loading: false,
      error: null,
    })
  })

  it('is told to whoever shows it, until they stop listening', () => {
    const seen: (string | null)[] = []
    const stop = onAuthState(() => seen.push(authState().error))
    applyAuthEvent({ kind: 'failed', error: 'Authentication error occurred' })
    applyAuthEvent({ kind: 'started' })
    stop()
    applyAuthEvent({ kind: 'failed', error: 'Failed to initialize authentication' })
    expect(seen).toEqual(['Authentication error occurred', null])
  })

  it('keeps the user through a failure', () => {
    const signedIn = stateAfter([{ kind: 'reported', user, providers: ['password'] }])
    expect(stateAfter([{ kind: 'failed', error: 'Failed to reload user data' }], signedIn).user).toEqual(user)
  })
})
