// The unmodified SDK against our provider: mailed link, telephone, custom token, other providers, second factor.

import {
  applyActionCode,
  checkActionCode,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getMultiFactorResolver,
  isSignInWithEmailLink,
  linkWithCredential,
  type MultiFactorError,
  multiFactor,
  OAuthProvider,
  PhoneAuthCredential,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  TotpMultiFactorGenerator,
} from '@firebase/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { totpCode, totpStep } from '#identity/second-factor/totp.server.ts'
import { startIdentity, type TestIdentity } from '#tests/support/identity.ts'
import { mintCustomToken } from '#tests/support/mint-custom-token.ts'
import { type OidcIssuer, oidcClient, startOidcIssuer } from '#tests/support/oidc-issuer.ts'
import { minutes, seconds } from '#values/duration.ts'

let identity: TestIdentity
let issuer: OidcIssuer
beforeAll(async () => {
  issuer = await startOidcIssuer()
  const provider = { issuer: issuer.issuer, clientId: oidcClient }
  const IDENTITY_PROVIDERS = JSON.stringify([
    { id: 'oidc.mailbox', provesEmail: true, ...provider },
    { id: 'oidc.club', ...provider },
  ])
  identity = await startIdentity({ environment: { IDENTITY_PROVIDERS } })
})
afterAll(async () => {
  issuer.close()
  await identity.drop()
})

/** Somebody whose address is verified. */
async function verified(email: string, auth = identity.newAuth()) {
  const { user } = await createUserWithEmailAndPassword(auth, email, 'some password')
  await sendEmailVerification(user)
  await applyActionCode(auth, (await identity.mails())[0]!.code)
  await user.reload()
  return { auth, user }
}

describe('by a mailed link', () => {
  const settings = () => ({ url: `${identity.origin}/stays`, handleCodeInApp: true })

  test('a new person gets an account with a verified address', async () => {
    const auth = identity.newAuth()
    await sendSignInLinkToEmail(auth, 'link@example.org', settings())
    const [mail] = await identity.mails()
    expect(isSignInWithEmailLink(auth, mail!.link.href)).toBe(true)
    await expect(signInWithEmailLink(auth, 'else@example.org', mail!.link.href)).rejects.toMatchObject({
      code: 'auth/invalid-email',
    })
    const { user } = await signInWithEmailLink(auth, 'Link@example.org', mail!.link.href)
    expect(user).toMatchObject({ email: 'link@example.org', emailVerified: true })
    await expect(signInWithEmailLink(auth, 'link@example.org', mail!.link.href)).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    })
  })

  test('the owner of the mailbox shuts out whoever made the account before', async () => {
    const stranger = await createUserWithEmailAndPassword(identity.newAuth(), 'owner@example.org', 'strangers word')
    const auth = identity.newAuth()
    await sendSignInLinkToEmail(auth, 'owner@example.org', settings())
    const { user } = await signInWithEmailLink(auth, 'owner@example.org', (await identity.mails())[0]!.link.href)
    expect(user.uid).toBe(stranger.user.uid)
    await expect(stranger.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    await expect(
      signInWithEmailAndPassword(identity.newAuth(), 'owner@example.org', 'strangers word'),
    ).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  })

  test('the link is good for an hour', async () => {
    const auth = identity.newAuth()
    await sendSignInLinkToEmail(auth, 'late@example.org', settings())
    const [mail] = await identity.mails()
    identity.clock.advance(minutes(61))
    await expect(signInWithEmailLink(auth, 'late@example.org', mail!.link.href)).rejects.toMatchObject({
      code: 'auth/expired-action-code',
    })
  })

  test('the address is added to an account that is signed in', async () => {
    const auth = identity.newAuth()
    const { user } = await signInWithCustomToken(auth, await mintCustomToken(identity.tools, { uid: 'no-address' }))
    await sendSignInLinkToEmail(auth, 'added@example.org', settings())
    const { href } = (await identity.mails())[0]!.link
    await linkWithCredential(user, EmailAuthProvider.credentialWithLink('added@example.org', href))
    await user.reload()
    expect(user).toMatchObject({ uid: 'no-address', email: 'added@example.org', emailVerified: true })
  })
})

