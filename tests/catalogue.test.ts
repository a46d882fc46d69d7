// The message catalogue: sentences with what goes into them.

import { readdirSync, readFileSync } from 'node:fs'
import { parse, type Token } from '@messageformat/parser'
import { parseSync } from 'vite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { english } from '#catalogue/english.ts'
import { isolated } from '#catalogue/isolated.ts'
import { languagesOf, tagOf } from '#catalogue/languages.ts'
import { pseudoText } from '#catalogue/pseudo-language.ts'
import { isSentenceKey, type Params, sentence, sentenceBy, sentencesOf } from '#catalogue/sentence.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { written } from '../vite/sentences.ts'
import { sameAsEnglish } from './support/same-as-english.ts'

test('a sentence has its numbers, and a stranger is no key', () => {
  expect(sentence('forms.tooLong', { most: 120, length: 121 })).toMatch(/\b120\b.*\b121\b/)
  expect(sentence('forms.tooLong', { most: 5000, length: 12_345 })).toMatch(/\b5000\b.*\b12345\b/)
  expect(isSentenceKey('toString')).toBe(false)
})

test('every sentence is well-formed MessageFormat, under a key of its own', async () => {
  const below = readdirSync(inProject('src', 'catalogue', 'english'), { recursive: true, encoding: 'utf8' })
  const files = below.filter(file => file.endsWith('.ts'))
  const rooms: Record<string, Record<string, string>>[] = await Promise.all(
    files.map(file => import(inProject('src', 'catalogue', 'english', file))),
  )
  const keys = rooms.flatMap(room => Object.values(room).flatMap(Object.keys))
  expect(keys.length).toBeGreaterThan(40)
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
  for (const key of keys) {
    if (!isSentenceKey(key)) throw new Error(`${key} is in no catalogue.`)
    expect(sentenceBy(key), key).not.toBe('')
  }
})

test('the English is what was agreed on', async () => {
  const texts = Object.entries(english).map(([key, text]) => `${key}\n  ${text}\n`)
  await expect(texts.sort().join('')).toMatchFileSnapshot('golden/english.txt')
})

describe('in a browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  const paramsOf = (text: string, count: number): Params =>
    Object.fromEntries(
      [...text.matchAll(/\{(\w+)(, plural)?/g)].map(([, name = '', counted]) => [name, counted ? count : `‹${name}›`]),
    )

  test.each(languagesOf('en', true))('every sentence in $code says what it says on the server', async language => {
    vi.stubGlobal('document', { documentElement: { lang: tagOf(language) } })
    vi.resetModules()
    const { pluralForms } = await import('#catalogue/plural-forms.client.ts')
    for (const [key, text] of Object.entries(sentencesOf(language.code))) {
      if (!isSentenceKey(key)) throw new Error(`${key} is in no catalogue.`)
      const inBrowser = new Function(`return ${written(key, language.code)}`)()
      for (const count of [0, 1, 2, 3, 11, 1234]) {
        const params = paramsOf(text, count)
        const given = inBrowser.length === 2 ? [pluralForms, params] : [params]
        const said = typeof inBrowser === 'string' ? inBrowser : inBrowser(...given)
        expect(said, key).toBe(inLanguage(language, () => sentenceBy(key, params)))
      }
    }
  })
})

/** The names of what goes into a sentence, in the order of its text. */
function argumentsOf(text: string): string[] {
  const found: string[] = []
  const open = ['message']
  for (const [, brace, inside = ''] of text.matchAll(/([{}])([^{}]*)/g)) {
    if (brace === '}') open.pop()
    else if (open.at(-1) === 'argument') open.push('message')
    else {
      open.push('argument')
      found.push(inside.split(',')[0]!.trim())
    }
  }
  return found
}

