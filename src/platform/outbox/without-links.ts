// Removes from stored messages what only their reader may have: secret links and codes.

/** Replaces such a link. */
export const linkLeftOut = '[a link for its reader alone]'

/** Replaces a text message, which is a code. */
export const textLeftOut = '[a text message for its reader alone]'

// Whatever opens something for its holder travels behind the path. Which of our own addresses do is not listed here:
// a list can be forgotten, and an operator misses little by an address too many that is left out.
const address = /https?:\/\/[^\s<>"?#]*[?#][^\s<>"]*/gi
const anchor = /<a\b[^>]*\shref="([^"]*)"[^>]*>.*?<\/a\s*>/gis

/** The words of a mail without any address that has more than a path. */
export function withoutLinks(words: string): string {
  return words.replace(address, linkLeftOut)
}

/** The same for a mail's HTML: a button that leads to such an address becomes words as well. */
export function withoutLinksInHtml(html: string): string {
  const shown = html.replace(anchor, (whole, href: string) => (/[?#]/.test(href) ? linkLeftOut : whole))
  return withoutLinks(shown)
}

type Payload = Readonly<Record<string, unknown>>

/** A message as it stays stored once it has left: its subject and words, and marks where its links and codes stood. */
export function withoutSecrets(kind: 'mail' | 'sms' | 'webhook', payload: Payload): Payload {
  if (kind === 'sms') return { ...payload, text: textLeftOut }
  if (kind === 'webhook') return {}
  const { subject, text, html, calendar, ...rest } = payload
  return {
    ...rest,
    ...(typeof subject === 'string' && { subject: withoutLinks(subject) }),
    ...(typeof text === 'string' && { text: withoutLinks(text) }),
    ...(typeof html === 'string' && { html: withoutLinksInHtml(html) }),
    // Its lines are folded, so that a link may stand on two of them.
    ...(calendar !== undefined && { calendar: { ...(calendar as Payload), content: '' } }),
  }
}
