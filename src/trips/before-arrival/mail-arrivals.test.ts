// The mail before an arrival: when it leaves, what it tells whom, once, and what stays of it.

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setBookingCode } from '#admin/bookings/code/set-booking-code.server.ts'
import { emptyArrival } from '#admin/stays/arrival/arrival-input.ts'
import { changeArrival } from '#admin/stays/arrival/change-arrival.server.ts'
import { proveByCode } from '#bookings/arrival/contact-code.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { beginVisits } from '#bookings/visits/run-visits.server.ts'
import { endBooking } from '#cancellations/end-booking.server.ts'
import german from '#catalogue/de.json' with { type: 'json' }
import { sentence } from '#catalogue/sentence.ts'
import { outboxTable } from '#platform/outbox/outbox-tables.server.ts'
import { wordsLeftOut } from '#platform/outbox/without-links.ts'
import { sendOutbox } from '#platform/sending/send-outbox.server.ts'
import { askBook, inputFor, mustHold, someBrowser, someGuest } from '#tests/support/booking-world.ts'
import { buildHome, type HomeInput } from '#tests/support/build-home.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { mailArrivals } from './mail-arrivals.server.ts'

const secrets = ['9137#', 'open-sesame', 'Figueira-Net'] as const
const street = 'Rua Secreta 7'
const owner = { roles: ['owner'], id: null } as unknown as Operator
let handed: TestTools

beforeAll(async () => {
  // Paid at the home, so that what is booked is confirmed and nothing is left to pay.
  handed = await testTools({ environment: { PAYMENT_WAYS: '' }, connections: 6 })
})
afterAll(() => handed?.drop())

async function home(guide: Partial<typeof emptyArrival> = {}, parts: HomeInput = {}) {
  const built = await buildHome(handed.tools.database, parts)
  const arrival = {
    ...{ ...emptyArrival, checkIn: 'key-box', gettingIn: 'Behind the **fig** tree.\n\nPull.', doorCode: secrets[0] },
    ...{ wifiNetwork: secrets[2], wifiPassword: secrets[1], hostName: 'Jette', hostPhone: '+441632960123' },
    ...guide,
  } as typeof emptyArrival
  expect(await changeArrival(handed.tools, owner, { slug: built.slug as Slug }, arrival)).toEqual({ ok: true })
  return built
}

type Visit = { readonly stayId: number; readonly from: string; readonly to: string; readonly email?: string }

/** Booked on 15 May 2030, with the mailbox of the account unless another is typed. */
async function book({ stayId, from, to, email }: Visit, at = '2030-05-15T12:00:00Z'): Promise<string> {
  handed.clock.set(new Date(at))
  const user = await someGuest(handed.tools.database, handed.clock.now())
  const browser = someBrowser()
  const holdId = await mustHold(handed.tools, { browser, user }, { stayId, input: inputFor(from, to) })
  expect(await askBook(handed.tools, { user, browser }, { holdId, email: email ?? user.email! })).toMatchObject({
    ok: true,
  })
  return holdId
}

const change = (id: string, what: ReturnType<typeof sql>) =>
  handed.tools.database.execute(sql`update booking set ${what} where id = ${id}`)

/** What has been written about it before its arrival, the oldest first. */
async function written(id: string) {
  const { dedupeKey } = outboxTable
  const rows = await handed.tools.database
    .select()
    .from(outboxTable)
    .where(sql`${dedupeKey} like ${`booking:${id}:%arrival%`}`)
    .orderBy(outboxTable.id)
  return rows.map(({ payload, ...row }) => ({ ...row, payload, text: String(payload.text) }))
}

async function lookAt(instant: string): Promise<number> {
  handed.clock.set(new Date(instant))
  return mailArrivals(handed.tools)
}

