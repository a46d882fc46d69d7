// A guest without an account at the checkout, whose browser runs no script: the form filled in, and the code that is mailed for it.

import { hiddenFields, type PlainAnswer, type PlainVisitor } from './plain-visitor.ts'
import type { Site } from './site.ts'

type Fields = Readonly<Record<string, string>>

/** The form of the checkout, filled in with this address. */
export function guestForm(page: Pick<PlainAnswer, 'text'>, email: string, more: Fields = {}): Fields {
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  return { ...hiddenFields(page), name: 'Ada', email, phone: '', notes: '', terms, ...more }
}

/** Asks for a code at the checkout; the mail with it has a link, too. */
export async function askForCode(visitor: PlainVisitor, checkout: string, email: string, more: Fields = {}) {
  const page = await visitor.get(checkout)
  const answer = await visitor.post(checkout, { ...guestForm(page, email, more), intent: 'send-code' })
  if (answer.status !== 200) throw new Error(`No code was mailed: ${answer.status} ${answer.faults.join(' ')}`)
  return answer
}

/** The six digits of the newest mail to this address that has any. */
export async function mailedCode(site: Pick<Site, 'mailsTo'>, email: string): Promise<string> {
  const codes = (await site.mailsTo(email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
  if (!codes[0]) throw new Error(`No code was mailed to ${email}`)
  return codes[0]
}
