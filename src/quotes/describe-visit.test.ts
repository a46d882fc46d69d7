// What the page of a home offers for an input: one quote, one calendar, one lowest price, from the same rows at one moment.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { unavailableByStay, unavailableNights } from '#nights/unavailable-nights.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { widest } from '#quotes/input/widest.ts'
import { stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { claimNights } from '#tests/support/claim-nights.ts'
import { quoteHomes } from '#tests/support/quote-homes.ts'
import { nights } from '#tests/support/some-offer.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { minutes } from '#values/duration.ts'
import type { Slug } from '#values/slug.ts'
import { describeVisit } from './describe-visit.server.ts'

// The clock of the tests stands on Wednesday 15 May 2030, noon UTC.
let test: TestTools
let home: BuiltHome
beforeAll(async () => {
  test = await testTools()
  home = await buildHome(test.tools.database, { slug: 'casa', cleaningMinor: 5000, minimumNights: 2 })
})
afterAll(() => test.drop())

async function claim(of: BuiltHome, range: readonly [string, string], hold = false): Promise<void> {
  const now = test.clock.now()
  const purpose = hold ? { kind: 'hold', expiresAt: new Date(now.getTime() + minutes(15)) } : { kind: 'booking' }
  const input = { unitIds: [of.unitId], nights: nights(...range), refId: crypto.randomUUID(), now, ...purpose }
  const outcome = await inTransaction(test.tools.database, queries =>
    claimNights(queries, input as Parameters<typeof claimNights>[1]),
  )
  expect(outcome.ok).toBe(true)
}

const visit = (query: string, of = home, timeZone = 'Europe/Lisbon') =>
  describeVisit(test.tools, { id: of.id, slug: of.slug as Slug, timeZone }, new URLSearchParams(query))

describe('a visit', () => {
  it('without dates has the lowest price and a calendar', async () => {
    const { quote, from, availability, today } = await visit('')
    expect(quote).toEqual({ kind: 'open' })
    expect(from).toBe(sentence('quotes.from', { total: '€250', nights: 2 }))
    expect(availability?.months.map(({ label }) => label)).toEqual(['May 2030', 'June 2030'])
    expect(today).toBe('2030-05-15')
  })

  it('with dates has the price of the search', async () => {
    const { quote, from } = await visit('in=2030-06-03&out=2030-06-06&adults=3')
    expect(quote).toMatchObject({
      kind: 'priced',
      total: '€350',
      totalFor: sentence('quotes.totalFor', { nights: 3 }),
    })
    expect(from).toBeUndefined()
    const party = { adults: 3, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 }
    const wished = { nights: nights('2030-06-03', '2030-06-06'), party }
    const quotes = await quoteHomes(test.tools.database, [home.id], wished, test.clock.now())
    expect(quotes.get(home.id)?.totalMinor).toBe(350_00)
  })

  it('that is wrong has its faults and no price', async () => {
    const { visit: typed, quote } = await visit('in=2030-06-06&out=2030-06-03')
    expect(typed.faults.out).toBeDefined()
    expect(quote).toEqual({ kind: 'open' })
  })

  it('is refused where somebody was quicker, until a hold has lapsed', async () => {
    const other = await buildHome(test.tools.database, { slug: 'wanted' })
    const dates = 'in=2030-06-03&out=2030-06-06'
    await claim(other, ['2030-06-04', '2030-06-05'], true)
    expect((await visit(dates, other)).quote).toMatchObject({
      kind: 'refused',
      dates: [sentence('offers.nightHeld', { night: 'Tue, 4 Jun 2030' })],
    })
    test.clock.advance(minutes(16))
    expect((await visit(dates, other)).quote).toMatchObject({ kind: 'priced' })
    await claim(other, ['2030-06-05', '2030-06-07'])
    expect((await visit(dates, other)).quote).toMatchObject({
      dates: [sentence('offers.nightBooked', { night: 'Wed, 5 Jun 2030' })],
    })
    expect((await visit('in=2030-06-03&out=2030-06-05', other)).quote).toMatchObject({ kind: 'priced' })
  })

  it('counts today by the clock at the home', async () => {
    const far = await buildHome(test.tools.database, { slug: 'far', timeZone: 'Pacific/Auckland' })
    expect((await visit('', far, 'Pacific/Auckland')).today).toBe('2030-05-16')
    expect((await visit('in=2030-05-15&out=2030-05-18', far, 'Pacific/Auckland')).visit.faults.in).toBe(
      sentence('quotes.dayOver'),
    )
  })

  it('of a home that is not on sale has neither price nor calendar', async () => {
    const unsold = await buildHome(test.tools.database, { slug: 'unsold', nightlyMinor: null })
    expect(await visit('in=2030-06-03&out=2030-06-06', unsold)).toMatchObject({
      quote: { kind: 'open' },
      from: undefined,
      availability: undefined,
    })
  })
})

describe('the taken nights of many homes', () => {
  it('are those of each home alone', async () => {
    const { database } = test.tools
    const one = await buildHome(database)
    const two = await buildHome(database)
    await database.insert(stayUnitTable).values({ stayId: two.id, unitId: one.unitId, role: 'all_of' })
    const idle = await buildHome(database)
    await database.update(unitTable).set({ active: false }).where(eq(unitTable.id, idle.unitId))
    await claim(one, ['2030-07-01', '2030-07-04'])
    await claim(two, ['2030-07-06', '2030-07-08'])
    const range = nights('2030-06-25', '2030-07-20')
    const now = test.clock.now()
    const all = await unavailableByStay(database, [one.id, two.id, idle.id, home.id], range, now)
    for (const { id } of [one, two, idle, home]) {
      expect(all.get(id)).toEqual(await unavailableNights(database, id, range, now))
    }
    expect(all.get(two.id)).toHaveLength(2)
  })

  it('are none for no homes', async () => {
    const range = nights('2030-06-25', '2030-07-20')
    expect((await unavailableByStay(test.tools.database, [], range, test.clock.now())).size).toBe(0)
    expect(widest([])).toBeUndefined()
    expect(widest([nights('2030-06-03', '2030-06-06'), nights('2030-06-01', '2030-06-02')])).toEqual(
      nights('2030-06-01', '2030-06-06'),
    )
  })
})
