// The input of a home's rooms and beds.

import { z } from 'zod'
import type { RoomKind } from '#stays/stay.ts'
import { formValues, line, parseFormInput, typing, whole } from '#values/form-input.ts'
import { bedKinds, longestRoomName, roomKinds } from './room-kinds.ts'

const bed = z.strictObject({
  kind: z.enum(bedKinds, 'homes.beds').describe('What kind of bed it is.'),
  count: whole(1, 20, 'homes.beds').default(1).describe('How many of them.'),
})

const room = z.strictObject({
  kind: z.enum(Object.keys(roomKinds) as RoomKind[], 'homes.roomKind').describe('What kind of room it is.'),
  name: line({ most: longestRoomName, missing: 'homes.roomName' }).describe('Its name.'),
  beds: z.array(bed).max(bedKinds.length).describe('The beds in the room.'),
  ensuite: z.boolean().default(false).describe('Whether it has a bathroom of its own.'),
})

/** "1.5" */
const halves = whole(0, 40, 'homes.bathrooms').register(typing, {
  read: typed => {
    const parts = /^(\d{1,2})(?:[.,]([05]))?$/.exec(typed)
    return parts ? Number(parts[1]) * 2 + (parts[2] === '5' ? 1 : 0) : undefined
  },
  write: (count: number) => String(count / 2),
})

export const roomsInput = z.strictObject({
  bathroomHalves: halves.describe('How many halves of bathrooms it has: a lavatory with a basin counts one.'),
  rooms: z
    .array(room)
    .max(30, 'homes.rooms')
    .superRefine((rooms, { addIssue }) => {
      const names = rooms.map(({ name }) => name.toLowerCase())
      for (const [at, name] of names.entries()) {
        if (names.indexOf(name) < at) addIssue({ code: 'custom', path: [at, 'name'], message: 'homes.roomTwice' })
      }
    })
    .describe('Its rooms, one by one.'),
})

export type RoomsInput = z.output<typeof roomsInput>

/** The fields of the second bed of the first room end in `-0-1`; rows whose fields are all empty are no rooms, and no beds. */
export const parseRoomsForm = (form: FormData) => parseFormInput(roomsInput, form)
export const roomsValues = (rooms: unknown) => formValues(roomsInput, rooms)
