// Every form of the user's own page, each by its name: one command each, and an answer for the page.

import { clientCodes, type IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { typed, typedWhole } from '#users/form/sign-in-input.ts'
import { refusalOf } from '#users/form/sign-in-refusal.ts'
import { leaveForGood, type Memory } from '#users/own-data/leave-for-good.server.ts'
import { type LeaveRefusal, leaveRefusals } from '#users/own-data/leave-words.ts'
import { closeSessionOf } from '#users/session/close-session.server.ts'
import type { Door } from '#users/session/door.server.ts'
import { sendVerification } from '#users/session/send-verification.server.ts'
import { noSessionCookie } from '#users/session/session-token.server.ts'
import { verificationRefusals } from '#users/user/verification.ts'
import type { VerifiedUser, Visitor } from '#users/user/visitor.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import {
  type Asked,
  changeFaults,
  parseCode,
  parseEmailChange,
  parseLeave,
  parsePasswordChange,
  parsePhoneChange,
  parseProof,
  parseProofWithCode,
} from './change-input.ts'
import { beginPhone, finishPhone, removePhone } from './change-phone.server.ts'
import { changeName, changePicture, nameRefusal, pictureRefusal } from './change-profile.server.ts'
import { beginFactor, finishFactor, removeFactor } from './change-second-factor.server.ts'
import { changeEmail, changePassword } from './change-sign-in.server.ts'
import { ownAccount } from './own-account.server.ts'
import { numberTaken, type UserForm, type UserFormAnswer, well, wrong } from './own-page-form.ts'

type Asking = {
  readonly tools: Tools
  readonly door: Door
  readonly visitor: Visitor
  readonly who: VerifiedUser
  readonly form: FormData
  readonly asked: Asked
  readonly memory: Memory
}

export async function handleUserForm(asking: Omit<Asking, 'asked'>): Promise<UserFormAnswer> {
  const { form } = asking
  const answer = handlerOf(form, answers)
  if (answer) {
    const { hasPassword, keptBy } = await ownAccount(asking.tools, asking.who)
    return answer({ ...asking, asked: { hasPassword, keptElsewhere: keptBy !== null } })
  }
  const [displayName, newEmail] = [textIn(form, 'displayName'), textIn(form, 'newEmail')]
  const [photoURL, phoneNumber] = [textIn(form, 'photoURL'), textIn(form, 'phoneNumber')]
  const values = { displayName, photoURL, newEmail, phoneNumber }
  return { posted: undefined, status: 400, faults: { form: unknownIntent }, values, cookies: [] }
}

