// Mails the operator about a calendar that cannot be followed, once each time it begins.

import { sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { FeedRow } from '#channels/feeds/channel-tables.server.ts'
import { type Trouble, troubleSentences } from '#channels/feeds/trouble.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { type MailWords, mailFrame } from '#platform/mail-frame.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

export async function notifyTrouble(
  { environment, clock }: Tools,
  queries: Transaction,
  { id, name }: Pick<FeedRow, 'id' | 'name'>,
  { trouble, since }: { readonly trouble: Trouble; readonly since: Date },
): Promise<void> {
  const words: MailWords = {
    subject: sentence('channels.needsALookSubject', { name }),
    paragraphs: [
      `${sentence('channels.notFollowed', { name })} ${sentenceBy(troubleSentences[trouble])}`,
      sentence('channels.notKnownHere'),
    ],
    link: { label: sentence('channels.seeAllCalendars'), href: `${siteOrigin(environment)}/admin/channels` },
    sender: environment.SITE_NAME,
  }
  const dedupeKey = `channel:${id}:trouble:${since.toISOString()}`
  const recipient = environment.SITE_CONTACT
  await writeOutbox(queries, { kind: 'mail', recipient, payload: mailFrame(words), dedupeKey }, clock.now())
}
