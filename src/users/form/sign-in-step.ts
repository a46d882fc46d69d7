// The steps of signing in: one form each, by password, mailed link or phone, and the second factor after them.

import { sentence } from '#catalogue/sentence.ts'

export type SignInStep =
  | { readonly name: 'password' | 'link' | 'phone' }
  | { readonly name: 'link-sent'; readonly email: string }
  /** The code is on its way; `sessionInfo` goes back with it. */
  | { readonly name: 'phone-code'; readonly sessionInfo: string; readonly phoneNumber: string }
  /** The first factor is proved; `pendingCredential` goes back with the app's code. */
  | { readonly name: 'second-factor'; readonly pendingCredential: string; readonly factorId: string }

/** What the site lets people sign in by, out of its configuration. */
type WayIn = 'password' | 'link' | 'phone'

const methods: Readonly<Record<WayIn, string>> = { password: 'password', link: 'email-link', phone: 'phone' }

/** The sign-in methods that a site with this configuration offers, in display order. */
export function signInMethods(configured: readonly string[]): WayIn[] {
  return (Object.keys(methods) as WayIn[]).filter(way => configured.includes(methods[way]))
}

/** Where that way in is chosen. The phone is always named: with a hosted provider its page has a policy of its own. */
export function pathOfMethod(way: WayIn, ways: readonly WayIn[]): string {
  return way === ways[0] && way !== 'phone' ? '/login' : `/login?with=${way}`
}

/** What a step tells of the one before it. */
export function stepNews(step: SignInStep): string | undefined {
  if (step.name === 'link-sent') return sentence('users.signInLinkOnItsWay', { email: step.email })
  return step.name === 'phone-code' ? sentence('users.codeOnItsWay', { phoneNumber: step.phoneNumber }) : undefined
}

/** The first step of the way that an address names, or of the first way that there is. */
export function firstStep(named: string | null, ways: readonly WayIn[]): SignInStep {
  return { name: ways.find(way => way === named) ?? ways[0] ?? 'password' }
}

export function stepWords(step: SignInStep['name']): { readonly intro?: string; readonly submit: string } {
  if (step === 'link') return { intro: sentence('users.linkIntro'), submit: sentence('users.sendTheLink') }
  if (step === 'link-sent') return { submit: sentence('users.sendAnotherLink') }
  if (step === 'phone') return { intro: sentence('users.phoneIntro'), submit: sentence('users.sendTheCode') }
  const submit = sentence('users.signIn')
  return step === 'second-factor' ? { intro: sentence('users.appCodeIntro'), submit } : { submit }
}

export const methodLinks: Readonly<Record<WayIn, () => string>> = {
  password: () => sentence('users.signInWithPassword'),
  link: () => sentence('users.signInWithLink'),
  phone: () => sentence('users.signInWithPhone'),
}
