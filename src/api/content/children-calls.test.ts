// What children pay at a home, by call: looked at, entered, sold to guests, agreed with who booked, taken away.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BookableStay, bookableStay, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'

let api: ContentApi
let owner: string
let cleaner: string
let mill: BookableStay
let barn: BookableStay

beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: '' } })
  owner = await api.tokenOf(await api.makeUser({ roles: ['owner'] }))
  cleaner = await api.tokenOf(await api.makeUser({ roles: ['cleaner'] }))
  mill = await bookableStay(api.tools.database)
  barn = await bookableStay(api.tools.database)
  await api.tools.database.execute(sql`update stay set max_guests = 4`)
  // Sold by one plan, which is not changed by what one of them says of children.
  await api.tools.database.execute(sql`
    update rate_plan set included_guests = 2, extra_guest_nightly_minor = '{"child": 500, "teen": 800, "adult": 2000}'`)
  await api.tools.database.execute(
    sql`update stay_offer set rate_plan_id = ${mill.planId} where stay_id = ${barn.stayId}`,
  )
})
afterAll(() => api?.drop())

const read = async (home: BookableStay, part = 'rates'): Promise<Json> =>
  (await api.call(`/admin/homes/${home.slug}/${part}`, { token: owner })).body.data

async function change(home: BookableStay, wished: object, { onlyLook = false, token = owner } = {}) {
  const { version } = await read(home)
  const body = { version, onlyLook, change: wished }
  return api.call(`/admin/homes/${home.slug}/rates`, { method: 'POST', body, token })
}

const bands = [
  { from: 0, to: 2, uncounted: true },
  { from: 3, to: 12, share: 5000 },
]
const family = { kind: 'children', bands, onTop: 1 }

const asked = async ({ slug }: BookableStay, ages: string): Promise<Json> =>
  (await api.call(`/stays/${slug}/price?in=2030-09-02&out=2030-09-09&adults=2&ages=${ages}`)).body.data
const totalOf = async (home: BookableStay, ages: string) => (await asked(home, ages)).price?.totalMinor ?? null

const week = (price: string) => sentence('rates.visit', { price, nights: 7 })

