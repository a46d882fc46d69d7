// The page of a failure so deep that no page can be rendered; of the site it needs only the sentences.

import { createHash } from 'node:crypto'
import { sentence } from '#catalogue/sentence.ts'
import { errorJson, wantsJson } from '#platform/error-answer.server.ts'
import { escapeMarkup } from '#values/escape-markup.ts'
import type { Site } from './site.ts'

const style = `:root{color-scheme:light dark;--paper:#fcf9f4;--ink:#2b2018;--clay:#a8421a}
@media (prefers-color-scheme:dark){:root{--paper:#16130f;--ink:#f5efe6;--clay:#f39a70}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:20vh 1.5rem 4rem}
h1{font:400 3rem/1.1 Georgia,serif;margin:0}
b,a{color:var(--clay)}
code{overflow-wrap:anywhere}`

/** Allows the page's own style, by its hash, and no script. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** As HTML, with `html` in place of the tag. */
const filled = (text: string, tag: string, html: string) =>
  escapeMarkup(text).replace(escapeMarkup(`<${tag}/>`), () => html)

/** The specification's error page as plain HTML (Spec 2), or its JSON for programs; status 500, never a reason. */
export function lastResort(
  request: Request,
  { name, lang, contact, isTryOut }: Pick<Site, 'name' | 'lang' | 'contact' | 'isTryOut'>,
  requestId: string,
): Response {
  if (wantsJson(request)) return errorJson(request, 500, 'Server Error')
  const mail = escapeMarkup(contact)
  const link = `<a href="mailto:${mail}?subject=Support">${mail}</a>`
  const number = `<code>${escapeMarkup(requestId)}</code>`
  const html = `<!doctype html>
<html lang="${escapeMarkup(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(sentence('shell.errorTitle', { status: 500, siteName: name }))}</title>
<style>${style}</style>
</head>
<body>
<main>
${isTryOut ? `<p><b>${escapeMarkup(sentence('shell.tryOut'))}</b></p>\n` : ''}<p><b>500</b></p>
<h1>${escapeMarkup(sentence('shell.oops'))}</h1>
<p>${escapeMarkup(sentence('shell.wrongTurn'))}</p>
<p>${filled(sentence('shell.keepsHappening'), 'contact', link)} ${filled(sentence('shell.pageNumber'), 'number', number)}</p>
</main>
</body>
</html>
`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
  }
  return new Response(request.method === 'HEAD' ? null : html, { status: 500, headers })
}

/** Whether the router gave up rendering: its fallback text is no page. Script data requests are exempt. */
export function gaveUp(request: Request, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 500 || new URL(request.url).pathname.endsWith('.data')) return false
  return headers.get('content-type')?.startsWith('text/plain') ?? true
}
