// Somebody whose browser runs no script: cookies, pages, forms, and nothing else.

import type { RunningApp } from './app.ts'

export type PlainAnswer = {
  readonly status: number
  /** Where a redirect leads: a path of the site, or the whole address of another. */
  readonly location: string | null
  readonly headers: Headers
  readonly text: string
  /** The text of every element that announces a fault or hangs on a field as one. */
  readonly faults: readonly string[]
}

export type PlainVisitor = {
  readonly origin: string
  readonly cookies: Map<string, string>
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<PlainAnswer>
  /** Posts a form as a browser would: with the origin it comes from. */
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<PlainAnswer>
  /** Any request with this visitor's cookies. */
  readonly ask: (path: string, init: RequestInit) => Promise<PlainAnswer>
}

const decoded = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const plain = (html: string) => decoded(html.replace(/<[^>]+>/g, '')).trim()

function faultsIn(html: string): string[] {
  const beside = [...html.matchAll(/<p id="[\w-]+-fault"[^>]*>(.*?)<\/p>/gs)]
  const alerts = [...html.matchAll(/<div role="alert"[^>]*>(.*?)<\/div>/gs)]
  return [...alerts, ...beside].map(([, inner]) => plain(inner!))
}

/** A visitor of `app` without any cookie yet. */
export function plainVisitor(app: Pick<RunningApp, 'origin'>): PlainVisitor {
  const cookies = new Map<string, string>()

  const ask: PlainVisitor['ask'] = async (path, init) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${app.origin}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { accept: 'text/html', ...(cookie ? { cookie } : {}), ...init.headers },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/; Max-Age=0(;|$)/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await answer.text()
    const location = answer.headers.get('location')
    return {
      status: answer.status,
      location: location?.startsWith(app.origin) ? location.slice(app.origin.length) : location,
      headers: answer.headers,
      text,
      faults: faultsIn(text),
    }
  }

  return {
    origin: app.origin,
    cookies,
    ask,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, fields, headers = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: app.origin, ...headers } }),
  }
}

/** Posts a form that moves money, and then the button of the page that says in numbers what is about to happen. */
export async function postConfirmed(
  visitor: PlainVisitor,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<PlainAnswer> {
  const asked = await visitor.post(path, fields)
  const question = confirmationIn(asked)
  return question ? visitor.post(path, question) : asked
}

/** The form of the question whether money is to move; undefined on a page that does not ask it. */
export function confirmationIn({ text }: Pick<PlainAnswer, 'text'>): Record<string, string> | undefined {
  const [card] = /<section aria-labelledby="confirm".*?<\/section>/s.exec(text) ?? []
  const inputs =
    card === undefined ? undefined : [...card.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
  if (!inputs) return undefined
  return Object.fromEntries(inputs.map(([, name, value]) => [name!, decoded(value!)]))
}

/** The hidden fields of the page's forms, as a browser would post them. */
export function hiddenFields({ text }: Pick<PlainAnswer, 'text'>): Record<string, string> {
  const fields = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name, value]) => [name!, value!.replaceAll('&amp;', '&')]))
}
