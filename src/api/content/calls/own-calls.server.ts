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
import { clientCodes, type IdentityReason } from '#identity/wire/identity-reason.ts'
import { refusalOf } from '#users/form/sign-in-refusal.ts'
import { deleteOwnAccount, type LeaveRefusal, leaveRefusals } from '#users/own-data/delete-own-account.server.ts'
import { changeName, changesOf, nameRefusal } from '#users/own-page/change-account.server.ts'
import { closeSessionOf } from '#users/session/close-session.server.ts'
import { listSessions } from '#users/session/session-store.server.ts'
import { refuseFields } from './address-fields.ts'
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