describe('what children pay', () => {
  it('is looked at with a family of each age, and then entered for this home alone', async () => {
    expect((await read(mill)).children).toEqual({ bands: [], onTop: 0 })
    const looked = await change(mill, family, { onlyLook: true })
    expect(looked.body.data.effect).toMatchObject({ dearer: 0, cheaper: 0 })
    expect(looked.body.data.effect.families).toContainEqual({
      ...{ adults: 2, age: 3 },
      ...{ before: { totalMinor: 735_00, nights: 7 }, after: { totalMinor: 770_00, nights: 7 } },
    })
    expect(looked.body.data.effect.inWords.sentences).toContain(
      sentence('ages.familyPrice', { adults: 2, age: 13, before: week('€756'), after: week('€840') }),
    )
    expect((await read(mill)).children.bands).toEqual([])
    expect((await change(mill, family)).body.data.rates).toMatchObject({
      children: { bands: [bands[0], { ...bands[1], uncounted: false }], onTop: 1 },
      ...{ bands: ['from0', 'from3', 'from13'], extraGuestBands: ['adult'] },
      base: { extraGuests: [{ band: 'adult', nightlyMinor: 2000 }] },
    })
    expect((await read(barn)).bands).toEqual(['infant', 'child', 'teen', 'adult'])
    expect(await totalOf(barn, '5')).toBe(735_00)
  })

  it('is what guests are asked for, said to them before, and named in the lines of the price', async () => {
    expect([await totalOf(mill, '2'), await totalOf(mill, '5,12'), await totalOf(mill, '13')]).toEqual([
      ...[700_00, 840_00, 840_00],
    ])
    // One who does not count comes on top of four guests; a second one takes a place.
    expect([await totalOf(mill, '5,12,1'), await totalOf(mill, '5,12,1,1')]).toEqual([840_00, null])
    const { children, inWords } = await asked(mill, '5,12')
    expect(inWords.rows).toContainEqual(
      expect.objectContaining({
        label: sentence('bookings.extraChildren', { children: 2, same: 'no', from: 3, to: 12 }),
        amount: '€140',
      }),
    )
    expect(children).toEqual([
      {
        ...{ fromAge: 0, toAge: 2, counts: false, nightlyMinor: 0 },
        inWords: sentence('quotes.childUncounted', { most: 1, same: 'no', from: 0, to: 2 }),
      },
      {
        ...{ fromAge: 3, toAge: 12, counts: true, nightlyMinor: 1000 },
        inWords: sentence('quotes.childPays', { same: 'no', from: 3, to: 12, price: '€10', guests: 2 }),
      },
    ])
    expect((await asked(barn, '5')).children).toEqual([])
  })

  it('finds and prices the home in searches as its own page does', async () => {
    const search = async (ages: string) => {
      const found = (await api.call(`/stays?in=2030-09-02&out=2030-09-09&adults=2&ages=${ages}`)).body.data as Json[]
      return found.find(({ slug }) => slug === mill.slug)?.price?.totalMinor ?? null
    }
    for (const ages of ['2', '5,12', '13', '5,12,1', '5,12,1,1'])
      expect(await search(ages)).toBe(await totalOf(mill, ages))
  })

  it('follows the price of an adult, and leaves alone what the site’s bands had', async () => {
    const { base } = await read(mill)
    const extraGuests = [
      { band: 'adult', nightlyMinor: 3000 },
      // Not one of the home's: what children pay is said elsewhere.
      { band: 'child', nightlyMinor: 1 },
    ]
    await change(mill, { kind: 'base', base: { ...base, extraGuests } })
    expect(await totalOf(mill, '5')).toBe(700_00 + 7 * 1500)
    await change(mill, { kind: 'children', bands: [] })
    const { extraGuests: again } = (await read(mill)).base
    expect(Object.fromEntries(again.map(({ band, nightlyMinor }: Json) => [band, nightlyMinor]))).toEqual({
      ...{ child: 500, teen: 800, adult: 3000 },
    })
    await change(mill, family)
  })

  it('can be a sum, and fees of the home have sums for its ages; ages left out pay nothing', async () => {
    const sum = { ...family, bands: [bands[0], { from: 3, to: 12, nightlyMinor: 700 }] }
    await change(mill, sum)
    expect(await totalOf(mill, '5')).toBe(749_00)
    const linen = {
      ...{ name: 'Linen', feeKind: 'linen', basis: 'per_guest', amount: 0, most: 1, refund: 'never' },
      byBand: [{ band: 'from3', minor: 400 }],
    }
    const { version } = await read(mill)
    const saved = await change(mill, { kind: 'fee', entered: linen })
    expect([saved.status, (await read(mill)).version]).toEqual([200, version + 1])
    expect([await totalOf(mill, '2'), await totalOf(mill, '5'), await totalOf(mill, '13')]).toEqual([
      ...[700_00, 753_00, 700_00 + 7 * 3000],
    ])
    const { fees } = await read(mill, 'rules')
    expect(fees[0].inWords.said).toContain(sentence('ages.fromTo', { same: 'no', from: 3, to: 12 }))
  })
})

describe('who booked', () => {
  it('keeps what was agreed; a change of the visit is priced by what holds now', async () => {
    await change(barn, family)
    const guest = await someGuest(api.tools.database, api.clock.now())
    const nights = { checkIn: requireCalendarDay('2030-10-07'), checkOut: requireCalendarDay('2030-10-14') }
    const party = { adults: 2, childAges: [5], infants: 0, pets: 0, serviceAnimals: 0 }
    const id = await mustBook(api.tools, guest, { stayId: barn.stayId, input: { nights, party, extras: [] } })
    const booked = async () =>
      (
        await api.tools.database.execute<Json>(
          sql`select total_minor::int as total, quote from booking where id = ${id}`,
        )
      ).rows[0]
    const before = await booked()
    expect(before.total).toBe(770_00)
    await change(barn, { ...family, bands: [bands[0], { from: 3, to: 12, share: 10_000 }] })
    expect(await booked()).toEqual(before)
    await change(barn, { kind: 'children', bands: [] })
    expect(await booked()).toEqual(before)
  })
})