describe('the mail before an arrival', () => {
  it('leaves once, at midnight at the home of the day of the codes, with everything its guest needs', async () => {
    const { id: stayId } = await home({ codesDays: 3 }, { timeZone: 'Pacific/Auckland' })
    const id = await book({ stayId, from: '2030-07-15', to: '2030-07-20' })
    expect(await lookAt('2030-07-11T11:59:59Z')).toBe(0)
    expect(await lookAt('2030-07-11T12:00:00Z')).toBe(1)
    expect(await lookAt('2030-07-12T12:00:00Z')).toBe(0)
    const [mail, ...others] = await written(id)
    expect(others).toEqual([])
    for (const told of [...secrets, street, 'Behind the fig tree.', 'Pull.', 'Jette', '+441632960123'])
      expect(mail!.text, told).toContain(told)
    expect(mail!.text).toContain(sentence('stays.checkInKeyBox'))
    expect(mail!.text).toContain(`/user/bookings/${id}`)
    expect(String(mail!.payload.html)).toContain(secrets[1])
    // Steps of the booking give it another version, and no second mail.
    await beginVisits({ ...handed.tools, clock: { now: () => new Date('2030-07-15T09:00:00Z') } })
    expect(await lookAt('2030-07-15T09:00:00Z')).toBe(0)
  })

  it('tells the code of the stay before the standing one, in the language of its guest', async () => {
    const { id: stayId } = await home()
    const id = await book({ stayId, from: '2030-07-15', to: '2030-07-20' })
    handed.clock.set(new Date('2030-07-10T12:00:00Z'))
    await setBookingCode(handed.tools, owner, { bookingId: id, code: '5150' })
    await change(id, sql`language = 'de'`)
    await lookAt('2030-07-12T12:00:00Z')
    const [mail] = await written(id)
    expect(mail!.text).toContain('5150')
    expect(mail!.text).not.toContain(secrets[0])
    expect(mail!.text).toContain(german['trips.doorCode'])
    expect(mail!.text).toContain('/de/user/bookings/')
  })

  it('is written once by processes that look at the same time', async () => {
    const { id: stayId } = await home()
    const ids = []
    for (const day of [10, 13, 16]) {
      ids.push(await book({ stayId, from: `2030-08-${day}`, to: `2030-08-${day + 2}` }))
    }
    handed.clock.set(new Date('2030-08-10T06:00:00Z'))
    const counts = await Promise.all([1, 2, 3, 4].map(() => mailArrivals(handed.tools)))
    expect(counts.reduce((sum, count) => sum + count)).toBe(2)
    for (const id of ids.slice(0, 2)) expect(await written(id)).toHaveLength(1)
    expect(await written(ids[2]!)).toEqual([])
  })

  it('follows a late booking at once, also on the day of arrival, and never comes after it', async () => {
    const { id: stayId } = await home()
    const late = await book({ stayId, from: '2030-09-10', to: '2030-09-12' }, '2030-09-10T20:00:00Z')
    await beginVisits(handed.tools)
    expect(await lookAt('2030-09-10T20:01:00Z')).toBe(1)
    expect((await written(late))[0]!.text).toContain(secrets[0])
    const missed = await book({ stayId, from: '2030-09-20', to: '2030-09-25' })
    const ended = await book({ stayId, from: '2030-09-26', to: '2030-09-28' })
    handed.clock.set(new Date('2030-09-19T12:00:00Z'))
    const end = { bookingId: ended, version: 2, command: 'cancel', key: ended, reason: '', origin: '' } as const
    expect(await endBooking(handed.tools, owner, end)).toMatchObject({ ok: true })
    expect(await lookAt('2030-09-21T12:00:00Z')).toBe(0)
    expect(await lookAt('2030-09-26T12:00:00Z')).toBe(0)
    for (const id of [missed, ended]) expect(await written(id)).toEqual([])
  })

  it('waits for the payment where the address does, and otherwise says why the codes are missing', async () => {
    const homes = [await home({ addressWhen: 'paid' }), await home({ addressWhen: 'confirmed' })]
    const ids = []
    for (const { id: stayId } of homes) ids.push(await book({ stayId, from: '2030-07-15', to: '2030-07-20' }))
    const part = { kind: 'balance', dueOn: 22_000, dueAt: new Date('2030-06-01'), minor: 100_00 }
    const plan = (way: string) => sql`payment_plan = ${JSON.stringify({ way, schedule: [part] })}::jsonb`
    for (const id of ids) await change(id, plan('bank-transfer'))
    await lookAt('2030-07-13T12:00:00Z')
    expect(await written(ids[0]!)).toEqual([])
    const [open] = await written(ids[1]!)
    expect(open!.text).toContain(street)
    expect(open!.text).toContain(sentence('trips.codesOncePaid'))
    for (const secret of secrets) expect(open!.text).not.toContain(secret)
    await change(ids[0]!, plan('property'))
    await lookAt('2030-07-15T12:00:00Z')
    expect((await written(ids[0]!))[0]!.text).toContain(secrets[0])
    expect(await written(ids[1]!)).toHaveLength(1)
  })
})

