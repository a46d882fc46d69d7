// The legal texts in content/, a folder a language, as this process first read them.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { inProject } from '#platform/tools/project-root.server.ts'

export type LegalText = {
  /** Markdown. */
  readonly text: string
  /** SHA-256 of the text in hexadecimal: how a booking records the accepted terms. */
  readonly hash: string
  /** Code of the language in which it is written. */
  readonly language: string
}

const texts = new Map<string, Promise<LegalText>>()

/** `content/<language>/<name>.md`, or the English text where there is none. */
export function readLegalText(name: string, language: string): Promise<LegalText> {
  const key = `${language}/${name}`
  const known = texts.get(key)
  if (known) return known
  const isThere = language !== 'en' && existsSync(inProject('content', language, `${name}.md`))
  const text = language === 'en' || isThere ? read(name, language) : readLegalText(name, 'en')
  texts.set(key, text)
  return text
}

async function read(name: string, language: string): Promise<LegalText> {
  const text = await readFile(inProject('content', language, `${name}.md`), 'utf8')
  return { text, hash: createHash('sha256').update(text).digest('hex'), language }
}
