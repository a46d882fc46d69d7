// The calls about homes: the same homes and prices as the pages, in any page, order and filter; kept by entity tags.

import { sql } from 'drizzle-orm'
import qs from 'qs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { describeFavourites } from '#favourite-lists/describe-favourites.server.ts'
import { parseVisitInput } from '#quotes/input/visit-input.ts'
import { parseSearchInput } from '#search/input/search-input.ts'
import { findStays } from '#search/results/find-stays.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { guestCalls } from '#tests/support/guest-calls.ts'
import { buildSomeHomes } from '#tests/support/some-homes.ts'
import { earliestToday, requireCalendarDay } from '#values/calendar-day.ts'

let api: ContentApi
beforeAll(async () => {
  api = await contentApi()
  const { database } = api.tools
  await buildSomeHomes(database)
  await buildHome(database, {
    slug: 'hidden-house',
    name: 'Hidden House',
    status: 'unlisted',
    addressLines: ['Rua Secreta 7'],
  })
  await buildHome(database, { slug: 'draft-house', status: 'draft' })
  await buildHome(database, {
    slug: 'big-barn',
    name: 'The Big Barn',
    kind: 'farmhouse',
    city: 'Pienza',
    region: 'Toscana',
    country: 'IT',
    maxGuests: 12,
    petsMax: 2,
    areaM2: 300,
    amenities: [{ code: 'wifi' }, { code: 'pool' }],
    rooms: [1, 2, 3, 4, 5].map(number => ({
      kind: 'bedroom' as const,
      name: `Room ${number}`,
      beds: [{ kind: 'double' as const, count: 1 }],
    })),
    nightlyMinor: 500_00,
  })
})
afterAll(() => api?.drop())

const list = (query: object = {}) => api.call(`/stays${qs.stringify(query, { addQueryPrefix: true })}`)
const slugs = async (query: object) => ((await list(query)).body.data as Json[]).map(({ slug }) => slug)
const visit = { in: '2030-07-01', out: '2030-07-05' }

