// What the site is connected to, without a secret: for the page and the call.

import type { Tools } from '#platform/tools/tools.server.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'
import type { ConnectionName } from '#site/stored/site-tables.server.ts'
import { type Connections, openConnections, setOnServer } from './stored-connections.server.ts'

/** Where it was set: nowhere, by the process's settings, here; or here by a key that is no longer there. */
export type ConnectedBy = 'nobody' | 'server' | 'owner' | 'unreadable'

export type ConnectionsView = {
  readonly mail: {
    readonly by: ConnectedBy
    readonly typed: Omit<Connections['mail'], 'password'> | null
    readonly hasPassword: boolean
  }
  readonly texts: { readonly by: ConnectedBy; readonly address: string; readonly hasToken: boolean }
  readonly stripe: {
    readonly by: ConnectedBy
    readonly publishableKey: string
    /** What is known of the secret key; null without one. */
    readonly mode: 'test' | 'live' | null
    readonly hasEventSecret: boolean
  }
}

export async function describeConnections(tools: Tools): Promise<ConnectionsView> {
  const site = await readSite(tools)
  const { mail, texts, stripe } = openConnections(tools.environment, site)
  const fixed = setOnServer(tools.environment)
  const by = (name: ConnectionName, known: object | undefined): ConnectedBy => {
    if (fixed.includes(name)) return 'server'
    if (known) return 'owner'
    return site.connections.has(name) ? 'unreadable' : 'nobody'
  }
  const { password, ...typed } = mail ?? { password: '' }
  return {
    mail: {
      by: by('mail', mail),
      typed: mail ? (typed as Omit<Connections['mail'], 'password'>) : null,
      hasPassword: password !== '',
    },
    texts: { by: by('texts', texts), address: texts?.address ?? '', hasToken: Boolean(texts?.token) },
    stripe: {
      by: by('stripe', stripe),
      publishableKey: stripe?.publishableKey ?? '',
      mode: stripe ? (/_live_/.test(stripe.secretKey) ? 'live' : 'test') : null,
      hasEventSecret: Boolean(stripe?.eventSecret),
    },
  }
}
