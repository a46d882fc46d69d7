// Command: somebody writes to the operator; the message is stored and both sides get a mail.

import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
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
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Visitor } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { ContactInput } from './contact-input.ts'
import { acknowledgementMail, receivedMail } from './mails/message-mail.ts'
import { appendMessage, beginConversation } from './record/conversation-store.server.ts'
import { conversationTable } from './record/message-tables.server.ts'

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
    const now = tools.clock.now()
    const { name, email, subject, text, stay } = input
    const userId = visitor.kind === 'signed-out' ? null : visitor.user.id
    const language = languageOfReader()
    const stayId = stay ? await publicStayId(queries, stay) : null
    const begun = { formKey, name, email, subject, userId, language, stayId }
    const { conversation, isNew } = await beginConversation(queries, begun, now)
    const { id } = conversation
    if (!isNew) return done({ conversationId: id })
    await appendMessage(queries, conversation, { author: 'guest', authorUserId: userId, text, key: formKey }, now)
    const isTheirs = visitor.kind === 'verified' && visitor.user.email?.toLowerCase() === email.toLowerCase()
    await mailBoth(tools, queries, caller, { id, input, isTheirs, now })
    return done({ conversationId: id })
  })
}

/** The home of that slug, if guests can see it; a question that names another is about none. */
async function publicStayId(queries: Queries, slug: string): Promise<number | null> {
  const isPublic = inArray(stayTable.status, ['published', 'unlisted'])
  const [stay] = await queries
    .select({ id: stayTable.id })
    .from(stayTable)
    .where(and(eq(stayTable.slug, slug), isPublic))
  return stay?.id ?? null
}

type Begun = { readonly id: string; readonly input: ContactInput; readonly isTheirs: boolean; readonly now: Date }

async function mailBoth({ environment }: Tools, queries: Queries, caller: Caller, { id, input, isTheirs, now }: Begun) {
  const toUs = inLanguageOf(environment, null, () => {
    const origin = siteOrigin(environment, caller.origin) + currentLanguage().prefix
    return {
      ...mailFrame(receivedMail(input, { name: environment.SITE_NAME, origin }, `/admin/inbox/${id}`)),
      replyTo: input.email,
    }
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
