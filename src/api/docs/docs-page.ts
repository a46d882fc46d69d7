// The description of the calls as one page to read: plain HTML, without any script.

import type { ContentCall } from '#api/contract/content-addresses.ts'
import { type CallExamples, callExamples, curlFor, type ExampleVisit, type JsonObject } from './docs-examples.ts'
import type { openapiDocument } from './openapi.ts'

type Document = ReturnType<typeof openapiDocument>
type Described = {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly JsonObject[]
  readonly parameters?: readonly {
    name: string
    in: string
    description?: string
    required: boolean
    schema: JsonObject
  }[]
  readonly requestBody?: { content: { 'application/json': { schema: JsonObject } } }
  readonly responses: Readonly<
    Record<string, { description: string; content?: { 'application/json': { schema: JsonObject } } }>
  >
}
type Call = { readonly method: string; readonly path: string; readonly described: Described }

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)

/** A sentence, with what stands in backquotes as code. */
const said = (sentence: string) => escaped(sentence).replace(/`([^`]+)`/g, '<code>$1</code>')

type DocsSite = {
  readonly siteName: string
  readonly lang: string
  readonly icon: string
  /** What the examples are about. */
  readonly visit: ExampleVisit
  /** For so long a token holds from its last use. */
  readonly sessionDays: number
}

export function docsPage(openapi: Document, { siteName, lang, icon, visit, sessionDays }: DocsSite): string {
  const calls = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]): Call => ({ method, path, described: described as Described })),
  )
  const groups = openapi.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ described }) => described.tags.includes(name)),
  }))
  const server = openapi.servers[0]!.url
  const examples = callExamples(visit)
  const title = `${siteName}: the calls for programs`
  return `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="${escaped(icon)}">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<header>
