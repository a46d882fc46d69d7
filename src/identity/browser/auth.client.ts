// Signing in with script: the SDK's operations, each ending in a session of the site.

import {
  type Auth,
  createUserWithEmailAndPassword,
  PhoneAuthProvider,
  sendEmailVerification,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from '@firebase/auth'
import { sentence } from '#catalogue/sentence.ts'
import type { Attempt, ownCodes } from './auth-state.ts'
import { applyAuthEvent as apply } from './auth-store.ts'
import { type AuthUser, authUserOf } from './auth-user.ts'
import { friendlyMessage } from './friendly-message.ts'
import type { IdentityConfig } from './identity-config.ts'
import { openSdk } from './open-sdk.client.ts'
import { sendPhoneCode } from './phone-code.client.ts'
import { endSession, type Synced, syncSession } from './session-sync.client.ts'
import { noteSdkUser, storeUser } from './stored-user.client.ts'
import { verificationFault } from './verification-fault.ts'

type SignedIn = { readonly verified: boolean }

type Met = { readonly kind: 'session-opened'; readonly verified: boolean } | { readonly kind: 'nothing-to-do' }

export type AuthClient = {
  readonly signIn: (email: string, password: string) => Promise<Attempt<SignedIn>>
  readonly register: (input: { email: string; password: string; displayName: string }) => Promise<Attempt<SignedIn>>
  /** `place` is an element of the page for the captcha. Fails with `captcha-not-loaded`, `captcha-closed`, and as the provider does. */
  readonly sendPhoneCode: (
    phoneNumber: string,
    place: HTMLElement,
  ) => Promise<Attempt<{ readonly sessionInfo: string }>>
  readonly signInByPhone: (sessionInfo: string, code: string) => Promise<Attempt<SignedIn>>
  /** Asks the provider for the user's present data, and brings it to the session. Fails with `user-not-reloaded` only. */
  readonly reload: () => Promise<Attempt<SignedIn>>
  /** Has the provider mail the link that verifies the address. Refuses as `verificationFault`, before any request. Spec 5. */
  readonly sendVerification: (user: AuthUser | null) => Promise<Attempt<object>>
  /** The SDK forgets its user; the server's session is not touched. */
  readonly forget: () => Promise<void>
  /**
   * Brings the SDK's user and the site's session together. `sessionUid` is whom the session belongs to, or null: then
   * the SDK's user gets one try to open one, and is signed out if that fails.
   */
  readonly meet: (sessionUid: string | null) => Promise<Met>
  /**
   * From now on each new token renews the session; `heard` is called when the page should look again, also because the
   * SDK's user is gone (disabled, expired, signed out). Answers how to stop.
   */
  readonly keep: (sessionUid: () => string | null, heard: () => void) => () => void
}

const nothingToDo: Met = { kind: 'nothing-to-do' }

let opened: AuthClient | undefined

/** The one client of this page. */
export function openAuth(config: IdentityConfig): AuthClient {
  opened ??= authClient(openSdk(config), config)
  return opened
}

function authClient(auth: Auth, { authDomain }: IdentityConfig): AuthClient {
  const report = (user: User | null) =>
    apply({
      kind: 'reported',
      user: user && authUserOf(user),
      providers: user?.providerData.map(({ providerId }) => providerId) ?? [],
    })
  auth.onAuthStateChanged(report, () => apply({ kind: 'failed', error: sentence('identity.listenerFailed') }))

  const guarded = async <Answer>(
    work: () => Promise<Attempt<Answer>>,
    failure?: keyof typeof ownCodes,
  ): Promise<Attempt<Answer>> => {
    apply({ kind: 'started' })
    try {
      return await work()
    } catch (fault) {
      const code = failure ?? codeOf(fault)
      apply({ kind: 'failed', error: friendlyMessage(code) })
      return { ok: false, code }
    } finally {
      apply({ kind: 'finished' })
    }
  }

  const attempt = (work: () => Promise<User>, failure?: keyof typeof ownCodes) =>
    guarded<SignedIn>(async () => {
      const user = await work()
      const synced = await syncSession(await user.getIdToken(), () => user.getIdToken(true))
      if (!synced.ok) return { ok: false, code: synced.code }
      noteSdkUser(true)
      storeUser(authUserOf(user))
      report(user)
      return { ok: true, answer: { verified: synced.verified } }
    }, failure)

  const forget = async () => {
    await auth.authStateReady()
    if (auth.currentUser) await signOut(auth)
    noteSdkUser(false)
    storeUser(null)
  }

  return {
    signIn: (email, password) => attempt(async () => (await signInWithEmailAndPassword(auth, email, password)).user),
    sendPhoneCode: (phoneNumber, place) =>
      guarded(async () => ({ ok: true, answer: { sessionInfo: await sendPhoneCode(auth, phoneNumber, place) } })),
    signInByPhone: (sessionInfo, code) =>
      attempt(async () => (await signInWithCredential(auth, PhoneAuthProvider.credential(sessionInfo, code))).user),
    register: ({ email, password, displayName }) =>
      attempt(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password)
        if (displayName) await updateProfile(user, { displayName }).catch(() => undefined)
        // A mail that may not be sent now can be asked for again on the next page.
        await sendEmailVerification(user).catch(() => undefined)
        return user
      }),
    reload: () =>
      attempt(async () => {
        const user = auth.currentUser
        if (!user) throw new NoUser()
        await user.reload()
        await user.getIdToken(true)
        return user
      }, 'user-not-reloaded'),
    sendVerification: user => sendVerification(auth, user),
    forget,
    meet: async sessionUid => {
      await auth.authStateReady()
      const user = auth.currentUser
      if (!user) {
        noteSdkUser(false)
        if (sessionUid === null) storeUser(null)
        return nothingToDo
      }
      if (sessionUid === user.uid) return nothingToDo
      // The session is the truth: another user's takes the place of the SDK's.
      if (sessionUid !== null) {
        await signOut(auth)
        noteSdkUser(false)
        return nothingToDo
      }
      const synced = await sync(user, true)
      if (synced.ok) return { kind: 'session-opened', verified: synced.verified }
      if (synced.code !== 'network-request-failed') await forget()
      else apply({ kind: 'failed', error: sentence('identity.listenerFailed') })
      return nothingToDo
    },
    keep: (sessionUid, heard) => {
      let held = auth.currentUser?.uid
      let isFirst = true
      return auth.onIdTokenChanged(async user => {
        const gone = held
        held = user?.uid
        // The first call tells of the token that was there before, of whatever age.
        const isKnown = isFirst
        isFirst = false
        if (user && isKnown && sessionUid() === user.uid) return
        if (user) {
          const synced = await sync(user)
          if (!synced.ok) apply({ kind: 'failed', error: sentence('identity.listenerFailed') })
          else if (sessionUid() !== user.uid) heard()
        } else if (gone !== undefined) {
          noteSdkUser(false)
          // A provider elsewhere tells only the SDK that an account is over; our own tells the server too.
          if (authDomain !== null && sessionUid() === gone) await endSession().catch(() => undefined)
          heard()
        }
      })
    },
  }
}

/** The mail that verifies the address of `user`, by the SDK. */
export async function sendVerification(
  auth: Pick<Auth, 'authStateReady' | 'currentUser'>,
  user: AuthUser | null,
): Promise<Attempt<object>> {
  await auth.authStateReady()
  const fault = verificationFault(user, auth.currentUser?.uid)
  if (fault) return { ok: false, code: fault }
  try {
    await sendEmailVerification(auth.currentUser!)
    return { ok: true, answer: {} }
  } catch (failure) {
    return { ok: false, code: codeOf(failure) }
  }
}

async function sync(user: User, forced = false): Promise<Synced> {
  try {
    return await syncSession(await user.getIdToken(forced), () => user.getIdToken(true))
  } catch (fault) {
    return { ok: false, code: codeOf(fault) }
  }
}

class NoUser extends Error {}

function codeOf(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : 'internal-error'
  return code.replace(/^auth\//, '')
}
