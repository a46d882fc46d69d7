// Keeps the browser in step with the session: stored user, SDK, and other tabs.

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { AuthUser } from '#identity/browser/auth-user.ts'
import type { IdentityConfig } from '#identity/browser/identity-config.ts'
import { configureAuth, loadAuth } from '#identity/browser/load-auth.client.ts'
import { onOtherTab, sdkHoldsUser, storeUser } from '#identity/browser/stored-user.client.ts'
import { consumeLanding } from '#users/landing/consume-landing.client.ts'
import { accessOfPath } from '#users/landing/navigation-guard.ts'
import { noteWantedAddress, saveWantedFragment } from '#users/landing/wanted-address.client.ts'
import { mayCallProvider } from './load-sign-in-page.client.ts'

type SessionInStepProps = {
  readonly identity: IdentityConfig
  /** Whom the session belongs to. */
  readonly account: AuthUser | null
}

/** One truth: the server's session, as the root's loader tells it. The SDK only produces sessions. */
export function SessionInStep({ identity, account }: SessionInStepProps) {
  const uid = account?.uid ?? null
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const now = useRef({ uid, pathname, revalidate, navigate })
  now.current = { uid, pathname, revalidate, navigate }

  useWantedFragment(pathname)
  // Before anything can be pressed: other effects come a moment after the page is alive.
  useLayoutEffect(() => configureAuth(identity), [identity])

  useEffect(() => {
    // A user whom the SDK may still hold gets a try to open a session first.
    if (account || !sdkHoldsUser()) storeUser(account)
  }, [account])

  useEffect(
    () =>
      onOtherTab(user => {
        if ((user?.uid ?? null) !== now.current.uid) void now.current.revalidate()
      }),
    [],
  )

  useEffect(() => {
    // Elsewhere the session speaks for itself; the SDK is asked again at the next sign-in.
    if (!sdkHoldsUser() || !mayCallProvider()) return
    let stop = () => {}
    let left = false
    const goOn = (verified: boolean) => {
      const access = accessOfPath(now.current.pathname)
      const waits = access === 'guests-only' || access === 'signed-in'
      if (waits) void now.current.navigate(consumeLanding(verified), { replace: true })
      else void now.current.revalidate()
    }
    void loadAuth()
      .then(async auth => {
        const met = await auth.meet(uid)
        if (left) return
        stop = auth.keep(
          () => now.current.uid,
          () => void now.current.revalidate(),
        )
        if (met.kind === 'session-opened') goOn(met.verified)
      })
      // Without network the session stands; the next page tries again.
      .catch(() => undefined)
    return () => {
      left = true
      stop()
    }
  }, [uid])

  return null
}

/** On the way to /login the wanted page's fragment is lost to the server; the browser still knows it. */
function useWantedFragment(pathname: string): void {
  const going = useNavigation().location
  useEffect(() => {
    if (going) noteWantedAddress(going)
  }, [going])
  useEffect(() => {
    if (accessOfPath(pathname) === 'guests-only') saveWantedFragment(location.hash)
  }, [pathname])
}
