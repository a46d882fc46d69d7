// The protocol's administrative operations: what the vendor's admin SDK calls. Here only tests may (`Bearer owner`).

import { z } from 'zod'
import {
  findAccount,
  findAccountByEmail,
  findAccountByPhone,
  recordsOf,
} from '#identity/account/account-store.server.ts'
import { makeMailCode } from '#identity/mail/mail-code.server.ts'
import { importAccounts } from '#identity/operating/import-accounts.server.ts'
import {
  type AccountFields,
  createAccount,
  editAccount,
  endAccountSessions,
  eraseAccount,
  listAccounts,
  removeAccountFactors,
} from '#identity/operating/manage-accounts.server.ts'
import { refuse } from '#identity/wire/identity-reason.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { answerUpdate } from './account-operations.server.ts'
import { operation, text, texts, yesNo } from './operation.server.ts'
import { accountAnswer, ProtocolFault } from './protocol-answer.server.ts'

const account = {
  localId: text,
  email: text,
  emailVerified: yesNo,
  password: text,
  displayName: text,
  photoUrl: text,
  phoneNumber: text,
  customAttributes: text,
}

export const administratorOperations = {
  'POST accounts:signUp': operation({ ...account, disabled: yesNo }, async ({ tools }, { localId, ...body }) => {
    const made = await createAccount(tools, { ...withClaims(body), id: localId || undefined })
    if (!made.ok) return made
    const { id, email, displayName } = made.account
    return { kind: 'identitytoolkit#SignupNewUserResponse', localId: id, email: email ?? undefined, displayName }
  }),
  'POST accounts:lookup': operation(
    { localId: texts, email: texts, phoneNumber: texts },
    async ({ tools: { database } }, { localId = [], email = [], phoneNumber = [] }) => {
      const found = await Promise.all([
        ...localId.map(id => findAccount(database, id)),
        ...email.map(address => findAccountByEmail(database, canonicalEmail(address))),
        ...phoneNumber.map(number => findAccountByPhone(database, number)),
      ])
      const distinct = [...new Set(found.flatMap(each => each?.id ?? []))]
      const users = (await recordsOf(database, distinct)).map(accountAnswer)
      return { kind: 'identitytoolkit#GetAccountInfoResponse', users: users.length > 0 ? users : undefined }
    },
  ),
  'POST accounts:update': operation(
    {
      ...account,
      disableUser: yesNo,
      validSince: text,
      deleteAttribute: texts,
      deleteProvider: texts,
      mfa: z.object({ enrollments: z.array(z.object({})).optional() }).optional(),
    },
    async (
      { tools },
      { localId, disableUser, validSince, deleteAttribute = [], deleteProvider = [], mfa, ...body },
    ) => {
      if (!localId) return refuse('MISSING_LOCAL_ID')
      const edited = await editAccount(tools, localId, {
        ...withClaims(body),
        disabled: disableUser,
        ...(deleteAttribute.includes('DISPLAY_NAME') ? { displayName: '' } : {}),
        ...(deleteAttribute.includes('PHOTO_URL') ? { photoUrl: '' } : {}),
        ...(deleteProvider.includes('phone') ? { phoneNumber: '' } : {}),
      })
      if (!edited.ok) return edited
      if (mfa && !mfa.enrollments?.length) await removeAccountFactors(tools, localId)
      // The admin SDK revokes an account's tokens by moving this instant.
      if (validSince) await endAccountSessions(tools, localId)
      return answerUpdate(tools, edited.account)
    },
  ),
  'POST accounts:delete': operation({ localId: text }, async ({ tools }, { localId }) => {
    if (!localId) return refuse('MISSING_LOCAL_ID')
    const erased = await eraseAccount(tools, localId)
    return erased.ok ? { kind: 'identitytoolkit#DeleteAccountResponse' } : erased
  }),
  'POST accounts:batchDelete': operation(
    { localIds: texts, force: yesNo },
    async ({ tools }, { localIds = [], force = false }) => {
      const errors: { index: number; localId: string; message: string }[] = []
      for (const [index, localId] of localIds.entries()) {
        const found = await findAccount(tools.database, localId)
        if (found && !found.disabled && !force) {
          errors.push({ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' })
        } else if (found) await eraseAccount(tools, localId)
      }
      return { errors: errors.length > 0 ? errors : undefined }
    },
  ),
  'GET accounts:batchGet': operation(
    { maxResults: text, nextPageToken: text },
    async ({ tools }, { maxResults, nextPageToken }) => {
      const limit = Math.min(Math.max(Math.floor(Number(maxResults)) || 20, 1), 1000)
      const { records, next } = await listAccounts(tools, { after: nextPageToken, limit })
      const users = records.map(accountAnswer)
      return { kind: 'identitytoolkit#DownloadAccountResponse', users, nextPageToken: next }
    },
  ),
  'POST accounts:batchCreate': operation({ users: z.array(z.unknown()).default([]) }, async ({ tools }, { users }) => {
    const { faults } = await importAccounts(tools, users)
    return { kind: 'identitytoolkit#UploadAccountResponse', error: faults }
  }),
  'POST accounts:query': operation({ returnUserInfo: yesNo }, async ({ tools }, { returnUserInfo = true }) => {
    const { records } = await listAccounts(tools, { limit: 500 })
    const recordsCount = String(records.length)
    return returnUserInfo ? { recordsCount, userInfo: records.map(accountAnswer) } : { recordsCount }
  }),
  'POST accounts:sendOobCode': operation(
    {
      requestType: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN', 'VERIFY_AND_CHANGE_EMAIL']),
      email: text,
      newEmail: text,
      continueUrl: text,
      returnOobLink: z.literal(true),
    },
    async ({ tools, caller }, { requestType: kind, newEmail, continueUrl, ...body }) => {
      if (!body.email) return refuse('MISSING_EMAIL')
      const email = canonicalEmail(body.email)
      const found = await findAccountByEmail(tools.database, email)
      if (!found && kind !== 'EMAIL_SIGNIN')
        return refuse(kind === 'PASSWORD_RESET' ? 'EMAIL_NOT_FOUND' : 'USER_NOT_FOUND')
      const changes = kind === 'VERIFY_AND_CHANGE_EMAIL'
      if (changes && !newEmail) return refuse('MISSING_NEW_EMAIL')
      const made = await makeMailCode(tools, tools.database, caller, {
        kind,
        accountId: found?.id,
        email,
        newEmail: changes && newEmail ? canonicalEmail(newEmail) : undefined,
        continueUrl,
      })
      const { code: oobCode, link: oobLink } = made
      return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email, oobCode, oobLink }
    },
  ),
}

function withClaims({
  customAttributes,
  ...fields
}: Omit<AccountFields, 'customClaims'> & { customAttributes?: string }) {
  if (customAttributes === undefined) return fields
  try {
    return { ...fields, customClaims: JSON.parse(customAttributes || '{}') }
  } catch {
    throw new ProtocolFault(400, 'INVALID_ARGUMENT', say.claimsWrong)
  }
}
