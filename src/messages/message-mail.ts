// The wording of the mails of a conversation: to the operator, to the writer, and the answer.

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
    subject: message.subject === '' ? 'A message from the site' : `A message from the site: ${message.subject}`,
    paragraphs: [`${message.name} (${message.email}) wrote:`, ...paragraphsOf(message.text)],
    link: { label: 'Answer it', href: `${site.origin}/admin/inbox` },
    afterLink: ['An answer to this mail goes to them as well.'],
    sender: site.name,
  }
}

/**
 * To the writer. Their message is quoted only if they have proved to own the mailbox: anybody can type somebody else's
 * address, and we do not deliver strangers' words there.
 */
export function acknowledgementMail(message: MailedMessage, isTheirs: boolean, site: MessageSite): MailWords {
  const about = message.subject === '' ? [] : [`About: ${message.subject}`]
  return {
    subject: `We have your message to ${site.name}`,
    paragraphs: [
      'Hello,',
      'your message has arrived, and a person will answer it, most days within a few hours.',
      ...(isTheirs ? ['This is what you wrote:', ...about, ...paragraphsOf(message.text)] : []),
    ],
    afterLink: isTheirs ? [] : ['If it was not you who wrote to us, you can leave this mail alone.'],
    sender: site.name,
  }
}

/** To the writer: the operator's answer, with the original message below. */
export function answerMail(answer: string, asked: MailedMessage, site: MessageSite): MailWords {
  return {
    subject: asked.subject === '' ? `Your message to ${site.name}` : `Re: ${asked.subject}`,
    paragraphs: [`Hello ${asked.name},`, ...paragraphsOf(answer), 'You wrote:', ...paragraphsOf(asked.text)],
    sender: site.name,
  }
}
