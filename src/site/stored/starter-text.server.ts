// The texts in content/, a folder a language, which a new site begins with, as this process first read them.

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { inProject } from '#platform/tools/project-root.server.ts'
import { hashOfText, type LegalText } from './legal-text.server.ts'

const texts = new Map<string, Promise<LegalText | undefined>>()

/** `content/<language>/<name>.md`, or the English text where there is none; undefined for a page that begins empty. */
export function readStarterText(name: string, language: string): Promise<LegalText | undefined> {
  const key = `${language}/${name}`
  const known = texts.get(key)
  if (known) return known
  const isThere = existsSync(inProject('content', language, `${name}.md`))
  const text = isThere
    ? read(name, language)
    : language === 'en'
      ? Promise.resolve(undefined)
      : readStarterText(name, 'en')
  texts.set(key, text)
  return text
}

async function read(name: string, language: string): Promise<LegalText> {
  const text = await readFile(inProject('content', language, `${name}.md`), 'utf8')
  return { text, hash: hashOfText(text), language }
}
