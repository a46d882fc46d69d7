// Mails the operator about nights that were sold twice, once per conflict.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { type MailWords, mailFrame } from '#platform/mail-frame.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Conflict, daysInWords, sayOtherSide } from './conflict.ts'
import { findConflicts } from './find-conflicts.server.ts'

/** Mails the operator about each conflict that was not set aside; answers how many were new. */
export async function notifyConflicts(tools: Tools): Promise<number> {
  const { database, environment, clock } = tools
  const conflicts = await findConflicts(database, clock.now())
  let told = 0
  for (const conflict of conflicts.filter(({ isSetAside }) => !isSetAside)) {
    const { eventId, nights } = conflict
    const isNew = await writeOutbox(
      database,
      {
        kind: 'mail',
        recipient: environment.SITE_CONTACT,
        payload: mailFrame(conflictMail(conflict, tools)),
        dedupeKey: `channel-conflict:${eventId}:${nights.checkIn}:${nights.checkOut}`,
      },
      clock.now(),
    )
    if (isNew) told += 1
  }
  return told
}

function conflictMail({ feedName, nights, others }: Conflict, { environment }: Tools): MailWords {
  const locale = currentLanguage().locale
  const days = daysInWords(nights, locale)
  return {
    subject: sentence('channels.takenTwiceSubject', days),
    paragraphs: [
      sentence('channels.thereIsAlready', { feedName, ...days }),
      ...others.map(other => sayOtherSide(other, 'row', locale)),
      sentence('channels.advice'),
    ],
    link: { label: sentence('channels.seeConflict'), href: `${siteOrigin(environment)}/admin/channels` },
    sender: environment.SITE_NAME,
  }
}