describe('GET /stays', () => {
  it('lists published homes with what any visitor may know, and what is known of all', async () => {
    const { body, text } = await list()
    expect(body.data).toHaveLength(6)
    expect(body.meta).toMatchObject({
      total: 6,
      pagination: { page: 1, pageSize: 25, pageCount: 1, total: 6, next: null },
      nearly: false,
    })
    const loft = body.data.find(({ slug }: Json) => slug === 'harbour-loft')
    expect(loft).toMatchObject({ documentId: 'harbour-loft', name: 'The Harbour Loft', kind: 'apartment', bedrooms: 2 })
    expect(loft.photo.sources[0]).toEqual({ url: '/photos/harbour-loft/1-400.webp', width: 400 })
    expect(text).not.toMatch(/Rua Secreta|37\.02812|hidden-house|draft-house/)
  })

  it.each([
    ['anybody at any time', {}],
    ['a visit', visit],
    ['a visit by price', { ...visit, sort: 'price' }],
    ['a visit by name', { ...visit, sort: 'name' }],
    ['a place', { where: 'Pienza' }],
    ['a slip of the pen', { where: 'Pienzza' }],
    ['a family', { ...visit, adults: '2', ages: '3,7', infants: '1' }],
    ['a dog', { pets: '1' }],
    ['nobody can', { ...visit, adults: '40' }],
    ['a purse', { ...visit, least: '500', most: '900', money: 'EUR' }],
    ['a purse at any time', { most: '150', money: 'EUR', sort: 'price' }],
    ['days that may move', { ...visit, flex: '3' }],
    ['any nights of a month', { month: '2030-07', nights: '5', sort: 'price' }],
    ['a month and a purse', { month: '2030-07', nights: '3', most: '700', money: 'EUR' }],
  ])('finds for %s what the page finds, at the same prices', async (_who, query) => {
    const input = parseSearchInput(new URLSearchParams(query as Record<string, string>), earliestToday(api.clock.now()))
    const found = await findStays(api.tools, input)
    if (found.kind === 'wrong') throw new Error('The page refuses this search')
    const { body } = await list(query)
    const told = body.data.map(({ id, price }: Json) => [id, price?.kind, price?.totalMinor, price?.currency])
    expect(told).toEqual(
      found.homes.map(({ id, price }) => [id, price?.kind, price?.total.minor, price?.total.currency]),
    )
    expect(body.meta.total).toBe(found.homes.length)
    expect(body.meta.nearly).toBe(found.nearly)
  })

  it('keeps to the purse and moves the days, and turns pages as before', async () => {
    const dear = await list({ ...visit, least: 1000, money: 'EUR' })
    expect(dear.body.data.map(({ slug }: Json) => slug)).toEqual(['big-barn'])
    expect(dear.body.data[0].price.totalMinor).toBeGreaterThanOrEqual(1000_00)
    const { body } = await list({ month: '2030-07', nights: 5, sort: 'price' })
    for (const { price } of body.data) {
      expect(price.checkIn).toMatch(/^2030-07-/)
      expect(requireCalendarDay(price.checkOut) - requireCalendarDay(price.checkIn)).toBe(5)
    }
    const byCursor: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const query = { month: '2030-07', nights: 5, sort: 'price', pagination: { pageSize: 2 } }
      const page: Json = (await list({ ...query, ...(cursor && { cursor }) })).body
      byCursor.push(...page.data.map(({ slug }: Json) => slug))
      cursor = page.meta.pagination.next ?? undefined
    }
    expect(byCursor).toEqual(body.data.map(({ slug }: Json) => slug))
  })

  it('says by distance how far each home is from the middle, by its public point and rounded', async () => {
    const { body, text } = await list({ where: 'Pienza', sort: 'nearest' })
    const distance = sentence('search.fromMiddle', { distance: '100 m', place: 'Pienza' })
    expect(body.data.map(({ metres, inWords }: Json) => [metres, inWords.distance])).toEqual([
      [100, distance],
      [100, distance],
    ])
    expect(text).not.toContain('37.02812')
    const part = await list({ bbox: '-8.85,36.03,-6.85,38.03', sort: 'distance:asc' })
    expect(part.body.data[0].inWords.distance).toBe(sentence('search.fromMiddleOfPart', { distance: '100 m' }))
    expect((await list({ where: 'Pienza' })).body.data[0]).toMatchObject({ metres: null, inWords: { distance: null } })
    // Nobody knows which place is meant.
    expect((await list({ where: 'Pienzza', sort: 'nearest' })).body.data[0].metres).toBeNull()
    for (const query of [{ sort: 'nearest' }, { sort: 'distance:asc', where: ' ' }]) {
      const refused = await list(query)
      expect([refused.status, refused.body.error.message]).toEqual([400, sentence('search.nearestToWhat')])
    }
  })

  const orders = ['recommended', 'price', 'newest', 'name', 'price:asc', 'createdAt:desc', 'name:asc', 'distance:asc']
  it.each(orders)('turns the pages by number and by cursor alike in the order %s', async sort => {
    const asked = { ...visit, sort, ...(sort === 'distance:asc' && { bbox: '-180,-80,180,85' }) }
    const whole = await slugs(asked)
    const byNumber: string[] = []
    for (const page of [1, 2, 3, 4]) {
      byNumber.push(...(await slugs({ ...asked, pagination: { page, pageSize: 2 } })))
    }
    const byCursor: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await list({ ...asked, cursor, pagination: { pageSize: 2 } })
      byCursor.push(...body.data.map(({ slug }: Json) => slug))
      cursor = body.meta.pagination.next ?? undefined
    } while (cursor)
    expect(whole).toHaveLength(6)
    expect(byNumber).toEqual(whole)
    expect(byCursor).toEqual(whole)
  })

  it('passes over as many as it is asked, at any place of the list, and tells where it is', async () => {
    const whole = await slugs({ sort: 'name' })
    for (const [start, limit] of [
      [0, 2],
      [1, 4],
      [5, 3],
      [6, 1],
      [999_999, 100],
    ] as const) {
      const { body } = await list({ sort: 'name', pagination: { start, limit } })
      expect(body.data.map(({ slug }: Json) => slug)).toEqual(whole.slice(start, start + limit))
      expect(body.meta.pagination).toMatchObject({ page: null, start, limit, total: 6 })
    }
    const { body } = await list({ sort: 'name', pagination: { limit: 4 } })
    expect(body.meta.pagination).toMatchObject({ page: null, start: 0, limit: 4, pageCount: 2 })
    expect(await slugs({ sort: 'name', cursor: body.meta.pagination.next })).toEqual(whole.slice(4))
    expect(await slugs({ sort: 'name', pagination: { start: 2 } })).toEqual(whole.slice(2))
  })

  it.each([
    [{ city: 'Pienza' }, ['big-barn', 'casa-del-forno']],
    [{ city: { $eqi: 'pienza' } }, ['big-barn', 'casa-del-forno']],
    [{ city: { $ne: 'Pienza' } }, ['cedar-treehouse', 'chalet-arpille', 'harbour-loft', 'hinoki-house']],
    [{ country: { $in: ['JP', 'CA'] } }, ['cedar-treehouse', 'hinoki-house']],
    [{ country: { $notIn: ['JP', 'CA', 'IT'] } }, ['chalet-arpille', 'harbour-loft']],
    [{ name: { $contains: 'Hous' } }, ['hinoki-house']],
    [{ name: { $containsi: 'hOUS' } }, ['cedar-treehouse', 'hinoki-house']],
    [{ name: { $startsWith: 'The' } }, ['big-barn', 'cedar-treehouse', 'harbour-loft']],
    [{ name: { $contains: '%' } }, []],
    [{ slug: 'hinoki-house' }, ['hinoki-house']],
    [{ documentId: { $eq: 'hinoki-house' } }, ['hinoki-house']],
    [{ kind: { $eq: 'chalet' } }, ['chalet-arpille']],
    [{ maxGuests: { $gte: 6, $lt: 12 } }, ['casa-del-forno', 'chalet-arpille']],
    [{ maxGuests: '12' }, ['big-barn']],
    [{ bedrooms: { $gt: 4 } }, ['big-barn']],
    [{ areaM2: { $lte: 300 } }, ['big-barn']],
    [{ amenities: { $contains: ['wifi', 'pool'] } }, ['big-barn']],
    [{ amenities: 'sauna' }, []],
    [{ $or: [{ country: 'JP' }, { maxGuests: { $gte: 12 } }] }, ['big-barn', 'hinoki-house']],
    [{ $and: [{ country: 'IT' }, { maxGuests: { $lt: 12 } }] }, ['casa-del-forno']],
  ])('narrows by %j', async (filters, expected) => {
    expect((await slugs({ filters })).sort()).toEqual(expected)
  })

  it.each([
    ['7,42,13,45', ['big-barn', 'casa-del-forno', 'harbour-loft']],
    ['-180,-90,180,90', 6],
    ['170,-90,-170,90', 0],
  ])('keeps to the box %s of the map', async (bbox, expected) => {
    await api.tools.database.execute(
      sql`update stay set public_latitude = 43.1, public_longitude = 11.6 where city in ('Pienza', 'Flensburg')`,
    )
    const found = await slugs({ bbox })
    if (typeof expected === 'number') expect(found).toHaveLength(expected)
    else expect(found.sort()).toEqual(expected)
  })

  it('counts kinds, countries, sizes and amenities of everything found', async () => {
    const { body } = await list({ filters: { country: 'IT' }, pagination: { pageSize: 1 } })
    expect(body.data).toHaveLength(1)
    expect(body.meta.facets).toEqual({
      kind: [
        { value: 'farmhouse', count: 1 },
        { value: 'house', count: 1 },
      ],
      country: [{ value: 'IT', count: 2 }],
      bedrooms: [
        { value: '2', count: 1 },
        { value: '5', count: 1 },
      ],
      amenities: expect.arrayContaining([{ value: 'pool', count: 1 }]),
    })
  })

  it('spreads the prices of everything found over steps, each currency by itself', async () => {
    const { body } = await list(visit)
    const counted = body.meta.priceHistogram.map(({ currency, steps }: Json) => [
      currency,
      steps.reduce((sum: number, step: Json) => sum + step.count, 0),
    ])
    expect(counted).toEqual([
      ['CAD', 1],
      ['CHF', 1],
      ['EUR', 3],
      ['JPY', 1],
    ])
  })

  it.each([
    ['in=2030-07-01', sentence('quotes.leaveAsWell')],
    ['in=2030-07-05&out=2030-07-01', sentence('quotes.leaveTooEarly')],
    ['in=2020-07-01&out=2020-07-05', sentence('quotes.dayOver')],
    ['in=2030-02-30&out=2030-03-02', 'in must be a day of the calendar, such as 2026-07-14'],
    ['adults=0', sentence('quotes.tooFewAdults')],
    ['bbox=1,2,3,1', sentence('search.notOnMap')],
    ['cursor=abc', sentence('calls.noResults')],
    [
      'sort=cheapest',
      'sort must be one of the following values: recommended, nearest, price, rating, newest, name, distance:asc, price:asc, rating:desc, createdAt:desc, name:asc',
    ],
    ['sort[0]=name&sort[1]=price', 'sort field must have less than or equal to 1 items'],
    ['populate=photos', 'populate must be one of the following values: *'],
    ['fields[0]=name', 'this field has unspecified keys: fields'],
    ['locale=fr', 'locale must be one of the following values: en, de, ar'],
    ['status=draft', 'this field has unspecified keys: status'],
    ['filters[rooms][name][$eq]=a', 'this field has unspecified keys: rooms'],
    ['filters[$and][0][$or][0][city]=a', 'this field has unspecified keys: $or'],
    ['filters[maxGuests][$gte]=5.5', 'filters.maxGuests.$gte is not as described'],
    ['filters[secret][$eq]=1', 'this field has unspecified keys: secret'],
    ['filters[city][$regex]=a', 'this field has unspecified keys: $regex'],
    ['pagination[page]=-1', 'pagination.page is not as described'],
    ['least=900&most=300&money=EUR', sentence('search.mostBelowLeast')],
    ['most=300', sentence('search.noCurrency')],
    ['most=3e2&money=EUR', 'most is not as described'],
    ['flex=2', 'flex must be one of the following values: 1, 3, 7'],
    ['month=2030-13', 'month is not as described'],
    ['month=2030-04', sentence('search.monthOver')],
    ['month=2030-07&nights=29', sentence('quotes.wholeNumber', { least: 1, most: 28 })],
    ['color=red', 'this field has unspecified keys: color'],
    ['where=%00', 'where must be well-formed text'],
    ['a[b][c][d][e][f][g][h][i]=1', 'The query is nested too deeply.'],
  ])('refuses ?%s', async (query, message) => {
    const { status, body } = await api.call(`/stays?${query}`)
    expect([status, body.error.name, body.error.message]).toEqual([400, 'ValidationError', message])
  })
})

