// The search against a small world: only what can be booked as searched, at the price the quote says, page by page.

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { inDisplay } from '#exchange/display-currency.server.ts'
import { convertWhole } from '#exchange/reference-rates.ts'
import { unavailableNights } from '#nights/unavailable-nights.server.ts'
import { quote } from '#offers/quote/quote.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { FoundHome } from '#search/card/describe-card.server.ts'
import { type Sort, sorts } from '#search/input/search-address.ts'
import { parseSearchInput } from '#search/input/search-input.ts'
import { stayTranslationTable } from '#stays/languages/find-translations.server.ts'
import { type Rating, weighedRating } from '#stays/rating.ts'
import { stayUnitTable } from '#stays/stay-tables.server.ts'
import { patience } from '#tests/support/any-offer.ts'
import { buildHome, type HomeInput } from '#tests/support/build-home.ts'
import { claimNights } from '#tests/support/claim-nights.ts'
import { isLongCheck } from '#tests/support/long-checks.ts'
import { saying } from '#tests/support/saying.ts'
import { someRates } from '#tests/support/some-rates.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { currency } from '#values/money.ts'
import { type FoundStays, findStays, homesOnPage } from './find-stays.server.ts'

const today = requireCalendarDay('2030-05-15')
const day = (ahead: number) => writeCalendarDay(addDays(today, ahead))

const places = [
  { city: 'Olhão', region: 'Algarve', country: 'PT', currency: 'EUR', timeZone: 'Europe/Lisbon' },
  { city: 'Siena', region: 'Tuscany', country: 'IT', currency: 'EUR', timeZone: 'Europe/Rome' },
  { city: 'Portree', region: 'Skye', country: 'GB', currency: 'GBP', timeZone: 'Europe/London' },
  { city: 'Hakone', region: 'Kanagawa', country: 'JP', currency: 'JPY', timeZone: 'Asia/Tokyo' },
] as const

type Known = HomeInput & { readonly id: number; readonly name: string; readonly rating: Rating }

let test: TestTools
const world: Known[] = []

beforeAll(async () => {
  test = await testTools()
  const { database, clock } = test.tools
  for (let number = 0; number < 62; number++) {
    const place = places[number % places.length]!
    const home: HomeInput & { name: string } = {
      ...place,
      slug: `world-${number}`,
      name: number % 7 === 0 ? `The Élan ${number}` : `Casa ${number % 5}`,
      status: number % 15 === 14 ? 'unlisted' : number % 15 === 13 ? 'draft' : 'published',
      maxGuests: 1 + (number % 6),
      petsMax: number % 3,
      nightlyMinor: number === 20 ? null : 5000 + ((number * 7919) % 40) * 500,
      cleaningMinor: (number % 4) * 1500,
      minimumNights: 1 + (number % 5),
      createdAt: new Date(Date.UTC(2030, 0, 1 + (number % 9))),
    }
    const { id, unitId } = await buildHome(database, home)
    const count = number % 6
    const rating = { count, sum: count * 3 + (number % (2 * count + 1)) }
    await database.$client.query('update stay set review_count = $2, review_sum = $3 where id = $1', [
      id,
      count,
      rating.sum,
    ])
    world.push({ ...home, id, rating })
    for (let visit = 0; visit < number % 5; visit++) {
      const checkIn = addDays(today, 2 + visit * 9 + (number % 7))
      const nights = { checkIn, checkOut: addDays(checkIn, 2 + (number % 5)) }
      const refId = crypto.randomUUID()
      await inTransaction(database, queries =>
        claimNights(queries, { unitIds: [unitId], nights, kind: 'booking', refId, now: clock.now() }),
      )
    }
    if (number === 40 || number === 41) {
      await database.insert(stayUnitTable).values({ stayId: id, unitId: unitId - 2, role: 'all_of' })
    }
  }
})
afterAll(() => test.drop())

function inputOf(query: Record<string, string>) {
  return parseSearchInput(new URLSearchParams(query), today)
}

async function find(query: Record<string, string>): Promise<FoundStays & { kind: 'found' }> {
  const found = await findStays(test.tools, inputOf(query))
  if (found.kind !== 'found') throw new Error(JSON.stringify(found.faults))
  return found
}

async function allPages(query: Record<string, string>): Promise<FoundHome[]> {
  const homes: FoundHome[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page: FoundStays & { kind: 'found' } = await find(cursor ? { ...query, cursor } : query)
    expect(page.homes.length).toBeLessThanOrEqual(homesOnPage)
    homes.push(...page.homes)
    cursor = page.next
  }
  return homes
}

/** The homes as they are sold and taken, read once: while a search is tried nothing changes. */
async function readWorld() {
  const { database, clock } = test.tools
  const range = { checkIn: addDays(today, -400), checkOut: addDays(today, 800) }
  const offers = await loadOffers(
    database,
    world.map(({ id }) => id),
  )
  return Promise.all(
    world.map(async home => {
      const taken = await unavailableNights(database, home.id, range, clock.now())
      return { home, offer: offers.get(home.id), context: { now: clock.now(), taken } }
    }),
  )
}

