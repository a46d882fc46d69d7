// The passkeys of one account: listed, and taken away.

import { and, asc, eq } from 'drizzle-orm'
import { passkeyTable } from '#identity/account/identity-tables.server.ts'
import { mailNotice } from '#identity/mail/notice-mail.server.ts'
import { lockProven } from '#identity/session/proven-account.server.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { sayDevice } from '#platform/device-label.ts'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { proveAgain } from '#users/session/prove-again.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'

export type Passkey = typeof passkeyTable.$inferSelect

/** The eldest first. */
export function passkeysOf(queries: Queries, accountId: string): Promise<Passkey[]> {
  return queries
    .select()
    .from(passkeyTable)
    .where(eq(passkeyTable.accountId, accountId))
    .orderBy(asc(passkeyTable.addedAt), asc(passkeyTable.id))
}

type Removal = { readonly id: string; readonly currentPassword: string }

/**
 * Takes a passkey away; its owner is told by mail. Refuses as `proveAgain` does, and with INVALID_CREDENTIAL_OR_PROVIDER_ID
 * for one that the account does not have.
 */
export async function removePasskey(
  tools: Tools,
  client: Client,
  who: SignedInUser,
  { id, currentPassword }: Removal,
): Promise<IdentityOutcome> {
  const proved = await proveAgain(tools, client, who, currentPassword)
  if (!proved.ok) return proved
  return inTransaction(tools.database, async queries => {
    const locked = await lockProven(queries, proved.who)
    if (!locked.ok) return locked
    const isTheirs = and(eq(passkeyTable.id, id), eq(passkeyTable.accountId, locked.account.id))
    const [removed] = await queries.delete(passkeyTable).where(isTheirs).returning()
    if (!removed) return refuse('INVALID_CREDENTIAL_OR_PROVIDER_ID')
    const device = sayDevice(removed.deviceLabel)
    await mailNotice(tools, queries, client.caller, locked.account, { kind: 'passkey-removed', device })
    return { ok: true }
  })
}
