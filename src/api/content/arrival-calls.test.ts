// The operators' calls about arriving, and the guest's that tells it: roles and strangers, each wrong field, codes, and the clock.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyArrival } from '#admin/stays/arrival/arrival-input.ts'
import { sentence } from '#catalogue/sentence.ts'
import { grantRole } from '#command-line/role-store.server.ts'
import {
  type BookableStay,
  bookableStay,
  inputFor,
  mustBook,
  mustHold,
  someBrowser,
} from '#tests/support/booking-world.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said, wrongFields } from '#tests/support/guest-calls.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'

let api: ContentApi
let mill: BookableStay
let barn: BookableStay
let owner: string
let reception: string
let accountant: string
let ofMill: string
let guest: VerifiedUser
let guestToken: string

beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: '' } })
  const { database } = api.tools
  mill = await bookableStay(database)
  barn = await bookableStay(database)
  owner = await api.tokenOf(await api.makeUser({ roles: ['owner'] }))
  reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
  accountant = await api.tokenOf(await api.makeUser({ roles: ['accountant'] }))
  const manager = await api.makeUser()
  await grantRole(database, { userId: manager.id, role: 'manager', stayId: mill.stayId }, api.clock.now())
  ofMill = await api.tokenOf(manager)
  const account = await api.makeUser({ displayName: 'Ada Lovelace' })
  guest = { ...account, roles: ['guest'], emailVerified: true } as unknown as VerifiedUser
  guestToken = await api.tokenOf(account)
})
afterAll(() => api?.drop())

const guide = {
  ...{ ...emptyArrival, checkIn: 'key-box', doorCode: '9137#', wifiNetwork: 'Figueira', wifiPassword: 'open-sesame' },
  ...{ gettingIn: 'Behind the fig tree.', hostName: 'Jette', hostLanguages: ['de'] },
}

const about = ({ slug }: { readonly slug: string }) => `/admin/homes/${slug}/arrival`
const read = (path: string, token = owner) => api.call(path, { token })
const send = (path: string, body: Json, token = owner) => api.call(path, { method: 'POST', body, token })
const seen = async (home: BookableStay, token = owner): Promise<Json> => (await read(about(home), token)).body.data

/** Enters the guide as it is asked for, for the version that stands. */
async function enter(home: BookableStay, more: object = {}, token = owner) {
  const { version } = await seen(home)
  return send(about(home), { version, arrival: { ...guide, ...more } }, token)
}

let days = 0
async function book({ stayId }: BookableStay): Promise<string> {
  const day = (at: number) => new Date(Date.UTC(2030, 6, at)).toISOString().slice(0, 10)
  const id = await mustBook(api.tools, guest, { stayId, input: inputFor(day(10 + days), day(12 + days)) })
  days += 3
  await api.tools.database.execute(sql`
    update booking set contact = jsonb_set(contact, '{email}', to_jsonb(${guest.email}::text)) where id = ${id}`)
  return id
}

describe('a guide', () => {
  it('that nobody entered is empty, by the usual rule, and reading enters none', async () => {
    const { arrival, manual } = await seen(await bookableStay(api.tools.database))
    expect([arrival, manual]).toEqual([emptyArrival, []])
    const { rows } = await api.tools.database.execute(sql`select 1 from arrival_guide`)
    expect(rows).toEqual([])
  })

  it('is entered whole or not at all, and by one of several at once', async () => {
    expect((await enter(mill)).body.data.arrival).toEqual(guide)
    const { version } = await seen(mill)
    const sent = ['1', '2', '3'].map(doorCode => send(about(mill), { version, arrival: { ...guide, doorCode } }))
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { doorCode } = answers.find(({ status }) => status === 200)!.body.data.arrival
    expect(await seen(mill)).toMatchObject({ version: version + 1, arrival: { doorCode } })
    // What is left empty is taken away, the sealed code included.
    await enter(mill, { doorCode: '', wifiNetwork: '', wifiPassword: '' })
    const { rows } = await api.tools.database.execute<{ none: boolean }>(sql`
      select door_code_sealed is null and wifi_password_sealed is null as none from arrival_guide
      where stay_id = ${mill.stayId}`)
    expect(rows).toEqual([{ none: true }])
    await enter(mill)
  })

  it.each([
    ['checkIn', 'chimney'],
    ['codesDays', 61],
    ['codesDays', '3'],
    ['hostPhone', '12'],
    ['addressWhen', 'later'],
    ['wifiNetwork', 'ü'.repeat(17)],
    ['wifiPassword', 'two\nlines'],
  ])('with a wrong %s (%j) is refused by name, and stays as it was', async (field, value) => {
    const before = await seen(mill)
    expect(wrongFields(await enter(mill, { [field]: value }))).toEqual([400, `arrival.${field}`])
    expect(await seen(mill)).toEqual(before)
  })

  it('names the language of a list that is wrong, and what does not belong there', async () => {
    expect(wrongFields(await enter(mill, { hostLanguages: ['de', 'xx'] }))).toEqual([400, 'arrival.hostLanguages.1'])
    expect((await enter(mill, { stayId: barn.stayId })).status).toBe(400)
    expect((await send(about(mill), { arrival: guide })).status).toBe(400)
    expect((await send(about(mill), { version: 1 })).status).toBe(400)
    expect((await send(about(mill), [])).status).toBe(400)
  })
})

