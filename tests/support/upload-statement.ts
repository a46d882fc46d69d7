// Posts a statement of the bank as a browser does, without script.

import type { PlainAnswer, PlainVisitor } from './plain-visitor.ts'

/** `path` is that of the page, in whichever language; the answer leads to the statement's own page, there for this visitor alone. */
export function uploadStatement(
  visitor: PlainVisitor,
  bytes: string | Uint8Array<ArrayBuffer>,
  path = '/admin/statements',
): Promise<PlainAnswer> {
  const body = new FormData()
  body.set('file', new File([bytes], 'statement.csv'))
  return visitor.ask(path, { method: 'POST', body, headers: { origin: visitor.origin } })
}
