// Command: somebody whom another provider vouches for signs in, or adds that provider to their account.

import { and, eq } from 'drizzle-orm'
import {
  type Account,
  addAccount,
  changeAccount,
  changingAccounts,
  findAccount,
  findAccountByEmail,
  linksOf,
  lockAccount,
} from '#identity/account/account-store.server.ts'
import { providerLinkTable } from '#identity/account/identity-tables.server.ts'
import { mailNotice } from '#identity/mail/notice-mail.server.ts'
import { proved as ownersOwn, shutOutStrangers } from '#identity/ownership/shut-out-strangers.server.ts'
import {
  carriedFrom,
  isRecent,
  lockForLinking,
  lockProven,
  type ProvenAccount,
} from '#identity/session/proven-account.server.ts'
import { completeSignIn, type SignIn, signIn } from '#identity/session/sign-in.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { profileFault } from '#identity/wire/profile.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import { type Queries, RolledBack } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { canonicalEmail, isEmailAddress } from '#values/email-address.ts'
import { askUserinfo } from './code-flow.server.ts'
import {
  identityProvider,
  nameOfProvider,
  type ProviderClaims,
  type ProviderIdentity,
  verifyProviderToken,
} from './identity-provider.server.ts'

export type ProviderInput = ProviderClaims & {
  readonly providerId: string
  /** In place of the ID token, where the provider's `bareTokens` allows it. */
  readonly accessToken?: string
  /** Whether somebody without an address is refused. */
  readonly needsEmail?: boolean
  /** Somebody signed in who adds the provider to their account. */
  readonly who?: ProvenAccount
  /** Only an account that has the link, none is made: reauthentication. */
  readonly existingOnly?: boolean
}

export type ProviderSignIn = { readonly identity: ProviderIdentity } & (
  | { readonly signIn: SignIn; readonly isNew: boolean; readonly confirmBy?: undefined }
  /** Another account has the address; its owner must sign in by one of these ways and link. */
  | { readonly confirmBy: readonly string[]; readonly signIn?: undefined }
)

/**
 * In order: OPERATION_NOT_ALLOWED (no such provider, or no bare tokens of it), INVALID_IDP_RESPONSE, MISSING_EMAIL,
 * CREDENTIAL_TOO_OLD_LOGIN_AGAIN (when linking), FEDERATED_USER_ID_ALREADY_LINKED, EMAIL_EXISTS (when linking),
 * UNVERIFIED_EMAIL (when linking, unless the provider proves that very address), USER_NOT_FOUND, USER_DISABLED, ADMIN_ONLY_OPERATION. An address that another account
 * has is taken as proof only from a provider that owns the mailbox; otherwise the answer is `confirmBy`.
 */
