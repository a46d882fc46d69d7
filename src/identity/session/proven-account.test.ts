// Our own server vouches for an account: what its pages may then do, and what the provider still refuses.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from '#identity/account/account-store.server.ts'
import { applyMailCode, checkMailCode } from '#identity/apply-mail-code.server.ts'
import { deleteAccount } from '#identity/delete-account.server.ts'
import { editAccount } from '#identity/operating/manage-accounts.server.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import { signInWithMailLink } from '#identity/sign-in-with-mail-link.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import { signUp } from '#identity/sign-up.server.ts'
import { updateAccount } from '#identity/update-account.server.ts'
import { listOutbox, type MailPayload } from '#platform/outbox/outbox.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { minutes } from '#values/duration.ts'
import { verifyIdToken } from './id-token.server.ts'
import { type ProvenAccount, proveByServer, proveIdToken } from './proven-account.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools({ environment: { IDENTITY_METHODS: 'password,email-link,phone,sign-up' } })
})
afterAll(() => handed.drop())

let count = 0
async function someone() {
  const email = `v${++count}@example.org`
  const made = await signUp(handed.tools, {}, { email, password: 'some password' })
  if (!made.ok) throw new Error(made.reason)
  return { email, id: made.signedIn.account.id, tokens: made.signedIn.tokens }
}

async function vouchedFor(id: string, signedInAt = handed.clock.now()): Promise<ProvenAccount> {
  const answer = await proveByServer(handed.tools, id, { signedInAt })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.who
}

async function lastCode(): Promise<string> {
  const [mail] = await listOutbox(handed.tools.database, { kind: 'mail', limit: 1 })
  return /oobCode=([\w-]+)/.exec((mail!.payload as MailPayload).text)![1]!
}

describe('a page of ours', () => {
  test('sends the verifying mail again and applies it, without any token', async () => {
    const { id } = await someone()
    const sent = await sendMailCode(handed.tools, {}, { kind: 'VERIFY_EMAIL', who: await vouchedFor(id) })
    expect(sent).toMatchObject({ ok: true })
    const code = await lastCode()
    expect(await checkMailCode(handed.tools, code)).toMatchObject({ ok: true, facts: { kind: 'VERIFY_EMAIL' } })
    expect(await applyMailCode(handed.tools, {}, code)).toMatchObject({
      ok: true,
      account: { id, emailVerified: true },
    })
    expect(await checkMailCode(handed.tools, code)).toMatchObject({ reason: 'INVALID_OOB_CODE' })
  })

  test('changes a password and gets tokens and a device mark for the new session', async () => {
    const { id, email, tokens } = await someone()
    const changed = await updateAccount(handed.tools, {}, await vouchedFor(id), { password: 'another password' })
    if (!changed.ok || !changed.tokens) throw new Error('not changed')
    expect(changed.device).toMatch(/^[\w-]{32}$/)
    expect(await verifyIdToken(handed.tools, changed.tokens.idToken)).toMatchObject({ ok: true, claims: { sub: id } })
    expect(await proveIdToken(handed.tools, tokens.idToken)).toMatchObject({ reason: 'TOKEN_EXPIRED' })
    const input = { email, password: 'another password' }
    expect(await signInWithPassword(handed.tools, {}, input)).toMatchObject({ ok: true })
  })

  test('is asked for a recent sign-in like everybody', async () => {
    const { id } = await someone()
    const who = await vouchedFor(id, new Date(handed.clock.now().getTime() - minutes(6)))
    const tooOld = { reason: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' }
    expect(await updateAccount(handed.tools, {}, who, { password: 'another password' })).toMatchObject(tooOld)
    expect(await deleteAccount(handed.tools, who)).toMatchObject(tooOld)
    const exactly = await vouchedFor(id, new Date(handed.clock.now().getTime() - minutes(5)))
    expect(await deleteAccount(handed.tools, exactly)).toMatchObject({ ok: true })
    expect(await findAccount(handed.tools.database, id)).toBeUndefined()
    expect(await deleteAccount(handed.tools, exactly)).toMatchObject({ reason: 'USER_NOT_FOUND' })
  })

  test('cannot vouch for nobody, nor for somebody who is shut out', async () => {
    const signedInAt = handed.clock.now()
    expect(await proveByServer(handed.tools, 'nobody', { signedInAt })).toMatchObject({ reason: 'USER_NOT_FOUND' })
    const { id } = await someone()
    await editAccount(handed.tools, id, { disabled: true })
    expect(await proveByServer(handed.tools, id, { signedInAt })).toMatchObject({ reason: 'USER_DISABLED' })
  })
})

describe('a change that comes too late', () => {
  test('of an account deleted meanwhile is refused, not thrown', async () => {
    const { id } = await someone()
    const who = await vouchedFor(id)
    await deleteAccount(handed.tools, who)
    expect(await updateAccount(handed.tools, {}, who, { displayName: 'x' })).toMatchObject({ reason: 'USER_NOT_FOUND' })
    expect(await signUp(handed.tools, {}, { email: 'late@example.org', password: 'some password', who })).toMatchObject(
      {
        reason: 'USER_NOT_FOUND',
      },
    )
  })

  test('a code of an account disabled meanwhile changes nothing, and stays good', async () => {
    const { id } = await someone()
    await sendMailCode(handed.tools, {}, { kind: 'VERIFY_EMAIL', who: await vouchedFor(id) })
    const code = await lastCode()
    await handed.tools.database.$client.query('update identity_account set disabled = true where id = $1', [id])
    expect(await applyMailCode(handed.tools, {}, code)).toMatchObject({ reason: 'USER_DISABLED' })
    expect(await checkMailCode(handed.tools, code)).toMatchObject({ ok: true })
  })

  test('a new address that somebody took meanwhile is refused, and the code stays good', async () => {
    const { id } = await someone()
    const newEmail = `wanted${count}@example.org`
    const who = await vouchedFor(id)
    expect(await sendMailCode(handed.tools, {}, { kind: 'VERIFY_AND_CHANGE_EMAIL', who, newEmail })).toMatchObject({
      ok: true,
    })
    const code = await lastCode()
    await signUp(handed.tools, {}, { email: newEmail, password: 'some password' })
    expect(await applyMailCode(handed.tools, {}, code)).toMatchObject({ reason: 'EMAIL_EXISTS' })
    expect(await checkMailCode(handed.tools, code)).toMatchObject({ ok: true })
  })
})

test('without sign-up nobody gets an account by themselves, in any way', async () => {
  const closed = {
    ...handed.tools,
    environment: { ...handed.tools.environment, IDENTITY_METHODS: ['password', 'email-link'] },
  }
  const input = { email: 'closed@example.org', password: 'some password' }
  expect(await signUp(closed, {}, input)).toMatchObject({ reason: 'ADMIN_ONLY_OPERATION' })
  await sendMailCode(closed, {}, { kind: 'EMAIL_SIGNIN', email: input.email })
  const link = { email: input.email, code: await lastCode() }
  expect(await signInWithMailLink(closed, {}, link)).toMatchObject({ reason: 'ADMIN_ONLY_OPERATION' })
  expect(await signInWithMailLink(handed.tools, {}, link)).toMatchObject({ ok: true, isNew: true })
})
