// The rooms of a home and the beds in them, as the operator's form has them: rows of rooms, each with up to four kinds of beds.

import { tooLong, typedLine, wholeNumberIn } from '#admin/stays/form/typed-text.ts'
import { sayBed } from '#stays/say-bed.ts'
import type { Bed, BedKind, Room, RoomKind } from '#stays/stay.ts'

export const roomKinds: Readonly<Record<RoomKind, string>> = {
  bedroom: 'Bedroom',
  living: 'Living room',
  kitchen: 'Kitchen',
  studio: 'Studio',
  loft: 'Loft',
  bathroom: 'Bathroom',
}

const bedKinds: readonly BedKind[] = ['double', 'king', 'queen', 'single', 'bunk', 'sofa-bed', 'futon', 'child']

/** Each kind of bed by what several of it are called. */
export const bedChoices: readonly { readonly value: BedKind; readonly label: string }[] = bedKinds.map(kind => ({
  value: kind,
  label: sayBed({ kind, count: 2 }).replace(/^2 /, ''),
}))

export const mostRooms = 30
const bedsInRoom = 4
/** How many empty rows the form ends with. */
export const emptyRooms = 2
export const longestRoomName = 60
export const mostBeds = 20
export const mostBathrooms = 20

type BedValues = { readonly kind: string; readonly count: string }
export type RoomValues = {
  readonly kind: string
  readonly name: string
  /** 'yes' or empty. */
  readonly ensuite: string
  readonly beds: readonly BedValues[]
}
export type RoomFaults = { readonly kind?: string; readonly name?: string; readonly beds?: string }

export type RoomsValues = { readonly bathrooms: string; readonly rooms: readonly RoomValues[] }
export type RoomsFaults = { readonly bathrooms?: string; readonly rooms: readonly RoomFaults[] }

export type HomeRooms = { readonly bathroomHalves: number; readonly rooms: readonly Room[] }

type ParsedRooms =
  | { readonly ok: true; readonly entered: HomeRooms }
  | { readonly ok: false; readonly faults: RoomsFaults }

const emptyBed: BedValues = { kind: '', count: '' }
export const emptyRoom: RoomValues = {
  ...{ kind: '', name: '', ensuite: '' },
  beds: Array.from({ length: bedsInRoom }, () => emptyBed),
}

/** The rows of the form that say something; those whose fields are all empty are no rooms. */
export function roomsIn(form: FormData): RoomsValues {
  const rows = Array.from({ length: mostRooms + emptyRooms }, (_, at) => roomIn(form, at))
  return { bathrooms: typedLine(form, 'bathrooms'), rooms: rows.filter(saysSomething) }
}

function roomIn(form: FormData, at: number): RoomValues {
  return {
    kind: typedLine(form, `kind-${at}`),
    name: typedLine(form, `name-${at}`),
    ensuite: typedLine(form, `ensuite-${at}`),
    beds: bedKinds
      .map((_, bed) => ({ kind: typedLine(form, `bed-${at}-${bed}`), count: typedLine(form, `count-${at}-${bed}`) }))
      .filter(({ kind, count }, bed) => bed < bedsInRoom || kind !== '' || count !== ''),
  }
}

function saysSomething({ kind, name, ensuite, beds }: RoomValues): boolean {
  return kind !== '' || name !== '' || ensuite !== '' || beds.some(bed => bed.kind !== '' || bed.count !== '')
}

export function roomsAsTyped({ bathroomHalves, rooms }: HomeRooms): RoomsValues {
  return {
    bathrooms: String(bathroomHalves / 2),
    rooms: rooms.map(({ kind, name, ensuite, beds }) => ({
      kind,
      name,
      ensuite: ensuite ? 'yes' : '',
      beds: Array.from({ length: Math.max(bedsInRoom, beds.length) }, (_, at) => {
        const bed = beds[at]
        return bed ? { kind: bed.kind, count: String(bed.count) } : emptyBed
      }),
    })),
  }
}

export function parseRooms({ bathrooms, rooms }: RoomsValues): ParsedRooms {
  const bathroomHalves = parseBathrooms(bathrooms)
  const parsed = rooms.map(parseRoom)
  const names = parsed.map(({ room }) => room?.name.toLowerCase())
  const faults = parsed.map(({ faults: own }, at) =>
    own.name === undefined && names[at] !== undefined && names.indexOf(names[at]) < at
      ? { ...own, name: 'Another room is called so already.' }
      : own,
  )
  const isWhole = faults.every(each => Object.keys(each).length === 0)
  if (bathroomHalves !== undefined && isWhole && rooms.length <= mostRooms) {
    return { ok: true, entered: { bathroomHalves, rooms: parsed.map(({ room }) => room!) } }
  }
  const tooMany = rooms.length > mostRooms && `A home has up to ${mostRooms} rooms here.`
  const bathroomsFault = bathroomHalves === undefined ? bathroomsSentence : tooMany || undefined
  return { ok: false, faults: { ...(bathroomsFault ? { bathrooms: bathroomsFault } : {}), rooms: faults } }
}

const bathroomsSentence = `Please write a number from 0 to ${mostBathrooms}; a lavatory with a basin counts one half, as in 1.5.`

function parseBathrooms(text: string): number | undefined {
  const parts = /^(\d{1,2})(?:[.,]([05]))?$/.exec(text)
  const halves = parts ? Number(parts[1]) * 2 + (parts[2] === '5' ? 1 : 0) : Number.NaN
  return halves <= mostBathrooms * 2 ? halves : undefined
}

function parseRoom({ kind, name, ensuite, beds }: RoomValues): { readonly room?: Room; readonly faults: RoomFaults } {
  const known = (Object.keys(roomKinds) as RoomKind[]).find(each => each === kind)
  const inUse = beds.filter(bed => bed.kind !== '' || bed.count !== '')
  const parsed = inUse.map(parseBed)
  const nameFault = name === '' ? 'Please write what the room is called.' : tooLong(name, longestRoomName)
  const faults: RoomFaults = {
    ...(known ? {} : { kind: 'Please choose what kind of room it is.' }),
    ...(nameFault ? { name: nameFault } : {}),
    ...(parsed.includes(undefined)
      ? { beds: `Please choose the kind of each bed, and how many there are, from 1 to ${mostBeds}.` }
      : {}),
  }
  if (Object.keys(faults).length > 0) return { faults }
  const all = parsed as Bed[]
  return { room: { kind: known!, name, beds: all, ...(ensuite === 'yes' ? { ensuite: true } : {}) }, faults }
}

function parseBed({ kind, count }: BedValues): Bed | undefined {
  const known = bedKinds.find(each => each === kind)
  const number = wholeNumberIn(count === '' ? '1' : count, 1, mostBeds)
  return known && number !== undefined ? { kind: known, count: number } : undefined
}
