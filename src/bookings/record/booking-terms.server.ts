// The terms of the site as they stand, and the hash that a guest accepts.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inProject } from '#platform/tools/project-root.server.ts'

type Terms = {
  /** Markdown. */
  readonly text: string
  /** SHA-256 of the text in hexadecimal. */
  readonly hash: string
}

let terms: Promise<Terms> | undefined

async function readTerms(): Promise<Terms> {
  const text = await readFile(inProject('content', 'tos.md'), 'utf8')
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

/** What `content/tos.md` said when this process first asked. */
export function currentTerms(): Promise<Terms> {
  terms ??= readTerms()
  return terms
}