describe('GET /shortlist', () => {
  const kept = (query: object) => api.call(`/shortlist${qs.stringify(query, { addQueryPrefix: true })}`)

  it('tells the homes in the order they are named, at the prices of the page, and how many are gone', async () => {
    const homes = 'hinoki-house.draft-house.harbour-loft.hidden-house.hinoki-house'
    for (const query of [{ homes }, { homes, ...visit }]) {
      const { body } = await kept(query)
      expect(body.data.map(({ slug }: Json) => slug)).toEqual(['hinoki-house', 'harbour-loft'])
      expect(body.meta).toEqual({
        total: 2,
        gone: 2,
        address: 'http://localhost/favourites?homes=hinoki-house.draft-house.harbour-loft.hidden-house',
      })
      const shown = await describeFavourites(api.tools, {
        query: new URLSearchParams(query),
        favourites: { account: undefined, homes: [], leftOut: [] },
        cookies: null,
        visit: parseVisitInput(new URLSearchParams(query), earliestToday(api.clock.now())),
        origin: 'http://localhost',
      })
      const words = shown.cards.map(({ name, place, total, totalFor }) => [name, place, total, totalFor])
      expect(
        body.data.map(({ name, inWords: { place, total, totalFor } }: Json) => [name, place, total, totalFor]),
      ).toEqual(words)
    }
  })

  it('shows a home that cannot be booked as asked without a price', async () => {
    const { body } = await kept({ homes: 'harbour-loft.big-barn', ...visit, adults: '9' })
    expect(body.data.map(({ price }: Json) => price?.kind ?? null)).toEqual([null, 'visit'])
    expect(body.data[0].inWords.total).toBeNull()
  })

  it.each([
    ['', 'homes is a required field'],
    ['homes=a..b', 'homes is not as described'],
    [`homes=${Array.from({ length: 41 }, (_, at) => `h${at}`).join('.')}`, 'homes is not as described'],
    ['homes=a&in=2030-07-01', sentence('quotes.leaveAsWell')],
    ['homes=a&where=Pienza', 'this field has unspecified keys: where'],
  ])('refuses ?%s', async (query, message) => {
    const { status, body } = await api.call(`/shortlist?${query}`)
    expect([status, body.error.name, body.error.message]).toEqual([400, 'ValidationError', message])
  })
})

