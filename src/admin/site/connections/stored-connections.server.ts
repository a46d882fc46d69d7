// Connections as they are kept: sealed for their name, opened by the key that is not in the database.

import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import type { SiteSnapshot } from '#site/snapshot/site-snapshot.server.ts'
import type { ConnectionName } from '#site/stored/site-tables.server.ts'
import type { MailInput, StripeInput, TextsInput } from './connection-input.ts'

export type Connections = { readonly mail: MailInput; readonly texts: TextsInput; readonly stripe: StripeInput }

/** Each with what nobody had to type left empty; what is missing was never typed, or the key that sealed it is gone. */
export type StoredConnections = Partial<Connections>

export function sealConnection<Name extends ConnectionName>(
  environment: Environment,
  name: Name,
  typed: Connections[Name],
): Buffer {
  return identitySecret(environment).seal('connection', name, Buffer.from(JSON.stringify(typed)))
}

const opened = new WeakMap<Buffer, unknown>()

/** Opened once for each reading of the site. */
export function openConnections(
  environment: Environment,
  { connections }: Pick<SiteSnapshot, 'connections'>,
): StoredConnections {
  const found = [...connections].flatMap(([name, sealed]) => {
    if (!opened.has(sealed)) {
      const text = identitySecret(environment).open('connection', name, sealed)?.toString()
      opened.set(sealed, text && JSON.parse(text))
    }
    const typed = opened.get(sealed)
    return typed ? [[name, typed]] : []
  })
  return Object.fromEntries(found)
}

/** Of settings that answer for both: what the process alone was told. */
const ofProcess = new WeakMap<Environment, Environment>()

/** Remembers whose settings `live` shows beside what is typed. */
export function rememberProcess(live: Environment, environment: Environment): Environment {
  ofProcess.set(live, environment)
  return live
}

/** The services that the process itself was set up for: what it was told there counts, whatever is typed. */
export function setOnServer(settings: Environment): readonly ConnectionName[] {
  const environment = ofProcess.get(settings) ?? settings
  const named = { mail: 'SMTP_URL', texts: 'SMS_GATEWAY_URL', stripe: 'STRIPE_SECRET_KEY' } as const
  return (Object.keys(named) as ConnectionName[]).filter(name => environment[named[name]] !== undefined)
}
