// The one form of all mails: a subject, a few paragraphs, at most one link; the same words as text and as HTML.

/** A mail before it has a form. Paragraphs are plain text; nothing in them is read as HTML. */
export type MailWords = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly label: string; readonly href: string }
  readonly afterLink?: readonly string[]
  /** Who sends it, as the last line. */
  readonly sender: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, sign => escapes[sign]!)
}

// A line break in a subject would start another header.
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The mail in both forms. */
export function mailFrame({ subject, paragraphs, link, afterLink = [], sender }: MailWords) {
  const texts = [...paragraphs, ...(link ? [`${link.label}:\n${link.href}`] : []), ...afterLink, sender]
  const block = (words: string) => `<p style="margin:0 0 16px">${escaped(words)}</p>`
  const button = link
    ? [
        `<p style="margin:24px 0"><a href="${escaped(link.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f3d36;color:#ffffff;text-decoration:none">${escaped(link.label)}</a></p>`,
      ]
    : []
  const body = [...paragraphs.map(block), ...button, ...afterLink.map(block), block(sender)].join('\n')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(oneLine(subject))}</title></head>
<body style="margin:0;padding:24px;background:#f6f3ee;color:#22201c;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
${body}
</div></body></html>
`
  return { subject: oneLine(subject), text: `${texts.join('\n\n')}\n`, html }
}
