// Every form and button that somebody meets in the admin pages, found by following the links of its pages.

import { adminPages } from '#users/permissions/admin-pages.ts'
import type { PlainAnswer, PlainVisitor } from './plain-visitor.ts'
import { typedFields } from './typed-fields.ts'

export type AdminButton = {
  /** The address of the page as the routes have it. */
  readonly page: string
  /** Where the form is sent. */
  readonly action: string
  /** What the button is called in its form; empty where the form has one purpose. */
  readonly intent: string
  /** What it sends as it stands. */
  readonly fields: Readonly<Record<string, string>>
  readonly hasFiles: boolean
  /** The same for the same button, whoever sees it. */
  readonly mark: string
}

/** These only show what would come, and the forms behind it. */
const harmless: ReadonlySet<string> = new Set(['look', 'look-away', 'preview'])

/** So often one page is opened, and the same page with other words behind its path: further days have the same buttons. */
const mostOfPage = 14
const mostOfPath = 2

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`[\\s]${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : decoded(found)
}

/** The page of an address, as the routes have it. */
export function pageOf(address: string): string | undefined {
  const parts = address.split(/[?#]/)[0]!.split('/')
  const isOf = (pattern: readonly string[]) =>
    pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  return Object.keys(adminPages)
    .filter(each => isOf(each.split('/')))
    .toSorted((one, other) => one.split(':').length - other.split(':').length)[0]
}

/** Every button that `visitor` meets, by its mark, each once. Throws where a link leads to no page. */
export async function adminButtons(visitor: PlainVisitor): Promise<Map<string, AdminButton>> {
  const found = new Map<string, AdminButton>()
  const addresses = new Set(['/admin'])
  const opened = new Map<string, number>()
  const take = async (answer: PlainAnswer, address: string) => {
    for (const button of buttonsIn(answer, address)) {
      if (found.has(button.mark)) continue
      found.set(button.mark, button)
      if (harmless.has(button.intent)) {
        const shown = await press(visitor, button)
        if (shown.status === 200) await take(shown, address)
      }
    }
  }
  for (const address of addresses) {
    const answer = await visitor.get(address)
    if (answer.status !== 200) throw new Error(`${address} is linked, and answers ${answer.status}.`)
    await take(answer, address)
    for (const [, href] of answer.text.matchAll(/href="(\/admin[^"#]*)/g)) {
      const to = decoded(href!)
      const [page, path] = [pageOf(to) ?? to, to.split('?')[0]!]
      const isEnough = (opened.get(page) ?? 0) >= mostOfPage || (opened.get(path) ?? 0) >= mostOfPath
      if (addresses.has(to) || isEnough) continue
      for (const each of new Set([page, path])) opened.set(each, (opened.get(each) ?? 0) + 1)
      addresses.add(to)
    }
  }
  return found
}

/** Sends the form as it stands, with what else is typed. */
export function press(
  visitor: PlainVisitor,
  { action, fields, intent, hasFiles }: AdminButton,
  typed: Readonly<Record<string, string>> = {},
): Promise<PlainAnswer> {
  const sent = { ...fields, ...(intent === '' ? {} : { intent }), ...typed }
  if (!hasFiles) return visitor.post(action, sent)
  const body = new FormData()
  for (const [name, value] of Object.entries(sent)) body.set(name, value)
  return visitor.ask(action, { method: 'POST', body, headers: { origin: visitor.origin } })
}

/** The buttons of a page. */
export function buttonsIn({ text }: Pick<PlainAnswer, 'text'>, address: string): AdminButton[] {
  const main = /<main.*<\/main>/s.exec(text)?.[0] ?? ''
  const page = pageOf(address)!
  return [...main.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, tag, inner]) => {
    if (attribute(tag!, 'method') !== 'post') return []
    const hidden = hiddenIn(inner!)
    const fields = { ...chosenIn(inner!), ...hidden }
    const id = attribute(tag!, 'id')
    const outside = id === undefined ? [] : buttonTags(main).filter(button => attribute(button, 'form') === id)
    const action = attribute(tag!, 'action') ?? address
    const hasFiles = attribute(tag!, 'enctype') === 'multipart/form-data'
    return [...buttonTags(inner!), ...outside].map(button => {
      const intent = attribute(button, 'name') === 'intent' ? (attribute(button, 'value') ?? '') : (hidden.intent ?? '')
      const named = attribute(button, 'name')
      const value = named && named !== 'intent' ? { [named]: attribute(button, 'value') ?? '' } : {}
      // The key by which a form that is sent twice is carried out once is another each time.
      const subject = Object.entries({ ...hidden, ...value }).filter(([name]) => !/(^|-)key$/.test(name))
      const mark = `${page} ${intent} ${JSON.stringify(subject)}`
      return { page, action, intent, fields: { ...fields, ...value }, hasFiles, mark }
    })
  })
}

function buttonTags(html: string): string[] {
  return [...html.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag).filter(tag => attribute(tag, 'type') !== 'button')
}

function hiddenIn(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag)
  return Object.fromEntries(
    tags
      .filter(tag => attribute(tag, 'type') === 'hidden')
      .map(tag => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']),
  )
}

/** What is typed, ticked and chosen in a form. */
function chosenIn(html: string): Record<string, string> {
  const isLeftOut = (tag: string) => /type="(checkbox|radio)"/.test(tag) && !/\schecked\b/.test(tag)
  const fields = typedFields(html.replace(/<input\b[^>]*>/g, tag => (isLeftOut(tag) ? '' : tag)))
  for (const [, tag, options] of html.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/gs)) {
    const all = [...options!.matchAll(/<option\b[^>]*>/g)].map(([option]) => option)
    const chosen = all.find(option => /\sselected\b/.test(option)) ?? all[0]
    if (chosen) fields[attribute(tag!, 'name') ?? ''] = attribute(chosen, 'value') ?? ''
  }
  return fields
}
