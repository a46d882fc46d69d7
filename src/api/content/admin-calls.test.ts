// The operator's calls about homes and letters: what the admin pages do, for whoever may see them and nobody else.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentCall, contentAddress, contentAddresses } from '#api/contract/content-addresses.ts'
import { sentence } from '#catalogue/sentence.ts'
import { writeToUs } from '#messages/write-to-us.server.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { anyAddress, type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { hostileFiles, pictureFile } from '#tests/support/picture-files.ts'
import { contentContract } from './content-contract.ts'

let api: ContentApi
let guest: string
let manager: string
let reception: string
beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: 'test-card' } })
  await buildHome(api.tools.database, { slug: 'casa', name: 'Casa' })
  guest = await api.tokenOf(await api.makeUser())
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
})
afterAll(() => api?.drop())

/** What is told of a file, by the reason why it is refused. */
const told: Readonly<Record<string, string>> = {
  'no picture that we can show': sentence('homes.noPicture'),
  'no picture': sentence('homes.noPicture'),
  damaged: sentence('homes.brokenPicture'),
  'damaged or incomplete': sentence('homes.brokenPicture'),
  HEIC: sentence('homes.heic'),
  'too many pixels': sentence('homes.tooManyPixels', { millions: 64 }),
  'too small': sentence('homes.tooSmall', { leastWidth: 800, leastHeight: 500 }),
  'too long or too narrow': sentence('homes.tooLong', { longestShape: 4 }),
}

const read = (path: string, token = manager) => api.call(`/admin${path}`, { token })
const send = (path: string, body: Json, token = manager, headers = {}) =>
  api.call(`/admin${path}`, { method: 'POST', body, token, headers })
const refused = ({ status, body }: Json) => [status, body.error.details.reason]
const wrong = ({ status, body }: Json) => [
  status,
  ...body.error.details.errors.map((each: Json) => each.path.join('.')),
]

