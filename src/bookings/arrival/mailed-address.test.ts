// What leaves the site: a mail and the invitation in it tell the exact address of a home to a proved mailbox only, once it may be told.

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { homeHoursOf } from '#bookings/record/home-hours.server.ts'
import { listOutbox } from '#platform/outbox/outbox.server.ts'
import { askBook, inputFor, mustHold, someBrowser, someGuest } from '#tests/support/booking-world.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { mailedAddress } from './mailed-address.server.ts'

const street = 'Rua Secreta 7'
const [latitude, longitude] = ['37.02812', '-7.84113']
let handed: TestTools
let home: BuiltHome

beforeAll(async () => {
  // Paid at the home, so that what is booked is confirmed.
  handed = await testTools({ environment: { PAYMENT_WAYS: '' } })
  home = await buildHome(handed.tools.database)
})
afterAll(() => handed?.drop())

let visits = 0
/** Booked by that account with this address typed, which may be another. */
async function book(user: VerifiedUser, email: string): Promise<string> {
  const day = (at: number) => new Date(Date.UTC(2030, 6, at)).toISOString().slice(0, 10)
  const input = inputFor(day(1 + 3 * visits), day(3 + 3 * visits))
  visits += 1
  const browser = someBrowser()
  const holdId = await mustHold(handed.tools, { browser, user }, { stayId: home.id, input })
  expect(await askBook(handed.tools, { user, browser }, { holdId, email })).toMatchObject({ ok: true })
  return holdId
}

const guest = () => someGuest(handed.tools.database, handed.clock.now())
const ruled = (addressWhen: 'confirmed' | 'paid') =>
  handed.tools.database.execute(sql`
    insert into arrival_guide (stay_id, check_in, address_when) values (${home.id}, 'other', ${addressWhen})
    on conflict (stay_id) do update set address_when = excluded.address_when`)

/** Everything of the newest mails to an address, as they leave the site. */
async function mailed(email: string): Promise<string> {
  const entries = await listOutbox(handed.tools.database, { kind: 'mail', limit: 100 })
  const theirs = entries.filter(({ recipient }) => recipient === email)
  expect(theirs.length).toBeGreaterThan(0)
  return JSON.stringify(theirs).replace(/\\r\\n[ \\t]/g, '')
}

async function toldTo(id: string, { settled = 0, isProved }: { settled?: number; isProved?: boolean } = {}) {
  const { database, clock } = handed.tools
  const [row] = await database.select().from(bookingTable).where(eq(bookingTable.id, id))
  const hours = await homeHoursOf(database, row!)
  return mailedAddress(database, row!, { home: hours, settled, isProved }, clock.now())
}

const change = (id: string, what: ReturnType<typeof sql>) =>
  handed.tools.database.execute(sql`update booking set ${what} where id = ${id}`)

describe('the confirmation', () => {
  it('tells the mailbox of the account where the home is, in words and in degrees', async () => {
    await ruled('confirmed')
    const ada = await guest()
    await book(ada, ada.email!)
    const mail = await mailed(ada.email!)
    expect(mail).toContain(street)
    expect(mail).toMatch(new RegExp(`GEO:${latitude}\\d*;${longitude}`))
  })

  it('tells a mailbox that was only typed neither, in no part of it', async () => {
    const typed = 'stranger@example.org'
    await book(await guest(), typed)
    const mail = await mailed(typed)
    for (const secret of [street, 'Secreta', latitude, longitude, '8700-123'])
      expect(mail, secret).not.toContain(secret)
    expect(mail).toContain('Olhão')
  })
})

describe('the address', () => {
  it('follows the mailbox: proved by the account as it is now, or by the guest’s own link', async () => {
    const ada = await guest()
    const id = await book(ada, ada.email!)
    expect(await toldTo(id)).toMatchObject({ lines: [street], latitude: Number(latitude) })
    const { database } = handed.tools
    await database.execute(sql`update app_user set email_verified = false where id = ${ada.id}`)
    expect(await toldTo(id)).toBeUndefined()
    await database.execute(sql`update app_user set email_verified = true where id = ${ada.id}`)
    const to = (email: string) => sql`contact = jsonb_set(contact, '{email}', to_jsonb(${email}::text))`
    await change(id, to('other@example.org'))
    expect(await toldTo(id)).toBeUndefined()
    await change(id, to(ada.email!.toUpperCase()))
    expect(await toldTo(id)).toBeDefined()
    await database.execute(sql`delete from app_user where id = ${ada.id}`)
    expect(await toldTo(id)).toBeUndefined()
    await change(id, sql`guest_email = ${ada.email}`)
    expect(await toldTo(id)).toBeDefined()
  })

  it('waits for the last part of the price where the operator wants that, to the minor unit', async () => {
    const ada = await guest()
    const id = await book(ada, ada.email!)
    const part = (minor: number) => ({ kind: 'balance', dueOn: 22_000, dueAt: new Date('2030-06-01'), minor })
    const plan = JSON.stringify({ way: 'bank-transfer', schedule: [part(50_00), part(150_00)] })
    await change(id, sql`payment_plan = ${plan}::jsonb`)
    await ruled('paid')
    expect(await toldTo(id, { settled: 0 })).toBeUndefined()
    expect(await toldTo(id, { settled: 199_99 })).toBeUndefined()
    expect(await toldTo(id, { settled: 200_00 })).toBeDefined()
    expect(await toldTo(id, { settled: 200_00, isProved: false })).toBeUndefined()
    await ruled('confirmed')
    expect(await toldTo(id, { settled: 0 })).toBeDefined()
    expect(await toldTo(id, { settled: 0, isProved: false })).toBeUndefined()
  })

  it('is not told of a booking that does not stand, whoever asks', async () => {
    const ada = await guest()
    const id = await book(ada, ada.email!)
    const { database, clock } = handed.tools
    const [row] = await database.select().from(bookingTable).where(eq(bookingTable.id, id))
    const facts = { home: await homeHoursOf(database, row!), settled: 1_000_000, isProved: true }
    for (const state of ['hold', 'pending_approval', 'pending_payment', 'expired', 'declined', 'cancelled'] as const) {
      expect(await mailedAddress(database, { ...row!, state }, facts, clock.now()), state).toBeUndefined()
    }
    for (const state of ['confirmed', 'in_stay', 'completed'] as const) {
      expect(await mailedAddress(database, { ...row!, state }, facts, clock.now()), state).toBeDefined()
    }
  })
})
