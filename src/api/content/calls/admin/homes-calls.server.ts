// The operator's calls by which homes are begun and described.

import { changeEquipment } from '#admin/stays/equipment/change-equipment.server.ts'
import { equipmentAsTyped, parseEquipment } from '#admin/stays/equipment/equipment-input.ts'
import type { ChangedHome } from '#admin/stays/form/change-home.server.ts'
import { homeRefusalStatus, homeRefusals } from '#admin/stays/form/home-refusals.ts'
import { findHomeInFrame } from '#admin/stays/frame/find-home-in-frame.server.ts'
import { knownCodes } from '#admin/stays/new-home/known-codes.server.ts'
import { makeHome } from '#admin/stays/new-home/make-home.server.ts'
import { parseNewHome } from '#admin/stays/new-home/new-home-input.ts'
import { changePhoto } from '#admin/stays/photos/change-photos.server.ts'
import { parsePhotoInput, photoWordFaults } from '#admin/stays/photos/photos-input.ts'
import { isPictureRefusal, pictureRefusals } from '#admin/stays/photos/picture-refusals.ts'
import { takePicture } from '#admin/stays/photos/take-picture.server.ts'
import { changePlace } from '#admin/stays/place/change-place.server.ts'
import { parsePlace, placeAsTyped } from '#admin/stays/place/place-input.ts'
import { showHome } from '#admin/stays/publishing/show-home.server.ts'
import { changeRooms } from '#admin/stays/rooms/change-rooms.server.ts'
import { parseRooms, roomsAsTyped } from '#admin/stays/rooms/rooms-input.ts'
import { changeWords } from '#admin/stays/words/change-words.server.ts'
import { parseWords, wordsAsTyped } from '#admin/stays/words/home-words.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { formOf, refuseAt, refuseFields } from '#api/content/calls/address-fields.ts'
import { answerOne, contentSentences, refuseWith } from '#api/content/content-answer.ts'
import type { homesContract } from '#api/content/contract/admin/homes-contract.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { decimalText, money, parseCurrency } from '#values/money.ts'
import type { Slug } from '#values/slug.ts'
import { describeEntered } from './describe-entered.server.ts'
import { refuseBy } from './refuse-by.ts'