describe('every call for operators', () => {
  const calls = (Object.keys(contentAddresses) as ContentCall[]).filter(
    call => contentContract[call].who === 'operator',
  )

  it.each(calls)('%s is there for operators only, whatever is sent and by whom', async call => {
    const { method, path } = contentAddress(call)
    const place = path.replace('{id}', randomUUID()).replace('{slug}', 'casa')
    const sent = { method, headers: { 'idempotency-key': 'a-key-of-mine' }, ...(method === 'POST' && { body: {} }) }
    const nobody = await api.call(place, sent)
    const stranger = await api.call(place, { ...sent, token: guest })
    const wrongToken = await api.call(place, { ...sent, token: 'wrong' })
    expect([nobody.status, stranger.status, wrongToken.status]).toEqual([403, 404, 401])
    expect(stranger.body.error).toEqual({ status: 404, name: 'NotFoundError', message: 'Not Found', details: {} })
  })

  it('takes the session of a page of this site, and of no other site', async () => {
    const { jwt } = (await api.call('/auth/local', { body: await operatorsPassword() })).body
    const cookie = `casita_session=${jwt}`
    const own = await api.call('/admin/day', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    const other = await api.call('/admin/day', { headers: { cookie, 'sec-fetch-site': 'cross-site' } })
    expect([own.status, other.status]).toEqual([200, 403])
  })
})

async function operatorsPassword() {
  const { email, password } = await api.makeUser({ roles: ['owner'] })
  return { identifier: email, password }
}

describe('homes', () => {
  const bakery = { kind: 'bakery', name: 'Bakery', point: { latitude: 37.035, longitude: -7.85 }, way: 'foot' }
  const home = async (slug = 'casa') => (await read(`/homes/${slug}`)).body.data
  const change = async (more: object, token = manager) =>
    send('/homes/casa/nearby', { version: (await home()).version, ...more }, token)

  it('are listed by name, those that are looked for, page by page', async () => {
    for (const name of ['Beach Hut', 'Attic']) await buildHome(api.tools.database, { name })
    const all = await read('/homes')
    expect(all.body.data.map(({ name }: Json) => name)).toEqual(['Attic', 'Beach Hut', 'Casa'])
    expect(all.body.data[2]).toMatchObject({ slug: 'casa', city: 'Olhão', status: 'published', nearby: 0 })
    const second = await read('/homes?pagination[page]=2&pagination[pageSize]=2')
    expect(second.body.data.map(({ name }: Json) => name)).toEqual(['Casa'])
    expect(second.body.meta.pagination).toEqual({ page: 2, pageSize: 2, pageCount: 2, total: 3 })
    expect((await read('/homes?find=hut')).body.data).toMatchObject([{ name: 'Beach Hut' }])
    expect((await read('/homes?find=%25')).body.data).toEqual([])
    expect((await read('/homes/never-was')).status).toBe(404)
    expect((await read('/homes?pagination[page]=x')).status).toBe(400)
  })

  it('have a place near them entered, changed and taken away, each on the version that was seen', async () => {
    const entered = await change({ entered: bakery })
    expect(entered.body.data.places).toMatchObject([{ ...bakery, note: '', minutes: null, metres: 600 }])
    const [{ place, inWords }] = entered.body.data.places
    expect(inWords.said).toContain('Bakery, 600 m')
    const stale = await send('/homes/casa/nearby', { version: entered.body.data.version - 1, place, entered: bakery })
    expect(refused(stale)).toEqual([409, 'out-of-date'])
    const changed = await change({ place, entered: { ...bakery, note: 'Closed on Mondays' } })
    expect(changed.body.data.places).toMatchObject([{ place, note: 'Closed on Mondays' }])
    expect(refused(await change({ entered: bakery }))).toEqual([422, 'named-already'])
    expect((await change({ place, entered: null })).body.data.places).toEqual([])
    expect(refused(await change({ place, entered: null }))).toEqual([409, 'place-unknown'])
  })

  it.each<[Json, string]>([
    [{ entered: null }, 'place'],
    [{ entered: { ...bakery, kind: 'volcano' } }, 'entered.kind'],
    [{ entered: { ...bakery, point: { latitude: 91, longitude: 0 } } }, 'entered.point.latitude'],
    [{ entered: { ...bakery, name: ' ' } }, 'name'],
    [{ entered: { ...bakery, way: 'car' } }, 'minutes'],
    [{ entered: { ...bakery, way: 'car', minutes: 7 } }, 'entered.minutes'],
    [{ entered: { ...bakery, charm: 5 } }, 'entered'],
  ])('refuse %j', async (body, path) => {
    expect(wrong(await change(body))).toEqual([400, path])
  })

  it('say when a place is out of reach, and who may enter one', async () => {
    expect(refused(await change({ entered: { ...bakery, way: 'car', minutes: 5 } }))).toEqual([422, 'too-near'])
    expect(refused(await change({ entered: bakery }, reception))).toEqual([403, 'not-allowed'])
    expect(refused(await send('/homes/never-was/nearby', { version: 1, entered: bakery }))).toEqual([
      ...[404, 'home-unknown'],
    ])
  })
})

describe('a home that is begun', () => {
  const mill = {
    ...{ name: 'Mill House', kind: 'house', guests: 4, city: 'Olhão', region: 'Algarve', country: 'PT' },
    ...{
      point: { latitude: 37.03, longitude: -7.85 },
      timeZone: 'Europe/Lisbon',
      currency: 'EUR',
      nightlyMinor: 12_050,
    },
  }

  it('is a draft under an address made of its name, with its price', async () => {
    const made = await send('/homes', mill)
    expect([made.status, made.body.data]).toEqual([
      201,
      { slug: 'mill-house', name: 'Mill House', status: 'draft', version: 1 },
    ])
    const { rows } = await api.tools.database.execute(sql`
      select rate_plan.name, base_nightly_minor from rate_plan
      join stay_offer on rate_plan_id = rate_plan.id join stay on stay.id = stay_id where slug = 'mill-house'`)
    // As guests read it beside the nights.
    expect(rows).toEqual([{ name: 'Standard rate', base_nightly_minor: 12_050 }])
    expect((await api.call('/stays/mill-house')).status).toBe(404)
    expect(refused(await send('/homes', { ...mill, slug: 'mill-house' }))).toEqual([422, 'slug-taken'])
  })

  it.each<[Json, string]>([
    [{ ...mill, kind: 'tent' }, 'kind'],
    [{ ...mill, country: 'XX' }, 'country'],
    [{ ...mill, currency: 'XYZ' }, 'currency'],
    [{ ...mill, timeZone: 'Mars/Base' }, 'timeZone'],
    [{ ...mill, point: { latitude: 91, longitude: 0 } }, 'point.latitude'],
    [{ ...mill, slug: 'new' }, 'slug'],
    [{ ...mill, charm: 5 }, ''],
  ])('refuses %j', async (body, path) => {
    expect(wrong(await send('/homes', body))).toEqual([400, path])
  })

  it('is begun by managers and owners', async () => {
    expect(refused(await send('/homes', mill, reception))).toEqual([403, 'not-allowed'])
  })
})

describe('what was entered about a home', () => {
  const entered = async (slug: string) => (await read(`/homes/${slug}/entered`)).body.data

  it('is read and changed in words, on the version that was seen', async () => {
    await buildHome(api.tools.database, { slug: 'worded', name: 'Worded' })
    const { version, words } = await entered('worded')
    expect(words).toMatchObject({ name: 'Worded', maxGuests: 4, bookingMode: 'instant', checkInFrom: '16:00' })
    const input = { ...words, summary: 'In a word.', areaM2: 80, slug: 'in-a-word' }
    const changed = await send('/homes/worded/words', { version, words: input })
    expect(changed.body.data).toEqual({ ...changed.body.data, slug: 'in-a-word', version: version + 1, words: input })
    expect(await entered('in-a-word')).toEqual(changed.body.data)
    const again = (body: Json, token = manager) => send('/homes/in-a-word/words', body, token)
    expect(refused(await again({ version, words: input }))).toEqual([409, 'out-of-date'])
    const now = { version: version + 1 }
    expect(refused(await again({ ...now, words: { ...input, slug: 'casa' } }))).toEqual([422, 'slug-taken'])
    const unregistered = { ...input, registrationRequired: true, registrationNumber: null }
    expect(refused(await again({ ...now, words: unregistered }))).toEqual([422, 'not-registered'])
    expect(refused(await again({ ...now, words: input }, reception))).toEqual([403, 'not-allowed'])
    expect(wrong(await again({ ...now, words: { ...input, slug: 'new' } }))).toEqual([400, 'words.slug'])
    expect(wrong(await again({ ...now, words: { ...input, checkInUntil: '15:00' } }))).toEqual([
      ...[400, 'words.checkInUntil'],
    ])
    expect(refused(await send('/homes/never-was/words', { version, words: input }))).toEqual([404, 'home-unknown'])
  })

  it('has its rooms, its equipment and its place entered', async () => {
    await buildHome(api.tools.database, { slug: 'furnished' })
    const enter = async (section: string, body: Json, token = manager) =>
      send(`/homes/furnished/${section}`, { version: (await entered('furnished')).version, ...body }, token)
    const bedroom = { kind: 'bedroom', name: 'Attic', beds: [{ kind: 'double', count: 1 }], ensuite: true }
    const rooms = { bathroomHalves: 3, rooms: [bedroom] }
    expect((await enter('rooms', rooms)).body.data).toMatchObject(rooms)
    expect(wrong(await enter('rooms', { ...rooms, rooms: [bedroom, { ...bedroom, name: 'ATTIC' }] }))).toEqual([
      ...[400, 'rooms.1.name'],
    ])
    const equipment = {
      amenities: [{ code: 'sauna', note: 'By wood' }],
      houseRules: { parties: false, notes: ['Knock.'] },
    }
    expect((await enter('equipment', equipment)).body.data).toMatchObject(equipment)
    expect(wrong(await enter('equipment', { ...equipment, houseRules: { quietFrom: '22:00' } }))).toEqual([
      ...[400, 'houseRules.quietUntil'],
    ])
    const { place } = await entered('furnished')
    const moved = { ...place, addressLines: ['Rua 7'], point: { latitude: 37.1, longitude: -7.9 } }
    expect((await enter('place', { place: moved })).body.data.place).toEqual(moved)
    expect(wrong(await enter('place', { place: { ...place, country: 'XX' } }))).toEqual([400, 'place.country'])
    for (const [section, body] of Object.entries({ rooms, equipment, place: { place } })) {
      expect(refused(await enter(section, body, reception)), section).toEqual([403, 'not-allowed'])
      expect(refused(await send(`/homes/furnished/${section}`, { version: 1, ...body })), section).toEqual([
        ...[409, 'out-of-date'],
      ])
    }
  })

  it('is shown to guests when it is whole, and taken from them', async () => {
    const mill = { slug: 'shown', status: 'draft', summary: 'A mill.', photos: [] } as const
    const { id } = await buildHome(api.tools.database, mill)
    const { version, lacks } = await entered('shown')
    expect(lacks).toEqual(['photo'])
    const show = (body: Json, token = manager) => send('/homes/shown/status', body, token)
    expect(refused(await show({ version, status: 'published' }))).toEqual([409, 'not-whole'])
    await api.tools.database.execute(sql`
      insert into photo (stay_id, position, alt, path, width, height)
      values (${id}, 0, 'The mill', '/photos/shown/1', 1200, 800)`)
    const shown = await show({ version, status: 'published' })
    expect(shown.body.data).toMatchObject({ status: 'published', lacks: [], version: version + 1 })
    expect((await api.call('/stays/shown')).status).toBe(200)
    expect(refused(await show({ version, status: 'archived' }))).toEqual([409, 'out-of-date'])
    expect(refused(await show({ version: version + 1, status: 'published' }))).toEqual([409, 'not-next'])
    expect(refused(await show({ version: version + 1, status: 'draft' }, reception))).toEqual([403, 'not-allowed'])
  })

  it('takes pictures, judged by their bytes and written anew', async () => {
    await buildHome(api.tools.database, { slug: 'bare', status: 'draft', photos: [] })
    const [file, other] = await Promise.all([pictureFile(), pictureFile({ colour: '#336699' })])
    const sent = { picture: file.toString('base64'), alt: ' The mill ', room: 'Outside' }
    const add = (body: Json, token = manager) => send('/homes/bare/photos', body, token)
    const added = await add(sent)
    expect(added.status).toBe(200)
    expect(added.body.data.photos).toMatchObject([{ alt: 'The mill', room: 'Outside', width: 900, height: 600 }])
    expect(refused(await add({ ...sent, alt: 'Again' }))).toEqual([409, 'photo-there'])
    const second = await add({ picture: other.toString('base64'), alt: 'The stream' })
    expect(second.body.data.photos.map(({ alt, room }: Json) => [alt, room])).toEqual([
      ['The mill', 'Outside'],
      ['The stream', ''],
    ])
    expect(wrong(await add({ ...sent, alt: '  ' }))).toEqual([400, 'alt'])
    for (const { called, bytes, why } of await hostileFiles()) {
      const answer = await add({ ...sent, picture: bytes.toString('base64') || 'none' })
      expect(wrong(answer), called).toEqual([400, 'picture'])
      expect(answer.text, called).toContain(told[why])
    }
    expect((await entered('bare')).photos.length).toBe(2)
    expect(refused(await add(sent, reception))).toEqual([403, 'not-allowed'])
    expect((await send('/homes/nowhere/photos', sent)).status).toBe(404)
  })

  it('has its pictures worded, moved and removed', async () => {
    const pictures = ['a', 'b'].map(name => ({ path: `/photos/pictured/${name}`, alt: name }))
    await buildHome(api.tools.database, { slug: 'pictured', photos: pictures })
    const { version, photos } = await entered('pictured')
    const [a, b] = photos.map(({ photo }: Json) => photo)
    const change = (body: Json, token = manager) => send('/homes/pictured/photos/change', body, token)
    const moved = await change({ version, photo: b, intent: 'first' })
    expect(moved.body.data.photos.map(({ alt }: Json) => alt)).toEqual(['b', 'a'])
    const worded = await change({ version: version + 1, photo: a, intent: 'keep', alt: 'The attic', room: 'Attic' })
    expect(worded.body.data.photos[1]).toMatchObject({ photo: a, alt: 'The attic', room: 'Attic' })
    expect(wrong(await change({ version: version + 2, photo: a, intent: 'keep' }))).toEqual([400, 'alt'])
    expect(refused(await change({ version, photo: a, intent: 'later' }))).toEqual([409, 'out-of-date'])
    expect((await change({ version: version + 2, photo: a, intent: 'remove' })).body.data.photos.length).toBe(1)
    const now = version + 3
    expect(refused(await change({ version: now, photo: a, intent: 'first' }))).toEqual([409, 'photo-unknown'])
    expect(refused(await change({ version: now, photo: b, intent: 'remove' }))).toEqual([409, 'last-photo'])
    expect(refused(await change({ version: now, photo: b, intent: 'first' }, reception))).toEqual([403, 'not-allowed'])
  })
})

describe('damage deposits of homes', () => {
  const rule = { kind: 'flat', amount: 300_00, method: 'hold', placedDaysBefore: 1, releasedDaysAfter: 2 }
  const standing = async () => (await read('/deposits/casa')).body.data
  const set = (body: object, token = manager) => send('/deposits/casa', body, token)

  it('are set for what was seen, once, and taken away', async () => {
    expect(await standing()).toMatchObject({ rule: null, seen: 'none', inWords: { rule: sentence('deposits.noRule') } })
    const changed = await set({ seen: 'none', rule })
    expect(changed.body.data).toMatchObject({ slug: 'casa', currency: 'EUR', rule })
    expect((await set({ seen: 'none', rule })).text).toBe(changed.text)
    expect(refused(await set({ seen: 'none', rule: { ...rule, amount: 1 } }))).toEqual([409, 'out-of-date'])
    const listed = (await read('/deposits?pagination[pageSize]=100')).body
    expect(listed.data.find(({ slug }: Json) => slug === 'casa')).toEqual(changed.body.data)
    expect(listed.meta.pagination.total).toBe(listed.data.length)
    const { seen } = changed.body.data
    expect((await set({ seen, rule: null })).body.data.rule).toBeNull()
  })

  it.each<[Json, string]>([
    [{ ...rule, amount: 0 }, 'rule.amount'],
    [{ ...rule, placedDaysBefore: 61 }, 'rule.placedDaysBefore'],
    [{ ...rule, placedDaysBefore: 8 }, 'rule.placedDaysBefore'],
    [{ ...rule, kind: 'percent_of_lodging', amount: 10_001 }, 'rule.amount'],
    [{ ...rule, releasedDaysAfter: -1 }, 'rule.releasedDaysAfter'],
    ['none', 'rule'],
  ])('are refused as %j', async (wished, path) => {
    expect(wrong(await set({ seen: 'none', rule: wished }))).toEqual([400, path])
  })

  it('are set by managers and owners, for homes that are sold', async () => {
    expect(refused(await set({ seen: 'none', rule }, reception))).toEqual([403, 'not-allowed'])
    expect((await send('/deposits/never-was', { seen: 'none', rule })).status).toBe(404)
    expect((await read('/deposits/never-was')).status).toBe(404)
  })
})

describe('letters', () => {
  async function write(text: string): Promise<string> {
    const email = `${randomUUID()}@example.org`
    const input = { name: 'Ada', email, subject: 'The key', text, key: randomUUID() }
    const written = await writeToUs(api.tools, { kind: 'signed-out' }, { address: anyAddress() }, input)
    if (!written.ok) throw new Error('It was not written')
    return written.conversationId
  }

  it('are read page by page and answered once for each key', async () => {
    const id = await write('Where is it?')
    await write('And the towels?')
    const day = async () => (await read('/day')).body.data.conversations
    expect(await day()).toEqual({ total: 2, waiting: 2, unread: 2 })
    const path = `/conversations/${id}/answer`
    const key = { 'idempotency-key': randomUUID() }
    const [one, other] = await Promise.all([
      send(path, { text: ' Below the stone. ' }, manager, key),
      send(path, { text: ' Below the stone. ' }, manager, key),
    ])
    expect([one.status, other.text]).toEqual([200, one.text])
    expect(one.body.data).toMatchObject({
      ...{ id, name: 'Ada', subject: 'The key', waits: false },
      messages: [
        { isOurs: false, text: 'Where is it?' },
        { isOurs: true, text: 'Below the stone.' },
      ],
    })
    expect(await day()).toEqual({ total: 2, waiting: 1, unread: 2 })
    const mailed = (await read('/outbox')).body.data.filter(({ subject }: Json) => subject === 'Re: The key')
    expect(mailed).toMatchObject([{ recipient: one.body.data.email, kind: 'mail', state: 'waiting' }])
    const second = await read('/conversations?pagination[page]=2&pagination[pageSize]=1')
    expect(second.body.data).toHaveLength(1)
    expect(second.body.meta.pagination).toEqual({ page: 2, pageSize: 1, pageCount: 2, total: 2 })
  })

  it.each<[Json, Json, string]>([
    [{ text: '' }, { 'idempotency-key': 'a-key-of-mine' }, 'text'],
    [{ text: ' \n ' }, { 'idempotency-key': 'a-key-of-mine' }, 'text'],
    [{ text: 'x'.repeat(5001) }, { 'idempotency-key': 'a-key-of-mine' }, 'text'],
    [{ text: 'Yes.' }, {}, 'idempotency-key'],
    [{ text: 'Yes.' }, { 'idempotency-key': 'short' }, 'idempotency-key'],
  ])('refuse the answer %j with %j', async (body, headers, path) => {
    expect(wrong(await send(`/conversations/${await write(randomUUID())}/answer`, body, manager, headers))).toEqual([
      ...[400, path],
    ])
  })

  it('that are not there are not answered', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    expect(refused(await send(`/conversations/${randomUUID()}/answer`, { text: 'Yes.' }, manager, headers))).toEqual([
      ...[404, 'conversation-unknown'],
    ])
  })
})