describe('a mailbox that is not proved', () => {
  const nothingIn = (text: string) => {
    for (const secret of [...secrets, street, 'Secreta', 'fig tree', 'Jette', '+44', '8700-123'])
      expect(text, secret).not.toContain(secret)
  }

  it('that an account typed gets the page behind the sign-in, and nothing that stands there', async () => {
    const { id: stayId } = await home()
    const id = await book({ stayId, from: '2030-07-15', to: '2030-07-20', email: 'stranger@example.org' })
    await lookAt('2030-07-12T12:00:00Z')
    const [mail, ...others] = await written(id)
    expect(others).toEqual([])
    expect(mail!.recipient).toBe('stranger@example.org')
    expect(mail!.text).toContain(sentence('bookingMails.arrivalOnPage'))
    nothingIn(JSON.stringify(mail))
  })

  it('that somebody typed who paid first gets how to prove it, and the way in once it is proved', async () => {
    const { id: stayId } = await home()
    const id = await book({ stayId, from: '2030-07-15', to: '2030-07-20' })
    const email = 'typed@example.org'
    await change(
      id,
      sql`guest_user_id = null, unproved_email = ${email}, contact = jsonb_set(contact, '{email}', ${JSON.stringify(email)}::jsonb)`,
    )
    handed.clock.set(new Date('2030-07-12T12:00:00Z'))
    await Promise.all([mailArrivals(handed.tools), mailArrivals(handed.tools)])
    await lookAt('2030-07-12T12:05:00Z')
    const [proof, ...others] = await written(id)
    expect(others).toEqual([])
    expect(proof!.text).toContain(sentence('bookingMails.proveLink'))
    nothingIn(JSON.stringify(proof))
    // The code in that one mail is the newest: nobody made another one beside it.
    const code = String(proof!.payload.code)
    const typed = { about: id, email, code, key: 'form', address: '203.0.113.7' }
    expect(await proveByCode(handed.tools, typed)).toMatchObject({ ok: true })
    await change(id, sql`unproved_email = null, guest_email = ${email}`)
    await lookAt('2030-07-12T13:00:00Z')
    const [, whole] = await written(id)
    expect(whole!.text).toContain(secrets[0])
    expect(whole!.text).toContain('/bookings/manage?key=')
  })

  it('that nobody gave gets nothing', async () => {
    const { id: stayId } = await home()
    const id = await book({ stayId, from: '2030-07-15', to: '2030-07-20' })
    await change(id, sql`contact = jsonb_set(contact, '{email}', '""')`)
    await lookAt('2030-07-12T12:00:00Z')
    expect(await written(id)).toEqual([])
  })
})

describe('what stays of it', () => {
  it('is its subject: the words that open a door go when it has left', async () => {
    const { id: stayId } = await home()
    const id = await book({ stayId, from: '2030-07-15', to: '2030-07-20' })
    await lookAt('2030-07-12T12:00:00Z')
    expect(JSON.stringify(await written(id))).toContain(secrets[0])
    const sent: string[] = []
    const deliver = async ({ payload }: { readonly payload: unknown }) => {
      sent.push(JSON.stringify(payload))
      return { outcome: 'accepted' } as const
    }
    await sendOutbox(handed.tools, 'mail', { deliver, close: () => {} } as never)
    expect(sent.filter(each => each.includes(secrets[0]))).not.toEqual([])
    const [kept] = await written(id)
    const [row] = await handed.tools.database.select().from(bookingTable).where(eq(bookingTable.id, id))
    expect(kept!.payload).toEqual({
      subject: sentence('bookingMails.arrivalSubject', {
        stayName: (await nameOf(stayId)) as string,
        reference: row!.reference,
      }),
      text: wordsLeftOut,
    })
    expect(await lookAt('2030-07-13T12:00:00Z')).toBe(0)
  })
})

async function nameOf(stayId: number) {
  const { rows } = await handed.tools.database.execute(sql`select name from stay where id = ${stayId}`)
  return rows[0]!.name
}
