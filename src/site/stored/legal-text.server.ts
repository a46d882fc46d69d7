// A text of the site as it is shown and accepted: Markdown with its title, known by the hash of both.

import { createHash } from 'node:crypto'

export type LegalText = {
  /** Markdown; its first heading is the title. */
  readonly text: string
  /** SHA-256 of the text in hexadecimal: how a booking records the accepted terms. */
  readonly hash: string
  /** Code of the language in which it is written. */
  readonly language: string
}

export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A title and a text that were typed apart, as one. */
export function toLegalText(title: string, text: string, language: string): LegalText {
  const whole = `# ${title}\n\n${text.trim()}\n`
  return { text: whole, hash: hashOfText(whole), language }
}

/** The title of it, and the text below. */
export function titleAndText(markdown: string): { readonly title: string; readonly text: string } {
  const [heading = '', ...text] = markdown.trim().split('\n')
  return { title: heading.replace(/^#\s*/, ''), text: text.join('\n').trim() }
}
