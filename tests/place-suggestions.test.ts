// What the field for a place suggests, over HTTP: whatever the spelling, a few of each kind, and only what everybody may find.

import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { mostSuggested, type PlaceSuggestions } from '#places/place-suggestions.ts'
import { fitOf, plainWords } from '#places/plain-words.ts'
import { stayTranslationTable } from '#stays/languages/find-translations.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { buildHome, type HomeInput } from './support/build-home.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site

const tuscany = { city: 'Pienza', region: 'Toscana', country: 'IT' }
const homes: readonly HomeInput[] = [
  { slug: 'forno', name: 'Casa del Forno', ...tuscany },
  { slug: 'elan', name: 'L’Élan Vital', ...tuscany, city: 'Montefollonico' },
  { slug: 'muehle', name: 'Straßmühle am Łyna', city: 'Würzburg', region: 'Bayern', country: 'DE', photos: [] },
  { slug: 'liget', name: 'Liget Flat', city: 'Budapest', region: 'Budapest', country: 'HU' },
  { slug: 'secret', name: 'Casa Nascosta', ...tuscany, city: 'Segreta', status: 'unlisted' },
  { slug: 'draft', name: 'Casa Futura', ...tuscany, city: 'Futura', status: 'draft' },
  ...Array.from({ length: 9 }, (_, number) => ({
    slug: `row-${number}`,
    name: `Row House ${number}`,
    ...{ city: `Rowtown ${number}`, region: `Rowland ${number}`, country: 'IE' },
  })),
]

beforeAll(async () => {
  site = await startSite()
  for (const home of homes) await buildHome(site.tools.database, home)
  const [forno] = await site.tools.database
    .select({ id: stayTable.id })
    .from(stayTable)
    .where(eq(stayTable.slug, 'forno'))
  const told = { Toscana: 'توسكانا', Pienza: 'بيِنزا', 'Casa del Forno': 'بيت الفُرن الأزرق' }
  await site.tools.database.insert(stayTranslationTable).values(
    Object.entries(told).map(([source, translation]) => ({
      ...{ stayId: forno!.id, language: 'ar', source, translation },
    })),
  )
})
afterAll(() => site?.stop())

async function suggested(typed?: string, prefix = ''): Promise<PlaceSuggestions> {
  const query = typed === undefined ? '' : `?${new URLSearchParams({ q: typed })}`
  const answer = await site.get(`${prefix}/places.json${query}`)
  expect(answer.status).toBe(200)
  return answer.json()
}
const namesIn = ({ regions, places, homes: found }: PlaceSuggestions) =>
  [regions, places, found].map(each => each.map(({ name }) => name))

