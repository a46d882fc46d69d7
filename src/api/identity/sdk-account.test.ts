// The unmodified SDK against our provider: the owner changes an account, moves its address, deletes it.

import {
  applyActionCode,
  checkActionCode,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithEmailAndPassword,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
} from '@firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editAccount } from '#identity/operating/manage-accounts.server.ts'
import { startIdentity, type TestIdentity } from '#tests/support/identity.ts'
import { minutes } from '#values/duration.ts'

let identity: TestIdentity
/** Without protection against enumeration, where an address may be changed at once. */
let telling: TestIdentity
beforeAll(async () => {
  const off = { environment: { IDENTITY_ENUMERATION_PROTECTION: 'off' } }
  ;[identity, telling] = await Promise.all([startIdentity(), startIdentity(off)])
})
afterAll(() => Promise.all([identity.drop(), telling.drop()]))

async function someone(email: string, at = identity) {
  const auth = at.newAuth()
  const { user } = await createUserWithEmailAndPassword(auth, email, 'first password')
  return { auth, user }
}

async function verified(email: string, at = identity) {
  const made = await someone(email, at)
  await at.call('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', {
    requestType: 'VERIFY_EMAIL',
    idToken: await made.user.getIdToken(),
  })
  await applyActionCode(made.auth, (await at.mails())[0]!.code)
  await made.user.reload()
  return made
}

test('a name and a picture are kept, told again and taken away', async () => {
  const { auth, user } = await someone('profile@example.org')
  await updateProfile(user, { displayName: 'Ada', photoURL: 'https://pictures.example/ada.png' })
  const again = await signInWithEmailAndPassword(identity.newAuth(), 'profile@example.org', 'first password')
  expect(again.user).toMatchObject({ displayName: 'Ada', photoURL: 'https://pictures.example/ada.png' })
  expect((await user.getIdTokenResult(true)).claims).toMatchObject({
    name: 'Ada',
    picture: 'https://pictures.example/ada.png',
  })
  await updateProfile(user, { displayName: '' })
  await user.reload()
  expect(auth.currentUser!.displayName).toBeNull()
})

test('nulls take a name and a picture away, and what is left out stays', async () => {
  const { user } = await someone('nulls@example.org')
  await updateProfile(user, { displayName: 'Ada', photoURL: 'https://pictures.example/ada.png' })
  await updateProfile(user, { photoURL: null })
  await user.reload()
  expect(user).toMatchObject({ displayName: 'Ada', photoURL: null })
  await updateProfile(user, { photoURL: 'https://pictures.example/ada.png' })
  await updateProfile(user, { displayName: null, photoURL: null })
  await user.reload()
  expect(user).toMatchObject({ displayName: null, photoURL: null })
})

test.each(['photo-url', '/a.png', 'data:image/png;base64,x'])(
  'the picture %j is taken as it stands',
  async photoURL => {
    const { user } = await someone(`${encodeURIComponent(photoURL)}@example.org`)
    await updateProfile(user, { photoURL })
    await user.reload()
    expect(user.photoURL).toBe(photoURL)
  },
)

test('a picture’s address of more than 2048 characters is refused', async () => {
  const { user } = await someone('long@example.org')
  await expect(updateProfile(user, { photoURL: `https://x.example/${'a'.repeat(2048)}` })).rejects.toMatchObject({
    code: 'auth/invalid-photo-url',
  })
})

test('where nobody is to learn who has an account, an address changes by the mail to the new one alone', async () => {
  await someone('holder@example.org')
  const { user } = await verified('careful@example.org')
  const asked = ['holder@example.org', 'free@example.org'].map(email => updateEmail(user, email))
  const refused = {
    code: 'auth/operation-not-allowed',
    message: expect.stringContaining('Please verify the new email before changing email.'),
  }
  const answers = await Promise.allSettled(asked)
  expect(answers).toEqual(answers.map(() => ({ status: 'rejected', reason: expect.objectContaining(refused) })))
  await user.reload()
  expect(user).toMatchObject({ email: 'careful@example.org', emailVerified: true })
  // The same address again changes nothing, and the mail leads on.
  await updateEmail(user, 'Careful@example.org')
  await verifyBeforeUpdateEmail(user, 'free@example.org')
  expect((await identity.mails())[0]).toMatchObject({ to: 'free@example.org' })
})

