// The unmodified SDK against our provider: e-mail and password, mailed codes, refreshing.

import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  verifyPasswordResetCode,
} from '@firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#identity/account/account-store.server.ts'
import { hashPassword } from '#identity/password/password-hash.server.ts'
import { startIdentity, type TestIdentity } from '#tests/support/identity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.drop())

test('somebody registers, verifies by the mailed link and signs in again', async () => {
  const auth = identity.newAuth()
  const { user } = await createUserWithEmailAndPassword(auth, 'Ada@Example.org', 'correct horse')
  expect(user).toMatchObject({ email: 'ada@example.org', emailVerified: false, isAnonymous: false })
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
  await sendEmailVerification(user)
  const [mail] = await identity.mails()
  expect(mail).toMatchObject({ to: 'ada@example.org' })
  expect(mail!.link.origin + mail!.link.pathname).toBe(`${identity.origin}/auth/action`)
  expect(Object.fromEntries(mail!.link.searchParams)).toMatchObject({
    mode: 'verifyEmail',
    lang: 'en-GB',
    apiKey: 'casita-web',
  })
  expect((await checkActionCode(auth, mail!.code)).operation).toBe('VERIFY_EMAIL')
  await applyActionCode(auth, mail!.code)
  await expect(applyActionCode(auth, mail!.code)).rejects.toMatchObject({ code: 'auth/invalid-action-code' })
  expect(user.emailVerified).toBe(false)
  await user.reload()
  expect(user.emailVerified).toBe(true)
  const { claims } = await user.getIdTokenResult(true)
  expect(claims).toMatchObject({ email: 'ada@example.org', email_verified: true, user_id: user.uid })
  const again = await signInWithEmailAndPassword(identity.newAuth(), 'ADA@example.org', 'correct horse')
  expect(again.user.uid).toBe(user.uid)
})

test('a forgotten password is replaced by the mailed link, and the old sessions end', async () => {
  const auth = identity.newAuth()
  const { user } = await createUserWithEmailAndPassword(auth, 'grace@example.org', 'old password')
  await sendPasswordResetEmail(auth, 'grace@example.org')
  const [mail] = await identity.mails()
  expect(await verifyPasswordResetCode(auth, mail!.code)).toBe('grace@example.org')
  await expect(confirmPasswordReset(auth, mail!.code, '12345')).rejects.toMatchObject({ code: 'auth/weak-password' })
  await confirmPasswordReset(auth, mail!.code, 'new password')
  await expect(confirmPasswordReset(auth, mail!.code, 'another one')).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  })
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  expect(auth.currentUser).toBeNull()
  await expect(signInWithEmailAndPassword(auth, 'grace@example.org', 'old password')).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  })
  const back = await signInWithEmailAndPassword(auth, 'grace@example.org', 'new password')
  expect(back.user.emailVerified).toBe(true)
})

const unmet = { code: 'auth/password-does-not-meet-requirements' }

test.each(['password', 'zebra 1', 'own-address@example.org'])('the password %j becomes nobody’s', async password => {
  const auth = identity.newAuth()
  const email = 'own-address@example.org'
  await expect(createUserWithEmailAndPassword(auth, email, password)).rejects.toMatchObject(unmet)
  const person = `person-of-${password.length}@example.org`
  const { user } = await createUserWithEmailAndPassword(auth, person, 'old password')
  await expect(updatePassword(user, password.replace(email, person))).rejects.toMatchObject(unmet)
  await sendPasswordResetEmail(auth, person)
  const [mail] = await identity.mails()
  await expect(confirmPasswordReset(auth, mail!.code, password.replace(email, person))).rejects.toMatchObject(unmet)
  await signInWithEmailAndPassword(identity.newAuth(), person, 'old password')
})

test('whoever has a password of before the policy still signs in, and chooses a better one', async () => {
  const { tools } = identity
  const fields = { email: 'long-ago@example.org', passwordHash: await hashPassword('zebra'), emailVerified: true }
  await addAccount(tools.database, fields, tools.clock.now())
  const auth = identity.newAuth()
  const { user } = await signInWithEmailAndPassword(auth, 'long-ago@example.org', 'zebra')
  await expect(updatePassword(user, 'horse')).rejects.toMatchObject({ code: 'auth/weak-password' })
  await updatePassword(user, 'correct horse')
})
