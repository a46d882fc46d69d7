// The state of signing in, from the start through operations to failures.

import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
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
    expect(stateAfter([{ kind: 'failed', error: sentence('identity.startFailed') }])).toMatchObject({
      user: null,
      loading: false,
      initialized: true,
      error: sentence('identity.startFailed'),
    })
  })

  it('forgets the last error when the next operation starts', () => {
    const failed = stateAfter([{ kind: 'failed', error: sentence('identity.signOutFailed') }])
    expect(stateAfter([{ kind: 'started' }], failed)).toMatchObject({ loading: true, error: null })
    expect(stateAfter([{ kind: 'started' }, { kind: 'finished' }], failed)).toMatchObject({
      loading: false,
      error: null,
    })
  })

  it('is told to whoever shows it, until they stop listening', () => {
    const seen: (string | null)[] = []
    const stop = onAuthState(() => seen.push(authState().error))
    applyAuthEvent({ kind: 'failed', error: sentence('identity.listenerFailed') })
    applyAuthEvent({ kind: 'started' })
    stop()
    applyAuthEvent({ kind: 'failed', error: sentence('identity.startFailed') })
    expect(seen).toEqual([sentence('identity.listenerFailed'), null])
  })

  it('keeps the user through a failure', () => {
    const signedIn = stateAfter([{ kind: 'reported', user, providers: ['password'] }])
    expect(stateAfter([{ kind: 'failed', error: sentence('identity.reloadFailed') }], signedIn).user).toEqual(user)
  })
})
