// The message catalogue: sentences with what goes into them.

import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { english, isSentenceKey, type Params, sentence, sentenceBy } from '#catalogue/sentence.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { written } from '../vite/sentences.ts'

test('a sentence has its numbers, and a stranger is no key', () => {
  expect(sentence('forms.tooLong', { most: 120, length: 121 })).toBe(
    'Please shorten this to 120 characters; it has 121.',
  )
  expect(sentence('forms.tooLong', { most: 5000, length: 12_345 })).toContain('5000 characters; it has 12345.')
  expect(isSentenceKey('toString')).toBe(false)
})

test('every sentence is well-formed MessageFormat, under a key of its own', async () => {
  const files = readdirSync(inProject('src', 'catalogue', 'english'))
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

describe('in a browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  const paramsOf = (text: string, count: number): Params =>
    Object.fromEntries(
      [...text.matchAll(/\{(\w+)(, plural)?/g)].map(([, name = '', counted]) => [name, counted ? count : `‹${name}›`]),
    )

  test('every sentence says what it says on the server, however many there are', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'en' } })
    const { pluralForms } = await import('#catalogue/plural-forms.client.ts')
    for (const [key, text] of Object.entries(english)) {
      if (!isSentenceKey(key)) throw new Error(`${key} is in no catalogue.`)
      const inBrowser = new Function(`return ${written(key)}`)()
      for (const count of [0, 1, 2, 11, 1234]) {
        const params = paramsOf(text, count)
        const given = text.includes(', plural,') ? [pluralForms, params] : [params]
        const said = typeof inBrowser === 'string' ? inBrowser : inBrowser(...given)
        expect(said, key).toBe(sentenceBy(key, params))
      }
    }
  })
})

/** Rooms whose components have all their sentences in the catalogue: only added to. */
const roomsInCatalogue = [
  'amendments',
  'booking-payments',
  'bookings',
  'cancellations',
  'checkout',
  'consent',
  'deposits',
  'enquiries',
  'messages',
  'pages',
  'quotes',
  'reviews',
  'search',
  'shell',
  'stays',
  'trips',
  'ui',
  'users',
]
/** Folders of these rooms whose components still have their own: only taken away. */
const notYet = ['pages/admin']

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

describe('components', () => {
  test('are searched for the texts that people read, and for nothing else', () => {
    const code = `const it = <p title="Read" className="not read">Said {count} <b>loud</b> · {'typed'}</p>`
    expect(writtenTexts(code)).toEqual(['Read', 'Said', 'loud'])
  })

  test.each(roomsInCatalogue)('of %s say nothing that is not in the catalogue', room => {
    const folder = inProject('src', room)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      file => /(?<!\.test)\.tsx$/.test(file) && !notYet.some(left => `${room}/${file}`.startsWith(`${left}/`)),
    )
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(writtenTexts(readFileSync(inProject('src', room, file), 'utf8')), file).toEqual([])
  })
})
