// The settings of the process with the services that owners have connected, at each moment anew.

import type { Database } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { knownSite } from '#site/snapshot/read-site.server.ts'
import type { MailInput } from './connection-input.ts'
import { openConnections, rememberProcess, type StoredConnections, setOnServer } from './stored-connections.server.ts'

type Live = Pick<
  Environment,
  | ('SMTP_URL' | 'MAIL_FROM' | 'SMS_GATEWAY_URL' | 'SMS_GATEWAY_TOKEN')
  | ('STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'PAYMENT_EVENT_SECRETS' | 'PAYMENT_WAYS')
>

/** The same environment; a service that it names itself stays as it says there. */
export function withConnections(environment: Environment, database: Database): Environment {
  const fixed = setOnServer(environment)
  const connected = (): StoredConnections => {
    const site = knownSite(database)
    const stored = site ? openConnections(environment, site) : {}
    return Object.fromEntries(Object.entries(stored).filter(([name]) => !fixed.some(each => each === name)))
  }
  const live: { readonly [Name in keyof Live]: () => Live[Name] } = {
    SMTP_URL: () => smtpAddress(connected().mail) ?? environment.SMTP_URL,
    MAIL_FROM: () => connected().mail?.from || environment.MAIL_FROM,
    SMS_GATEWAY_URL: () => connected().texts?.address ?? environment.SMS_GATEWAY_URL,
    SMS_GATEWAY_TOKEN: () => connected().texts?.token || environment.SMS_GATEWAY_TOKEN,
    STRIPE_SECRET_KEY: () => connected().stripe?.secretKey ?? environment.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: () => connected().stripe?.publishableKey || environment.STRIPE_PUBLISHABLE_KEY,
    PAYMENT_EVENT_SECRETS: () => {
      const secret = connected().stripe?.eventSecret
      return [...environment.PAYMENT_EVENT_SECRETS, ...(secret ? [{ provider: 'stripe', secret }] : [])]
    },
    // Whoever has connected Stripe takes cards.
    PAYMENT_WAYS: () => {
      const ways = environment.PAYMENT_WAYS
      return connected().stripe && !ways.includes('card') ? ['card', ...ways] : ways
    },
  }
  const getters = Object.entries(live).map(([name, get]) => [name, { enumerable: true, get }])
  const own = Object.getOwnPropertyDescriptors(environment)
  const both = Object.defineProperties({} as Environment, { ...own, ...Object.fromEntries(getters) })
  return rememberProcess(both, environment)
}

/** As SMTP_URL is written. */
export function smtpAddress(mail: MailInput | undefined): string | undefined {
  if (!mail) return undefined
  const { host, port, encryption, username, password } = mail
  const who = username ? `${encodeURIComponent(username)}:${encodeURIComponent(password)}@` : ''
  return `${encryption === 'tls' ? 'smtps' : 'smtp'}://${who}${host}:${port}`
}
