// Changes of an account of the embedded provider.

import { linksOf } from '#identity/account/account-store.server.ts'
import { rememberDevice } from '#identity/account/known-device.server.ts'
import {
  finishSecondFactor,
  startSecondFactor,
  withdrawSecondFactor,
} from '#identity/second-factor/enrol-second-factor.server.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import { proveByServer } from '#identity/session/proven-account.server.ts'
import type { Tokens } from '#identity/session/session.server.ts'
import { updateAccount } from '#identity/update-account.server.ts'
import { enter } from '#users/session/enter.server.ts'
import { proveAgain, proveWithCode } from '#users/session/prove-again.server.ts'
import { proveByThisSession } from '#users/session/prove-by-session.server.ts'
import { done, refused } from '#values/result.ts'
import type { AccountChanges, Owner } from './account-changes.server.ts'

export const embeddedChanges: AccountChanges = {
  prove: ({ tools, client, who }, password) => proveAgain(tools, client, who, password),

  changeProfile: async ({ tools, client, who }, profile) => {
    const proved = await proveByServer(tools, who.subject, { signedInAt: tools.clock.now() })
    if (!proved.ok) return refused('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    return updateAccount(tools, client.caller, proved.who, profile)
  },

  changePassword: async ({ tools, client, who }, { currentPassword, newPassword }) => {
    const proved = await proveAgain(tools, client, who, currentPassword)
    if (!proved.ok) return proved
    const changed = await updateAccount(tools, client.caller, proved.who, { password: newPassword })
    if (!changed.ok) return changed
    const { tokens, device } = changed
    if (!tokens || !device) throw new Error('A new password came without a new session')
    return enter(tools, client, { tokens, device })
  },

  changeEmail: async ({ tools, client, who }, { currentPassword, newEmail }) => {
    const proved = await proveAgain(tools, client, who, currentPassword)
    if (!proved.ok) return proved
    const sent = await sendMailCode(tools, client.caller, {
      kind: 'VERIFY_AND_CHANGE_EMAIL',
      who: proved.who,
      newEmail,
    })
    return sent.ok ? done({ email: newEmail }) : sent
  },

  removePhone: async ({ tools, client, who }, { currentPassword }) => {
    const proved = await proveAgain(tools, client, who, currentPassword)
    if (!proved.ok) return proved
    const { account } = proved.who
    const links = await linksOf(tools.database, account.id)
    if (!account.passwordHash && !account.emailLink && links.length === 0) return refused('only-way-in')
    return updateAccount(tools, client.caller, proved.who, { deleteProviders: ['phone'] })
  },

  beginFactor: async ({ tools, client, who }, { currentPassword }) => {
    const proved = await proveAgain(tools, client, who, currentPassword)
    return proved.ok ? startSecondFactor(tools, proved.who) : proved
  },

  finishFactor: async ({ tools, client, who }, input) => {
    // Only who proved themselves in the first step has the text that names it, and it is for this account alone.
    const proved = await proveByThisSession(tools, client, who, tools.clock.now())
    if (!proved.ok) return proved
    const finished = await finishSecondFactor(tools, client.caller, proved.who, input)
    return finished.ok ? enterAnew({ tools, client, who }, finished.tokens) : finished
  },

  removeFactor: async ({ tools, client, who }, input) => {
    const proved = await proveWithCode(tools, client, who, input)
    if (!proved.ok) return proved
    const withdrawn = await withdrawSecondFactor(tools, client.caller, proved.who, input)
    return withdrawn.ok ? enterAnew({ tools, client, who }, withdrawn.tokens) : withdrawn
  },
}

// The change ended every session, this browser's too.
async function enterAnew({ tools, client, who }: Owner, tokens: Tokens) {
  const device = await rememberDevice(tools.database, client.caller, who.subject, tools.clock.now())
  return enter(tools, client, { tokens, device })
}
