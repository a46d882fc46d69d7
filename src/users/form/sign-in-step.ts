// The steps of signing in: one form each, by password, mailed link or phone, and the second factor after them.

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
  if (step.name === 'link-sent') {
    return `A link is on its way to ${step.email}. It is good for one hour and works once.`
  }
  return step.name === 'phone-code'
    ? `A code is on its way to ${step.phoneNumber}. It is good for five minutes.`
    : undefined
}

/** The first step of the way that an address names, or of the first way that there is. */
export function firstStep(named: string | null, ways: readonly WayIn[]): SignInStep {
  return { name: ways.find(way => way === named) ?? ways[0] ?? 'password' }
}

export const stepWords: Readonly<Record<SignInStep['name'], { readonly intro?: string; readonly submit: string }>> = {
  password: { submit: 'Sign in' },
  link: { intro: 'Tell us your e-mail address, and we send you a link that signs you in.', submit: 'Send the link' },
  'link-sent': { submit: 'Send another link' },
  phone: { intro: 'We send a code to your phone.', submit: 'Send the code' },
  'phone-code': { submit: 'Sign in' },
  'second-factor': { intro: 'Please enter the code that your authenticator app shows.', submit: 'Sign in' },
}

export const methodLinks: Readonly<Record<WayIn, string>> = {
  password: 'Sign in with a password',
  link: 'Sign in with a link by mail',
  phone: 'Sign in with your phone',
}
