// What the site is connected to, without a secret: for the page and the call.

import { keyMode } from '#platform/tools/payment-faults.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'
import type { ConnectionName } from '#site/stored/site-tables.server.ts'
import type { ConnectedBy, ConnectionsView } from './connections-view.ts'
import { openConnections, setOnServer } from './stored-connections.server.ts'

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
      typed: mail ? (typed as ConnectionsView['mail']['typed']) : null,
      hasPassword: password !== '',
    },
    texts: { by: by('texts', texts), address: texts?.address ?? '', hasToken: Boolean(texts?.token) },
    stripe: {
      by: by('stripe', stripe),
      publishableKey: stripe?.publishableKey ?? '',
      mode: keyMode(stripe?.secretKey) ?? null,
      hasEventSecret: Boolean(stripe?.eventSecret),
    },
  }
}