describe('suggestions', () => {
  it('are regions with their homes, places and homes, each finding what it says', async () => {
    const found = await suggested('tosc')
    expect(found.regions).toEqual([
      {
        name: 'Toscana',
        within: 'Italy',
        homes: sentence('search.countHomes', { homes: 2 }),
        where: 'Toscana, Italy',
      },
    ])
    expect(found.places.map(({ name, where }) => [name, where])).toEqual([
      ['Pienza', 'Pienza, Toscana, Italy'],
      ['Montefollonico', 'Montefollonico, Toscana, Italy'],
    ])
    for (const { where, homes: said } of [...found.regions, ...found.places]) {
      const page = await (await site.get(`/stays?${new URLSearchParams({ where })}`)).text()
      expect(page).toContain(said)
    }
    const [home] = (await suggested('forno')).homes
    expect(home).toEqual({
      slug: 'forno',
      name: 'Casa del Forno',
      place: 'Pienza, Italy',
      picture: '/photos/forno/1-400.webp',
    })
    expect((await site.get(`/stays/${home!.slug}`)).status).toBe(200)
    expect((await suggested('strassmuhle')).homes[0]).not.toHaveProperty('picture')
  })

  it('a city that is a region of its own stands there once', async () => {
    const { regions, places } = await suggested('budap')
    expect([regions, places].map(each => each.map(({ where }) => where))).toEqual([['Budapest, Hungary'], []])
  })

  it.each([
    ['CASA DEL', 'forno'],
    ['élan', 'elan'],
    ['ELAN', 'elan'],
    ['l elan vital', 'elan'],
    ['strassmühle', 'muehle'],
    ['straßmuhle', 'muehle'],
    ['lyna', 'muehle'],
    // Without the marks of vowels, with another Alif.
    ['الفرن', 'forno'],
    ['الازرق', 'forno'],
  ])('finds “%s”', async (typed, slug) => {
    const prefix = /\p{Script=Arabic}/u.test(typed) ? '/ar' : ''
    expect((await suggested(typed, prefix)).homes.map(home => home.slug)).toEqual([slug])
  })

  it('speak the language of the page, and search in it', async () => {
    const inArabic = await suggested('توسكانا', '/ar')
    expect(inArabic.regions[0]).toMatchObject({ name: 'توسكانا', within: 'إيطاليا' })
    // The other home of the region says nothing of it in this language.
    const query = new URLSearchParams({ where: inArabic.regions[0]!.where })
    const region = await (await site.get(`/ar/stays?${query}`)).text()
    for (const name of ['بيت الفُرن الأزرق', 'L’Élan Vital']) expect(region).toContain(name)
    const [pienza] = (await suggested('بينزا، إيطاليا', '/ar')).places
    expect(pienza).toMatchObject({ name: 'بيِنزا' })
    const page = await (await site.get(`/ar/stays?${new URLSearchParams({ where: pienza!.where })}`)).text()
    expect(page).toContain('بيت الفُرن الأزرق')
    // As it was typed it is found too, and said to be in that language.
    const french = await suggested('elan', '/ar')
    expect(french.asTyped).toMatchObject({ lang: expect.stringMatching(/^en/), texts: ['L’Élan Vital'] })
    expect(namesIn(await suggested('toscana', '/ar'))[0]).toEqual(['توسكانا'])
    expect((await suggested('forno')).asTyped).toBeUndefined()
  })

  it('begin with what begins so, then with a word that does', async () => {
    await buildHome(site.tools.database, {
      slug: 'last',
      name: 'Zur Vordermühle',
      city: 'Hintermühl',
      region: 'Mühlviertel',
    })
    const [regions, places, found] = namesIn(await suggested('mühl'))
    expect(regions).toEqual(['Mühlviertel'])
    expect(places).toEqual(['Hintermühl'])
    expect(found).toEqual(['Straßmühle am Łyna', 'Zur Vordermühle'])
    expect(namesIn(await suggested('am'))[2]).toEqual(['Straßmühle am Łyna'])
  })

  it('are the fullest regions before anything is typed', async () => {
    const found = await suggested()
    expect(found.regions[0]).toMatchObject({ name: 'Toscana', homes: sentence('search.countHomes', { homes: 2 }) })
    expect(found.regions).toHaveLength(mostSuggested)
    expect([found.places, found.homes]).toEqual([[], []])
    expect(await suggested(' , ،\t')).toEqual(found)
  })

  it('are few, however many fit', async () => {
    const found = await suggested('row')
    for (const kind of namesIn(found)) expect(kind).toHaveLength(mostSuggested)
    expect(JSON.stringify(found).length).toBeLessThan(6000)
  })

  it('tell nothing of homes that are not published', async () => {
    for (const typed of ['nascosta', 'segreta', 'futura', 'casa']) {
      expect(JSON.stringify(await suggested(typed))).not.toMatch(/Nascosta|Segreta|Futura|secret|draft/)
    }
  })

  it('follow what is published, renamed and taken off', async () => {
    const change = (values: Partial<typeof stayTable.$inferInsert>) =>
      site.tools.database.update(stayTable).set(values).where(eq(stayTable.slug, 'draft'))
    await change({ status: 'published' })
    expect(namesIn(await suggested('futura'))).toEqual([[], ['Futura'], ['Casa Futura']])
    await change({ name: 'Casa Presente' })
    expect(namesIn(await suggested('casa presente'))[2]).toEqual(['Casa Presente'])
    await change({ status: 'archived' })
    expect(namesIn(await suggested('futura'))).toEqual([[], [], []])
  })
})

describe('whoever asks', () => {
  it('may be a cache of everybody’s, and hears when nothing has changed', async () => {
    const first = await site.get('/places.json?q=tosc')
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    expect(first.headers.getSetCookie()).toEqual([])
    expect(first.headers.get('vary') ?? '').not.toMatch(/cookie|language/i)
    const again = await site.get('/places.json?q=tosc', { headers: { 'if-none-match': first.headers.get('etag')! } })
    expect(again.status).toBe(304)
  })

  it('may type anything', async () => {
    const hostile = [
      '%',
      '_',
      '\\',
      "'; drop table stay; --",
      '\u0000',
      '🏠',
      '(',
      '[',
      '.*',
      '{"q":1}',
      '\ud800',
      'x'.repeat(4000),
    ]
    for (const typed of hostile) expect(namesIn(await suggested(`zz${typed}`))).toEqual([[], [], []])
    // Only the first letters count, as in the field.
    expect(namesIn(await suggested(`${'toscana,'.repeat(30)}zz`))[0]).toEqual(['Toscana'])
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 90 }), async typed => {
        for (const kind of namesIn(await suggested(typed))) expect(kind.length).toBeLessThanOrEqual(mostSuggested)
      }),
      { numRuns: 60 },
    )
    expect((await site.get('/places.json?q=%ff%fe&q=tosc')).status).toBe(200)
    expect((await site.get('/places.json', { method: 'POST', body: 'q=tosc' })).status).toBeGreaterThanOrEqual(400)
  })
})

describe('plain words', () => {
  it('are found by any part of themselves, in any case and with any marks', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aéÎßøñ م أةى'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(word, word, word, (before, typed, after) => {
        const plain = plainWords(typed)
        expect(plainWords(typed.toUpperCase())).toBe(plain)
        expect(plainWords(plain)).toBe(plain)
        const words = plainWords(`${before} ${typed} ${after}`)
        expect(fitOf({ words, around: '' }, plain ? [plain] : [])).toBeDefined()
      }),
    )
  })
})
