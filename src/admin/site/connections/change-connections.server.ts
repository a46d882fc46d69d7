// Commands: an owner connects the site to its mail server, a gateway of text messages or Stripe, or takes a connection away.

import { eq } from 'drizzle-orm'
import { inTransaction, type Queries, RolledBack } from '#platform/tools/database.server.ts'
import { keyMode } from '#platform/tools/payment-faults.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { renewSite } from '#site/snapshot/read-site.server.ts'
import { type ConnectionName, siteConnectionTable } from '#site/stored/site-tables.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { MailInput, StripeInput, TextsInput } from './connection-input.ts'
import type { ConnectionRefusal } from './connection-refusals.ts'
import { type Connections, openConnections, sealConnection, setOnServer } from './stored-connections.server.ts'

export type ChangedConnection = Outcome<object, ConnectionRefusal>

/** A password goes to no other server, and to nobody else there, than it was typed for. */
export function connectMail(tools: Tools, operator: Operator, typed: MailInput): Promise<ChangedConnection> {
  return connect(tools, operator, 'mail', known => {
    const isSame = known?.host === typed.host && known.port === typed.port && known.username === typed.username
    if (typed.username === '') return { ...typed, password: '' }
    if (typed.password !== '') return typed
    return isSame && known.password ? { ...typed, password: known.password } : 'password-again'
  })
}

export function connectTexts(tools: Tools, operator: Operator, typed: TextsInput): Promise<ChangedConnection> {
  return connect(tools, operator, 'texts', known => {
    if (typed.token !== '' || !known?.token) return typed
    return known.address === typed.address ? { ...typed, token: known.token } : 'token-again'
  })
}

export function connectStripe(tools: Tools, operator: Operator, typed: StripeInput): Promise<ChangedConnection> {
  return connect(tools, operator, 'stripe', known => {
    const secretKey = typed.secretKey || known?.secretKey
    if (!secretKey) return 'key-missing'
    const [mode, ofFields] = [keyMode(secretKey), keyMode(typed.publishableKey)]
    if (ofFields && ofFields !== mode) return 'mixed-keys'
    // Another program on this machine must never stand between guests and real money.
    if (mode === 'live' && tools.environment.STRIPE_API !== undefined) return 'live-key'
    // The secret of a webhook is one account's, as the key is.
    const kept = !typed.secretKey || typed.secretKey === known?.secretKey ? known?.eventSecret : ''
    return { ...typed, secretKey, eventSecret: typed.eventSecret || (kept ?? '') }
  })
}

export function disconnect(tools: Tools, operator: Operator, name: ConnectionName): Promise<ChangedConnection> {
  return change(tools, operator, name, async queries => {
    await queries.delete(siteConnectionTable).where(eq(siteConnectionTable.name, name))
    return undefined
  })
}

/** `complete` gets what is known and answers what is to be kept, or why not. */
function connect<Name extends ConnectionName>(
  tools: Tools,
  operator: Operator,
  name: Name,
  complete: (known: Connections[Name] | undefined) => Connections[Name] | ConnectionRefusal,
): Promise<ChangedConnection> {
  const { environment, clock } = tools
  return change(tools, operator, name, async queries => {
    const ofName = eq(siteConnectionTable.name, name)
    const [row] = await queries.select().from(siteConnectionTable).where(ofName).for('update')
    const known = openConnections(environment, { connections: new Map(row ? [[name, row.sealed]] : []) })[name]
    const whole = complete(known)
    if (typeof whole === 'string') return whole
    const kept = { sealed: sealConnection(environment, name, whole), changedAt: clock.now() }
    await queries
      .insert(siteConnectionTable)
      .values({ name, ...kept })
      .onConflictDoUpdate({ target: siteConnectionTable.name, set: kept })
    return undefined
  })
}

async function change(
  tools: Tools,
  operator: Operator,
  name: ConnectionName,
  work: (queries: Queries) => Promise<ConnectionRefusal | undefined>,
): Promise<ChangedConnection> {
  if (!may(operator, 'security', 'change')) return refused('not-allowed')
  if (setOnServer(tools.environment).includes(name)) return refused('set-on-server')
  const changed = await inTransaction<ChangedConnection>(tools.database, async queries => {
    const refusal = await work(queries)
    if (refusal) throw new RolledBack(refused(refusal))
    return done({})
  })
  if (changed.ok) await renewSite(tools)
  return changed
}