describe('by telephone', () => {
  async function codeTo(phoneNumber: string) {
    const { body } = await identity.call('/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode', {
      phoneNumber,
    })
    const [message] = await identity.messages()
    return PhoneAuthCredential.fromJSON({
      verificationId: body.sessionInfo,
      verificationCode: /^\d{6}/.exec(message!.text)![0],
    })!
  }

  test('a number makes an account, and signs in to it again', async () => {
    const first = await signInWithCredential(identity.newAuth(), await codeTo('+44 7700 900001'))
    expect(first.user).toMatchObject({ phoneNumber: '+447700900001', email: null })
    expect(first.user.providerData.map(({ providerId }) => providerId)).toEqual(['phone'])
    const again = await signInWithCredential(identity.newAuth(), await codeTo('+447700900001'))
    expect(again.user.uid).toBe(first.user.uid)
    await reauthenticateWithCredential(again.user, await codeTo('+447700900001'))
  })

  test('a number is added to an account, unless another has it', async () => {
    const auth = identity.newAuth()
    const { user } = await verified('phone@example.org', auth)
    await linkWithCredential(user, await codeTo('+447700900002'))
    expect(user.phoneNumber).toBe('+447700900002')
    const other = await verified('other@example.org')
    const refused = linkWithCredential(other.user, await codeTo('+447700900002'))
    await expect(refused).rejects.toMatchObject({ code: 'auth/account-exists-with-different-credential' })
    const { temporaryProof } = (await refused.catch(fault => fault)).customData._tokenResponse
    const proof = PhoneAuthCredential.fromJSON({ temporaryProof, phoneNumber: '+447700900002' })!
    const owner = await signInWithCredential(identity.newAuth(), proof)
    expect(owner.user.uid).toBe(user.uid)
  })

  test('reauthentication makes no account', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.newAuth(), 're@example.org', 'some password')
    await expect(reauthenticateWithCredential(user, await codeTo('+447700900003'))).rejects.toMatchObject({
      code: 'auth/user-mismatch',
    })
  })
})

describe('by custom token', () => {
  test('our server vouches for somebody, with claims of this session', async () => {
    const claims = { tier: 'gold' }
    const token = await mintCustomToken(identity.tools, { uid: 'guest-7', claims })
    const { user } = await signInWithCustomToken(identity.newAuth(), token)
    expect(user.uid).toBe('guest-7')
    expect((await user.getIdTokenResult(true)).claims).toMatchObject({
      tier: 'gold',
      firebase: { sign_in_provider: 'custom' },
    })
    const again = await signInWithCustomToken(
      identity.newAuth(),
      await mintCustomToken(identity.tools, { uid: 'guest-7' }),
    )
    expect((await again.user.getIdTokenResult()).claims.tier).toBeUndefined()
  })

  test('it expires, and nobody else can make one', async () => {
    const token = await mintCustomToken(identity.tools, { uid: 'guest-8' })
    identity.clock.advance(minutes(6))
    const refused = { code: 'auth/invalid-custom-token' }
    await expect(signInWithCustomToken(identity.newAuth(), token)).rejects.toMatchObject(refused)
    const foreign = await issuer.idToken({ sub: 'x', uid: 'guest-8' })
    await expect(signInWithCustomToken(identity.newAuth(), foreign)).rejects.toMatchObject(refused)
    const own = await (
      await signInWithCustomToken(identity.newAuth(), await mintCustomToken(identity.tools, { uid: 'y' }))
    ).user.getIdToken()
    await expect(signInWithCustomToken(identity.newAuth(), own)).rejects.toMatchObject(refused)
  })
})

