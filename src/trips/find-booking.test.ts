// Tests of who sees which booking, how it stands at that moment, and that nobody sees another's.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyBookingValues } from '#bookings/record/booking-input.ts'
import { storeDraft } from '#checkout/store-draft.server.ts'
import { releaseHold } from '#holds/release-hold.server.ts'
import { readRecipient } from '#papers/invoices/paper-facts.server.ts'
import {
  type BookableStay,
  bookableStay,
  inputFor,
  mustBook,
  mustHold,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { minutes } from '#values/duration.ts'
import { findBooking, findHold } from './find-booking.server.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let grace: VerifiedUser

beforeAll(async () => {
  handed = await testTools()
  stay = await bookableStay(handed.tools.database, { cleaningMinor: 30_00 })
  ada = await someGuest(handed.tools.database, handed.clock.now())
  grace = await someGuest(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

let month = 0
const freshInput = () => inputFor(`2031-0${++month}-10`, `2031-0${month}-13`)
const hold = (user?: VerifiedUser, browser = someBrowser()) =>
  mustHold(handed.tools, { browser, user }, { stayId: stay.stayId, input: freshInput() })

describe('a booking', () => {
  test('is found by its guest with everything that was agreed', async () => {
    const id = await mustBook(handed.tools, ada, { stayId: stay.stayId, input: freshInput() })
    const booking = (await findBooking(handed.tools, ada, id))!
    expect(booking).toMatchObject({
      id,
      state: 'confirmed',
      version: 2,
      total: { minor: 330_00, currency: 'EUR' },
      contact: { name: 'Ada Lovelace' },
      stay: {
        name: 'Casa',
        city: 'Lisboa',
        slug: stay.slug,
        checkInFrom: '16:00',
        checkOutUntil: '10:00',
        photo: null,
      },
      timeZone: 'Europe/Lisbon',
    })
    expect(booking.quote.lines.length).toBe(4)
    expect(booking.events.map(({ seq, command, to }) => [seq, command, to])).toEqual([
      [1, 'hold', 'hold'],
      [2, 'submit', 'confirmed'],
    ])
  })

  test('I16 is nobody else’s, and an id of nobody’s looks the same', async () => {
    const id = await mustBook(handed.tools, ada, { stayId: stay.stayId, input: freshInput() })
    expect(await findBooking(handed.tools, grace, id)).toBeUndefined()
    expect(await findBooking(handed.tools, ada, randomUUID())).toBeUndefined()
    expect(await findHold(handed.tools, { user: grace }, id)).toBeUndefined()
  })

  test('outlives the page of its home: an archived one is named without a link', async () => {
    const other = await bookableStay(handed.tools.database)
    const id = await mustBook(handed.tools, ada, { stayId: other.stayId, input: inputFor('2030-07-01', '2030-07-03') })
    await handed.tools.database.execute(sql`update stay set status = 'archived' where id = ${other.stayId}`)
    expect((await findBooking(handed.tools, ada, id))!.stay).toMatchObject({ name: 'Casa', slug: null })
  })
})

describe('a hold', () => {
  test('is seen by its browser while nobody is signed in, and by whoever signs in there', async () => {
    const browser = someBrowser()
    const id = await hold(undefined, browser)
    expect(await findHold(handed.tools, { browser }, id)).toMatchObject({ state: 'hold' })
    expect(await findHold(handed.tools, { browser, user: ada }, id)).toMatchObject({ state: 'hold' })
    expect(await findHold(handed.tools, { browser: someBrowser() }, id)).toBeUndefined()
    expect(await findHold(handed.tools, {}, id)).toBeUndefined()
  })

  test('made while signed in stays in sight when the session ends, but not what was typed', async () => {
    const browser = someBrowser()
    const id = await hold(ada, browser)
    const values = {
      ...emptyBookingValues,
      name: 'Ada',
      email: 'ada@',
      notes: 'Late.',
    }
    await storeDraft(handed.tools, { browser, user: ada }, id, values)
    expect(await findHold(handed.tools, { user: ada }, id)).toMatchObject({
      contact: { email: 'ada@' },
      notes: 'Late.',
    })
    expect(await findHold(handed.tools, { browser }, id)).toMatchObject({ contact: null, notes: '' })
    expect(await findHold(handed.tools, { browser, user: grace }, id)).toBeUndefined()
  })

  test('is expired for everybody from its very instant on, before anybody noted it', async () => {
    const browser = someBrowser()
    const id = await hold(undefined, browser)
    handed.clock.advance(minutes(15) - 1)
    expect((await findHold(handed.tools, { browser }, id))!.state).toBe('hold')
    handed.clock.advance(1)
    expect((await findHold(handed.tools, { browser }, id))!.state).toBe('expired')
  })
})

describe('what was typed', () => {
  test('is kept on one’s own hold only, and cut where it does not fit', async () => {
    const browser = someBrowser()
    const id = await hold(undefined, browser)
    const typed = {
      ...{ ...emptyBookingValues, name: 'n'.repeat(500), email: 'e', phone: 'p'.repeat(100), notes: 'x'.repeat(5000) },
      ...{ guestName: 'g'.repeat(500), recipientName: 'r'.repeat(500), recipientAddress: '\n\na\n'.repeat(20) },
    }
    await storeDraft(handed.tools, { browser: someBrowser() }, id, typed)
    expect((await findHold(handed.tools, { browser }, id))!.contact).toBeNull()
    await storeDraft(handed.tools, { browser }, id, typed)
    const { contact, notes } = (await findHold(handed.tools, { browser }, id))!
    expect([contact!.name.length, contact!.phone!.length, notes.length]).toEqual([120, 40, 2000])
    const recipient = await readRecipient(handed.tools.database, id)
    expect(recipient).toEqual({ name: 'r'.repeat(120), addressLines: Array(6).fill('a'), taxNumber: '' })
  })

  test('is not written over what was agreed', async () => {
    const id = await mustBook(handed.tools, ada, { stayId: stay.stayId, input: inputFor('2032-01-01', '2032-01-03') })
    await storeDraft(handed.tools, { user: ada }, id, { ...emptyBookingValues, name: 'Eve', recipientName: 'Eve Ltd' })
    expect((await findBooking(handed.tools, ada, id))!.contact!.name).toBe('Ada Lovelace')
    expect((await readRecipient(handed.tools.database, id)).name).toBe('')
  })
})

describe('letting go', () => {
  test('ends one’s own hold once; another’s is unknown', async () => {
    const browser = someBrowser()
    const id = await hold(undefined, browser)
    expect(await releaseHold(handed.tools, { browser: someBrowser() }, id)).toEqual({
      ok: false,
      reason: 'hold-unknown',
    })
    expect(await releaseHold(handed.tools, { browser }, id)).toEqual({ ok: true, stayId: stay.stayId })
    expect(await releaseHold(handed.tools, { browser }, id)).toEqual({
      ...{ ok: false, reason: 'hold-ended', state: 'expired', version: 2 },
    })
    expect(await findHold(handed.tools, { browser }, id)).toMatchObject({ state: 'expired', version: 2 })
  })

  test('of a booking is refused: it is cancelled, not let go', async () => {
    const id = await mustBook(handed.tools, ada, { stayId: stay.stayId, input: inputFor('2032-02-01', '2032-02-03') })
    expect(await releaseHold(handed.tools, { user: ada }, id)).toEqual({
      ...{ ok: false, reason: 'hold-ended', state: 'confirmed', version: 2 },
    })
  })
})
