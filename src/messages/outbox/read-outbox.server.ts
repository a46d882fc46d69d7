// The outbox as an operator may read it: whole for owners, for everybody else without what would make them its reader.

import { listOutbox, type OutboxEntry } from '#platform/outbox/outbox.server.ts'
import { textLeftOut, withoutCode, withoutLinks, withoutLinksInHtml } from '#platform/outbox/without-links.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'

/** One message; `subject` and `html` are of mails. */
export type MessageToRead = Omit<OutboxEntry, 'payload' | 'dedupeKey' | 'nextAttemptAt' | 'sentAt' | 'secretsEndAt'> & {
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  /** Whether it brings an entry for the calendar. */
  readonly invites: boolean
  /** Whether something of it is shown to owners only. */
  readonly isPart: boolean
}

/**
 * Messages from the newest down, at most `limit`, of those with a smaller id than `before`. A link that signs in, chooses a
 * password or opens a booking is worth as much as the account, so only an owner reads it, whose house everything is.
 */
export async function readOutbox(
  { database }: Pick<Tools, 'database'>,
  operator: Operator,
  { before, limit }: { readonly before?: number; readonly limit: number },
): Promise<MessageToRead[]> {
  const entries = await listOutbox(database, { before, limit })
  const isWhole = may(operator, 'secrets')
  return entries.map(entry => (isWhole ? whole(entry) : inPart(entry)))
}

// The kinds of messages about a booking, as their keys begin.
const aboutBookings = ['booking', 'manage', 'continue']

/** What the list of a booking's messages shows of one: nothing that is in it. */
type MessageInBrief = Pick<OutboxEntry, 'id' | 'recipient' | 'state' | 'sentAt' | 'nextAttemptAt' | 'createdAt'> & {
  readonly subject: string
}

/** The messages about a booking, the newest first, at most `limit`. */
export async function readMessagesAbout(
  { database }: Pick<Tools, 'database'>,
  bookingId: string,
  limit: number,
): Promise<MessageInBrief[]> {
  const entries = await listOutbox(database, { limit, about: { id: bookingId, subjects: aboutBookings } })
  return entries.map(({ id, recipient, state, sentAt, nextAttemptAt, createdAt, payload }) => ({
    ...{ id, recipient, state, sentAt, nextAttemptAt, createdAt },
    subject: typeof payload.subject === 'string' ? withoutLinks(payload.subject) : '',
  }))
}

function whole({
  payload,
  dedupeKey: _,
  nextAttemptAt: __,
  sentAt: ___,
  secretsEndAt: ____,
  ...entry
}: OutboxEntry): MessageToRead {
  const part = (name: string) => (typeof payload[name] === 'string' ? payload[name] : null)
  return {
    ...entry,
    subject: part('subject'),
    text: part('text') ?? JSON.stringify(payload, null, 2),
    html: part('html'),
    invites: payload.calendar !== undefined,
    isPart: false,
  }
}

function inPart(entry: OutboxEntry): MessageToRead {
  const message = whole({ ...entry, payload: withoutCode(entry.payload) })
  const { kind, subject, html, lastAnswer } = message
  const text = kind === 'mail' ? withoutLinks(message.text) : textLeftOut
  return {
    ...message,
    text,
    subject: subject && withoutLinks(subject),
    html: html && withoutLinksInHtml(html),
    // A server that refuses a message may quote it.
    lastAnswer: lastAnswer && withoutLinks(lastAnswer),
    isPart: text !== whole(entry).text,
  }
}