describe('by another provider', () => {
  const credential = async (provider: string, claims: Record<string, unknown>, rawNonce?: string) =>
    new OAuthProvider(provider).credential({
      idToken: await issuer.idToken(claims, { at: identity.clock.now() }),
      rawNonce,
    })

  test('a new person gets an account, and it again', async () => {
    const claims = { sub: 'ada-1', email: 'Ada@mailbox.example', email_verified: true, name: 'Ada L' }
    const { user } = await signInWithCredential(identity.newAuth(), await credential('oidc.mailbox', claims))
    expect(user).toMatchObject({ email: 'ada@mailbox.example', emailVerified: true, displayName: 'Ada L' })
    expect(user.providerData).toMatchObject([{ providerId: 'oidc.mailbox', uid: 'ada-1' }])
    const again = await signInWithCredential(identity.newAuth(), await credential('oidc.mailbox', { sub: 'ada-1' }))
    expect(again.user.uid).toBe(user.uid)
  })

  test('a provider that owns the mailbox proves an address, another one does not', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.newAuth(), 'bo@mailbox.example', 'some password')
    const claims = { sub: 'bo-1', email: 'bo@mailbox.example', email_verified: true }
    await expect(signInWithCredential(identity.newAuth(), await credential('oidc.club', claims))).rejects.toMatchObject(
      {
        code: 'auth/account-exists-with-different-credential',
      },
    )
    const proved = await signInWithCredential(identity.newAuth(), await credential('oidc.mailbox', claims))
    expect(proved.user).toMatchObject({ uid: user.uid, emailVerified: true })
    await expect(
      signInWithEmailAndPassword(identity.newAuth(), 'bo@mailbox.example', 'some password'),
    ).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  })

  test('a provider is added to an account, once', async () => {
    const { user } = await verified('cy@example.org')
    await linkWithCredential(user, await credential('oidc.club', { sub: 'cy-1' }))
    expect(user.providerData.map(({ providerId }) => providerId).sort()).toEqual(['oidc.club', 'password'])
    const other = await verified('dee@example.org')
    await expect(linkWithCredential(other.user, await credential('oidc.club', { sub: 'cy-1' }))).rejects.toMatchObject({
      code: 'auth/credential-already-in-use',
    })
  })

  test('a token for others, too old, without its nonce, or of nobody we know is refused', async () => {
    const signIn = (provider: string, idToken: string, rawNonce?: string) =>
      signInWithCredential(identity.newAuth(), new OAuthProvider(provider).credential({ idToken, rawNonce }))
    const refused = { code: 'auth/invalid-credential' }
    const at = identity.clock.now()
    const foreign = await issuer.idToken({ sub: 'e' }, { audience: 'another client', at })
    await expect(signIn('oidc.club', foreign)).rejects.toMatchObject(refused)
    const old = await issuer.idToken({ sub: 'e' }, { at: new Date(at.getTime() - minutes(20)) })
    await expect(signIn('oidc.club', old)).rejects.toMatchObject(refused)
    const withNonce = await issuer.idToken({ sub: 'e', nonce: 'n1' }, { at })
    await expect(signIn('oidc.club', withNonce, 'n2')).rejects.toMatchObject(refused)
    await expect(signIn('oidc.club', withNonce)).rejects.toMatchObject(refused)
    await signIn('oidc.club', withNonce, 'n1')
    await expect(signIn('oidc.unknown', withNonce)).rejects.toMatchObject({ code: 'auth/operation-not-allowed' })
  })
})

