// What came of no booking is removed after its period, and nothing that a booking, an offer or the books need.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { releaseHold } from '#holds/release-hold.server.ts'
import { storeQuote } from '#offers/stored/quote-store.server.ts'
import { removeEnded } from '#platform/retention/removal.server.ts'
import { retention } from '#platform/tools/retention.ts'
import {
  askHold,
  type BookableStay,
  bookableStay,
  inputFor,
  mustBook,
  mustHold,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { days, minutes } from '#values/duration.ts'
import { bookingRemovals } from './remove-ended.server.ts'

let handed: TestTools
let stays: BookableStay[]
beforeAll(async () => {
  handed = await testTools()
  stays = [await bookableStay(handed.tools.database), await bookableStay(handed.tools.database)]
})
afterAll(() => handed.drop())

test('a hold that ended goes with its events and key after its period, a booking’s keys after their own', async () => {
  const { tools, clock } = handed
  const guest = await someGuest(tools.database, clock.now())
  const booked = await mustBook(tools, guest, { stayId: stays[0]!.stayId, input: inputFor('2031-01-01', '2031-01-03') })
  const standing = (await findRow(tools.database, booked))!
  const browser = someBrowser()
  const held = await mustHold(
    tools,
    { browser },
    { stayId: stays[0]!.stayId, input: inputFor('2031-02-01', '2031-02-03') },
  )
  expect((await releaseHold(tools, { browser }, held)).ok).toBe(true)
  // Nobody who comes back at once finds less than before.
  expect(await removeEnded(tools, bookingRemovals)).toEqual({})
  clock.advance(retention.holds.keptFor + minutes(31))
  expect(await removeEnded(tools, bookingRemovals)).toEqual({ holds: 1, quotes: 1, networks: 1 })
  expect(await findRow(tools.database, held)).toBeUndefined()
  expect(await findRow(tools.database, booked)).toEqual({ ...standing, bookedFrom: null })
  clock.advance(days(30))
  expect(await removeEnded(tools, bookingRemovals)).toEqual({ keys: 2 })
  const { rows } = await tools.database.execute(sql`select 1 from booking_command`)
  expect(rows).toEqual([])
})

test('what is held, what was offered, and what was sent and never paid stay', async () => {
  const { tools, clock } = handed
  const browser = someBrowser()
  const asked = { stayId: stays[1]!.stayId, input: inputFor('2031-03-01', '2031-03-04') }
  const held = await mustHold(tools, { browser }, asked)
  const { quote, quoteId } = (await findRow(tools.database, held))!
  const loose = await storeQuote(tools.database, quote, clock.now())
  await tools.database.execute(
    sql`update quote set created_at = created_at - interval '9 days', expires_at = expires_at - interval '9 days'`,
  )
  await removeEnded(tools, bookingRemovals)
  const { rows } = await tools.database.execute<{ id: string }>(
    sql`select id from quote where id in (${quoteId}, ${loose.id})`,
  )
  expect(rows).toEqual([{ id: quoteId }])
  expect((await findRow(tools.database, held))?.state).toBe('hold')
  await expect(tools.database.execute(sql`delete from booking where terms_accepted_at is not null`)).rejects.toThrow()
  expect(await askHold(tools, { browser }, asked)).toMatchObject({ ok: true, holdId: held })
})
