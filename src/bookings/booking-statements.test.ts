// How often a booking asks the database: each statement is a way there and back while others wait for its nights.

import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { askBook, bookableStay, inputFor, mustHold, someBrowser, someGuest } from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
})
afterAll(() => handed.drop())
afterEach(() => vi.restoreAllMocks())

/** The statements that `work` sends, by their first words. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const asked = sent.mock.calls as unknown as [string | { text: string }][]
  const texts = asked.map(([query]) => (typeof query === 'string' ? query : query.text))
  sent.mockRestore()
  return texts.map(text => text.trim().split(/\s+/).slice(0, 2).join(' '))
}

test('a hold of a home whose offer is known is one look and one write, its booking four statements', async () => {
  const { tools } = handed
  const [guest, stay] = [await someGuest(tools.database, tools.clock.now()), await bookableStay(tools.database)]
  const hold = (from: string, to: string) => {
    const holder = { browser: someBrowser(), user: guest }
    return mustHold(tools, holder, { stayId: stay.stayId, input: inputFor(from, to) })
  }
  // The first one reads the offer.
  await hold('2030-07-01', '2030-07-03')
  let holdId = ''
  const holding = await statementsOf(async () => {
    holdId = await hold('2030-07-04', '2030-07-06')
  })
  expect(holding).toEqual(['begin', 'select own_holds', 'with "claimed"', 'commit'])
  const booking = await statementsOf(async () => {
    expect(await askBook(tools, { user: guest }, { holdId })).toMatchObject({ ok: true })
  })
  expect(booking.slice(booking.indexOf('begin'))).toEqual([
    'begin',
    'select "booking"."id",',
    'select unpaid,',
    'select occupancy_id',
    'with "charged"',
    'commit',
  ])
})