describe('with a second factor', () => {
  const steps = (text: string) => {
    const bits = [...text]
      .map(sign => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
      .join('')
    return Buffer.from(bits.match(/.{8}/g)!.map(byte => Number.parseInt(byte, 2)))
  }
  const codeNow = (secret: string) => totpCode(steps(secret), totpStep(identity.clock.now()))

  async function enrolled(email: string) {
    const { auth, user } = await verified(email)
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeNow(secret.secretKey))
    await multiFactor(user).enroll(assertion, 'My phone')
    identity.clock.advance(seconds(31))
    return { auth, user, secret: secret.secretKey }
  }

  async function challenged(email: string) {
    const auth = identity.newAuth()
    const fault = await signInWithEmailAndPassword(auth, email, 'some password').catch(each => each)
    expect(fault.code).toBe('auth/multi-factor-auth-required')
    return getMultiFactorResolver(auth, fault as MultiFactorError)
  }

  test('signing in asks for a code of the app, and takes each code once', async () => {
    const { user, secret } = await enrolled('factor@example.org')
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'My phone' }])
    const resolver = await challenged('factor@example.org')
    const [hint] = resolver.hints
    const wrong = TotpMultiFactorGenerator.assertionForSignIn(hint!.uid, '000000')
    await expect(resolver.resolveSignIn(wrong)).rejects.toMatchObject({ code: 'auth/invalid-verification-code' })
    const code = codeNow(secret)
    const right = TotpMultiFactorGenerator.assertionForSignIn(hint!.uid, code)
    const { user: back } = await resolver.resolveSignIn(right)
    expect((await back.getIdTokenResult()).claims.firebase).toMatchObject({
      sign_in_provider: 'password',
      sign_in_second_factor: 'totp',
      second_factor_identifier: hint!.uid,
    })
    const second = await challenged('factor@example.org')
    const replayed = TotpMultiFactorGenerator.assertionForSignIn(hint!.uid, code)
    await expect(second.resolveSignIn(replayed)).rejects.toMatchObject({ code: 'auth/invalid-verification-code' })
  })

  test('five wrong codes end the attempt', async () => {
    const { secret } = await enrolled('five@example.org')
    const resolver = await challenged('five@example.org')
    const uid = resolver.hints[0]!.uid
    const assertion = (code: string) => TotpMultiFactorGenerator.assertionForSignIn(uid, code)
    const wrong = String((Number(codeNow(secret)) + 500_000) % 1_000_000).padStart(6, '0')
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(resolver.resolveSignIn(assertion(wrong))).rejects.toMatchObject({
        code: 'auth/invalid-verification-code',
      })
    }
    await expect(resolver.resolveSignIn(assertion(codeNow(secret)))).rejects.toMatchObject({
      code: 'auth/invalid-multi-factor-session',
    })
  })

  test('it needs a verified address', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.newAuth(), 'plain@example.org', 'some password')
    await expect(TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())).rejects.toMatchObject({
      code: 'auth/unverified-email',
    })
  })

  test('it is taken away by its owner', async () => {
    const { user } = await enrolled('away@example.org')
    await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0]!)
    expect(multiFactor(user).enrolledFactors).toEqual([])
    await signInWithEmailAndPassword(identity.newAuth(), 'away@example.org', 'some password')
  })

  test('the mail about it takes it back', async () => {
    const { auth } = await enrolled('back@example.org')
    const [mail] = await identity.mails()
    const info = await checkActionCode(auth, mail!.code)
    expect(info.operation).toBe('REVERT_SECOND_FACTOR_ADDITION')
    expect(info.data.multiFactorInfo).toMatchObject({ factorId: 'totp' })
    await applyActionCode(auth, mail!.code)
    await signInWithEmailAndPassword(identity.newAuth(), 'back@example.org', 'some password')
  })

  test('every other way in asks for it too', async () => {
    const { user } = await enrolled('ways@example.org')
    const token = await mintCustomToken(identity.tools, { uid: user.uid })
    await expect(signInWithCustomToken(identity.newAuth(), token)).rejects.toMatchObject({
      code: 'auth/multi-factor-auth-required',
    })
    const auth = identity.newAuth()
    await sendSignInLinkToEmail(auth, 'ways@example.org', { url: `${identity.origin}/`, handleCodeInApp: true })
    const { href } = (await identity.mails())[0]!.link
    await expect(signInWithEmailLink(auth, 'ways@example.org', href)).rejects.toMatchObject({
      code: 'auth/multi-factor-auth-required',
    })
    const secondFactorId = multiFactor(user).enrolledFactors[0]!.uid
    const proved = await mintCustomToken(identity.tools, { uid: user.uid, secondFactorId })
    await signInWithCustomToken(identity.newAuth(), proved)
  })
})
