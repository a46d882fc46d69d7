// Entity tags of answers, and whether whoever asks has the answer already (RFC 9110, 8.8.3 and 13.1.2).

import { createHash } from 'node:crypto'

/** A strong tag that changes with any of the parts. */
export function etagOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url').slice(0, 27)}"`
}

/** Whether `If-None-Match` contains this tag; compressing proxies mark theirs as weak. */
export function isKnownTag(sent: string | null | undefined, tag: string): boolean {
  if (!sent) return false
  const known = sent.split(',').map(each => each.trim().replace(/^W\//, ''))
  return known.includes('*') || known.includes(tag)
}
