// The protocol's operations on an account: lookup, update, mailed codes, deletion. Reference 7.1, 7.2.

import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { type Account, recordsOf } from '#identity/account/account-store.server.ts'
import { applyMailCode, checkMailCode } from '#identity/apply-mail-code.server.ts'
import { listSignInMethods } from '#identity/list-sign-in-methods.server.ts'
import { resetPassword } from '#identity/reset-password.server.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import { proveIdToken } from '#identity/session/proven-account.server.ts'
import { updateAccount } from '#identity/update-account.server.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { deleteByProof } from '#users/own-data/delete-own-account.server.ts'
import { type Asked, clearable, operation, text, texts, yesNo } from './operation.server.ts'
import { memory } from './own-data.server.ts'
import {
  accountAnswer,
  factorAnswer,
  hiddenHash,
  profileAnswer,
  providersAnswer,
  tokenAnswer,
} from './protocol-answer.server.ts'

const mailFields = {
  requestType: text,
  email: text,
  newEmail: text,
  idToken: text,
  continueUrl: text,
  returnOobLink: yesNo,
}

export const accountOperations = {
  'POST v1/accounts:lookup': operation({ idToken: text }, async ({ tools }, { idToken }) => {
    const proven = await proveIdToken(tools, idToken)
    if (!proven.ok) return proven
    const records = await recordsOf(tools.database, [proven.who.account.id])
    return { kind: 'identitytoolkit#GetAccountInfoResponse', users: records.map(accountAnswer) }
  }),
  'POST v1/accounts:sendOobCode': operation(mailFields, async (asked, body) => {
    const sent = await sendAskedCode(asked, body)
    return sent.ok ? { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: sent.email } : sent
  }),
  'POST v1/accounts:resetPassword': operation(
    { oobCode: text, newPassword: text },
    async ({ tools, caller }, { oobCode, newPassword }) => {
      if (!tools.environment.IDENTITY_METHODS.includes('password')) return refuse('PASSWORD_LOGIN_DISABLED')
      if (!oobCode) return refuse('MISSING_OOB_CODE')
      const kind = 'identitytoolkit#ResetPasswordResponse'
      if (newPassword) {
        const reset = await resetPassword(tools, caller, { code: oobCode, newPassword })
        return reset.ok ? { kind, requestType: 'PASSWORD_RESET', email: reset.email } : reset
      }
      const checked = await checkMailCode(tools, oobCode)
      if (!checked.ok) return checked
      const { kind: requestType, email, newEmail, factor } = checked.facts
      return { kind, requestType, email, newEmail, mfaInfo: factor && factorAnswer(factor) }
    },
  ),
  'POST v1/accounts:update': operation(
    {
      idToken: text,
      oobCode: text,
      displayName: clearable,
      photoUrl: clearable,
      email: text,
      password: text,
      deleteProvider: texts,
      deleteAttribute: texts,
      customAttributes: text,
      disableUser: yesNo,
      returnSecureToken: yesNo,
    },
    async (asked, { idToken, oobCode, deleteProvider, deleteAttribute = [], ...body }) => {
      const { tools, caller } = asked
      if (!idToken && !oobCode) return refuse('INVALID_REQ_TYPE', say.parametersUnknown)
      if (body.customAttributes !== undefined) return refuse('INSUFFICIENT_PERMISSION')
      if (oobCode) {
        const applied = await applyMailCode(tools, caller, oobCode)
        return applied.ok ? answerUpdate(tools, applied.account) : applied
      }
      const proven = await proveIdToken(tools, idToken)
      if (!proven.ok) return proven
      if (body.disableUser !== undefined) return refuse('OPERATION_NOT_ALLOWED')
      const updated = await updateAccount(tools, caller, proven.who, {
        ...body,
        displayName: deleteAttribute.includes('DISPLAY_NAME') ? '' : body.displayName,
        photoUrl: deleteAttribute.includes('PHOTO_URL') ? '' : body.photoUrl,
        deleteProviders: deleteProvider,
      })
      if (!updated.ok) return updated
      if (updated.device) asked.keepDevice(updated.device)
      const tokens = updated.tokens ? tokenAnswer(updated.tokens) : {}
      return { ...(await answerUpdate(tools, updated.account)), ...tokens }
    },
  ),
  'POST v1/accounts:delete': operation({ idToken: text }, async ({ tools }, { idToken }) => {
    const proven = await proveIdToken(tools, idToken)
    if (!proven.ok) return proven
    const left = await deleteByProof(tools, proven.who, memory)
    if (left.ok) return { kind: 'identitytoolkit#DeleteAccountResponse' }
    const { reason } = left
    return reason === 'visits-ahead' || reason === 'last-owner'
      ? refuse('OPERATION_NOT_ALLOWED', reason === 'visits-ahead' ? say.visitAhead : say.onlyOwner)
      : refuse(reason)
  }),
  'POST v1/accounts:createAuthUri': operation(
    { identifier: text, continueUri: text },
    async ({ tools, caller }, input) => {
      const listed = await listSignInMethods(tools, caller, input)
      if (!listed.ok) return listed
      const { methods } = listed
      const answer = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: randomBytes(20).toString('base64url') }
      return methods ? { ...answer, registered: methods.length > 0, signinMethods: methods } : answer
    },
  ),
}

type MailBody = z.output<z.ZodObject<typeof mailFields>>

async function sendAskedCode({ tools, caller }: Asked, body: MailBody): Promise<IdentityOutcome<{ email: string }>> {
  const { requestType, email, newEmail, idToken, continueUrl } = body
  if (!requestType || requestType === 'OOB_REQ_TYPE_UNSPECIFIED') return refuse('MISSING_REQ_TYPE')
  // The link in the answer is for administrators: an API key alone is anybody's.
  if (body.returnOobLink) return refuse('INSUFFICIENT_PERMISSION')
  switch (requestType) {
    case 'PASSWORD_RESET':
    case 'EMAIL_SIGNIN':
      return sendMailCode(tools, caller, { kind: requestType, email, continueUrl })
    case 'VERIFY_EMAIL':
    case 'VERIFY_AND_CHANGE_EMAIL': {
      if (requestType === 'VERIFY_AND_CHANGE_EMAIL' && !newEmail) return refuse('MISSING_NEW_EMAIL')
      const proven = await proveIdToken(tools, idToken)
      if (!proven.ok) return proven
      return sendMailCode(tools, caller, { kind: requestType, who: proven.who, newEmail, continueUrl })
    }
    default:
      return refuse('INVALID_REQ_TYPE')
  }
}

/** The account fields in the answer to an update. */
export async function answerUpdate(tools: Tools, account: Account) {
  const [record = { account, links: [], factors: [] }] = await recordsOf(tools.database, [account.id])
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.id,
    ...profileAnswer(account),
    emailVerified: account.emailVerified,
    passwordHash: account.passwordHash ? hiddenHash : undefined,
    providerUserInfo: providersAnswer(record),
  }
}
