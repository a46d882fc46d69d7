// Puts the sentences into the browser's bundle in place of the calls that ask for them: no catalogue and no compiler is sent.

import { createHash } from 'node:crypto'
import MessageFormat from '@messageformat/core'
import { type Plugin, parseSync } from 'vite'
import { english, isSentenceKey } from '../src/catalogue/sentence.ts'

const catalogue = '#catalogue/sentence.ts'
/** Stands in a chunk until its sentences are put there; nothing defines it. */
const place = '__SENTENCES__'

/** The import, as the compiler of TypeScript leaves it. */
const imported = /import\s*\{\s*sentence\s*\}\s*from\s*["']#catalogue\/sentence\.ts["'];?/
const asked = /\bsentence\(\s*(["'`])([\w.-]+)\1\s*([,)])/g
const left = /(?<![-./\w])sentence(?![-./\w:])/
const placed = new RegExp(`${place}\\[(["'\`])([\\w.-]+)\\1\\]`, 'g')

export function sentences(): Plugin {
  const mark = createHash('sha256').update(JSON.stringify(english)).digest('hex')
  return {
    name: 'casita:sentences',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!code.includes(catalogue)) return
      const without = code.replace(imported, '')
      const changed = without.replaceAll(asked, (_, _quote, key: string, next: string) =>
        next === ')' ? `${place}["${key}"]` : `${place}["${key}"](${counts(key) ? 'forms, ' : ''}`,
      )
      if (without === code || changed.includes(catalogue) || left.test(withoutComments(changed))) {
        this.error(`${id} may only import sentence from the catalogue, and call it with a key that is written out`)
      }
      const needsForms = changed.includes('(forms, ')
      return {
        code: needsForms
          ? `import { pluralForms as forms } from '#catalogue/plural-forms.client.ts'\n${changed}`
          : changed,
        map: null,
      }
    },
    augmentChunkHash: () => mark,
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.code.includes(place)) continue
        file.code = file.code.replaceAll(placed, (_, _quote, key: string) => written(key))
      }
    },
  }
}

function counts(key: string): boolean {
  return isSentenceKey(key) && english[key].includes(', plural,')
}

/** What people wrote beside the code may speak of sentences. */
function withoutComments(code: string): string {
  return parseSync('component.js', code).comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    code,
  )
}

const format = new MessageFormat('en')

/** A sentence as an expression: a string, or a function of the parameters, after `forms` where it counts. Throws for what is no key. */
export function written(key: string): string {
  if (!isSentenceKey(key)) throw new Error(`${key} is in no catalogue`)
  const source = String(format.compile(english[key]))
  const [, body = ''] = /^\((?:d)?\) => ([\s\S]*)$/.exec(source) ?? []
  if (source.startsWith('()')) return body
  if (!counts(key)) return `(d=>${body})`
  const withForms = body
    .replaceAll(/\b(plural|number)\(/g, 'f.$1(')
    .replaceAll(/(f\.plural\(d\.\w+, \d+, )en\b/g, '$1f.cardinal')
  return `((f,d)=>${withForms})`
}
