// Strips secret links and codes from stored messages.

/** Placeholder for such a link. */
export const linkLeftOut = '[a link for its reader alone]'

/** Placeholder for a text message, which is a code. */
export const textLeftOut = '[a text message for its reader alone]'

/** Placeholder for the words of a mail that open a door. */
export const wordsLeftOut = '[words for their reader alone]'

/** Placeholder for a code in a mail. */
const codeLeftOut = '[a code for its reader alone]'

// Secrets follow the path. Secret URLs are not listed here: a list would fall out of date, and an operator loses little
// when one URL too many is stripped.
const address = /https?:\/\/[^\s<>"?#]*[?#][^\s<>"]*/gi
const anchor = /<a\b[^>]*\shref="([^"]*)"[^>]*>.*?<\/a\s*>/gis

/** The mail's text, with every URL that has more than a path stripped. */
export function withoutLinks(words: string): string {
  return words.replace(address, linkLeftOut)
}

/** The same for its HTML: a button with such a URL also becomes text. */
export function withoutLinksInHtml(html: string): string {
  const shown = html.replace(anchor, (whole, href: string) => (/[?#]/.test(href) ? linkLeftOut : whole))
  return withoutLinks(shown)
}

type Payload = Readonly<Record<string, unknown>>

/** A message without the one-time code that it names as one, and without its words where they open a door. */
export function withoutCode({ code, isForReaderAlone, ...payload }: Payload): Payload {
  if (isForReaderAlone === true) {
    const { html: _, ...rest } = payload
    return { ...rest, text: wordsLeftOut }
  }
  if (typeof code !== 'string') return payload
  const strip = (words: unknown) => (typeof words === 'string' ? words.replaceAll(code, codeLeftOut) : words)
  return { ...payload, subject: strip(payload.subject), text: strip(payload.text), html: strip(payload.html) }
}

/** A message as stored after sending: subject and text, with placeholders for its links and codes. */
export function withoutSecrets(kind: 'mail' | 'sms' | 'webhook', payload: Payload): Payload {
  if (kind === 'sms') return { ...payload, text: textLeftOut }
  if (kind === 'webhook') return {}
  const { subject, text, html, calendar, ...rest } = withoutCode(payload)
  return {
    ...rest,
    ...(typeof subject === 'string' && { subject: withoutLinks(subject) }),
    ...(typeof text === 'string' && { text: withoutLinks(text) }),
    ...(typeof html === 'string' && { html: withoutLinksInHtml(html) }),
    // iCalendar lines are folded, so a link may span two of them.
    ...(calendar !== undefined && { calendar: { ...(calendar as Payload), content: '' } }),
  }
}