/** What a translation may not lose: what goes into a sentence, its tags, and on what it branches. */
function shapeOf(text: string): string[] {
  const found = new Set<string>()
  const walk = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'content') for (const [tag] of token.value.matchAll(/<\w+\/?>|<\/\w+>/g)) found.add(tag)
      if (token.type === 'argument' || token.type === 'function') found.add(`{${token.arg}}`)
      if (token.type !== 'plural' && token.type !== 'select' && token.type !== 'selectordinal') continue
      const own = token.type === 'select' ? token.cases.map(({ key }) => key).sort() : []
      found.add(`{${[token.arg, token.type, ...own].join(' ')}}`)
      for (const { tokens: inside } of token.cases) walk(inside)
    }
  }
  walk(parse(text))
  return [...found].sort()
}

/** The plural forms that each of its counts has. */
function pluralFormsOf(text: string): string[][] {
  const found: string[][] = []
  const walk = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (!('cases' in token)) continue
      if (token.type === 'plural') found.push(token.cases.map(({ key }) => key))
      for (const { tokens: inside } of token.cases) walk(inside)
    }
  }
  walk(parse(text))
  return found
}

/** The one number that a form stands for, in languages in which it stands for one only. */
const exactly: Readonly<Record<string, string>> = { zero: '=0', one: '=1', two: '=2' }

/** All that is read of a sentence: without what goes into it, and without tags. */
function lettersOf(text: string): string {
  const read = (tokens: readonly Token[]): string =>
    tokens
      .map(token => {
        if (token.type === 'content') return token.value.replaceAll(/<[^>]*>/g, '')
        return 'cases' in token ? token.cases.map(({ tokens: inside }) => read(inside)).join('') : ''
      })
      .join('')
  return read(parse(text)).replaceAll(/[^\p{L}]/gu, '')
}

describe.each(languagesOf('en').slice(1))('the sentences in $name', ({ code, locale }) => {
  const sentences = Object.entries(sentencesOf(code)) as [keyof typeof english, string][]

  test('are all there, with the parameters, tags and branches of the English', () => {
    expect(sentences.map(([key]) => key)).toEqual(Object.keys(english))
    const ofEnglish = sentences.map(([key]) => [key, shapeOf(english[key])])
    expect(sentences.map(([key, text]) => [key, shapeOf(text)])).toEqual(ofEnglish)
  })

  test('have every plural form that the language has', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const incomplete = sentences.filter(([, text]) =>
      // What is only written as a number has one form.
      pluralFormsOf(text).some(
        forms =>
          forms.some(form => form !== 'other') &&
          needed.some(form => !forms.includes(form) && !forms.includes(exactly[form] ?? '')),
      ),
    )
    expect(incomplete).toEqual([])
  })

  test('are not English, but for those that are the same', () => {
    const same = sentences
      .filter(([key, text]) => text.replaceAll(/[\u2068\u2069]/g, '') === english[key] && lettersOf(text) !== '')
      .map(([key]) => key)
    expect(same.sort()).toEqual([...(sameAsEnglish[code] ?? [])].sort())
  })
})

test('what goes into an Arabic sentence keeps its own direction', () => {
  expect(isolated('{n, plural, one {{home} x} other {# y}} {name}')).toBe(
    '{n, plural, one {\u2068{home}\u2069 x} other {# y}} \u2068{name}\u2069',
  )
  expect(isolated('{list}، {next}')).toBe('\u200f\u2068{list}\u2069، \u2068{next}\u2069')
  const arabic = languagesOf('ar')[0]!
  const said = inLanguage(arabic, () => sentence('search.fromTotal', { total: '€430' }))
  expect(said).toContain('\u2068€430\u2069')
})

describe('the pseudo-language', () => {
  test('changes what is read and leaves what the format reads', () => {
    expect(pseudoText('Read <link>it</link>, {name}')).toBe('[Ŕéåð <link>îţ</link>, {name}········]')
    expect(pseudoText('{nights, plural, one {# night} other {# nights}}')).toBe(
      '[{nights, plural, one {# ñîĝĥţ} other {# ñîĝĥţš}}·····]',
    )
  })

  test('has the parameters of the English', () => {
    const said = Object.entries(sentencesOf('en-XA')).map(([key, text]) => [key, argumentsOf(text)])
    expect(said).toEqual(Object.entries(english).map(([key, text]) => [key, argumentsOf(text)]))
  })
})

