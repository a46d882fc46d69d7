// The layout of all mails: a subject, paragraphs and at most one link, as text and as HTML.

import { documentLanguage, sentence } from '#catalogue/sentence.ts'
import { escapeMarkup } from '#values/escape-markup.ts'

/** Details as rows: a label and its value. */
export type MailFacts = readonly (readonly [name: string, value: string])[]

/** A mail before layout. Paragraphs are plain text: line breaks are kept, HTML is escaped. */
export type MailWords = {
  readonly subject: string
  readonly paragraphs: readonly (string | MailFacts)[]
  readonly link?: { readonly label: string; readonly href: string }
  readonly afterLink?: readonly string[]
  /** The sender's signature, as the last line. */
  readonly sender: string
}

// A line break in a subject would start another header.
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The mail as text and HTML, in the current language. */
export function mailFrame({ subject, paragraphs, link, afterLink = [], sender }: MailWords) {
  const texts = [
    ...paragraphs.map(asText),
    ...(link ? [`${sentence('platform.mailLink', { label: link.label })}\n${link.href}`] : []),
    ...afterLink,
    sender,
  ]
  const body = [
    ...paragraphs.map(part => (typeof part === 'string' ? asBlock(part) : asTable(part))),
    ...(link ? [asButton(link)] : []),
    ...afterLink.map(words => asBlock(words, 'soft')),
    `<p class="line" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #e2d7c8;font:600 18px/1.4 Georgia,serif">${escapeMarkup(sender)}</p>`,
  ].join('\n')
  const { lang, dir } = documentLanguage()
  const html = `<!doctype html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeMarkup(oneLine(subject))}</title>
<style>${inTheDark}</style></head>
<body class="page" style="margin:0;padding:16px;background:#fcf9f4;color:#2b2018;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div class="card" style="max-width:520px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #e2d7c8;border-top:4px solid #f58220;border-radius:12px;overflow-wrap:anywhere">
${body}
</div></body></html>
`
  return { subject: oneLine(subject), text: `${texts.join('\n\n')}\n`, html }
}

/** Mail clients without support show the light colours of the inline styles. */
const inTheDark =
  ':root{color-scheme:light dark}@media(prefers-color-scheme:dark){.page{background:#16130f!important;color:#f5efe6!important}' +
  '.card{background:#211d18!important;border-color:#3d362e!important;border-top-color:#f58220!important}.line{border-color:#3d362e!important}' +
  '.soft{color:#c6baa9!important}.press{background:#f39a70!important;color:#2b1408!important}}'

const soft = 'color:#635546'

function asText(part: string | MailFacts): string {
  return typeof part === 'string'
    ? part
    : part.map(([name, value]) => sentence('platform.mailFact', { name, value })).join('\n')
}

function asBlock(words: string, look?: 'soft'): string {
  const dressed = look ? ` class="soft" style="margin:0 0 16px;${soft}"` : ' style="margin:0 0 16px"'
  return `<p${dressed}>${escapeMarkup(words).replace(/\r?\n/g, '<br>')}</p>`
}

function asTable(facts: MailFacts): string {
  // Mail clients know no logical sides.
  const besideValue = documentLanguage().dir === 'rtl' ? '0 2px 16px' : '16px 2px 0'
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="soft" style="padding:2px ${besideValue};vertical-align:top;white-space:nowrap;${soft}">${escapeMarkup(name)}</td><td style="padding:2px 0;vertical-align:top;font-weight:600">${escapeMarkup(value)}</td></tr>`,
  )
  // Old mail clients need a table for columns; it is not tabular data.
  return `<table role="presentation" style="margin:0 0 16px;border-spacing:0">\n${rows.join('\n')}\n</table>`
}

function asButton({ label, href }: NonNullable<MailWords['link']>): string {
  return `<p style="margin:24px 0"><a href="${escapeMarkup(href)}" class="press" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#a8421a;color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a></p>`
}