export async function signInWithProvider(
  tools: Tools,
  caller: Caller,
  input: ProviderInput,
): Promise<IdentityOutcome<ProviderSignIn>> {
  const provider = identityProvider(tools.environment, input.providerId)
  if (!provider) return refuse('OPERATION_NOT_ALLOWED', say.providerUnknown)
  const { accessToken } = input
  if (accessToken !== undefined && !provider.bareTokens) return refuse('OPERATION_NOT_ALLOWED')
  const telling =
    accessToken === undefined ? verifyProviderToken(tools, provider, input) : askUserinfo(tools, provider, accessToken)
  const told = await telling.catch((fault: unknown) => {
    tools.log.warn(
      { provider: provider.id, fault: fault instanceof Error ? fault.message : 'unknown' },
      'no answer from a provider',
    )
    return undefined
  })
  if (!told) return refuse('INVALID_IDP_RESPONSE', say.credentialWrong)
  const identity = { ...told, email: told.email && isEmailAddress(told.email) ? canonicalEmail(told.email) : undefined }
  if (input.needsEmail && !identity.email) return refuse('MISSING_EMAIL')
  const proves = provider.provesEmail && identity.emailVerified
  const { who } = input
  if (who && !isRecent(tools, who)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const attempt = () =>
    changingAccounts(tools.database, queries => enter(tools, caller, queries, { identity, proves, input }))
  const first = await attempt()
  // The same person came in twice at once: the second time everything is there.
  const entered = first === overtaken ? await attempt() : first
  if (entered === overtaken) return refuse('FEDERATED_USER_ID_ALREADY_LINKED')
  if (!entered.ok) return entered
  if ('confirmBy' in entered) return { ok: true, identity, confirmBy: entered.confirmBy }
  const { account, isNew } = entered
  const facts = { provider: provider.id, isNew }
  const signed = who
    ? await completeSignIn(tools, caller, account, { ...facts, ...carriedFrom(who) })
    : await signIn(tools, caller, account, facts)
  return signed.ok ? { ok: true, identity, isNew, signIn: signed.signIn } : signed
}

type Entered =
  | IdentityOutcome<{ account: Account; isNew: boolean } | { confirmBy: readonly string[] }>
  | typeof overtaken

const overtaken = 'overtaken'

async function enter(
  tools: Tools,
  caller: Caller,
  queries: Queries,
  told: { readonly identity: ProviderIdentity; readonly proves: boolean; readonly input: ProviderInput },
): Promise<Entered> {
  const { identity, proves, input } = told
  const { who, existingOnly } = input
  const now = tools.clock.now()
  // In this order: an account made meanwhile by the same person is seen with its link, never without.
  const holder = identity.email ? await findAccountByEmail(queries, identity.email) : undefined
  const linked = await linkedAccount(queries, identity)
  if (who) {
    if (linked) return refuse('FEDERATED_USER_ID_ALREADY_LINKED')
    if (holder && holder.id !== who.account.id) return refuse('EMAIL_EXISTS')
    const isProof = proves && who.account.email === identity.email
    const locked = await (isProof ? lockProven(queries, who) : lockForLinking(queries, who))
    if (!locked.ok) return locked
    const { account } = locked
    await addLink(queries, account.id, identity, now)
    const adopted = !account.email && identity.email ? { email: identity.email, emailVerified: proves } : {}
    const confirmed = proves && account.email === identity.email ? ownersOwn : {}
    const linkedTo = await known(queries, account, { ...adopted, ...confirmed })
    const notice = { kind: 'provider-added', provider: nameOfProvider(tools.environment, identity.providerId) } as const
    await mailNotice(tools, queries, caller, linkedTo.account, notice)
    return linkedTo
  }
  if (linked) return linked.disabled ? refuse('USER_DISABLED') : { ok: true, account: linked, isNew: false }
  if (existingOnly) return refuse('USER_NOT_FOUND')
  if (holder) {
    if (!proves) return { ok: true, confirmBy: await waysIn(queries, holder) }
    if (holder.disabled) return refuse('USER_DISABLED')
    const account = await lockAccount(queries, holder.id)
    if (!account || account.email !== identity.email) return overtaken
    // The provider proves the mailbox.
    const own = await shutOutStrangers(queries, account, now)
    await replaceLink(queries, own.id, identity, now)
    return known(queries, own, ownersOwn)
  }
  if (!tools.environment.IDENTITY_METHODS.includes('sign-up')) return refuse('ADMIN_ONLY_OPERATION')
  const { email, displayName, photoUrl } = identity
  const picture = profileFault({ photoUrl }) ? undefined : photoUrl
  const fields = { email, emailVerified: email !== undefined && proves, displayName, photoUrl: picture }
  const account = await addAccount(queries, fields, now)
  if (!account) return overtaken
  await addLink(queries, account.id, identity, now)
  return { ok: true, account, isNew: true }
}

async function known(queries: Queries, account: Account, changes: Parameters<typeof changeAccount>[2]) {
  const changed = Object.keys(changes).length > 0 ? await changeAccount(queries, account.id, changes) : account
  return { ok: true as const, account: changed, isNew: false }
}

async function linkedAccount(queries: Queries, { providerId, rawId }: ProviderIdentity): Promise<Account | undefined> {
  const [link] = await queries
    .select({ accountId: providerLinkTable.accountId })
    .from(providerLinkTable)
    .where(and(eq(providerLinkTable.providerId, providerId), eq(providerLinkTable.rawId, rawId)))
  return link && findAccount(queries, link.accountId)
}

async function addLink(queries: Queries, accountId: string, identity: ProviderIdentity, now: Date): Promise<void> {
  const { providerId, rawId, email, displayName, photoUrl } = identity
  const added = await queries
    .insert(providerLinkTable)
    .values({ providerId, rawId, accountId, email, displayName, photoUrl, linkedAt: now })
    .onConflictDoNothing()
    .returning({ rawId: providerLinkTable.rawId })
  if (added.length === 0) throw new RolledBack(overtaken)
}

// The provider gave the same mailbox another id: the newer one counts.
async function replaceLink(queries: Queries, accountId: string, identity: ProviderIdentity, now: Date): Promise<void> {
  await queries
    .delete(providerLinkTable)
    .where(and(eq(providerLinkTable.accountId, accountId), eq(providerLinkTable.providerId, identity.providerId)))
  await addLink(queries, accountId, identity, now)
}

async function waysIn(queries: Queries, { id, passwordHash, emailLink, phoneNumber }: Account): Promise<string[]> {
  const links = await linksOf(queries, id)
  return [
    ...(passwordHash || emailLink ? ['password'] : []),
    ...(phoneNumber ? ['phone'] : []),
    ...links.map(({ providerId }) => providerId),
  ]
}