describe('GET /stays/{slug}', () => {
  it('tells all of a home that any visitor may know', async () => {
    const { body, text } = await api.call('/stays/big-barn')
    expect(body.data).toMatchObject({
      slug: 'big-barn',
      description: 'Come in. **Sit down.**',
      publicPoint: { latitude: expect.any(Number), longitude: expect.any(Number) },
      amenities: [
        { code: 'wifi', label: expect.any(String), note: null },
        { code: 'pool', label: expect.any(String), note: null },
      ],
      bedrooms: 5,
      beds: 5,
    })
    expect(text).not.toMatch(/Rua Secreta|8700-123|37\.02812/)
  })

  it('shows an unlisted home to whoever knows its address, and no draft', async () => {
    expect((await api.call('/stays/hidden-house')).body.data.listed).toBe(false)
    for (const slug of ['draft-house', 'never-was']) {
      const { status, body } = await api.call(`/stays/${slug}`)
      expect([status, body.error.name]).toEqual([404, 'NotFoundError'])
    }
    expect((await api.call('/stays/Not_A_Slug')).status).toBe(400)
  })

  it('leads from an earlier slug to the present one', async () => {
    await api.tools.database.execute(
      sql`insert into stay_slug_history (slug, stay_id) select 'old-barn', id from stay where slug = 'big-barn'`,
    )
    const moved = await api.call('/stays/old-barn')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/stays/big-barn'])
    const calendar = await api.call('/stays/old-barn/calendar?from=2030-07-01&to=2030-07-03')
    expect(calendar.headers.get('location')).toBe('/api/stays/big-barn/calendar?from=2030-07-01&to=2030-07-03')
  })
})

