// Command: somebody writes to the operator; the message is stored and both sides get a mail.

import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { currentLanguage, languageOfReader } from '#catalogue/current-language.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { addressBucket, bucketOf } from '#identity/secrets/limit.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { mailFrame } from '#platform/mail-frame.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import { spend } from '#platform/rate-limit.server.ts'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import { inLanguageOf } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Visitor } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { ContactInput } from './contact-input.ts'
import { acknowledgementMail, receivedMail } from './message-mail.ts'
import { conversationTable, messageTable } from './message-tables.server.ts'

type Written = { readonly conversationId: string }

/**
 * Begins a conversation, once for each form: sent again it answers the same. Refused when the address wrote, or the
 * mailbox was written for, too often. One transaction: conversation, message, both mails.
 */
export async function writeToUs(
  tools: Tools,
  visitor: Visitor,
  caller: Caller,
  input: ContactInput,
): Promise<Outcome<Written, 'too-many'>> {
  const formKey = input.key || keyOfWords(input)
  const known = await findByKey(tools.database, formKey)
  if (known) return done({ conversationId: known })
  const mailbox = bucketOf(tools, 'contact-mailbox', input.email.toLowerCase())
  if (!(await spend(tools, [addressBucket(tools, 'contact-address', caller), mailbox]))) return refused('too-many')
  return inTransaction<Outcome<Written, 'too-many'>>(tools.database, async queries => {
    const id = randomUUID()
    const now = tools.clock.now()
    const { name, email, subject, text } = input
    const userId = visitor.kind === 'signed-out' ? null : visitor.user.id
    const begun = await queries
      .insert(conversationTable)
      .values({
        ...{ id, formKey, name, email, subject, userId, createdAt: now, lastMessageAt: now },
        language: languageOfReader(),
      })
      .onConflictDoNothing({ target: conversationTable.formKey })
      .returning({ id: conversationTable.id })
    if (begun.length === 0) return done({ conversationId: (await findByKey(queries, formKey))! })
    const message = {
      conversationId: id,
      author: 'guest',
      authorUserId: userId,
      text,
      formKey,
      createdAt: now,
    } as const
    await queries.insert(messageTable).values(message)
    const isTheirs = visitor.kind === 'verified' && visitor.user.email?.toLowerCase() === email.toLowerCase()
    await mailBoth(tools, queries, caller, { id, input, isTheirs, now })
    return done({ conversationId: id })
  })
}

type Begun = { readonly id: string; readonly input: ContactInput; readonly isTheirs: boolean; readonly now: Date }

async function mailBoth({ environment }: Tools, queries: Queries, caller: Caller, { id, input, isTheirs, now }: Begun) {
  const toUs = inLanguageOf(environment, null, () => {
    const origin = siteOrigin(environment, caller.origin) + currentLanguage().prefix
    return { ...mailFrame(receivedMail(input, { name: environment.SITE_NAME, origin })), replyTo: input.email }
  })
  const toThem = inLanguageOf(environment, languageOfReader(), () => ({
    ...mailFrame(acknowledgementMail(input, isTheirs, environment.SITE_NAME)),
    replyTo: environment.SITE_CONTACT,
  }))
  for (const [recipient, payload, about] of [
    [environment.SITE_CONTACT, toUs, 'received'],
    [input.email, toThem, 'acknowledged'],
  ] as const) {
    await writeOutbox(queries, { kind: 'mail', recipient, payload, dedupeKey: `conversation:${id}:${about}` }, now)
  }
}

async function findByKey(queries: Queries, formKey: string): Promise<string | undefined> {
  const [known] = await queries
    .select({ id: conversationTable.id })
    .from(conversationTable)
    .where(eq(conversationTable.formKey, formKey))
  return known?.id
}

/** A form without its key: the same words to us are the same message. */
function keyOfWords({ name, email, subject, text }: ContactInput): string {
  return createHash('sha256')
    .update(JSON.stringify([name, email, subject, text]))
    .digest('hex')
}
