// The calls about accounts, each answered by the verb that the pages ask too. Reference 7.6.

import { proveAtHosted } from '#accounts/own-page/change-at-hosted.server.ts'
import { changePassword } from '#accounts/own-page/change-sign-in.server.ts'
import { proveAgain } from '#accounts/own-page/prove-again.server.ts'
import { askConfirmation, askReset, confirmAddress, resetAndEnter } from '#accounts/program/mailed-ways.server.ts'
import type { IdentifierRefusal } from '#accounts/program/program-refusals.ts'
import { registerWithUsername } from '#accounts/program/register-with-username.server.ts'
import { signInByIdentifier } from '#accounts/program/sign-in-by-identifier.server.ts'
import { findUser } from '#accounts/user-store.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import {
  answerWith,
  type ContentRefusal,
  refuseAsked,
  refuseWith,
  contentSentences as say,
  tooManyCalls,
} from '#api/content/content-answer.ts'
import type { accountContract } from '#api/content/contract/account-contract.ts'
import { canonicalEmail } from '#identity/email-address.ts'
import { refusalMessage } from '#identity/friendly-message.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import type { IdentityReason } from '#identity/identity-reason.ts'
import { describeUser } from './describe-user.server.ts'
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
  weak: refuseWith(400, refusalMessage('WEAK_PASSWORD')),
  blocked: refuseAsked(say.blocked),
  off: refuseAsked(say.providerOff),
  'second-factor': hasSecondFactor,
} as const

export const accountCalls: Handlers<keyof typeof accountContract> = {
  readMe: async ({ tools, user, query }) => {
    const row = await findUser(tools.database, user.id)
    return answerWith(describeUser(row!, query.populate === undefined ? undefined : user.roles))
  },

  signIn: async ({ tools, door, body }) => {
    const entered = await signInByIdentifier(tools, door, body)
    return entered.ok ? signedIn(tools, entered) : identifierRefusals[entered.reason]
  },

  register: async ({ tools, door, body }) => {
    const made = await registerWithUsername(tools, door.caller, body)
    if (made.ok) return answerWith({ user: describeUser(made.user) })
    switch (made.reason) {
      case 'off':
        return refuseAsked(say.registerOff)
      case 'taken':
        return refuseAsked(say.taken)
      case 'too-many':
        return tooManyCalls
      case 'weak':
        return refuseWith(400, refusalMessage('WEAK_PASSWORD'))
    }
  },

  forgotPassword: async ({ tools, door, body }) => {
    const asked = await askReset(tools, door.caller, body.email)
    return asked.ok ? answerWith({ ok: true }) : tooManyCalls
  },

  resetPassword: async ({ tools, door, body }) => {
    const { code, password, passwordConfirmation } = body
    if (password !== passwordConfirmation) return refuseWith(400, say.mismatch)
    const reset = await resetAndEnter(tools, door, { code, password })
    if (!reset.ok) return mailedRefusals[reset.reason]
    return reset.entered ? signedIn(tools, reset.entered) : answerWith({ user: describeUser(reset.user) })
  },

  changePassword: async ({ tools, door, user, body }) => {
    const { currentPassword, password, passwordConfirmation } = body
    if (password !== passwordConfirmation) return refuseWith(400, say.mismatch)
    const same = password.normalize('NFKC') === currentPassword.normalize('NFKC')
    const prove = isHosted(tools.environment) ? proveAtHosted : proveAgain
    const changed = same
      ? await prove(tools, door, user, currentPassword)
      : await changePassword(tools, door, user, { currentPassword, newPassword: password })
    if (changed.ok) return 'visitor' in changed ? signedIn(tools, changed) : refuseWith(400, say.samePassword)
    return refuseChange(changed.reason)
  },

  sendEmailConfirmation: async ({ tools, door, body }) => {
    const asked = await askConfirmation(tools, door.caller, body.email)
    if (asked.ok) return answerWith({ email: canonicalEmail(body.email), sent: true })
    if (asked.reason === 'too-many') return tooManyCalls
    if (asked.reason === 'off') return refuseAsked(say.providerOff)
    return refuseAsked(asked.reason === 'confirmed' ? say.confirmed : say.userBlocked)
  },

  confirmEmail: async ({ tools, door, query, isHead }) => {
    if (isHead) return refuseWith(405, 'Only GET confirms an address.')
    const confirmed = await confirmAddress(tools, door.caller, query.confirmation)
    return confirmed.ok ? { ok: true, goTo: '/', status: 302 } : refuseWith(400, say.wrongConfirmation)
  },
}

function refuseChange(reason: IdentityReason): ContentRefusal {
  switch (reason) {
    case 'TOO_MANY_ATTEMPTS_TRY_LATER':
      return tooManyCalls
    case 'WEAK_PASSWORD':
    case 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS':
      return refuseWith(400, refusalMessage('WEAK_PASSWORD'))
    default:
      return refuseWith(400, say.wrongCurrent)
  }
}
