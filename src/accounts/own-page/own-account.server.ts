// How somebody can sign in, as their own page shows it.

import type { SignedInUser } from '#accounts/visitor.ts'
import { factorsOf, findAccount, linksOf } from '#identity/account-store.server.ts'
import { identityProvider } from '#identity/federation/identity-provider.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import type { OwnAccount } from './own-account.ts'

export async function ownAccount({ database, environment }: Tools, who: SignedInUser): Promise<OwnAccount> {
  if (isHosted(environment)) return kept(environment.IDENTITY_AUTH_DOMAIN)
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

/** A hosted provider knows how its people sign in; here nothing of it can be changed. */
function kept(keptBy = ''): OwnAccount {
  return { keptBy, hasPassword: false, offersPhone: false, factors: [], providers: [] }
}
