// Tests of what the database itself refuses, whoever writes to it: the last line behind every command.

import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusingConstraint, sqlStateOf } from '#platform/tools/database.server.ts'
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

let handed: TestTools
let stay: BookableStay
let holdId: string
let bookingId: string

beforeAll(async () => {
  handed = await testTools()
  stay = await bookableStay(handed.tools.database)
  const ada = await someGuest(handed.tools.database, handed.clock.now())
  holdId = await mustHold(
    handed.tools,
    { browser: someBrowser() },
    { stayId: stay.stayId, input: inputFor('2030-07-01', '2030-07-03') },
  )
  bookingId = await mustBook(handed.tools, ada, { stayId: stay.stayId, input: inputFor('2030-08-01', '2030-08-03') })
})
afterAll(() => handed.drop())

const refusal = (statement: SQL) =>
  handed.tools.database.execute(statement).then(
    () => 'taken',
    fault => refusingConstraint(fault) ?? sqlStateOf(fault),
  )

describe('I12 the state is the sum of the events', () => {
  test('a state nobody told of is refused when the transaction ends', async () => {
    expect(await refusal(sql`update booking set state = 'expired' where id = ${holdId}`)).toBe('booking_state_is_told')
    expect(await refusal(sql`update booking set version = version + 1 where id = ${holdId}`)).toBe(
      'booking_state_is_told',
    )
  })

  test('an event with a gap, or out of another state, is refused', async () => {
    const event = (seq: number, from: string | null, to: string, command: string) => sql`
      insert into booking_event (booking_id, seq, from_state, to_state, command, actor, at)
      values (${holdId}, ${seq}, ${from}, ${to}, ${command}, 'system', now())`
    expect(await refusal(event(3, 'hold', 'expired', 'expire'))).toBe('booking_event_has_no_gap')
    expect(await refusal(event(1, null, 'hold', 'hold'))).toBe('booking_event_has_no_gap')
    expect(await refusal(event(2, 'pending_payment', 'expired', 'expire'))).toBe('booking_event_begins_at_the_end')
  })

  test('an event is never changed and never deleted', async () => {
    expect(await refusal(sql`update booking_event set at = now() where booking_id = ${bookingId}`)).toBe(
      'booking_event_is_final',
    )
    expect(await refusal(sql`delete from booking_event where booking_id = ${bookingId}`)).toBe('booking_event_is_final')
  })
})

test('I13 an arrow that is not in the graph is refused', async () => {
  const insert = sql`
    insert into booking_event (booking_id, seq, from_state, to_state, command, actor, at)
    values (${holdId}, 2, 'hold', 'completed', 'check_out', 'system', now())`
  expect(await refusal(insert)).toBe('booking_event_is_listed')
})

test('I14 a booking is not confirmed without terms, contact, quote and promise', async () => {
  const confirm = sql`update booking set state = 'confirmed', confirmed_at = now() where id = ${holdId}`
  expect(await refusal(confirm)).toBe('booking_confirmed_is_agreed')
  for (const missing of ['contact', 'refund_terms', 'terms_hash', 'terms_accepted_at']) {
    const all = [
      ['contact', sql`'{}'`],
      ['refund_terms', sql`'{}'`],
      ['terms_hash', sql`'x'`],
      ['terms_accepted_at', sql`now()`],
    ] as const
    const set = all.filter(([name]) => name !== missing).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`)
    const statement = sql`update booking set state = 'confirmed', confirmed_at = now(), ${sql.join(set, sql`, `)} where id = ${holdId}`
    expect(await refusal(statement)).toBe('booking_confirmed_is_agreed')
  }
})

test('I9 a booking has the one currency of its quote, and the total of it', async () => {
  expect(await refusal(sql`update booking set currency = 'USD' where id = ${holdId}`)).toBe('booking_one_currency')
  expect(await refusal(sql`update booking set total_minor = total_minor + 1 where id = ${holdId}`)).toBe(
    'booking_total_is_quoted',
  )
})

test('I16 a reference is eight random letters and digits, and belongs to one booking', async () => {
  const { rows } = await handed.tools.database.execute<{ reference: string }>(sql`select reference from booking`)
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(rows.length)
  expect(await refusal(sql`update booking set reference = 'ABCDEFGI' where id = ${holdId}`)).toBe(
    'booking_reference_check',
  )
  const taken = rows[0]!.reference
  const twice = await refusal(
    sql`update booking set reference = ${taken} where reference <> ${taken} and id = ${holdId}`,
  )
  const other = await refusal(
    sql`update booking set reference = ${rows[1]!.reference} where id = ${holdId} and reference <> ${rows[1]!.reference}`,
  )
  expect([twice, other]).toContain('booking_reference_key')
})

test('a key is remembered only together with its booking', async () => {
  const orphan = sql`
    insert into booking_command (scope, key, command, wish_hash, booking_id, at)
    values ('browser:x', 'a-key-of-its-own', 'hold', 'x', ${randomUUID()}, now())`
  expect(await refusal(orphan)).toBe('booking_command_booking_id_fkey')
})

test('I2 a booking has 1 to 365 nights', async () => {
  expect(await refusal(sql`update booking set check_out = check_in where id = ${holdId}`)).toBe('booking_has_nights')
  expect(await refusal(sql`update booking set check_out = check_in + 366 where id = ${holdId}`)).toBe(
    'booking_has_nights',
  )
})