/** What the search must find, worked out home by home without it. */
function findNaively(known: Awaited<ReturnType<typeof readWorld>>, query: Record<string, string>) {
  const { visit, where } = inputOf(query)
  const { nights, party } = visit
  const wanted = new Map<number, number | undefined>()
  for (const { home, offer, context } of known) {
    const words = `${home.city} ${home.region} ${home.name}`.toLowerCase()
    if (home.status !== 'published' || !words.includes(where.toLowerCase())) continue
    const hasRoom = (home.maxGuests ?? 0) >= party.adults + party.childAges.length && (home.petsMax ?? 0) >= party.pets
    if (!nights && hasRoom) wanted.set(home.id, undefined)
    if (!nights || !offer) continue
    const result = quote(offer, { nights, party, extras: [] }, context)
    if (result.ok) wanted.set(home.id, result.quote.totalMinor)
  }
  return wanted
}

describe('a search with dates', () => {
  // Each search is a question about each of the 62 homes: 60 of them are 3,720 questions, and 1,700 more than 100,000.
  it(
    'I19 search ⊆ quotable: finds exactly what can be booked as searched, at the total of the quote',
    async () => {
      const known = await readWorld()
      const search = fc.record({
        from: fc.integer({ min: 0, max: 50 }),
        nights: fc.integer({ min: 1, max: 9 }),
        adults: fc.integer({ min: 1, max: 6 }),
        ages: fc.constantFrom('', '3', '1,9'),
        infants: fc.constantFrom('0', '1'),
        pets: fc.constantFrom('0', '0', '1'),
        where: fc.constantFrom('', '', 'Tuscany', 'skye', 'casa 3', 'ÉLAN', 'nowhere at all'),
        sort: fc.constantFrom(...sorts),
      })
      await fc.assert(
        fc.asyncProperty(search, async ({ from, nights, adults, ...rest }) => {
          const query = { ...rest, in: day(from), out: day(from + nights), adults: `${adults}` }
          const found = await allPages(query)
          const totals = found.map(({ id, price }) => [id, price?.total.minor] as const)
          expect(new Map(totals)).toEqual(findNaively(known, query))
          expect(totals).toHaveLength(new Map(totals).size)
        }),
        { numRuns: isLongCheck ? 1700 : 60 },
      )
    },
    patience.timeout,
  )

  it('says how many there are when one page holds them all, and what kind of price each has', async () => {
    const found = await find({ in: day(3), out: day(8), adults: '6' })
    expect(found.count).toBe(found.homes.length)
    expect(found.homes.every(({ price }) => price?.kind === 'visit')).toBe(true)
  })

  it('leaves out a home whose part somebody has', async () => {
    const { database, clock } = test.tools
    const whole = await buildHome(database, {
      slug: 'whole',
      city: 'Fez',
      region: 'Fez',
      country: 'MA',
      currency: 'MAD',
    })
    const part = await buildHome(database, { slug: 'part', city: 'Fez', region: 'Fez', country: 'MA', currency: 'MAD' })
    await database.insert(stayUnitTable).values({ stayId: whole.id, unitId: part.unitId, role: 'all_of' })
    const query = { where: 'Fez', in: day(10), out: day(12) }
    expect((await find(query)).homes.map(({ id }) => id).sort()).toEqual([whole.id, part.id].sort())
    const nights = { checkIn: addDays(today, 11), checkOut: addDays(today, 13) }
    const refId = crypto.randomUUID()
    await inTransaction(database, queries =>
      claimNights(queries, { stayId: part.id, nights, kind: 'booking', refId, now: clock.now() }),
    )
    expect((await find(query)).homes).toEqual([])
    expect((await find({ ...query, out: day(11) })).homes).toHaveLength(2)
  })
})

describe('a search without dates', () => {
  it('finds every published home, each at its lowest price, and knows how many there are', async () => {
    const query = { where: 'Tuscany', adults: '1' }
    const found = await allPages(query)
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(findNaively(await readWorld(), query).keys()))
    expect((await find(query)).count).toBe(found.length)
    expect(found.some(({ price }) => price?.kind === 'from')).toBe(true)
  })

  it('shows a home that nobody sells yet, without a price', async () => {
    const unsold = world[20]!
    const found = await allPages({ where: unsold.region!, sort: 'price', adults: '1' })
    expect(found.at(-1)).toEqual({ id: unsold.id, price: undefined })
  })
})