describe('what is refused', () => {
  const wrong = async (rows: object[]) => {
    const { status, body } = await change(mill, { ...family, bands: rows }, { onlyLook: true })
    expect(status).toBe(400)
    const faults = body.error.details.errors as Json[]
    return Object.fromEntries(faults.map(({ path, message }) => [path.join('.'), message]))
  }

  it('is a gap, an overlap, ages backwards, two prices, and older children who do not count, each beside its field', async () => {
    const [small, middle] = [bands[0]!, bands[1]!]
    expect(await wrong([{ ...small, from: 1 }, middle])).toEqual({
      'change.bands.0.from': sentence('ages.gap', { age: 0 }),
    })
    expect(await wrong([small, { ...middle, from: 4 }])).toEqual({
      'change.bands.1.from': sentence('ages.gap', { age: 3 }),
    })
    expect(await wrong([small, { ...middle, from: 2 }])).toEqual({
      'change.bands.1.from': sentence('ages.overlap', { age: 3 }),
    })
    expect(
      await wrong([
        { ...small, to: 5 },
        { from: 6, to: 4 },
      ]),
    ).toEqual({
      'change.bands.1.to': sentence('ages.backwards'),
    })
    expect(await wrong([small, { ...middle, nightlyMinor: 5 }])).toEqual({
      'change.bands.1.nightlyMinor': sentence('ages.oneOfBoth'),
    })
    expect(
      await wrong([
        { ...small, uncounted: false },
        { ...middle, uncounted: true, share: 0 },
      ]),
    ).toEqual({
      'change.bands.1.from': sentence('ages.uncountedFirst'),
    })
    expect(await wrong([{ ...small, share: 1 }])).toEqual({ 'change.bands.0.share': sentence('ages.uncountedFree') })
    expect(Object.keys(await wrong([{ from: 0, to: 18 }]))).toEqual(['change.bands.0.to'])
  })

  it('is also refused by the database, whoever writes there', async () => {
    const write = (written: string) =>
      api.tools.database.execute(
        sql`update stay_offer set child_bands = ${written}::jsonb where stay_id = ${mill.stayId}`,
      )
    const row = (parts: object) => ({ from: 0, to: 2, counts: false, share_bp: 0, ...parts })
    for (const rows of [
      [],
      {},
      [row({ from: 1 })],
      [row({}), row({ from: 2, to: 4 })],
      [row({}), row({ from: 4, to: 5 })],
      [row({ to: 18 })],
      [row({ share_bp: 10_001 })],
      [row({ minor: 5 })],
      [row({ counts: 'no' })],
      [{ from: 0, to: 2, counts: false, minor: -1 }],
    ]) {
      await expect(write(JSON.stringify(rows)), JSON.stringify(rows)).rejects.toThrow()
    }
    await write(JSON.stringify([row({}), row({ from: 3, to: 3, counts: true })]))
  })

  it('is a change by who may not, or of a former version', async () => {
    expect((await change(mill, family, { token: cleaner })).status).toBe(404)
    const body = { version: 1, onlyLook: false, change: family }
    expect((await api.call(`/admin/homes/${mill.slug}/rates`, { method: 'POST', body, token: owner })).status).toBe(409)
  })
})

describe('several homes', () => {
  it('get the same at once, previewed at each, and the trail says who did it', async () => {
    const many = { homes: [mill.slug, barn.slug], change: family }
    const call = (body: object) => api.call('/admin/rates', { method: 'POST', body, token: owner })
    const looked = (await call(many)).body.data
    const [first] = looked.homes as Json[]
    expect(first.effect.families.length).toBeGreaterThan(0)
    const saved = await call({ ...many, seen: looked.mark })
    expect([saved.status, saved.body.data.saved]).toEqual([200, true])
    expect((await read(barn)).children.bands).toHaveLength(2)
    const { rows } = await api.tools.database.execute<Json>(sql`
      select after from change where row_of = 'stay_offer' order by id desc limit 2`)
    for (const { after } of rows) expect(after.child_bands).toHaveLength(2)
  })
})
