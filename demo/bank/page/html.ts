// HTML as text that escapes what is put into it, and the frame of the bank's pages.

import { escapeMarkup } from '#values/escape-markup.ts'

export type Html = { readonly html: string }

export function raw(text: string): Html {
  return { html: text }
}

function written(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeMarkup(value)
  return 'html' in value ? value.html : value.map(({ html: each }) => each).join('')
}

export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return raw(parts.map((part, index) => part + (index < values.length ? written(values[index]!) : '')).join(''))
}

/** Nothing is loaded, and forms go to the bank only, or lead back to the site that sent the payer. */
export function pagePolicy(backTo: readonly string[]): string {
  return `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' ${backTo.join(' ')}; frame-ancestors 'none'`
}

/** The frame of the card's fields: a page on this machine may show it, and it asks the bank alone. */
export const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http://127.0.0.1:* http://localhost:*"

const style = `
  body { margin: 0 auto; max-width: 34rem; padding: 1.5rem 1rem 3rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d2433; background: #f6f7f9 }
  header { border-bottom: 1px solid #9aa3b2; padding-bottom: .75rem; color: #445 }
  h1 { font-size: 1.75rem; line-height: 1.2 } h2 { font-size: 1.1rem; margin-top: 2rem }
  form { display: flex; flex-direction: column; gap: .75rem } .field { margin: 0; display: flex; flex-direction: column; gap: .25rem; min-width: 0 }
  .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem }
  input { font: inherit; padding: .6rem .7rem; border: 1px solid #6b7486; border-radius: .4rem; background: #fff; min-width: 0 }
  input[aria-invalid] { border-color: #a31621; border-width: 2px }
  button { font: inherit; font-weight: 600; min-height: 2.9rem; padding: .5rem 1rem; border: 2px solid #22427c; border-radius: .4rem; background: #22427c; color: #fff; cursor: pointer }
  button.quiet { background: transparent; color: #22427c } .answers { flex-direction: row; flex-wrap: wrap }
  .fault { color: #a31621; font-weight: 600 } .what { font-weight: 600 } a { color: #22427c }
  ul { padding-left: 1.2rem; font-size: .9rem } code { white-space: nowrap }
`

export function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – made-up bank</title><style>${raw(style)}</style></head>
<body><header>A made-up bank. No real card is taken here, and no money moves.</header>
<main><h1>${title}</h1>${content}</main></body></html>`.html
}

/** What stands in a frame of another page: no frame of ours around it, and a script. */
export function frame(title: string, content: Html, script: string): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${raw(style)} body { padding: .25rem; background: #fff }</style></head>
<body><main>${content}</main><script src="${script}"></script></body></html>`.html
}