<p><a href="/">${escaped(siteName)}</a></p>
<h1>The calls for programs</h1>
<p>Homes are found, priced, booked, changed, cancelled and reviewed here as guests do it on the pages, and looked after as operators do it at their desk. All calls lie below <code>${escaped(openapi.servers[0]!.url)}</code>
and speak JSON. Who signs in by <code>POST /auth/local</code> sends the <code>jwt</code> it answers along as
<code>Authorization: Bearer …</code>. Amounts are whole minor units of the currency beside them; days are written
<code>2026-07-14</code>. Refusals come in <a href="#Error">one envelope</a>. The same for machines:
<a href="/api/openapi.json">openapi.json</a>.</p>
</header>
${firstSteps(server, examples)}
${goodToKnow(sessionDays)}
<nav aria-label="Calls">
${groups.map(({ name, calls: own }) => `<section><h2>${escaped(name)}</h2><ul>${own.map(link).join('')}</ul></section>`).join('\n')}
</nav>
${groups.map(({ name, calls: own }) => `<section><h2>${escaped(name)}</h2>${own.map(call => article(call, examples, server)).join('')}</section>`).join('\n')}
<section>
<h2>Shapes</h2>
${Object.entries(openapi.components.schemas).map(shape).join('\n')}
</section>
</main>
</body>
</html>
`
}

function typed(call: ContentCall, examples: CallExamples, server: string): string {
  return `<pre tabindex="0"><code>${escaped(curlFor(call, examples, server))}</code></pre>`
}

const steps: readonly (readonly [ContentCall, string])[] = [
  ['listStays', 'See the homes that are free for your days'],
  ['readCalendar', 'See on which days one may arrive and leave, and what a night costs'],
  ['readPrice', 'See what the visit costs, and which rates, extras and codes there are'],
  ['askQuote', 'Have that price kept for half an hour; the answer has its <code>id</code> and the hash of the terms'],
  ['register', 'Make an account, once; a mail asks to confirm the address'],
  ['signIn', 'Sign in; the answer has the <code>jwt</code>, to be put in the place of JWT'],
  [
    'book',
    'Book: with the <code>id</code> of the price, and its <code>terms.hash</code> once your guest has read the terms',
  ],
  ['readBooking', 'See how the booking stands, by the <code>id</code> that was answered'],
  ['previewCancellation', 'See what cancelling would give back'],
  ['cancelBooking', 'Cancel, at what the preview said'],
]

/** From looking for a home to having cancelled its booking. */
function firstSteps(server: string, examples: CallExamples): string {
  const items = steps.map(([call, what]) => `<li>${what}:${typed(call, examples, server)}</li>`)
  return `<section><h2>A booking from end to end</h2><ol>${items.join('')}</ol></section>`
}

const goodToKnow = (sessionDays: number) => `<section><h2>Good to know</h2><ul>
<li>A refusal has a <code>name</code>, a <code>message</code> to show, and in <code>details</code> the fields that are wrong
(<code>errors</code>), what stands against a visit (<code>verdicts</code>), or a <code>reason</code> whose spelling never changes.</li>
<li>A field that is not described is refused, in the address and in the body.</li>
<li>Lists and filters are written in brackets, as Strapi’s clients do: <code>filters[city][$eq]=Pienza</code>,
<code>pagination[page]=2</code>, or <code>pagination[start]=50</code> with a <code>limit</code>. With many pages, send <code>meta.pagination.next</code> back as <code>cursor</code>.</li>
<li>Public answers carry an <code>ETag</code>: sent back as <code>If-None-Match</code>, it is answered by 304 until something changes.</li>
<li>A booking asks for an <code>Idempotency-Key</code> of your own, 8 to 100 letters and digits: sent again with the same key, it is
made once. Cancelling and changing take one too, and whatever operators do with money or nights.</li>
<li>A command about a booking carries the <code>version</code> that you saw: after a 409, look again and ask your guest again.</li>
<li>A token holds for ${sessionDays} days from its last use, and ends with a new password. A 401 says that it is over: sign in again.</li>
<li>Counted calls answer with <code>X-RateLimit-Limit</code>, <code>-Remaining</code> and <code>-Reset</code>; after a 429, wait for
as many seconds as <code>Retry-After</code> says.</li>
<li>Call from a server: browsers let no page of another site read these answers, as no such site is announced to them.</li>
<li><code>inWords</code> is what the pages show, in the language of the site; everything else is for programs.</li>
</ul></section>`

const nameOf = ({ method, path }: Call) =>
  `<span class="method">${method.toUpperCase()}</span> <code>${escaped(path).replaceAll('/', '/<wbr>')}</code>`

function link(call: Call): string {
  return `<li><a href="#${call.described.operationId}">${nameOf(call)}</a></li>`
}

function article(call: Call, examples: CallExamples, server: string): string {
  const { operationId, summary, parameters = [], requestBody, responses } = call.described
  const needs = whoMay(call.described)
  const rows = parameters.map(
    ({ name, in: place, description = '', required, schema }) =>
      `<div><dt><code>${escaped(name)}</code> <i>${place}${required ? ', required' : ''}</i></dt><dd>${described(description)}${typeOf(schema)}</dd></div>`,
  )
  const statuses = Object.entries(responses).map(
    ([status, { description, content }]) =>
      `<li><strong>${status}</strong> ${said(description)}${content ? ` ${typeOf(content['application/json'].schema)}` : ''}</li>`,
  )
  return `<article id="${operationId}">
