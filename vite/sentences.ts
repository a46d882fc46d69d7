// Puts the sentences into the browser's bundle in place of the calls that ask for them: no catalogue and no compiler is sent.

import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import MessageFormat from '@messageformat/core'
import { type Plugin, parseSync, type Rolldown } from 'vite'
import { isLanguageCode, languages } from '../src/catalogue/languages.ts'
import { isSentenceKey, sentencesOf } from '../src/catalogue/sentence.ts'

const catalogue = '#catalogue/sentence.ts'
/** Stands in a chunk until its sentences are put there; nothing defines it. */
const place = '__SENTENCES__'
/** Asked for like a sentence: the language's name for `Intl`. */
const locale = 'intl.locale'

/** The import, as the compiler of TypeScript leaves it. */
const imported =
  /import\s*\{\s*(?:currentLocale|sentence|currentLocale,\s*sentence)\s*\}\s*from\s*["']#catalogue\/sentence\.ts["'];?/
const asked = /\bsentence\(\s*(["'`])([\w.-]+)\1\s*([,)])/g
const left = /(?<![-./\w])(?:sentence|currentLocale)(?![-./\w:])/
const placed = new RegExp(`${place}\\[(["'\`])([\\w.-]+)\\1\\]`, 'g')

/** Further languages: what their chunks say is written into copies of the finished ones. */
const others = Object.keys(languages).filter(code => code !== 'en')

export function sentences(): Plugin {
  const mark = createHash('sha256')
    .update(JSON.stringify(Object.keys(languages).map(sentencesOf)))
    .digest('hex')
  return {
    name: 'casita:sentences',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!code.includes(catalogue)) return
      const without = code.replace(imported, '')
      const changed = without
        .replaceAll('currentLocale()', `${place}["${locale}"]`)
        .replaceAll(asked, (_, _quote, key: string, next: string) =>
          next === ')' ? `${place}["${key}"]` : `${place}["${key}"](${branches(key) ? 'forms, ' : ''}`,
        )
      if (without === code || changed.includes(catalogue) || left.test(withoutComments(changed))) {
        this.error(
          `${id} may only import sentence and currentLocale from the catalogue, and call sentence with a key that is written out`,
        )
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
    // Last: before, imports that wait have the bundler's own mark for what they need, and a copy would keep it.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const speaking = speakingChunks(bundle)
        for (const chunk of speaking) {
          for (const code of others) {
            const name = `assets/${code.toLowerCase()}/${basename(chunk.fileName)}`
            const source = say(inFolder(chunk.code, code, speaking), code)
            this.emitFile({ type: 'asset', fileName: name, source })
          }
          chunk.code = say(chunk.code, 'en')
        }
      },
    },
  }
}

type Chunk = Rolldown.OutputChunk

/** What says something itself, and what leads to it: all that differs from language to language. */
function speakingChunks(bundle: Rolldown.OutputBundle): ReadonlySet<Chunk> {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const speaking = new Set(chunks.filter(({ code }) => code.includes(place)))
  for (let size = -1; size !== speaking.size; ) {
    size = speaking.size
    const names = new Set([...speaking].map(({ fileName }) => fileName))
    for (const chunk of chunks) {
      if ([...chunk.imports, ...chunk.dynamicImports].some(name => names.has(name))) speaking.add(chunk)
    }
  }
  return speaking
}

const say = (code: string, language: string) =>
  code.replaceAll(placed, (_, _quote, key: string) =>
    key === locale && isLanguageCode(language) ? JSON.stringify(languages[language].locale) : written(key, language),
  )

/** The code as it stands one folder deeper: chunks that say nothing stay above. */
function inFolder(code: string, language: string, speaking: ReadonlySet<Chunk>): string {
  const names = new Set([...speaking].map(({ fileName }) => basename(fileName)))
  return code
    .replaceAll(/(["'`])\.\/([\w.-]+)\1/g, (whole, quote: string, name: string) =>
      names.has(name) ? whole : `${quote}../${name}${quote}`,
    )
    .replaceAll(/(["'`])(\/?)assets\/([\w.-]+)\1/g, (whole, quote: string, root: string, name: string) =>
      names.has(name) ? `${quote}${root}assets/${language.toLowerCase()}/${name}${quote}` : whole,
    )
}

/** Whether it needs `pluralForms` when it is said, in whatever language. */
function branches(key: string): boolean {
  return isSentenceKey(key) && Object.keys(languages).some(code => /, (plural|select),/.test(sentencesOf(code)[key]))
}

/** What people wrote beside the code may speak of sentences. */
function withoutComments(code: string): string {
  return parseSync('component.js', code).comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    code,
  )
}

/**
 * A sentence as an expression: a string, or a function of the parameters, after `forms` where it has branches. Throws for
 * what is no key.
 */
export function written(key: string, language: string): string {
  if (!isSentenceKey(key) || !isLanguageCode(language)) throw new Error(`${key} is in no catalogue`)
  const source = String(new MessageFormat(languages[language].locale).compile(sentencesOf(language)[key]))
  const [, body = ''] = /^\(d?\) => ([\s\S]*)$/.exec(source) ?? []
  if (!branches(key)) return source.startsWith('()') ? body : `(d=>${body})`
  const withForms = body
    .replaceAll(/\b(plural|select|number)\(/g, 'f.$1(')
    .replaceAll(/(f\.plural\(d\.\w+, \d+, )\w+/g, '$1f.cardinal')
  return `((f,d)=>${withForms})`
}
