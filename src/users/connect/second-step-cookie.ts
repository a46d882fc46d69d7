// The cookie that brings a second factor's question to the sign-in page: secrets do not belong into its address.

import { cookieNamed, writeCookie } from '#platform/cookie.ts'
import type { SignInStep } from '#users/form/sign-in-step.ts'

type SecondStep = Extract<SignInStep, { name: 'second-factor' }>

const cookieName = 'casita_second_step'

// As long as the question waits for its answer.
const keptSeconds = 600

/** `Set-Cookie` that keeps the question. */
export function secondStepCookie({ pendingCredential, factorId }: SecondStep, secure: boolean): string {
  const options = { maxAgeSeconds: keptSeconds, httpOnly: true, sameSite: 'Lax', secure } as const
  return writeCookie(cookieName, `${pendingCredential}.${factorId}`, options)
}

/** The sign-in page that asks it. */
export const secondStepPath = '/login?with=second-step'

/** The question that this browser was asked, if it is on that page and one waits. */
export function secondStepIn(search: URLSearchParams, cookies: string | null): SecondStep | undefined {
  if (search.get('with') !== 'second-step') return undefined
  const [, pendingCredential, factorId] =
    /^([\w+/=-]{20,2000})\.([\w-]{1,64})$/.exec(cookieNamed(cookieName, cookies) ?? '') ?? []
  return pendingCredential && factorId ? { name: 'second-factor', pendingCredential, factorId } : undefined
}
