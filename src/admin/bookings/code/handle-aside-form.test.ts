// The form of a stay's door code: by whom, until when, and what the page shows of a refused one.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longestCode } from '#admin/stays/form/home-limits.ts'
import { sentence } from '#catalogue/sentence.ts'
import { type BookableStay, bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { endVisit } from '#tests/support/completed-visit.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import { handleAsideForm } from './handle-aside-form.server.ts'
import { findCodesOfStay } from './set-booking-code.server.ts'

let handed: TestTools
let home: BookableStay
let reception: Operator

beforeAll(async () => {
  handed = await testTools({ environment: { PAYMENT_WAYS: '' } })
  home = await bookableStay(handed.tools.database)
  reception = await operator('reception')
})
afterAll(() => handed?.drop())

const operator = (role: string) => someOperator(handed.tools.database, handed.clock.now(), role)

let visits = 0
async function book(): Promise<string> {
  const day = (at: number) => new Date(Date.UTC(2030, 6, at + 3 * visits)).toISOString().slice(0, 10)
  const input = inputFor(day(1), day(3))
  visits += 1
  return mustBook(handed.tools, await someGuest(handed.tools.database, handed.clock.now()), {
    stayId: home.stayId,
    input,
  })
}

function send(id: string, code: string, { who = reception, intent = 'set-code' } = {}) {
  const form = new FormData()
  form.set('intent', intent)
  form.set('code', code)
  return handleAsideForm(handed.tools, who, id, form)
}

const ownOf = async (id: string) => (await findCodesOfStay(handed.tools, reception, id))?.own

describe('the code of a stay', () => {
  it('is set and taken away by its form, and by no other', async () => {
    const id = await book()
    expect(await send(id, '5150', { intent: 'open-sesame' })).toBeUndefined()
    expect(await ownOf(id)).toBe('')
    expect(await send(id, ' 51  50 ')).toEqual({ status: 200 })
    expect(await ownOf(id)).toBe('51 50')
    expect(await send(id, ' ')).toEqual({ status: 200 })
    expect(await ownOf(id)).toBe('')
  })

  it('that is too long is shown again as it was typed, and the one before stays', async () => {
    const id = await book()
    await send(id, '5150')
    const typed = '1'.repeat(longestCode + 1)
    const fault = sentence('forms.tooLong', { most: longestCode, length: longestCode + 1 })
    expect(await send(id, typed)).toEqual({ status: 422, code: { typed, fault } })
    expect(await ownOf(id)).toBe('5150')
  })

  it('is neither seen nor set by whoever may not, who is told no more than that', async () => {
    const id = await book()
    await send(id, '5150')
    const accountant = await operator('accountant')
    expect(await send(id, '0000', { who: accountant })).toEqual({
      ...{ status: 403, refusal: sentence('arrival.codeNotAllowed'), code: { typed: '0000', fault: undefined } },
    })
    const unknown = { status: 404, refusal: sentence('adminBookings.noteBookingUnknown') }
    for (const role of ['cleaner', 'guest']) {
      const who = await operator(role)
      expect(await send(id, '0000', { who })).toMatchObject(unknown)
      expect(await findCodesOfStay(handed.tools, who, id), role).toBeUndefined()
    }
    expect(await send(randomUUID(), '0000')).toMatchObject(unknown)
    expect(await findCodesOfStay(handed.tools, accountant, id)).toBeUndefined()
    expect(await ownOf(id)).toBe('5150')
  })

  it('is of the homes that somebody works for', async () => {
    const id = await book()
    const guest = await operator('guest')
    const granted = (stayId: number) =>
      ({ ...guest, stayRoles: [{ role: 'reception', stayId }] }) as unknown as Operator
    expect(await send(id, '1', { who: granted(home.stayId + 1) })).toMatchObject({ status: 404 })
    expect(await findCodesOfStay(handed.tools, granted(home.stayId + 1), id)).toBeUndefined()
    expect(await send(id, '1', { who: granted(home.stayId) })).toEqual({ status: 200 })
    // A cleaner sees the home, but no code of it.
    const cleaner = { ...guest, stayRoles: [{ role: 'cleaner', stayId: home.stayId }] } as unknown as Operator
    expect(await findCodesOfStay(handed.tools, cleaner, id)).toBeUndefined()
  })

  it('is not set once the stay is over, but can be taken away', async () => {
    const id = await book()
    await send(id, '5150')
    await endVisit(handed.tools, id)
    expect(await findCodesOfStay(handed.tools, reception, id)).toMatchObject({ own: '5150', mayChange: false })
    expect(await send(id, '5151')).toMatchObject({ status: 409, refusal: sentence('arrival.codeNotToCome') })
    expect(await ownOf(id)).toBe('5150')
    expect(await send(id, '')).toEqual({ status: 200 })
    expect(await ownOf(id)).toBe('')
  })

  it('set by several at once is one of theirs, under the name of who set it', async () => {
    const id = await book()
    const second = await operator('manager')
    await Promise.all([send(id, '1111'), send(id, '2222', { who: second }), send(id, '3333')])
    const { rows } = await handed.tools.database.execute<{ by: string }>(
      sql`select set_by as by from booking_code where booking_id = ${id}`,
    )
    expect(rows.length).toBe(1)
    expect(rows[0]!.by).toBe((await ownOf(id)) === '2222' ? second.id : reception.id)
  })
})
