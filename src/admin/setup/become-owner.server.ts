// Commands: whoever has the printed address becomes the first owner, with the account they are signed in with or a new one.

import { sql } from 'drizzle-orm'
import { proveAddress } from '#admin/people/accept-invitation.server.ts'
import { writeGrants } from '#admin/people/person-grants.server.ts'
import { accountStanding } from '#identity/account/account-standing.server.ts'
import { addAccount, findAccountByEmail } from '#identity/account/account-store.server.ts'
import { passwordFault } from '#identity/password/new-password.server.ts'
import { hashPassword } from '#identity/password/password-hash.server.ts'
import { type IdentityReason, refuse } from '#identity/wire/identity-reason.ts'
import { inTransaction, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { RegisterInput } from '#users/form/sign-in-input.ts'
import type { Client } from '#users/session/client.server.ts'
import { saveUser } from '#users/user/user-store.server.ts'
import type { SignedInVisitor } from '#users/user/visitor.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { isSetupKey } from './setup-key.server.ts'
import type { SetupRefusal } from './setup-refusals.ts'
import { setupKeyTable } from './setup-tables.server.ts'

type BecomingOwner = { readonly client: Client; readonly visitor: SignedInVisitor; readonly key: string }

/** With the account that the browser is signed in with; its address has to be theirs, as of everybody who works here. */
export async function becomeOwner(
  tools: Tools,
  { client, visitor, key }: BecomingOwner,
): Promise<Outcome<object, SetupRefusal>> {
  const { kind, user } = visitor
  if (!(await isSetupKey(tools.database, key, tools.clock.now()))) return refused('setup-over')
  if (kind === 'unverified' && !(user.email !== null && (await proveAddress(tools, client, user, user.email)))) {
    return refused('address-unproved')
  }
  return takeOwnership(tools, key, async () => done({ userId: user.id }))
}

/**
 * With a new account of the embedded provider. Whoever reads the terminal vouches for the address, as with `npm run users --
 * grant`: no mail can be sent from a site that nobody has set up. Refuses a fault of the account as the provider does.
 */
export async function makeFirstOwner(
  tools: Tools,
  key: string,
  { email: typed, password, displayName }: RegisterInput,
): Promise<Outcome<object, SetupRefusal | IdentityReason>> {
  const email = canonicalEmail(typed)
  // Before anything is computed for a stranger.
  if (!(await isSetupKey(tools.database, key, tools.clock.now()))) return refused('setup-over')
  const weak = passwordFault(tools.environment, password, email)
  if (weak) return weak
  const passwordHash = await hashPassword(password)
  return takeOwnership(tools, key, async (queries, now) => {
    const added = (await findAccountByEmail(queries, email))
      ? undefined
      : await addAccount(
          queries,
          {
            ...{ email, emailVerified: true, passwordHash, passwordChangedAt: now },
            displayName: displayName || undefined,
          },
          now,
        )
    if (!added) return refuse('EMAIL_EXISTS')
    const { id } = await saveUser(queries, (await accountStanding(queries, added.id, ''))!, now)
    return done({ userId: id })
  })
}

/** One transaction, one after the other: the key is used up and every other with it, or nothing has happened. */
function takeOwnership<Reason extends string>(
  { database, clock }: Tools,
  key: string,
  find: (queries: Transaction, now: Date) => Promise<Outcome<{ readonly userId: string }, Reason>>,
): Promise<Outcome<object, SetupRefusal | Reason>> {
  const now = clock.now()
  return inTransaction<Outcome<object, SetupRefusal | Reason>>(database, async queries => {
    // The lock under which the database keeps an owner.
    await queries.execute(sql`select pg_advisory_xact_lock(7314025)`)
    if (!(await isSetupKey(queries, key, now))) return refused('setup-over')
    const found = await find(queries, now)
    if (!found.ok) throw new RolledBack(found)
    await writeGrants(queries, found.userId, { added: [{ role: 'owner', stayId: null }], taken: [] }, now)
    await queries.delete(setupKeyTable)
    return done({})
  })
}