describe('who asks', () => {
  const section = { intent: 'keep', title: 'Stove', text: 'Wood only.' }

  it('strangers and guests find none of it, whatever they send', async () => {
    const id = await book(mill)
    const { version } = await seen(mill)
    for (const token of [undefined, guestToken, 'nonsense']) {
      for (const path of [about(mill), `/admin/bookings/${id}/code`]) {
        const answer = await api.call(path, { ...(token && { token }) })
        expect([401, 403, 404], `${path} ${token}`).toContain(answer.status)
        expect(answer.text).not.toMatch(/9137|open-sesame|fig tree/)
      }
      for (const [path, body] of [
        [about(mill), { version, arrival: { ...guide, doorCode: '0000' } }],
        [`/admin/homes/${mill.slug}/manual`, { version, ...section }],
        [`/admin/bookings/${id}/code`, { code: '0000' }],
      ] as const) {
        const answer = await api.call(path, { method: 'POST', body, ...(token && { token }) })
        expect([401, 403, 404], `${path} ${token}`).toContain(answer.status)
      }
    }
    expect(await seen(mill)).toMatchObject({ version, arrival: { doorCode: '9137#' }, manual: [] })
    expect((await read(`/admin/bookings/${id}/code`)).body.data.own).toBe('')
  })

  it('reception and accountants read as much as they may, and write nothing', async () => {
    const { version } = await seen(mill)
    expect((await seen(mill, reception)).arrival).toMatchObject({ doorCode: '9137#', wifiPassword: 'open-sesame' })
    const books = await read(about(mill), accountant)
    expect(books.body.data.arrival).toMatchObject({ doorCode: null, wifiPassword: null, hostName: 'Jette' })
    expect(books.text).not.toMatch(/9137|open-sesame/)
    for (const token of [reception, accountant]) {
      expect((await enter(mill, {}, token)).status).toBe(403)
      expect((await send(`/admin/homes/${mill.slug}/manual`, { version, ...section }, token)).status).toBe(403)
    }
    expect((await seen(mill)).version).toBe(version)
  })

  it('a manager of one home enters that one; another’s codes stay another’s', async () => {
    await enter(barn, { doorCode: '4242' })
    expect((await enter(mill, { hostName: 'Jette M.' }, ofMill)).body.data.arrival.hostName).toBe('Jette M.')
    expect((await enter(barn, { doorCode: '0000' }, ofMill)).status).toBe(404)
    const { version } = await seen(barn)
    expect((await send(`/admin/homes/${barn.slug}/manual`, { version, ...section }, ofMill)).status).toBe(404)
    expect((await read(about(barn), ofMill)).text).not.toContain('4242')
    expect((await seen(barn)).arrival.doorCode).toBe('4242')
    const [mine, theirs] = [await book(mill), await book(barn)]
    expect((await send(`/admin/bookings/${mine}/code`, { code: '77' }, ofMill)).body.data.own).toBe('77')
    expect(said(await send(`/admin/bookings/${theirs}/code`, { code: '77' }, ofMill))).toEqual([404, 'booking-unknown'])
    expect(said(await read(`/admin/bookings/${theirs}/code`, ofMill))).toEqual([404, 'booking-unknown'])
    expect((await read(`/admin/bookings/${theirs}/code`)).body.data).toEqual({
      ...{ own: '', standing: '4242', mayChange: true },
    })
  })

  it('a home that nobody has is not there for owners either', async () => {
    expect((await read('/admin/homes/nobodys/arrival')).status).toBe(404)
    expect((await send('/admin/homes/nobodys/arrival', { version: 1, arrival: guide })).status).toBe(404)
    expect((await send('/admin/homes/nobodys/manual', { version: 1, ...section })).status).toBe(404)
  })
})