const answers: Readonly<Record<UserForm, (asking: Asking) => Promise<UserFormAnswer>>> = {
  name: async ({ tools, door, who, form }) => {
    const displayName = typed(form, 'displayName')
    const changed = await changeName(tools, door, who, displayName)
    if (changed.ok) return well('name', { news: 'Saved.' })
    return wrong('name', { displayName: nameRefusal(changed.reason) }, { values: { displayName } })
  },

  picture: async ({ tools, door, who, form }) => {
    // Cut short it would be another address.
    const photoURL = typedWhole(form, 'photoURL').trim()
    const changed = await changePicture(tools, door, who, photoURL)
    if (changed.ok) return well('picture', { news: 'Saved.' })
    return wrong('picture', { photoURL: pictureRefusal(changed.reason) }, { values: { photoURL } })
  },

  password: async ({ tools, door, who, form, asked }) => {
    const parsed = parsePasswordChange(form, asked)
    if (!parsed.ok) return wrong('password', parsed.faults)
    const changed = await changePassword(tools, door, who, parsed.input)
    if (!changed.ok) return refusal('password', changed.reason)
    return well('password', { news: 'Your new password is saved.', cookies: changed.cookies })
  },

  email: async ({ tools, door, who, form, asked }) => {
    const values = { newEmail: typed(form, 'newEmail') }
    const parsed = parseEmailChange(form, asked)
    if (!parsed.ok) return wrong('email', parsed.faults, { values })
    const sent = await changeEmail(tools, door, who, parsed.input)
    if (!sent.ok) return refusal('email', sent.reason, { values })
    return well('email', { news: `A link is on its way to ${sent.email}.` })
  },

  phone: async ({ tools, door, who, form, asked }) => {
    const values = { phoneNumber: typed(form, 'phoneNumber') }
    const parsed = parsePhoneChange(form, asked)
    if (!parsed.ok) return wrong('phone', parsed.faults, { values })
    const { phoneNumber } = parsed.input
    const begun = await beginPhone(tools, door, who, parsed.input)
    if (!begun.ok) return refusal('phone', begun.reason, { values })
    const news = `A code is on its way to ${phoneNumber}. It is good for five minutes.`
    return well('phone', { step: { name: 'phone-code', ticket: begun.ticket, phoneNumber }, news })
  },

  'phone-code': async ({ tools, door, who, form }) => {
    const ticket = typed(form, 'ticket')
    const step = { name: 'phone-code', ticket, phoneNumber: typed(form, 'phoneNumber') } as const
    const parsed = parseCode(form)
    if (!parsed.ok) return wrong('phone-code', parsed.faults, { step })
    const finished = await finishPhone(tools, door, who, { ticket, ...parsed.input })
    if (finished.ok) return well('phone-code', { news: 'Your number is saved.' })
    if (finished.reason === 'PHONE_NUMBER_EXISTS') return wrong('phone', { phoneNumber: numberTaken }, { status: 409 })
    return refusal('phone-code', finished.reason, { step })
  },

  'phone-remove': async ({ tools, door, who, form, asked }) => {
    const parsed = parseProof(form, asked)
    if (!parsed.ok) return wrong('phone-remove', parsed.faults)
    const removed = await removePhone(tools, door, who, parsed.input)
    if (removed.ok) return well('phone-remove', { news: 'Your number is removed.' })
    if (removed.reason === 'only-way-in') return wrong('phone-remove', { form: onlyWayIn }, { status: 409 })
    return refusal('phone-remove', removed.reason)
  },

  factor: async ({ tools, door, who, form, asked }) => {
    const parsed = parseProof(form, asked)
    if (!parsed.ok) return wrong('factor', parsed.faults)
    const begun = await beginFactor(tools, door, who, parsed.input)
    if (!begun.ok) {
      const { reason } = begun
      return reason === 'no-apps' ? wrong('factor', { form: noApps }, { status: 403 }) : refusal('factor', reason)
    }
    const { sessionInfo, secret } = begun
    return well('factor', { step: { name: 'factor-code', sessionInfo, secret } })
  },

  'factor-code': async ({ tools, door, who, form }) => {
    const sessionInfo = typed(form, 'sessionInfo')
    const step = { name: 'factor-code', sessionInfo, secret: typed(form, 'secret') } as const
    const parsed = parseCode(form)
    if (!parsed.ok) return wrong('factor-code', parsed.faults, { step })
    const finished = await finishFactor(tools, door, who, { sessionInfo, ...parsed.input })
    if (!finished.ok) return refusal('factor-code', finished.reason, { step })
    return well('factor-code', { news: 'Two-step sign-in is on.', cookies: finished.cookies })
  },

  'factor-remove': async ({ tools, door, who, form, asked }) => {
    const parsed = asked.keptElsewhere ? parseProof(form, asked) : parseProofWithCode(form, asked)
    if (!parsed.ok) return wrong('factor-remove', parsed.faults)
    const removed = await removeFactor(tools, door, who, {
      code: '',
      ...parsed.input,
      factorId: typed(form, 'factorId'),
    })
    if (!removed.ok) return refusal('factor-remove', removed.reason)
    return well('factor-remove', { news: 'Two-step sign-in is off.', cookies: removed.cookies })
  },

  verify: async ({ tools, door, visitor }) => {
    const sent = await sendVerification(tools, door, visitor)
    if (sent.ok) return well('verify', { news: `A link is on its way to ${sent.email}.` })
    const status = sent.reason === 'too-many' ? 429 : 409
    return wrong('verify', { form: verificationRefusals[sent.reason] }, { status })
  },

  revoke: async ({ tools, who, form }) => {
    await closeSessionOf(tools, who, typed(form, 'session'))
    return well('revoke')
  },

  leave: async ({ tools, door, who, form, asked, memory }) => {
    const parsed = parseLeave(form, asked)
    if (!parsed.ok) return wrong('leave', parsed.faults)
    const left = await leaveForGood(tools, door, who, parsed.input, memory)
    if (left.ok) return well('leave', { left: true, cookies: [noSessionCookie(tools.environment)] })
    const { reason } = left
    if (isLeaveRefusal(reason)) return wrong('leave', { form: leaveRefusals[reason] }, { status: 409 })
    return refusal('leave', reason)
  },
}

/** What was typed into a field; undefined where the form has none of that name. */
const textIn = (form: FormData, name: string) => (form.has(name) ? typed(form, name) : undefined)

const noApps =
  'Codes of an app are not switched on for this site yet. Please write to us if you would like to use them.'
const onlyWayIn = 'Nobody could sign in to this account any more: it has no other way in.'

function isLeaveRefusal(reason: IdentityReason | LeaveRefusal): reason is LeaveRefusal {
  return Object.hasOwn(leaveRefusals, reason)
}

function refusal(posted: UserForm, reason: IdentityReason, more: Partial<UserFormAnswer> = {}): UserFormAnswer {
  const { faults, status } = refusalOf(reason)
  const code = clientCodes[reason]
  const isWrongPassword = code === 'invalid-credential' || code === 'wrong-password'
  return wrong(posted, changeFaults(faults, isWrongPassword), { ...more, status })
}
