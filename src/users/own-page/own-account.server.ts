// How somebody can sign in, as their own page shows it.

import { recordsOf } from '#identity/account/account-store.server.ts'
import { nameOfProvider } from '#identity/federation/identity-provider.server.ts'
import { hostedFactors } from '#identity/hosted/hosted-factors.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { heldSignIn } from '#users/session/held-sign-in.server.ts'
import { findUser } from '#users/user/user-store.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import { seconds } from '#values/duration.ts'

type OwnAccount = {
  /** The domain of the hosted provider that has the account; null when this site does. */
  readonly keptBy: string | null
  /** Whether there is a password to ask for again. */
  readonly hasPassword: boolean
  /** Whether this site signs people in by phone. */
  readonly offersPhone: boolean
  /** Apps, with the instant each was set up; null when the provider that has them did not tell. */
  readonly factors: readonly { readonly id: string; readonly since: string }[] | null
  /** The names of other providers that are linked. */
  readonly providers: readonly string[]
}

// Each view of the page waits for it.
const patience = seconds(3)

/** A hosted provider tells of second factors only by the sign-in that the session of `client` holds, and a while at most. */
export async function ownAccount(tools: Tools, who: SignedInUser, client?: Client): Promise<OwnAccount> {
  const { database, environment } = tools
  const offers = new Set(environment.IDENTITY_METHODS)
  if (isHosted(environment)) {
    const user = await findUser(database, who.id)
    return {
      keptBy: environment.IDENTITY_AUTH_DOMAIN ?? null,
      hasPassword: user?.providers.includes('password') ?? false,
      offersPhone: offers.has('phone'),
      factors: client ? await factorsElsewhere(tools, client, who) : null,
      providers: [],
    }
  }
  const [record] = await recordsOf(database, [who.subject])
  return {
    keptBy: null,
    hasPassword: record?.account.passwordHash != null,
    offersPhone: offers.has('phone') && environment.SMS_SENDING,
    factors: (record?.factors ?? []).map(({ id, enrolledAt }) => ({ id, since: enrolledAt.toISOString() })),
    providers: (record?.links ?? []).map(({ providerId }) => nameOfProvider(environment, providerId)),
  }
}

async function factorsElsewhere(tools: Tools, client: Client, who: SignedInUser): Promise<OwnAccount['factors']> {
  const held = await heldSignIn(tools, client, who, patience)
  const told = held.ok ? await hostedFactors(tools, held.idToken) : held
  return told.ok ? told.factors : null
}