test('nobody signs up as nobody', async () => {
  await expect(signInAnonymously(identity.newAuth())).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' })
})

test('whoever an operator blocks is told so, though their sessions ended', async () => {
  const { user } = await someone('blocked@example.org')
  const idToken = await user.getIdToken()
  expect(await editAccount(identity.tools, user.uid, { disabled: true })).toMatchObject({ ok: true })
  const body = { idToken, requestType: 'VERIFY_EMAIL', displayName: 'x' }
  for (const operation of ['lookup', 'update', 'delete', 'sendOobCode'])
    expect([operation, await identity.refusal(operation, body)]).toEqual([operation, 'USER_DISABLED'])
  await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-disabled' })
  // Let in again, they sign in again: what was revoked stays so.
  expect(await editAccount(identity.tools, user.uid, { disabled: false })).toMatchObject({ ok: true })
  expect(await identity.refusal('lookup', { idToken })).toBe('TOKEN_EXPIRED')
})

test('a new password ends the other sessions and keeps this one', async () => {
  const { user } = await someone('password@example.org')
  const other = await signInWithEmailAndPassword(identity.newAuth(), 'password@example.org', 'first password')
  await updatePassword(user, 'second password')
  await user.reload()
  await expect(other.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  await expect(
    signInWithEmailAndPassword(identity.newAuth(), 'password@example.org', 'first password'),
  ).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  await signInWithEmailAndPassword(identity.newAuth(), 'password@example.org', 'second password')
})

test('what an account hangs on asks for a recent sign-in, and signing in again allows it', async () => {
  const { user } = await someone('recent@example.org')
  identity.clock.advance(minutes(6))
  const tooOld = { code: 'auth/requires-recent-login' }
  await expect(updatePassword(user, 'second password')).rejects.toMatchObject(tooOld)
  await expect(updateEmail(user, 'newer@example.org')).rejects.toMatchObject(tooOld)
  await expect(verifyBeforeUpdateEmail(user, 'newer@example.org')).rejects.toMatchObject(tooOld)
  await expect(deleteUser(user)).rejects.toMatchObject(tooOld)
  await updateProfile(user, { displayName: 'Still allowed' })
  const credential = EmailAuthProvider.credential('recent@example.org', 'first password')
  await reauthenticateWithCredential(user, credential)
  await updatePassword(user, 'second password')
})

test('a chain of changes does not stretch the five minutes', async () => {
  const { user } = await someone('chain@example.org')
  identity.clock.advance(minutes(4))
  await updatePassword(user, 'second password')
  identity.clock.advance(minutes(2))
  await expect(updatePassword(user, 'third password')).rejects.toMatchObject({ code: 'auth/requires-recent-login' })
})

test('a new address is unverified, and the old one can undo the change', async () => {
  const { auth, user } = await verified('before@example.org', telling)
  telling.clock.advance(minutes(1))
  await updateEmail(user, 'after@example.org')
  await user.reload()
  expect(user).toMatchObject({ email: 'after@example.org', emailVerified: false })
  const [mail] = await telling.mails()
  expect(mail).toMatchObject({ to: 'before@example.org' })
  expect(mail!.link.searchParams.get('mode')).toBe('recoverEmail')
  const info = await checkActionCode(auth, mail!.code)
  expect(info).toMatchObject({ operation: 'RECOVER_EMAIL', data: { email: 'before@example.org' } })
  await applyActionCode(auth, mail!.code)
  const back = await signInWithEmailAndPassword(telling.newAuth(), 'before@example.org', 'first password')
  expect(back.user.emailVerified).toBe(true)
})

test('an address changes when the mail to the new one is answered', async () => {
  const { auth, user } = await verified('old@example.org')
  await verifyBeforeUpdateEmail(user, 'New@example.org', { url: `${identity.origin}/user` })
  const [mail] = await identity.mails()
  expect(mail).toMatchObject({ to: 'new@example.org' })
  expect(mail!.link.searchParams.get('continueUrl')).toBe(`${identity.origin}/user`)
  expect(await checkActionCode(auth, mail!.code)).toMatchObject({
    operation: 'VERIFY_AND_CHANGE_EMAIL',
    data: { email: 'new@example.org', previousEmail: 'old@example.org' },
  })
  await applyActionCode(auth, mail!.code)
  await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  const moved = await signInWithEmailAndPassword(auth, 'new@example.org', 'first password')
  expect(moved.user).toMatchObject({ uid: user.uid, emailVerified: true })
  expect((await identity.mails())[0]).toMatchObject({ to: 'old@example.org' })
})

test('whoever takes an account away by its address loses it to the old address', async () => {
  const { user } = await verified('owner@example.org', telling)
  // A thief at the open computer: another address, another password, a number, a reset that should bury the traces.
  await updateEmail(user, 'thief@example.org')
  const undo = (await telling.mails())[0]!
  telling.clock.advance(minutes(1))
  await updatePassword(user, 'the thief’s password')
  await telling.tools.database.$client.query('update identity_account set phone_number = $1 where id = $2', [
    '+447700900900',
    user.uid,
  ])
  const thief = telling.newAuth()
  await telling.refusal('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'thief@example.org' })
  await telling.refusal('resetPassword', { oobCode: (await telling.mails())[0]!.code, newPassword: 'thief again' })
  const inside = await signInWithEmailAndPassword(thief, 'thief@example.org', 'thief again')
  // The address that the thief proves leaves the account with them, and nothing of the owner's does.
  expect(inside.user).toMatchObject({ phoneNumber: null, emailVerified: true })
  expect(inside.user.uid).not.toBe(user.uid)
  await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  await applyActionCode(telling.newAuth(), undo.code)
  expect((await signInWithEmailAndPassword(thief, 'thief@example.org', 'thief again')).user.uid).toBe(inside.user.uid)
  await expect(signInWithEmailAndPassword(thief, 'owner@example.org', 'thief again')).rejects.toMatchObject({
    code: 'auth/wrong-password',
  })
  const oobCode = await (async () => {
    await telling.refusal('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'owner@example.org' })
    return (await telling.mails())[0]!.code
  })()
  expect(await telling.refusal('resetPassword', { oobCode, newPassword: 'the owner’s own' })).toBe('ok')
  const back = await signInWithEmailAndPassword(telling.newAuth(), 'owner@example.org', 'the owner’s own')
  expect(back.user).toMatchObject({ uid: user.uid, phoneNumber: null, emailVerified: true })
})

test('an address of somebody else is refused everywhere', async () => {
  await someone('taken@example.org', telling)
  const { auth, user } = await someone('mover@example.org', telling)
  const taken = { code: 'auth/email-already-in-use' }
  await expect(createUserWithEmailAndPassword(auth, 'TAKEN@example.org', 'first password')).rejects.toMatchObject(taken)
  await expect(updateEmail(user, 'taken@example.org')).rejects.toMatchObject(taken)
  await expect(verifyBeforeUpdateEmail(user, 'taken@example.org')).rejects.toMatchObject(taken)
})

test('an account is deleted, and a token of it is told so', async () => {
  const { auth, user } = await someone('gone@example.org')
  const other = await signInWithEmailAndPassword(identity.newAuth(), 'gone@example.org', 'first password')
  await deleteUser(user)
  expect(auth.currentUser).toBeNull()
  await expect(other.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  await createUserWithEmailAndPassword(auth, 'gone@example.org', 'first password')
})

test('the password provider can be taken away', async () => {
  const { user } = await someone('unlinked@example.org')
  await unlink(user, 'password')
  expect(user.providerData).toEqual([])
  await user.reload()
  expect(user.email).toBeNull()
})

test('the policy is told to the client, and ways in are told to nobody', async () => {
  const auth = identity.newAuth()
  await someone('methods@example.org')
  expect(await fetchSignInMethodsForEmail(auth, 'methods@example.org')).toEqual([])
  expect(await validatePassword(auth, 'zebra 1')).toMatchObject({ isValid: false, meetsMinPasswordLength: false })
  expect(await validatePassword(auth, 'zebra 12')).toMatchObject({ isValid: true })
})