export const homesCalls: Handlers<keyof typeof homesContract> = {
  makeHome: async ({ tools, user, body }) => {
    const { point, nightlyMinor, currency, ...said } = body
    const code = parseCurrency(currency)
    const nightly = code && nightlyMinor !== undefined ? decimalText(money(nightlyMinor, code)) : undefined
    const parsed = parseNewHome(formOf({ ...said, currency, nightly, where: writtenPoint(point) }), knownCodes)
    if (!parsed.ok) {
      return refuseFields(Object.entries(parsed.faults).map(([field, fault]) => [newFields[field] ?? field, fault]))
    }
    const made = await makeHome(tools, user, parsed.input)
    if (!made.ok) return refuseBy(homeRefusalStatus, homeRefusals, made)
    return answerStanding(tools, user, made.slug, { location: `/api/admin/homes/${made.slug}` })
  },

  readHomeEntered: ({ tools, user, path }) => answerEntered(tools, user, path.slug as Slug),

  showHome: async ({ tools, user, path, body: { version, status } }) => {
    const shown = await showHome(tools, user, { slug: path.slug as Slug, version }, status)
    return answerChanged(tools, user, path.slug as Slug, shown)
  },

  changeRooms: async ({ tools, user, path, body: { version, ...entered } }) => {
    const parsed = parseRooms(roomsAsTyped(entered))
    if (!parsed.ok) {
      const { rooms, bathrooms } = parsed.faults
      const ofRooms = rooms.flatMap((faults, at) =>
        Object.entries(faults).map(([field, fault]) => [['rooms', String(at), field], fault] as const),
      )
      return refuseAt(bathrooms ? [[['bathroomHalves'], bathrooms] as const, ...ofRooms] : ofRooms)
    }
    const changed = await changeRooms(tools, user, { slug: path.slug as Slug, version }, parsed.entered)
    return answerChanged(tools, user, path.slug as Slug, changed)
  },

  changeEquipment: async ({ tools, user, path, body: { version, ...entered } }) => {
    const parsed = parseEquipment(equipmentAsTyped(entered))
    if (!parsed.ok) return refuseFields(Object.entries(parsed.faults))
    const changed = await changeEquipment(tools, user, { slug: path.slug as Slug, version }, parsed.entered)
    return answerChanged(tools, user, path.slug as Slug, changed)
  },

  changePlace: async ({ tools, user, path, body: { version, place } }) => {
    const typed = { ...placeAsTyped(place), where: writtenPoint(place.point) }
    const parsed = parsePlace(typed, knownCodes)
    if (!parsed.ok) {
      return refuseAt(Object.entries(parsed.faults).map(([field, fault]) => [['place', field], fault]))
    }
    const changed = await changePlace(tools, user, { slug: path.slug as Slug, version }, parsed.place)
    return answerChanged(tools, user, path.slug as Slug, changed)
  },

  addPhoto: async ({ tools, user, path, body }) => {
    const [alt, room] = [body.alt.trim(), body.room.trim()]
    const faults = Object.entries(photoWordFaults({ alt, room }))
    if (faults.length > 0) return refuseFields(faults)
    const bytes = Buffer.from(body.picture, 'base64')
    const taken = await takePicture(tools, user, path.slug as Slug, { bytes, alt, room })
    if (taken.ok) return answerEntered(tools, user, path.slug as Slug)
    if (taken.reason === 'no-room') return refuseWith(503, pictureRefusals['no-room'])
    if (isPictureRefusal(taken.reason)) return refuseFields([['picture', pictureRefusals[taken.reason]]])
    return refuseBy(homeRefusalStatus, homeRefusals, { reason: taken.reason })
  },

  changePhoto: async ({ tools, user, path, body }) => {
    const parsed = parsePhotoInput(formOf(body))
    if (!parsed?.ok) return refuseFields(Object.entries(parsed?.faults ?? {}))
    const changed = await changePhoto(tools, user, path.slug as Slug, parsed.input)
    return answerChanged(tools, user, path.slug as Slug, changed)
  },

  changeWords: async ({ tools, user, path, body: { version, words } }) => {
    const parsed = parseWords(wordsAsTyped({ ...words, slug: words.slug as Slug }))
    if (!parsed.ok) {
      return refuseAt(
        Object.entries(parsed.faults).map(([field, fault]) => [['words', callFields[field] ?? field], fault]),
      )
    }
    const changed = await changeWords(tools, user, { slug: path.slug as Slug, version }, parsed.words)
    return answerChanged(tools, user, parsed.words.slug, changed)
  },
}

const newFields: Readonly<Record<string, string>> = { where: 'point', nightly: 'nightlyMinor' }

/** The fields of the page's forms by the names that programs know. */
const callFields: Readonly<Record<string, string>> = {
  area: 'areaM2',
  guests: 'maxGuests',
  pets: 'petsMax',
  mode: 'bookingMode',
  registration: 'registrationNumber',
}

function writtenPoint({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  return `${latitude.toFixed(7)}, ${longitude.toFixed(7)}`
}

async function answerStanding(tools: Tools, who: Operator, slug: string, more: { readonly location?: string } = {}) {
  const home = await findHomeInFrame(tools.database, who, slug)
  if (!home) return refuseWith(404, contentSentences.notFound)
  const { name, version, statusCode } = home
  return answerOne({ slug, name, status: statusCode, version }, more)
}

function answerChanged(tools: Tools, who: Operator, slug: Slug, changed: ChangedHome) {
  return changed.ok ? answerEntered(tools, who, slug) : refuseBy(homeRefusalStatus, homeRefusals, changed)
}

async function answerEntered(tools: Tools, who: Operator, slug: Slug) {
  const entered = await describeEntered(tools, who, slug)
  return entered ? answerOne(entered) : refuseWith(404, contentSentences.notFound)
}
