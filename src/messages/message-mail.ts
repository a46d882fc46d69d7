// The wording of the mails of a conversation: to the operator, to the writer, and the answer.

import { sentence } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'

type MailedMessage = {
  readonly name: string
  readonly email: string
  /** May be empty. */
  readonly subject: string
  readonly text: string
}

type MessageSite = { readonly name: string; readonly origin: string }

/** Paragraphs as they were typed: an empty line parts them. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
}

/** To the operator: somebody wrote. */
export function receivedMail(message: MailedMessage, site: MessageSite): MailWords {
  return {
    subject:
      message.subject === ''
        ? sentence('messages.received')
        : sentence('messages.receivedAbout', { subject: message.subject }),
    paragraphs: [
      sentence('messages.wrote', { name: message.name, email: message.email }),
      ...paragraphsOf(message.text),
    ],
    link: { label: sentence('messages.answerIt'), href: `${site.origin}/admin/inbox` },
    afterLink: [sentence('messages.mailsThem')],
    sender: site.name,
  }
}

/**
 * To the writer. Their message is quoted only if they have proved to own the mailbox: anybody can type somebody else's
 * address, and we do not deliver strangers' words there.
 */
export function acknowledgementMail(message: MailedMessage, isTheirs: boolean, siteName: string): MailWords {
  const about = message.subject === '' ? [] : [sentence('messages.about', { subject: message.subject })]
  return {
    subject: sentence('messages.haveIt', { siteName }),
    paragraphs: [
      sentence('messages.hello'),
      sentence('messages.arrived'),
      ...(isTheirs ? [sentence('messages.youWroteThis'), ...about, ...paragraphsOf(message.text)] : []),
    ],
    afterLink: isTheirs ? [] : [sentence('messages.notYou')],
    sender: siteName,
  }
}

/** To the writer: the operator's answer, with the original message below. */
export function answerMail(answer: string, asked: MailedMessage, siteName: string): MailWords {
  return {
    subject:
      asked.subject === ''
        ? sentence('messages.yourMessage', { siteName })
        : sentence('messages.answerAbout', { subject: asked.subject }),
    paragraphs: [
      sentence('messages.helloName', { name: asked.name }),
      ...paragraphsOf(answer),
      sentence('messages.youWrote'),
      ...paragraphsOf(asked.text),
    ],
    sender: siteName,
  }
}
