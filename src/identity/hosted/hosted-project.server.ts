// Whether a hosted project signs people in here, by configuration alone, and its addresses.

import type { Environment } from '#platform/tools/environment.server.ts'

type Configured = Pick<
  Environment,
  | 'IDENTITY_AUTH_DOMAIN'
  | 'FIREBASE_AUTH_EMULATOR_HOST'
  | 'IDENTITY_PROJECT'
  | 'IDENTITY_API_KEY'
  | 'IDENTITY_METHODS'
  | 'NODE_ENV'
>

/** The site is its own provider unless a hosted project's domain is configured. */
export function isHosted({ IDENTITY_AUTH_DOMAIN }: Pick<Configured, 'IDENTITY_AUTH_DOMAIN'>): boolean {
  return IDENTITY_AUTH_DOMAIN !== undefined
}

/** The origin of the vendor's emulator, which replaces the hosted service; never in production. */
export function emulatorOrigin(
  environment: Omit<Configured, 'IDENTITY_PROJECT' | 'IDENTITY_API_KEY' | 'IDENTITY_METHODS'>,
): string | null {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, NODE_ENV } = environment
  return isHosted(environment) && host && NODE_ENV !== 'production' ? `http://${host}` : null
}

const services = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'] as const

/** The base of the hosted calls, such as https://identitytoolkit.googleapis.com. */
export function hostedAddress(environment: Configured): string {
  const emulator = emulatorOrigin(environment)
  return emulator ? `${emulator}/${services[0]}` : `https://${services[0]}`
}

/** Where an ID token is renewed, with the key. */
export function renewalAddress(environment: Configured): string {
  const emulator = emulatorOrigin(environment)
  const base = emulator ? `${emulator}/${services[1]}` : `https://${services[1]}`
  return `${base}/v1/token?key=${encodeURIComponent(environment.IDENTITY_API_KEY)}`
}

/** The origins that the browser's SDK calls: what the pages' policy must allow beside our own. */
export function hostedOrigins(environment: Configured): readonly string[] {
  if (!isHosted(environment)) return []
  const emulator = emulatorOrigin(environment)
  return emulator ? [emulator] : services.map(host => `https://${host}`)
}

/** What the service's captcha frames and asks; the emulator wants none. Its script comes by the trust of ours. */
const captcha = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] as const

/** The addresses that the page of signing in by phone must allow beside our own. */
export function captchaOrigins(environment: Configured): readonly string[] {
  const isAsked = isHosted(environment) && !emulatorOrigin(environment)
  return isAsked && environment.IDENTITY_METHODS.includes('phone') ? captcha : []
}
