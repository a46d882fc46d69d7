// The calls about accounts, each handled by the same command as the pages. Reference 7.6.

import { describeUser } from '#api/content/answers/describe-user.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { answerWith, type ContentRefusal, refuseAsked, refuseWith, tooManyCalls } from '#api/content/content-answer.ts'
import { type accountContract, fieldsOfUser } from '#api/contract/account-contract.ts'
import { strapiWords as say } from '#api/contract/strapi-words.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { isCommonPassword, passwordFault, passwordPolicy } from '#identity/password/new-password.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { changesOf } from '#users/own-page/change-account.server.ts'
import type { IdentifierRefusal } from '#users/program/program-refusals.server.ts'
import { registerWithUsername } from '#users/program/register-with-username.server.ts'
import { askConfirmation, askReset, confirmAddress, resetAndEnter } from '#users/program/reset-and-confirm.server.ts'
import { signInByIdentifier } from '#users/program/sign-in-by-identifier.server.ts'
import { findUser } from '#users/user/user-store.server.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { hasSecondFactor, signedIn } from './signed-in.server.ts'

const identifierRefusals: Readonly<Record<IdentifierRefusal, ContentRefusal>> = {
  off: refuseAsked(say.providerOff),
  wrong: refuseWith(400, say.wrongPassword),
  'too-many': tooManyCalls,
  unconfirmed: refuseAsked(say.unconfirmed),
  blocked: refuseAsked(say.blocked),
  'second-factor': hasSecondFactor,
}

const mailedRefusals = {
  'wrong-code': refuseWith(400, say.wrongCode),
  weak: weakPassword(say.weakPassword),
  blocked: refuseAsked(say.blocked),
  off: refuseAsked(say.providerOff),
  'second-factor': hasSecondFactor,
} as const

const registerRefusals = {
  off: refuseAsked(say.registerOff),
  taken: refuseAsked(say.taken),
  'too-many': tooManyCalls,
  weak: mailedRefusals.weak,
} as const

const confirmationRefusals = {
  'too-many': tooManyCalls,
  off: refuseAsked(say.providerOff),
  confirmed: refuseAsked(say.confirmed),
  blocked: refuseAsked(say.userBlocked),
} as const

export const accountCalls: Handlers<keyof typeof accountContract> = {
  readMe: async ({ tools, user, query }) => {
    const row = await findUser(tools.database, user.id)
    const told = describeUser(row!, query.populate === undefined ? undefined : user.roles)
    const asked = fieldsAsked(query.fields)
    if (!asked) return answerWith(told)
    const strange = asked.find(name => !fieldsOfUser.includes(name))
    if (strange !== undefined) return refuseWith(400, say.invalidKey(strange.slice(0, 60).toWellFormed()))
    const kept = new Set(['id', 'documentId', 'role', ...asked])
    return answerWith({
      ...Object.fromEntries(Object.entries(told).filter(([name]) => kept.has(name))),
      ...{ id: told.id, documentId: told.documentId },
    })
  },

  signIn: async ({ tools, client, body }) => {
    const entered = await signInByIdentifier(tools, client, body)
    return entered.ok ? signedIn(tools, entered) : identifierRefusals[entered.reason]
  },

  register: async ({ tools, client, body }) => {
    const unfit = passwordRefusal(tools, body.password, body.email)
    if (unfit) return unfit
    const made = await registerWithUsername(tools, client, body)
    if (made.ok) {
      const { contentToken, user } = made
      return answerWith({ ...(contentToken ? { jwt: contentToken } : {}), user: describeUser(user) })
    }
    return registerRefusals[made.reason]
  },

  forgotPassword: async ({ tools, client, body }) => {
    const asked = await askReset(tools, client.caller, body.email)
    return asked.ok ? answerWith({ ok: true }) : tooManyCalls
  },

  resetPassword: async ({ tools, client, body }) => {
    const { code, password } = body
    const unfit = passwordRefusal(tools, password)
    if (unfit) return unfit
    const reset = await resetAndEnter(tools, client, { code, password })
    if (!reset.ok) return mailedRefusals[reset.reason]
    return reset.entered ? signedIn(tools, reset.entered) : answerWith({ user: describeUser(reset.user) })
  },

  changePassword: async ({ tools, client, user, body }) => {
    const { currentPassword, password } = body
    const same = password.normalize('NFKC') === currentPassword.normalize('NFKC')
    const unfit = same ? undefined : passwordRefusal(tools, password, user.email)
    if (unfit) return unfit
    const owner = { tools, client, who: user }
    if (same) {
      const proved = await changesOf(tools).prove(owner, currentPassword)
      return proved.ok ? refuseWith(400, say.samePassword) : refuseChange(proved.reason)
    }
    const changed = await changesOf(tools).changePassword(owner, { currentPassword, newPassword: password })
    return changed.ok ? signedIn(tools, changed) : refuseChange(changed.reason)
  },

  sendEmailConfirmation: async ({ tools, client, body }) => {
    const asked = await askConfirmation(tools, client.caller, body.email)
    return asked.ok ? answerWith({ email: canonicalEmail(body.email), sent: true }) : confirmationRefusals[asked.reason]
  },

  confirmEmail: async ({ tools, client, query, isHead }) => {
    if (isHead) return refuseWith(405, say.onlyGet)
    const confirmed = await confirmAddress(tools, client.caller, query.confirmation)
    return confirmed.ok ? { ok: true, goTo: '/', status: 302 } : refuseWith(400, say.wrongConfirmation)
  },
}

/** A password refused by the site's policy, as a fault of its field; a hosted project states its own policy. */
function passwordRefusal({ environment }: Tools, password: string, email?: string | null): ContentRefusal | undefined {
  if (isHosted(environment) || !passwordFault(environment, password, email)) return undefined
  const { leastLength } = passwordPolicy(environment)
  if (password.length < leastLength) return weakPassword(say.tooShort('password', leastLength))
  return weakPassword(isCommonPassword(password) ? say.commonPassword : say.weakPassword)
}

function weakPassword(message: string): ContentRefusal {
  return refuseWith(400, message, { errors: [{ path: ['password'], message, name: 'ValidationError' }] })
}

/** Selected fields of a user; undefined for all. */
function fieldsAsked(fields: string | readonly string[] | undefined): readonly string[] | undefined {
  const asked = typeof fields === 'string' ? fields.split(',').map(name => name.trim()) : fields
  return asked === undefined || asked.includes('*') || asked.join('') === '' ? undefined : asked
}

function refuseChange(reason: IdentityReason): ContentRefusal {
  if (reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') return tooManyCalls
  const isWeak = reason === 'WEAK_PASSWORD' || reason === 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  return isWeak ? mailedRefusals.weak : refuseWith(400, say.wrongCurrent)
}