/** What people read or hear of an element, besides what is in it. */
const readAttributes = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title'])

type Node = { readonly type?: string; readonly [field: string]: unknown }

/** Texts with letters that stand in a component itself. */
function writtenTexts(code: string): string[] {
  const found: string[] = []
  const walk = (node: Node | null | undefined): void => {
    if (!node || typeof node !== 'object') return
    if (node.type === 'JSXText') found.push((node.value as string).trim())
    if (node.type === 'JSXAttribute' && readAttributes.has((node.name as { name: string }).name)) {
      const value = node.value as { type: string; value?: string } | null
      if (value?.type === 'Literal') found.push(value.value ?? '')
    }
    for (const below of Object.values(node)) walk(below as Node)
  }
  walk(parseSync('component.tsx', code).program as unknown as Node)
  return found.filter(text => /\p{L}/u.test(text))
}

/** What people do not read, or what is English by its nature: documents and answers of calls, the terminal, the log. */
const notRead = [
  'api',
  'bookings/mails/mail-table.ts',
  'catalogue',
  'channels/export/exported-calendar.ts',
  'command-line',
  'identity/account',
  'identity/federation',
  'identity/hosted',
  'identity/operating',
  'identity/secrets',
  'identity/wire',
  'jobs.server.ts',
  'payments/statements/read-camt.server.ts',
  'platform',
  'backup',
  'shell/loading/scripts-after-paint.tsx',
  'site.server.ts',
  'stays/country.ts',
  'stays/outlined-words.server.ts',
  'stays/share-picture.server.ts',
  'stays/structured-data.ts',
  'start-warnings.server.ts',
]
/** Texts that look like sentences and are none: words that are only stored or compared, of programs, of the log. */
const noSentences = new Set([
  'Casita',
  'Escape',
  'program of {}',
  'program with {}',
  '(min-width: 75rem) 23rem, (min-width: 48rem) 45vw, calc(100vw - 2rem)',
  'Lax',
  'Strict',
  'product not received',
  'Damage deposit',
  'a damage deposit could not be looked after',
  'a dispute could not be asked for',
  'a kept card could not be forgotten',
  'a kept card could not be looked after',
  'a payment could not be compared with its provider',
  'an invoice could not be mailed',
  'the papers of a booking could not be made',
  'Moderate',
  'All when booking',
  'At the home, on arrival',
  'Standard rate',
  '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, {}vw',
  'must be well-formed text',
  'noopener noreferrer nofollow',
  'light dark',
  'Page Not Found: {}',
  'Page Not Found: {}{}',
  'Server Error',
  'GET, HEAD, POST',
  'allow: GET, HEAD, POST',
  'connection: close',
  'date: {}',
  'public, max-age=31536000, immutable',
  'skipped: no id',
  'Bearer {}',
  'see own',
  'signed in',
  'Figtree Variable',
  'Casita calendar reader',
  'Casita rate reader',
  'Firm as on Vrbo',
  'Firm',
  'Flexible',
  'Gap between visits',
  'Limited',
  'Moderate as on Vrbo',
  'Moderate',
  'Nights',
  'Not given back: {}',
  'Relaxed',
  'casita calendar {}',
  'casita export {} {}',
  'casita feed mark {}',
  'casita feed {}',
  'gzip, deflate, br',
  'no key update',
])

const names = (node: unknown): string => {
  const { name, property, expression } = (node ?? {}) as {
    name?: string
    property?: { name?: string }
    expression?: unknown
  }
  return name ?? property?.name ?? (expression ? names(expression) : '')
}
const saidElsewhere =
  /^(sentence|sentenceBy|silent|meta|describe|info|warn|error|debug|fatal|querySelector(All)?|closest|matches)$/
