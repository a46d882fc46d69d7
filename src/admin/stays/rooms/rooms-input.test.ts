// Rooms and beds as operators type them: they come back as they were entered, and every fault stands in its own room.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import type { RoomKind } from '#stays/stay.ts'
import { saying } from '#tests/support/saying.ts'
import { bedKinds, roomKinds } from './room-kinds.ts'
import { parseRoomsForm, type RoomsInput, roomsValues } from './rooms-input.ts'

function formOf(entered: RoomsInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(roomsValues(entered))) form.set(name, value)
  return form
}

const parse = (fields: Record<string, string>) => {
  const form = formOf({
    bathroomHalves: 3,
    rooms: [
      { kind: 'bedroom', name: 'Attic', beds: [{ kind: 'double', count: 1 }], ensuite: false },
      { kind: 'living', name: 'Parlour', beds: [], ensuite: false },
    ],
  })
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseRoomsForm(form)
}

describe('rooms and beds', () => {
  it('come back as they were entered, through the form', () => {
    const bed = fc.record({
      kind: fc.constantFrom(...bedKinds),
      count: fc.integer({ min: 1, max: 20 }),
    })
    const room = fc.record({
      kind: fc.constantFrom(...(Object.keys(roomKinds) as RoomKind[])),
      beds: fc.array(bed, { maxLength: 8 }),
      ensuite: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(room, { maxLength: 30 }), fc.integer({ min: 0, max: 40 }), (drawn, bathroomHalves) => {
        const rooms = drawn.map(({ kind, beds, ensuite }, at) => ({
          ...{ kind, beds, ensuite, name: `Room ${at + 1}` },
        }))
        expect(parseRoomsForm(formOf({ bathroomHalves, rooms })).input).toEqual({ bathroomHalves, rooms })
      }),
      { numRuns: 100 },
    )
  })

  it('are taken away by emptying their fields, and a bed without a number is one', () => {
    expect(parse({ 'kind-1': '', 'name-1': '', 'count-0-0': '' })).toMatchObject({
      input: { rooms: [{ name: 'Attic', beds: [{ kind: 'double', count: 1 }] }] },
    })
  })

  it.each([
    [
      { bathroomHalves: 'two' },
      { bathroomHalves: expect.stringContaining(sentence('rates.fromTo', { first: '0', last: '20' })) },
    ],
    [{ bathroomHalves: '1.25' }, { bathroomHalves: sentence('homes.bathrooms') }],
    [
      { bathroomHalves: '20.5' },
      { bathroomHalves: expect.stringContaining(sentence('rates.fromTo', { first: '0', last: '20' })) },
    ],
    [{ 'kind-0': '' }, { 'kind-0': sentence('homes.roomKind') }],
    [{ 'name-1': ' ' }, { 'name-1': sentence('homes.roomName') }],
    [{ 'name-1': 'attic' }, { 'name-1': sentence('homes.roomTwice') }],
    [{ 'name-1': 'x'.repeat(61) }, { 'name-1': sentence('forms.tooLong', { most: '60', length: '61' }) }],
    [
      { 'kind-1-2': 'hammock' },
      { 'kind-1-2': expect.stringContaining(sentence('rates.fromTo', { first: '1', last: '20' })) },
    ],
    [{ 'count-0-1': '2' }, { 'kind-0-1': expect.stringMatching(saying('homes.beds')) }],
    [
      { 'count-0-0': '0' },
      { 'count-0-0': expect.stringContaining(sentence('rates.fromTo', { first: '1', last: '20' })) },
    ],
  ])('with %j are refused where it is', (fields, faults) => {
    expect(parse(fields)).toMatchObject({ ok: false, isForeign: false })
    expect(parse(fields)).toHaveProperty('faults', faults)
  })

  it('are thirty at most', () => {
    const room = (at: number) => ({ kind: 'living' as const, name: `Room ${at}`, beds: [], ensuite: false })
    const rooms = Array.from({ length: 31 }, (_, at) => room(at))
    expect(parseRoomsForm(formOf({ bathroomHalves: 2, rooms }))).toHaveProperty('faults', {
      rooms: sentence('homes.rooms', { most: '30' }),
    })
  })
})
