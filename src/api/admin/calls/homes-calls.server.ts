// The operator's calls by which homes are begun and described.

import { changeEquipment } from '#admin/stays/equipment/change-equipment.server.ts'
import type { ChangedHome } from '#admin/stays/form/change-home.server.ts'
import { homeRefusalStatus, homeRefusals } from '#admin/stays/form/home-refusals.ts'
import { findHomeInFrame } from '#admin/stays/frame/find-home-in-frame.server.ts'
import { changeTranslations } from '#admin/stays/languages/change-translations.server.ts'
import { findHomeTexts, findTranslated, furtherLanguages } from '#admin/stays/languages/find-translated.server.ts'
import { translationFaults } from '#admin/stays/languages/translations-input.ts'
import { makeHome } from '#admin/stays/new-home/make-home.server.ts'
import { addUploadedPhoto } from '#admin/stays/photos/add-uploaded-photo.server.ts'
import { changePhoto } from '#admin/stays/photos/change-photos.server.ts'
import { parsePhotoInput, photoWordFaults } from '#admin/stays/photos/photos-input.ts'
import { isPictureRefusal, pictureRefusals } from '#admin/stays/photos/picture-refusals.ts'
import { changePlace } from '#admin/stays/place/change-place.server.ts'
import { showHome } from '#admin/stays/publishing/show-home.server.ts'
import { changeRooms } from '#admin/stays/rooms/change-rooms.server.ts'
import { changeWords } from '#admin/stays/words/change-words.server.ts'
import { describeEntered } from '#api/admin/answers/describe-entered.server.ts'
import type { homesContract } from '#api/admin-contract/homes-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { formOf, refuseAt, refuseFields } from '#api/content/calls/address-fields.ts'
import { answerOne, notThere, refuseWith } from '#api/content/content-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'

type AboutHome = { readonly tools: Tools; readonly user: Operator; readonly path: { readonly slug: string } }

export const homesCalls: Handlers<keyof typeof homesContract> = {
  makeHome: async ({ tools, user, body }) => {
    const made = await makeHome(tools, user, body)
    if (!made.ok) return refuseCommand(homeRefusalStatus, homeRefusals, made)
    const home = await findHomeInFrame(tools.database, user, made.slug)
    if (!home) return notThere
    const { name, version, statusCode: status } = home
    return answerOne({ slug: made.slug, name, status, version }, { location: `/api/admin/homes/${made.slug}` })
  },

  readHomeEntered: asked => answerEntered(asked),

  showHome: ({ body: { version, status, withoutImprint }, ...asked }) =>
    answerChanged(
      asked,
      showHome(asked.tools, asked.user, seenHome(asked, version), { status, isWarned: withoutImprint }),
    ),

  changeRooms: ({ body: { version, ...rooms }, ...asked }) =>
    answerChanged(asked, changeRooms(asked.tools, asked.user, seenHome(asked, version), rooms)),

  changeEquipment: ({ body: { version, ...equipment }, ...asked }) =>
    answerChanged(asked, changeEquipment(asked.tools, asked.user, seenHome(asked, version), equipment)),

  changePlace: ({ body: { version, place }, ...asked }) =>
    answerChanged(asked, changePlace(asked.tools, asked.user, seenHome(asked, version), place)),

  readTranslations: asked => answerTranslations(asked),

  changeTranslations: async ({ body: { version, ...input }, ...asked }) => {
    const { tools, user, path } = asked
    const language = furtherLanguages(tools.environment).find(({ code }) => code === path.language)
    const home = await findHomeInFrame(tools.database, user, path.slug)
    if (!language || !home) return notThere
    const faults = translationFaults(await findHomeTexts(tools.database, home.id), input)
    if (faults.length > 0) {
      return refuseAt(faults.map(([at, fault]) => [['translations', String(at), 'translation'], fault]))
    }
    const changed = await changeTranslations(tools, user, seenHome(asked, version), language, input)
    return changed.ok ? answerTranslations(asked) : refuseCommand(homeRefusalStatus, homeRefusals, changed)
  },

  addPhoto: async ({ body, ...asked }) => {
    const [alt, room] = [body.alt.trim(), body.room.trim()]
    const faults = Object.entries(photoWordFaults({ alt, room }))
    if (faults.length > 0) return refuseFields(faults)
    const bytes = Buffer.from(body.picture, 'base64')
    const taken = await addUploadedPhoto(asked.tools, asked.user, asked.path.slug as Slug, { bytes, alt, room })
    if (taken.ok) return answerEntered(asked)
    if (taken.reason === 'no-room') return refuseWith(503, pictureRefusals['no-room']())
    if (isPictureRefusal(taken.reason)) return refuseFields([['picture', pictureRefusals[taken.reason]()]])
    return refuseCommand(homeRefusalStatus, homeRefusals, { reason: taken.reason })
  },

  changePhoto: async ({ body, ...asked }) => {
    const parsed = parsePhotoInput(formOf(body))
    if (!parsed?.ok) return refuseFields(Object.entries(parsed?.faults ?? {}))
    return answerChanged(asked, changePhoto(asked.tools, asked.user, asked.path.slug as Slug, parsed.input))
  },

  changeWords: ({ body: { version, words }, ...asked }) =>
    // The words may give the home another slug.
    answerChanged({ ...asked, path: words }, changeWords(asked.tools, asked.user, seenHome(asked, version), words)),
}

function seenHome({ path }: AboutHome, version: number) {
  return { slug: path.slug as Slug, version }
}

async function answerChanged(asked: AboutHome, changing: Promise<ChangedHome>) {
  const changed = await changing
  return changed.ok ? answerEntered(asked) : refuseCommand(homeRefusalStatus, homeRefusals, changed)
}

async function answerTranslations({ tools, user, path }: AboutHome) {
  const home = await findHomeInFrame(tools.database, user, path.slug)
  if (!home) return notThere
  const found = await findTranslated(tools.database, user, home.id, furtherLanguages(tools.environment))
  const languages = found.map(({ language: { code }, missing, texts }) => ({
    ...{ language: code, missing },
    texts: texts.map(({ kind, source, translation }) => ({ kind, source, translation })),
  }))
  return answerOne({ slug: home.slug, version: home.version, languages })
}

async function answerEntered({ tools, user, path }: AboutHome) {
  const entered = await describeEntered(tools, user, path.slug as Slug)
  return entered ? answerOne(entered) : notThere
}
