// Commands: invite somebody by mail, mail the invitation again, take it back.

import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { mailFrame } from '#platform/mail-frame.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import { inTransaction, type Queries, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { hashOfKey } from '#users/contact/contact-key.server.ts'
import { displayNameOf, type Operator } from '#users/user/visitor.ts'
import { days, later } from '#values/duration.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { dateFormat } from '#values/formats.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { mayGive, namesUnseenHome } from './grants.ts'
import { invitationMail } from './invitation-mail.ts'
import type { GivenRoles } from './people-input.ts'
import type { PeopleRefusal } from './people-refusals.ts'
import { type Invitation, invitationTable } from './people-tables.server.ts'
import { sayGrants } from './people-words.ts'
import { asInvited, existingGrants, grantsIn, homesOf, invitedGrants, worksHere } from './person-grants.server.ts'

/** How long the mailed link can be followed. */
const invitationLasts = days(7)

type Invited = Promise<Outcome<{ readonly id: string }, PeopleRefusal>>
type ToInvite = { readonly email: string; readonly roles: GivenRoles; readonly origin: string }

/** One transaction: the invitation, and the mail with its key, of which only the hash is stored. */
export function invitePerson(tools: Tools, operator: Operator, { email, roles, origin }: ToInvite): Invited {
  const now = tools.clock.now()
  return inTransaction<Awaited<Invited>>(tools.database, async queries => {
    const address = canonicalEmail(email)
    const grants = await grantsIn(queries, roles)
    if (!grants || namesUnseenHome(operator, grants)) return refused('home-unknown')
    if (grants.some(grant => !mayGive(operator, grant))) return refused('more-than-own')
    if (await worksHere(queries, address, now)) return refused('works-here')
    await queries
      .update(invitationTable)
      .set({ withdrawnAt: now })
      .where(and(isOpen, eq(invitationTable.email, address), sql`expires_at <= ${now.toISOString()}::timestamptz`))
    const key = newKey()
    const made = { id: randomUUID(), email: address, grants: asInvited(grants), keyHash: hashOfKey(key), sentAt: now }
    const [added] = await queries
      .insert(invitationTable)
      .values({ ...made, invitedBy: operator.id, createdAt: now, expiresAt: later(now, invitationLasts) })
      .onConflictDoNothing()
      .returning()
    if (!added) return refused('invited-already')
    await mailInvitation(tools, queries, { operator, invitation: added, key, origin })
    return done({ id: added.id })
  })
}

/** Mails it again with another key; the earlier link opens nothing any more. */
export function sendInvitationAgain(
  tools: Tools,
  operator: Operator,
  { id, origin }: { readonly id: string; readonly origin: string },
): Invited {
  const now = tools.clock.now()
  return inTransaction<Awaited<Invited>>(tools.database, async queries => {
    const invitation = await lockInvitation(queries, operator, id)
    if (!invitation.ok) return invitation
    const key = newKey()
    const [sent] = await queries
      .update(invitationTable)
      .set({
        keyHash: hashOfKey(key),
        sentAt: now,
        sentTimes: sql`sent_times + 1`,
        expiresAt: later(now, invitationLasts),
      })
      .where(eq(invitationTable.id, id))
      .returning()
    await mailInvitation(tools, queries, { operator, invitation: sent!, key, origin })
    return done({ id })
  })
}

export function withdrawInvitation(tools: Tools, operator: Operator, { id }: { readonly id: string }): Invited {
  return inTransaction<Awaited<Invited>>(tools.database, async queries => {
    const invitation = await lockInvitation(queries, operator, id)
    if (!invitation.ok) return invitation
    await queries.update(invitationTable).set({ withdrawnAt: tools.clock.now() }).where(eq(invitationTable.id, id))
    return done({ id })
  })
}

export const isOpen = and(isNull(invitationTable.acceptedAt), isNull(invitationTable.withdrawnAt))

/** The open invitation, locked; to whoever may not give what it gives it does not exist. */
async function lockInvitation(
  queries: Transaction,
  operator: Operator,
  id: string,
): Promise<Outcome<{ readonly invitation: Invitation }, 'invitation-unknown'>> {
  const [invitation] = await queries
    .select()
    .from(invitationTable)
    .where(and(eq(invitationTable.id, id), isOpen))
    .for('update')
  const isTheirs = invitation && invitedGrants(invitation.grants).every(grant => mayGive(operator, grant))
  return isTheirs ? done({ invitation }) : refused('invitation-unknown')
}

const newKey = () => randomBytes(32).toString('base64url')

type Mailed = {
  readonly operator: Operator
  readonly invitation: Invitation
  readonly key: string
  readonly origin: string
}

/** In the language in which the operator works. */
async function mailInvitation(tools: Tools, queries: Queries, { operator, invitation, key, origin }: Mailed) {
  const { locale, prefix } = currentLanguage()
  const { id, email, grants, expiresAt, sentTimes } = invitation
  const given = await existingGrants(queries, invitedGrants(grants))
  const words = invitationMail(
    {
      by: displayNameOf(operator),
      roles: sayGrants(given, await homesOf(queries, given)),
      until: dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(expiresAt),
      link: `${siteOrigin(tools.environment, origin)}${prefix}${invitationAddress(key)}`,
    },
    tools.environment.SITE_NAME,
  )
  const dedupeKey = `invitation:${id}:${sentTimes}`
  const message = { recipient: email, payload: mailFrame(words), dedupeKey, secretsEndAt: expiresAt }
  await writeOutbox(queries, { kind: 'mail', ...message }, tools.clock.now())
}

const invitationAddress = (key: string) => `/invitation?key=${key}`

/** The open invitation of a mailed key. */
export async function findInvitation(queries: Queries, key: string, now: Date): Promise<Invitation | undefined> {
  const { keyHash, expiresAt } = invitationTable
  const [found] = await queries
    .select()
    .from(invitationTable)
    .where(and(eq(keyHash, hashOfKey(key)), gt(expiresAt, now), isOpen))
    .for('update')
  return found
}