<h3>${nameOf(call)}</h3>
<p>${said(summary)}.</p>${needs}
${rows.length > 0 ? `<h4>Address and headers</h4><dl>${rows.join('')}</dl>` : ''}
${requestBody ? `<h4>Body</h4>${typeOf(requestBody.content['application/json'].schema)}` : ''}
<h4>Example</h4>
${typed(operationId as ContentCall, examples, server)}
<h4>Answers</h4>
<ul>${statuses.join('')}</ul>
</article>`
}

/** An empty alternative among the security schemes: sign-in is optional. */
function whoMay({ security, tags }: Described): string {
  if (tags.includes('Desk')) return '<p class="needs">For operators.</p>'
  if (security.length === 0) return ''
  const isFree = security.some(choice => Object.keys(choice).length === 0)
  return `<p class="needs">${isFree ? 'For everybody; who is signed in gets the answer for themselves.' : 'For signed-in users.'}</p>`
}

function shape([name, schema]: [string, unknown]): string {
  return `<article id="${escaped(name)}"><h3>${escaped(name)}</h3>${typeOf(schema as JsonObject)}</article>`
}

/** What a field is, before its type. */
function described(description: unknown): string {
  return typeof description === 'string' ? `<span class="said">${said(description)}</span> ` : ''
}

/** A schema in as few words as tell it. */
function typeOf(schema: JsonObject): string {
  const { $ref, type, properties, required, items, anyOf, enum: words, const: constant, format, pattern } = schema
  if (typeof $ref === 'string') {
    const name = escaped($ref.split('/').at(-1)!)
    return `<a href="#${name}">${name}</a>`
  }
  if (Array.isArray(anyOf)) return anyOf.map(each => typeOf(each as JsonObject)).join(' or ')
  if (Array.isArray(words)) return words.map(word => `<code>${escaped(String(word))}</code>`).join(' | ')
  if (constant !== undefined) return `<code>${escaped(String(constant))}</code>`
  if (type === 'array') return `list of ${typeOf((items ?? {}) as JsonObject)}`
  if (type === 'object' && properties) {
    const needed = new Set(Array.isArray(required) ? required : [])
    const fields = Object.entries(properties).map(
      ([name, field]) =>
        `<div><dt><code>${escaped(name)}</code>${needed.has(name) ? '' : ' <i>optional</i>'}</dt><dd>${described((field as JsonObject).description)}${typeOf(field as JsonObject)}</dd></div>`,
    )
    return `<dl>${fields.join('')}</dl>`
  }
  const plain = Array.isArray(type) ? type.join(' or ') : String(type ?? 'anything')
  const shapeOf =
    typeof format === 'string'
      ? ` (${format})`
      : typeof pattern === 'string'
        ? ` <small><code>${escaped(pattern)}</code></small>`
        : ''
  return escaped(plain) + shapeOf
}

export const docsStyle = `
:root { color-scheme: light dark; --ink: #2b2621; --soft: #6a6058; --paper: #faf7f2; --card: #fff; --line: #e2dacf; --accent: #9a4a1c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1e9df; --soft: #b9aea2; --paper: #16130f; --card: #211c17; --line: #3a322a; --accent: #f39a70; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 6rem; }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.15; }
h1 { font-size: 2.5rem; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.75rem; margin: 3rem 0 1rem; }
h3 { font-size: 1.1rem; margin: 0 0 0.25rem; overflow-wrap: anywhere; }
h4 { margin: 1.25rem 0 0.25rem; font-size: 0.95rem; color: var(--soft); }
a { color: var(--accent); text-underline-offset: 0.2em; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
code { font: 0.92em ui-monospace, monospace; overflow-wrap: anywhere; }
nav { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 0 2rem; }
nav h2 { font-size: 1.2rem; margin: 1.5rem 0 0.25rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 0.3rem 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; margin: 1rem 0; }
article p { margin: 0.25rem 0; }
article:target { border-color: var(--accent); }
.method { display: inline-block; min-width: 3.2rem; font-weight: 700; font-size: 0.8rem; letter-spacing: 0.04em; }
.needs { color: var(--soft); }
.said { color: var(--ink); }
dl { margin: 0.25rem 0; padding-left: 0.75rem; border-left: 2px solid var(--line); }
dl > div { display: flex; flex-wrap: wrap; gap: 0 0.75rem; padding: 0.15rem 0; }
dd { margin: 0; color: var(--soft); flex: 1 1 12rem; min-width: 0; }
article ul { padding-left: 1.25rem; margin: 0.25rem 0; }
pre { margin: 0.25rem 0 1rem; padding: 0.75rem 1rem; overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; }
pre code { overflow-wrap: normal; }
small { color: var(--soft); }
i { color: var(--soft); font-size: 0.85em; }
`
