// Rooms and beds as operators type them: they come back as they were entered, and every fault stands in its own room.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RoomKind } from '#stays/stay.ts'
import { bedChoices, type HomeRooms, parseRooms, roomKinds, roomsAsTyped, roomsIn } from './rooms-input.ts'

function formOf(entered: HomeRooms): FormData {
  const form = new FormData()
  const { bathrooms, rooms } = roomsAsTyped(entered)
  form.set('bathrooms', bathrooms)
  for (const [at, { kind, name, ensuite, beds }] of rooms.entries()) {
    for (const [field, value] of Object.entries({ kind, name, ensuite })) form.set(`${field}-${at}`, value)
    for (const [number, bed] of beds.entries()) {
      form.set(`bed-${at}-${number}`, bed.kind)
      form.set(`count-${at}-${number}`, bed.count)
    }
  }
  return form
}

const parse = (fields: Record<string, string>) => {
  const form = formOf({
    bathroomHalves: 3,
    rooms: [
      { kind: 'bedroom', name: 'Attic', beds: [{ kind: 'double', count: 1 }] },
      { kind: 'living', name: 'Parlour', beds: [] },
    ],
  })
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseRooms(roomsIn(form))
}

describe('rooms and beds', () => {
  it('come back as they were entered, through the form', () => {
    const bed = fc.record({
      kind: fc.constantFrom(...bedChoices.map(({ value }) => value)),
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
          ...{ kind, beds, name: `Room ${at + 1}` },
          ...(ensuite ? { ensuite: true } : {}),
        }))
        expect(parseRooms(roomsIn(formOf({ bathroomHalves, rooms })))).toEqual({
          ...{ ok: true, entered: { bathroomHalves, rooms } },
        })
      }),
      { numRuns: 100 },
    )
  })

  it('are taken away by emptying their fields, and a bed without a number is one', () => {
    expect(parse({ 'kind-1': '', 'name-1': '', 'count-0-0': '' })).toMatchObject({
      entered: { rooms: [{ name: 'Attic', beds: [{ kind: 'double', count: 1 }] }] },
    })
  })

  it.each([
    [{ bathrooms: 'two' }, { bathrooms: expect.stringContaining('from 0 to 20'), rooms: [{}, {}] }],
    [{ bathrooms: '1.25' }, { bathrooms: expect.stringContaining('one half'), rooms: [{}, {}] }],
    [{ 'kind-0': '' }, { rooms: [{ kind: 'Please choose what kind of room it is.' }, {}] }],
    [{ 'name-1': ' ' }, { rooms: [{}, { name: 'Please write what the room is called.' }] }],
    [{ 'name-1': 'attic' }, { rooms: [{}, { name: 'Another room is called so already.' }] }],
    [{ 'name-1': 'x'.repeat(61) }, { rooms: [{}, { name: 'Please shorten this to 60 characters; it has 61.' }] }],
    [{ 'bed-1-2': 'hammock' }, { rooms: [{}, { beds: expect.stringContaining('from 1 to 20') }] }],
    [{ 'count-0-1': '2' }, { rooms: [{ beds: expect.stringContaining('the kind of each bed') }, {}] }],
    [{ 'count-0-0': '0' }, { rooms: [{ beds: expect.stringContaining('from 1 to 20') }, {}] }],
  ])('with %j are refused where it is', (fields, faults) => {
    expect(parse(fields)).toEqual({ ok: false, faults })
  })
})
