// How somebody can sign in, as their own page shows it.

import { findUser } from '#accounts/user-store.server.ts'
import type { SignedInUser } from '#accounts/visitor.ts'
import { factorsOf, findAccount, linksOf } from '#identity/account-store.server.ts'
import { identityProvider } from '#identity/federation/identity-provider.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import type { OwnAccount } from './own-account.ts'

export async function ownAccount({ database, environment }: Tools, who: SignedInUser): Promise<OwnAccount> {
  if (isHosted(environment)) {
    const user = await findUser(database, who.id)
    return kept(environment.IDENTITY_AUTH_DOMAIN, user?.providers.includes('password') ?? false)
  }
  const [account, factors, links] = await Promise.all([
    findAccount(database, who.subject),
    factorsOf(database, who.subject),
    linksOf(database, who.subject),
  ])
  const offers = new Set(environment.IDENTITY_METHODS)
  return {
    keptBy: null,
    hasPassword: account?.passwordHash != null,
    offersPhone: offers.has('phone') && environment.SMS_SENDING,
    factors: factors.map(({ id, enrolledAt }) => ({ id, since: enrolledAt.toISOString() })),
    providers: links.map(({ providerId }) => identityProvider(environment, providerId)?.name ?? providerId),
  }
}

/** A hosted provider knows how its people sign in; here they change what a password proves. */
function kept(keptBy = '', hasPassword = false): OwnAccount {
  return { keptBy, hasPassword, offersPhone: false, factors: [], providers: [] }
}