describe('GET /stays/{slug}/calendar', () => {
  const calendar = (query: string, slug = 'casa-del-forno') => api.call(`/stays/${slug}/calendar?${query}`)

  it('tells each day: whether it is free, its price, the lengths that may begin there, and why none may', async () => {
    const { body } = await calendar('from=2030-05-14&to=2030-05-18')
    expect(body.meta).toEqual({ currency: 'EUR', timeZone: 'Europe/Rome', today: '2030-05-15' })
    expect(body.data.map(({ day, state }: Json) => [day, state])).toEqual([
      ['2030-05-14', 'past'],
      ['2030-05-15', expect.any(String)],
      ['2030-05-16', expect.any(String)],
      ['2030-05-17', expect.any(String)],
    ])
    const [past, , free] = body.data
    expect(past.reasons[0]).toMatchObject({ reason: 'in-past', sentence: sentence('offers.inPast') })
    expect(free).toMatchObject({ canArrive: true, nightlyMinor: 180_00, reasons: [] })
    expect(free.lengths[0].least).toBe(3)
    expect(free.inWords).toEqual({
      date: 'Thursday 16 May',
      said: `${sentence('quotes.dayArriveOnly')}. ${sentence('quotes.aNight', { price: '€180' })}`,
      note: '180',
    })
    expect(past.inWords).toMatchObject({ said: sentence('quotes.dayPast'), note: null })
  })

  it('tells around visits of others where one may only leave, only arrive, or neither, and why', async () => {
    await buildHome(api.tools.database, { slug: 'shore-house', status: 'unlisted' })
    const calls = guestCalls(api, 'shore-house', '2030-08-01')
    const guest = await api.tokenOf(await api.makeUser())
    // From the first to the third, and from the fourth to the sixth.
    for (const _ of [1, 2]) await calls.book(guest)
    const { body } = await calendar('from=2030-07-31&to=2030-08-08', 'shore-house')
    expect(
      body.data.map(({ day, state, canArrive, canLeave }: Json) => [day.slice(5), state, canArrive, canLeave]),
    ).toEqual([
      ['07-31', 'free', true, true],
      ['08-01', 'leave-only', false, true],
      ['08-02', 'booked', false, false],
      ['08-03', 'arrive-only', true, false],
      ['08-04', 'leave-only', false, true],
      ['08-05', 'booked', false, false],
      ['08-06', 'arrive-only', true, false],
      ['08-07', 'free', true, true],
    ])
    for (const { state, reasons, lengths, nightlyMinor } of body.data) {
      const may = state === 'free' || state === 'arrive-only'
      expect([reasons.length > 0, lengths.length > 0], state).toEqual([!may, may])
      for (const { reason, sentence } of reasons)
        expect([reason, sentence]).toEqual(['nights-taken', expect.any(String)])
      expect(nightlyMinor).toBeGreaterThan(0)
    }
    // The one night between the two.
    expect(body.data[3].lengths).toEqual([{ least: 1, most: 1 }])
  })

  it('tells a free night on which nobody may arrive apart from one that is gone', async () => {
    await buildHome(api.tools.database, { slug: 'tide-house', status: 'unlisted', minimumNights: 2 })
    await guestCalls(api, 'tide-house', '2030-08-01').book(await api.tokenOf(await api.makeUser()))
    const { body } = await calendar('from=2030-07-31&to=2030-08-02', 'tide-house')
    expect(
      body.data.map(({ state, canArrive, canLeave, inWords }: Json) => [state, canArrive, canLeave, inWords.note]),
    ).toEqual([
      ['leave-or-through', false, true, expect.stringMatching(/^\d+$/)],
      ['leave-only', false, true, null],
    ])
  })

  it.each(['from=2030-07-01&to=2030-07-01', 'from=2030-07-02&to=2030-07-01', 'from=2030-01-01&to=2031-01-01'])(
    'refuses %s',
    async query => {
      const { status, body } = await calendar(query)
      expect([status, body.error.message]).toEqual([400, 'Ask for 1 to 186 days: `to` is the day after the last.'])
    },
  )

  it('knows the days of no home that is none', async () => {
    expect((await calendar('from=2030-07-01&to=2030-07-02', 'never-was')).status).toBe(404)
    expect((await calendar('from=2030-07-01')).body.error.message).toBe('to is a required field')
  })
})

describe('entity tags', () => {
  it.each([
    ['/stays', 'public'],
    ['/shortlist?homes=big-barn', 'public'],
    ['/stays/big-barn', 'public'],
    // Whoever holds nights finds them free.
    ['/stays/big-barn/calendar?from=2030-07-01&to=2030-07-08', 'private'],
  ])('spare whoever knows %s already, until something changes', async (path, whose) => {
    const first = await api.call(path)
    const tag = first.headers.get('etag')!
    expect(first.headers.get('cache-control')).toBe(`${whose}, no-cache`)
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await api.call(path, { headers: { 'if-none-match': known } })
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
    }
    const { database } = api.tools
    await database.execute(sql`update stay set name = name || '!' where slug = 'big-barn'`)
    await database.execute(
      sql`update rate_plan set base_nightly_minor = base_nightly_minor + 100 where id = (
          select rate_plan_id from stay_offer join stay on stay.id = stay_id where slug = 'big-barn')`,
    )
    const changed = await api.call(path, { headers: { 'if-none-match': tag } })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(tag)
  })

  it('come with HEAD too, which has no body', async () => {
    const answer = await api.call('/stays/big-barn', { method: 'HEAD' })
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect(answer.headers.has('etag')).toBe(true)
  })
})