describe('the outbox', () => {
  it('is told from the newest down, and what was given up is sent again', async () => {
    const { database } = api.tools
    await database.execute(sql`delete from outbox`)
    for (const name of ['One', 'Two', 'Three']) {
      const payload = { subject: name, text: `${name}.`, html: `<p>${name}.</p>` }
      await writeOutbox(
        database,
        { kind: 'mail', recipient: 'ada@example.org', payload, dedupeKey: randomUUID() },
        api.clock.now(),
      )
    }
    await database.execute(sql`update outbox set state = 'failed', attempts = 9 where payload->>'subject' = 'Two'`)
    const first = await read('/outbox?pagination[pageSize]=2')
    expect(first.body.data.map(({ subject, state }: Json) => [subject, state])).toEqual([
      ['Three', 'waiting'],
      ['Two', 'failed'],
    ])
    const { counts, pagination } = first.body.meta
    expect([counts, pagination.total]).toEqual([{ waiting: 2, sent: 0, failed: 1 }, 3])
    const rest = await read(`/outbox?pagination[pageSize]=2&cursor=${pagination.next}`)
    expect(rest.body).toMatchObject({ data: [{ subject: 'One', text: 'One.' }], meta: { pagination: { next: null } } })
    expect((await read('/day')).body.data.outbox).toEqual(counts)
    const [three, two] = first.body.data
    const again = await send(`/outbox/${two.id}/send-again`, undefined)
    expect(again.body.data).toMatchObject({ id: two.id, state: 'waiting', attempts: 0 })
    expect(refused(await send(`/outbox/${three.id}/send-again`, undefined))).toEqual([409, 'not-given-up'])
    expect((await send('/outbox/999999999/send-again', undefined)).status).toBe(404)
    expect((await send('/outbox/x/send-again', undefined)).status).toBe(400)
    expect((await read('/outbox?cursor=x')).status).toBe(400)
  })

  it('is told with its links and codes to owners alone', async () => {
    await api.tools.database.execute(sql`delete from outbox`)
    const { email } = await api.makeUser({ roles: ['owner'] })
    expect((await api.call('/auth/forgot-password', { body: { email } })).status).toBe(200)
    const code = (await api.codesTo(email))[0]!
    const owner = await api.tokenOf(await api.makeUser({ roles: ['owner'] }))
    const { text, body } = await read('/outbox', manager)
    expect(text).not.toContain(code)
    expect(body.data).toMatchObject([{ recipient: email, isPart: true }])
    expect(body.data[0].text).toContain('Choose a new password:\n[a link for its reader alone]')
    expect((await read('/outbox', reception)).status).toBe(404)
    const whole = await read('/outbox', owner)
    expect(whole.body.data[0]).toMatchObject({ isPart: false, text: expect.stringContaining(code) })
    await api.tools.database.execute(sql`update outbox set state = 'failed'`)
    const again = await send(`/outbox/${whole.body.data[0].id}/send-again`, undefined)
    expect([again.status, again.text.includes(code)]).toEqual([200, false])
  })
})
