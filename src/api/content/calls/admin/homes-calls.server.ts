// The operator's calls by which homes are begun and described.

import { changeEquipment } from '#admin/stays/equipment/change-equipment.server.ts'
import type { ChangedHome } from '#admin/stays/form/change-home.server.ts'
import { homeRefusalStatus, homeRefusals } from '#admin/stays/form/home-refusals.ts'
import { findHomeInFrame } from '#admin/stays/frame/find-home-in-frame.server.ts'
import { makeHome } from '#admin/stays/new-home/make-home.server.ts'
import { changePhoto } from '#admin/stays/photos/change-photos.server.ts'
import { parsePhotoInput, photoWordFaults } from '#admin/stays/photos/photos-input.ts'
import { isPictureRefusal, pictureRefusals } from '#admin/stays/photos/picture-refusals.ts'
import { takePicture } from '#admin/stays/photos/take-picture.server.ts'
import { changePlace } from '#admin/stays/place/change-place.server.ts'
import { showHome } from '#admin/stays/publishing/show-home.server.ts'
import { changeRooms } from '#admin/stays/rooms/change-rooms.server.ts'
import { changeWords } from '#admin/stays/words/change-words.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { formOf, refuseFields } from '#api/content/calls/address-fields.ts'
import { answerOne, notThere, refuseWith } from '#api/content/content-answer.ts'
import type { homesContract } from '#api/content/contract/admin/homes-contract.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { describeEntered } from './describe-entered.server.ts'

export const homesCalls: Handlers<keyof typeof homesContract> = {
  makeHome: async ({ tools, user, body }) => {
    const made = await makeHome(tools, user, body)
    if (!made.ok) return refuseCommand(homeRefusalStatus, homeRefusals, made)
    return answerStanding(tools, user, made.slug, { location: `/api/admin/homes/${made.slug}` })
  },

  readHomeEntered: ({ tools, user, path }) => answerEntered(tools, user, path.slug as Slug),

  showHome: async ({ tools, user, path, body: { version, status } }) => {
    const shown = await showHome(tools, user, { slug: path.slug as Slug, version }, status)
    return answerChanged(tools, user, path.slug as Slug, shown)
  },

  changeRooms: async ({ tools, user, path, body: { version, ...entered } }) => {
    const changed = await changeRooms(tools, user, { slug: path.slug as Slug, version }, entered)
    return answerChanged(tools, user, path.slug as Slug, changed)
  },

  changeEquipment: async ({ tools, user, path, body: { version, ...entered } }) => {
    const changed = await changeEquipment(tools, user, { slug: path.slug as Slug, version }, entered)
    return answerChanged(tools, user, path.slug as Slug, changed)
  },

  changePlace: async ({ tools, user, path, body: { version, place } }) => {
    const changed = await changePlace(tools, user, { slug: path.slug as Slug, version }, place)
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
    return refuseCommand(homeRefusalStatus, homeRefusals, { reason: taken.reason })
  },

  changePhoto: async ({ tools, user, path, body }) => {
    const parsed = parsePhotoInput(formOf(body))
    if (!parsed?.ok) return refuseFields(Object.entries(parsed?.faults ?? {}))
    const changed = await changePhoto(tools, user, path.slug as Slug, parsed.input)
    return answerChanged(tools, user, path.slug as Slug, changed)
  },

  changeWords: async ({ tools, user, path, body: { version, words } }) => {
    const changed = await changeWords(tools, user, { slug: path.slug as Slug, version }, words)
    return answerChanged(tools, user, words.slug, changed)
  },
}

async function answerStanding(tools: Tools, who: Operator, slug: string, more: { readonly location?: string } = {}) {
  const home = await findHomeInFrame(tools.database, who, slug)
  if (!home) return notThere
  const { name, version, statusCode } = home
  return answerOne({ slug, name, status: statusCode, version }, more)
}

function answerChanged(tools: Tools, who: Operator, slug: Slug, changed: ChangedHome) {
  return changed.ok ? answerEntered(tools, who, slug) : refuseCommand(homeRefusalStatus, homeRefusals, changed)
}

async function answerEntered(tools: Tools, who: Operator, slug: Slug) {
  const entered = await describeEntered(tools, who, slug)
  return entered ? answerOne(entered) : notThere
}