describe('a part of the manual', () => {
  const write = async (body: Json) =>
    send(`/admin/homes/${mill.slug}/manual`, { version: (await seen(mill)).version, ...body })

  it('is refused by what is missing or wrong, and none is written', async () => {
    expect(wrongFields(await write({ intent: 'keep' }))).toEqual([400, 'title', 'text'])
    expect(wrongFields(await write({ intent: 'remove' }))).toEqual([400, 'section'])
    expect(wrongFields(await write({ intent: 'burn', section: 1 }))).toEqual([400, 'intent'])
    const words = { intent: 'keep', title: 'Stove', text: 'Wood.' }
    const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    expect(wrongFields(await write({ ...words, alt: 'A stove', picture }))).toEqual([400, 'picture'])
    expect((await write({ ...words, picture: '' })).status).toBe(400)
    const gone = await write({ intent: 'later', section: 999_999 })
    expect([gone.status, gone.body.error.message]).toEqual([409, sentence('arrival.sectionUnknown')])
    expect((await seen(mill)).manual).toEqual([])
  })
})

describe('the code of a stay', () => {
  const path = (id: string) => `/admin/bookings/${id}/code`

  it('is one line of at most sixty characters, set once however often it is sent', async () => {
    const id = await book(mill)
    expect(wrongFields(await send(path(id), { code: '1'.repeat(61) }))).toEqual([400, 'code'])
    expect((await send(path(id), {})).status).toBe(400)
    expect((await send(path(id), { code: null })).status).toBe(400)
    expect((await send(path(id), { code: '1', standing: '2' })).status).toBe(400)
    const once = await send(path(id), { code: ' 51\n50 ' })
    expect(once.body.data).toEqual({ own: '51 50', standing: '9137#', mayChange: true })
    expect((await send(path(id), { code: ' 51\n50 ' })).body.data).toEqual(once.body.data)
    expect((await send(path(id), { code: ' \n ' })).body.data.own).toBe('')
    expect((await send(path(id), { code: '' })).body.data.own).toBe('')
  })

  it('is of bookings alone: a mere hold has none, and neither has an id of nobody’s', async () => {
    const held = { stayId: barn.stayId, input: inputFor('2030-09-01', '2030-09-03') }
    const hold = await mustHold(api.tools, { browser: someBrowser(), user: guest }, held)
    for (const id of [hold, randomUUID()]) {
      expect(said(await send(path(id), { code: '5150' }))).toEqual([404, 'booking-unknown'])
      expect(said(await read(path(id)))).toEqual([404, 'booking-unknown'])
    }
    const { rows } = await api.tools.database.execute(sql`select 1 from booking_code where booking_id = ${hold}`)
    expect(rows).toEqual([])
  })
})

describe('the guest’s own call', () => {
  const told = async (id: string) => read(`/bookings/${id}`, guestToken)

  it('tells the codes on their day, not a moment sooner, and to nobody else', async () => {
    await enter(mill, { codesDays: 2 })
    days = 20
    const id = await book(mill)
    await send(`/admin/bookings/${id}/code`, { code: '5150' })
    const start = api.clock.now()
    // The visit begins on 30 July; at the home, in Lisbon, the 28th begins at eleven in the evening of Greenwich.
    api.clock.set(new Date('2030-07-27T22:59:59Z'))
    guestToken = await api.tokenOf(guest as never)
    const early = await told(id)
    expect(early.body.data.arrival).toMatchObject({
      ...{ doorCode: null, wifi: null, gettingIn: 'Behind the fig tree.', addressWaits: null },
      codesWait: { unproved: false, unpaid: false, from: '2030-07-28' },
    })
    expect(early.text).not.toMatch(/5150|9137|open-sesame|Figueira/)
    api.clock.set(new Date('2030-07-27T23:00:00Z'))
    const onTime = (await told(id)).body.data.arrival
    expect(onTime).toMatchObject({ doorCode: '5150', codesWait: null, wifi: { password: 'open-sesame' } })
    const other = await api.tokenOf(await api.makeUser())
    expect((await read(`/bookings/${id}`, other)).status).toBe(404)
    expect((await told(id)).text).not.toContain('Sealed')
    api.clock.set(start)
  })
})
