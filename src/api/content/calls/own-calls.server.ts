// The calls about one's own account, each handled by the command behind a form of the account page.

import type { Handlers } from '#api/content/asked.server.ts'
import {
  answerOne,
  answerWith,
  type ContentRefusal,
  notThere,
  refuseWith,
  tooManyCalls,
} from '#api/content/content-answer.ts'
import type { ownContract } from '#api/contract/own-contract.ts'
import { strapiWords } from '#api/contract/strapi-words.ts'
import { memory, ownData } from '#api/identity/own-data.server.ts'
import { sentenceBy } from '#catalogue/sentence.ts'
import { favouritesOf, keepFavourites, letFavouriteGo } from '#favourites/account-favourites.server.ts'
import { writeHome, writeVisit } from '#favourites/favourites.ts'
import { parseHome } from '#favourites/parse-favourites.ts'
import { favouritesAddress, tellVisit } from '#favourites/tell-favourites.ts'
import { clientCodes, type IdentityReason } from '#identity/wire/identity-reason.ts'
import { parseVisitInput } from '#quotes/input/visit-input.ts'
import { findStay } from '#stays/stay-store.server.ts'
import { refusalOf } from '#users/form/sign-in-refusal.ts'
import { deleteOwnAccount, type LeaveRefusal, leaveRefusals } from '#users/own-data/delete-own-account.server.ts'
import { changeName, changesOf, nameRefusal } from '#users/own-page/change-account.server.ts'
import { closeSessionOf } from '#users/session/close-session.server.ts'
import { listSessions } from '#users/session/session-store.server.ts'
import { earliestToday } from '#values/calendar-day.ts'
import type { Slug } from '#values/slug.ts'
import { refuseFields, written } from './address-fields.ts'
import { asTold } from './as-told.ts'

export const ownCalls: Handlers<keyof typeof ownContract> = {
  readMyData: async ({ tools, user }) => answerOne(asTold(await ownData(tools, user))),

  deleteMe: async ({ tools, user, client, token, body }) => {
    const left = await deleteOwnAccount({ tools, client: { ...client, sessionToken: token }, who: user }, body, memory)
    if (left.ok) return answerWith({ ok: true })
    const { reason } = left
    return isLeaveRefusal(reason)
      ? refuseWith(409, sentenceBy(leaveRefusals[reason]), { reason })
      : refuseChange(reason)
  },

  changeMyName: async ({ tools, user, client, body }) => {
    const changed = await changeName({ tools, client, who: user }, body.name)
    if (changed.ok) return answerWith({ ok: true })
    const { reason } = changed
    return reason === 'name-too-long' ? refuseFields([['name', nameRefusal(reason)]]) : refuseChange(reason)
  },

  changeMyEmail: async ({ tools, user, client, token, body }) => {
    const { email: newEmail, currentPassword } = body
    const owner = { tools, client: { ...client, sessionToken: token }, who: user }
    const sent = await changesOf(tools).changeEmail(owner, { newEmail, currentPassword })
    return sent.ok ? answerWith({ email: sent.email, sent: true }) : refuseChange(sent.reason)
  },

  listFavourites: async ({ tools, user, origin }) => {
    const homes = await favouritesOf(tools.database, user.id)
    const data = homes.map(({ slug, visit, keptAt }) => asTold({ home: String(slug), ...tellVisit(visit), keptAt }))
    return answerWith({ data, meta: { total: data.length, address: origin + favouritesAddress(homes) } })
  },

  keepFavourite: async ({ tools, user, body: { home, checkIn = '', checkOut = '', party } }) => {
    const { childAges = [], ...counts } = party ?? {}
    const visit = parseVisitInput(
      written({ in: checkIn, out: checkOut, ages: childAges.join(', '), ...counts }),
      earliestToday(tools.clock.now()),
    )
    const faults = Object.entries({ ...visit.hints, ...visit.faults })
    if (faults.length > 0) return refuseFields(faults.map(([name, fault]) => [namesOfFields[name] ?? 'party', fault]))
    const found = await findStay(tools.database, home as Slug)
    if (!found) return notThere
    const slug = found.kind === 'found' ? found.stay.slug : found.slug
    // As a heart sends it: a party of more children than that holds is left out.
    const kept = parseHome(writeHome({ slug: slug as Slug, visit: writeVisit(visit.fields) }))!
    const { leftOut } = await keepFavourites(tools.database, user.id, [{ ...kept, keptAt: tools.clock.now() }])
    return answerWith({ ok: true, leftOut: leftOut.map(each => String(each.slug)) })
  },

  removeFavourite: async ({ tools, user, path }) => {
    await letFavouriteGo(tools.database, user.id, path.slug as Slug)
    return answerWith({ ok: true })
  },

  listMySessions: async ({ tools, user, sessionId }) => {
    const rows = await listSessions(tools.database, user.id, tools.clock.now())
    const data = rows.map(({ id, deviceLabel: device, createdAt, lastSeenAt, expiresAt }) =>
      asTold({ id, documentId: id, device, createdAt, lastSeenAt, expiresAt, isThis: id === sessionId }),
    )
    return answerWith({ data, meta: { total: data.length } })
  },

  endMySession: async ({ tools, user, path }) => {
    const isEnded = await closeSessionOf(tools, user, path.id)
    return isEnded ? answerWith({ ok: true }) : notThere
  },
}

const namesOfFields: Readonly<Record<string, string>> = { in: 'checkIn', out: 'checkOut' }

function isLeaveRefusal(reason: IdentityReason | LeaveRefusal): reason is LeaveRefusal {
  return Object.hasOwn(leaveRefusals, reason)
}

const statuses = [400, 403, 409, 503] as const

/** The provider's refusal in the account page's wording; a wrong password is the present one. */
function refuseChange(reason: IdentityReason): ContentRefusal {
  const code = clientCodes[reason]
  if (code === 'too-many-requests' || code === 'quota-exceeded') return tooManyCalls
  if (code === 'invalid-credential' || code === 'wrong-password') return refuseWith(400, strapiWords.wrongCurrent)
  const { faults, status } = refusalOf(reason)
  const [message = ''] = Object.values(faults)
  return refuseWith(statuses.find(each => each === status) ?? 400, message, { reason: code })
}