const lookedAtOnly = /^(className|d|id|key|rel|style|transform|type|viewBox)$/
/** Of events: keys of the keyboard, and kinds. */
const comparedOnly = /^(key|type)$/
/** Lists of classes, of which at least half have a sign in them that words have not. */
const classes = (text: string) => {
  const words = text.split(/\s+/)
  return words.filter(word => /[a-z][-:][a-z\d[]|^[a-z]+$/.test(word) && /[-:]/.test(word)).length * 2 >= words.length
}
const sql = /^\s*(select|insert|update|delete|with|create|alter|copy|truncate)\b/i

/** Texts of code that look like a sentence or a name that people read. */
function spokenTexts(code: string): string[] {
  const found: string[] = []
  const walk = (node: Node | null | undefined): void => {
    if (!node || typeof node !== 'object') return
    const { type } = node
    if (type === 'ImportDeclaration' || type === 'ThrowStatement' || type === 'TaggedTemplateExpression') return
    if (type?.startsWith('TSLiteral') || type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration') return
    if (type === 'CallExpression' && saidElsewhere.test(names(node.callee))) return
    if (type === 'Property' && lookedAtOnly.test(names(node.key))) return
    if (type === 'BinaryExpression' && comparedOnly.test(names(node.left))) return
    if (type === 'NewExpression' && names(node.callee).endsWith('Error')) return
    if (type === 'JSXAttribute' && lookedAtOnly.test((node.name as { name: string }).name)) return
    if (type === 'Literal' && typeof node.value === 'string') found.push(node.value)
    if (type === 'TemplateLiteral') {
      const quasis = node.quasis as { value: { cooked: string } }[]
      found.push(quasis.map(({ value }) => value.cooked).join('{}'))
    }
    for (const below of Object.values(node)) walk(below as Node)
  }
  walk(parseSync('code.tsx', code).program as unknown as Node)
  return found.filter(whole => {
    const text = whole.replaceAll(/<[^>]*>/g, '')
    return (
      (/\p{L}{2,}[,:.…]? +(\p{L}|\{\})|\{\} +\p{L}/u.test(text) || /^\p{Lu}\p{Ll}+[.…!?]?$/u.test(text)) &&
      !(classes(text) || sql.test(text) || noSentences.has(text))
    )
  })
}

describe('code', () => {
  test('is searched for texts that people read', () => {
    const code = `const it = { a: 'Confirmed', b: \`\${sum} is due\`, c: 'bg-moss-soft text-moss', d: 'in_stay' }
      log.warn('a card could not be charged')
      throw new Error('That cannot be.')`
    expect(spokenTexts(code)).toEqual(['Confirmed', '{} is due'])
  })

  test('says nothing that is not in the catalogue', () => {
    const below = (file: string, places: readonly string[]) =>
      places.some(place => file === place || file.startsWith(`${place}/`))
    const files = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' }).filter(
      file => /(?<!\.test)\.tsx?$/.test(file) && !below(file, notRead),
    )
    expect(files.length).toBeGreaterThan(500)
    const said = files.map(file => [file, spokenTexts(readFileSync(inProject('src', file), 'utf8'))] as const)
    expect(Object.fromEntries(said.filter(([, texts]) => texts.length > 0))).toEqual({})
  })
})

describe('components', () => {
  test('are searched for the texts that people read, and for nothing else', () => {
    const code = `const it = <p title="Read" className="not read">Said {count} <b>loud</b> · {'typed'}</p>`
    expect(writtenTexts(code)).toEqual(['Read', 'Said', 'loud'])
  })

  test('say nothing that is not in the catalogue', () => {
    const files = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' }).filter(file =>
      /(?<!\.test)\.tsx$/.test(file),
    )
    expect(files.length).toBeGreaterThan(100)
    for (const file of files) expect(writtenTexts(readFileSync(inProject('src', file), 'utf8')), file).toEqual([])
  })
})