describe('an order', () => {
  const query = { adults: '1' }
  const francs = { currency: currency('CHF'), rates: someRates }

  it.each(sorts)('“%s” is the same each time, and its pages share no home', async sort => {
    const once = await allPages({ ...query, sort })
    expect(once.length).toBeGreaterThan(homesOnPage * 2)
    expect(new Set(once.map(({ id }) => id)).size).toBe(once.length)
    expect((await allPages({ ...query, sort })).map(({ id }) => id)).toEqual(once.map(({ id }) => id))
  })

  const keyOf: Readonly<Record<Exclude<Sort, 'recommended' | 'nearest'>, (home: FoundHome) => number | string>> = {
    price: ({ price }) => (price ? convertWhole(price.total, francs.currency, someRates)! : Number.POSITIVE_INFINITY),
    rating: ({ id }) => -weighedRating(world.find(home => home.id === id)?.rating ?? { count: 0, sum: 0 }),
    newest: ({ id }) => -(world.find(home => home.id === id)?.createdAt?.getTime() ?? 0),
    name: ({ id }) => world.find(home => home.id === id)?.name.toLowerCase() ?? '',
  }

  it.each(['price', 'newest', 'rating'] as const)(
    'by %s goes one way, for who is shown another currency too',
    async sort => {
      const found = await inDisplay(francs, () => allPages({ ...query, sort, in: day(60), out: day(66) }))
      const known = found.filter(({ id }) => world.some(home => home.id === id))
      const keys = known.map(keyOf[sort]) as number[]
      expect(keys.length).toBeGreaterThan(homesOnPage)
      expect(keys).toEqual([...keys].sort((one, other) => one - other))
    },
  )

  it('by name follows the alphabet, accents and all', async () => {
    const homes = await allPages({ ...query, sort: 'name', where: 'Skye' })
    const names = homes.map(keyOf.name) as string[]
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'und')))
  })

  it('by name follows the names and the alphabet of the language of the page', async () => {
    const [german, arabic] = languagesOf('en').slice(1)
    const told = {
      'The Élan 0': { de: 'Ärmelhaus', ar: 'بيت' },
      'The Élan 7': { de: 'Zur Mühle', ar: 'واحة' },
      'The Élan 21': { de: 'Arche', ar: 'Élan' },
    }
    await test.tools.database.insert(stayTranslationTable).values(
      Object.entries(told).flatMap(([source, translations]) => {
        const stayId = world.find(({ name }) => name === source)!.id
        return Object.entries(translations).map(([language, translation]) => ({
          ...{ stayId, language, source, translation },
        }))
      }),
    )
    for (const [language, code] of [
      [german!, 'de'],
      [arabic!, 'ar'],
    ] as const) {
      const homes = await inLanguage(language, () => allPages({ sort: 'name', adults: '1' }))
      expect(homes.length).toBeGreaterThan(2 * homesOnPage)
      const names = homes.flatMap(({ id }) => world.find(home => home.id === id)?.name ?? [])
      const said = names.map(name =>
        ((told as Record<string, Record<string, string>>)[name]?.[code] ?? name).toLowerCase(),
      )
      expect(said).toEqual(said.toSorted(new Intl.Collator(language.locale).compare))
    }
    const inArabic = await inLanguage(arabic!, () => allPages({ sort: 'name', adults: '1' }))
    expect(world.find(({ id }) => id === inArabic[0]!.id)!.name).toBe('The Élan 0')
    const typed = await allPages({ sort: 'name', adults: '1' })
    expect(world.find(({ id }) => id === typed[0]!.id)!.name).toMatch(/^Casa/)
  })
})

describe('a place', () => {
  const ids = async (where: string) => (await allPages({ where, adults: '1' })).map(({ id }) => id)

  it('may be a city, a region, a country, a home, or several of them', async () => {
    expect((await ids('olhão')).length).toBeGreaterThan(0)
    expect(new Set(await ids('Portugal'))).toEqual(new Set(await ids('Algarve')))
    expect(new Set(await ids('Siena, Tuscany, Italy'))).toEqual(new Set(await ids('Siena')))
    expect(await ids('Siena, Portugal')).toEqual([])
  })

  it('may be written almost right', async () => {
    const found = await find({ where: 'Tuscani', adults: '1' })
    expect(found.nearly).toBe(true)
    expect(new Set(await ids('Tuscani'))).toEqual(new Set(await ids('Tuscany')))
  })

  it.each(['%', '_', '\\', "'; drop table stay; --", '100%', '(', '🏠', '\u0000'])(
    'may be “%s”, which is nowhere',
    async where => {
      const found = await find({ where: `zz${where}`, adults: '1' })
      expect(found.homes).toEqual([])
    },
  )
})

describe('a wrong search', () => {
  it('finds nothing and says why', async () => {
    const found = await findStays(test.tools, inputOf({ in: day(8), out: day(3), adults: '0', sort: 'luck' }))
    expect(found.kind).toBe('wrong')
    expect(Object.keys(found.kind === 'wrong' ? found.faults : {}).sort()).toEqual(['adults', 'out', 'sort'])
  })

  it('may be a cursor that was changed, or belongs to another search', async () => {
    const { next } = await find({ adults: '1' })
    expect(next).toBeDefined()
    for (const wrong of [`${next}x`, next!.slice(2), 'nonsense']) {
      const found = await findStays(test.tools, inputOf({ adults: '1', cursor: wrong }))
      expect(found).toMatchObject({
        kind: 'wrong',
        faults: { cursor: expect.stringMatching(saying('search.unknownPage')) },
      })
    }
    expect(await findStays(test.tools, inputOf({ adults: '1', sort: 'name', cursor: next! }))).toMatchObject({
      kind: 'wrong',
    })
  })
})
