// Every operation of the unmodified SDK, as a program that runs in Node and in a browser, against whatever speaks the protocol.

import type * as AuthSdk from '@firebase/auth'

export type Sdk = typeof AuthSdk

/** The provider that the suite meets; everything in it can be handed to a browser as JSON. */
export type SdkWorld = {
  readonly origin: string
  readonly projectId: string
  readonly apiKey: string
  /** Tokens of another provider, each about another person. */
  readonly other: { readonly providerId: string; readonly signingIn: string; readonly linking: string }
}

/** What was seen of each operation: facts, or the code of the refusal. */
export type SdkReport = Readonly<Record<string, unknown>>

export type SuiteParts = {
  readonly sdk: Sdk
  /** A fresh SDK, signed out. */
  readonly newAuth: () => AuthSdk.Auth
  /** The SDK's own phone sign-in is in its build for browsers only. */
  readonly inBrowser: boolean
}

const password = 'correct horse'

type MailCode = {
  readonly email: string
  readonly requestType: string
  readonly oobCode: string
  readonly oobLink: string
}
type PhoneCode = { readonly phoneNumber: string; readonly code: string; readonly sessionInfo: string }

export async function runSdkSuite({ sdk, newAuth, inBrowser }: SuiteParts, world: SdkWorld): Promise<SdkReport> {
  const ask = async (path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
    const response = await fetch(`${world.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return (await response.json()) as Record<string, unknown>
  }
  const toolkit = '/identitytoolkit.googleapis.com'
  const driven = `/emulator/v1/projects/${world.projectId}`
  const mailCode = async (email: string, requestType: string) => {
    const { oobCodes } = (await ask(`${driven}/oobCodes`)) as { oobCodes: MailCode[] }
    const found = oobCodes.findLast(each => each.email === email && each.requestType === requestType)
    if (!found) throw new Error(`No ${requestType} for ${email}`)
    return found
  }
  const phoneCode = async (phoneNumber: string) => {
    const { verificationCodes } = (await ask(`${driven}/verificationCodes`)) as { verificationCodes: PhoneCode[] }
    return verificationCodes.findLast(each => each.phoneNumber === phoneNumber)!
  }
  /** A captcha that always says yes: neither provider here asks for one. */
  const verifier = { type: 'recaptcha', verify: async () => 'a captcha’s answer', _reset: () => {} }
  const phoneCredential = async (phoneNumber: string, auth: AuthSdk.Auth) => {
    if (inBrowser) {
      const id = await new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(phoneNumber, verifier as never)
      return sdk.PhoneAuthProvider.credential(id, (await phoneCode(phoneNumber)).code)
    }
    const path = `${toolkit}/v1/accounts:sendVerificationCode?key=${world.apiKey}`
    const { sessionInfo } = await ask(path, { method: 'POST', body: { phoneNumber } })
    const { code } = await phoneCode(phoneNumber)
    return sdk.PhoneAuthCredential.fromJSON({ verificationId: sessionInfo as string, verificationCode: code })!
  }
  const register = async (email: string) => {
    const auth = newAuth()
    const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
    return { auth, user }
  }
  const verified = async (email: string) => {
    const made = await register(email)
    await sdk.sendEmailVerification(made.user)
    await sdk.applyActionCode(made.auth, (await mailCode(email, 'VERIFY_EMAIL')).oobCode)
    await made.user.reload()
    return made
  }
  const enter = async (email: string, word = password) => sdk.signInWithEmailAndPassword(newAuth(), email, word)
  const factsOf = ({ email, emailVerified, phoneNumber, displayName, providerData }: AuthSdk.User) => ({
    email,
    emailVerified,
    phoneNumber,
    displayName,
    providers: providerData
      .map(({ providerId }) => (providerId === world.other.providerId ? 'other' : providerId))
      .sort(),
  })

  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    createUserWithEmailAndPassword: async () => factsOf((await register('Made@example.org')).user),
    'createUserWithEmailAndPassword, taken': async () => register('made@example.org'),
    'createUserWithEmailAndPassword, weak': () =>
      sdk.createUserWithEmailAndPassword(newAuth(), 'weak@example.org', '12345'),
    'createUserWithEmailAndPassword, no address': () =>
      sdk.createUserWithEmailAndPassword(newAuth(), 'nobody', password),
    signInWithEmailAndPassword: async () => factsOf((await enter('MADE@example.org')).user),
    'signInWithEmailAndPassword, wrong': () => enter('made@example.org', 'wrong'),
    'signInWithEmailAndPassword, unknown': () => enter('unknown@example.org'),
    signInAnonymously: async () => (await sdk.signInAnonymously(newAuth())).user.isAnonymous,
    updateProfile: async () => {
      const { user } = await register('profile@example.org')
      await sdk.updateProfile(user, { displayName: 'Ada', photoURL: 'https://pictures.example/a.png' })
      await user.reload()
      const { claims } = await user.getIdTokenResult(true)
      return [user.displayName, user.photoURL, claims.name, claims.picture]
    },
    'sendEmailVerification, checkActionCode, applyActionCode': async () => {
      const { auth, user } = await register('verify@example.org')
      await sdk.sendEmailVerification(user)
      const { oobCode } = await mailCode('verify@example.org', 'VERIFY_EMAIL')
      const { operation, data } = await sdk.checkActionCode(auth, oobCode)
      await sdk.applyActionCode(auth, oobCode)
      const before = user.emailVerified
      await user.reload()
      return [operation, data.email, before, user.emailVerified, await codeOf(sdk.applyActionCode(auth, oobCode))]
    },
    'sendPasswordResetEmail, verifyPasswordResetCode, confirmPasswordReset': async () => {
      const { auth, user } = await register('reset@example.org')
      await later()
      await sdk.sendPasswordResetEmail(auth, 'reset@example.org')
      const { oobCode } = await mailCode('reset@example.org', 'PASSWORD_RESET')
      const whose = await sdk.verifyPasswordResetCode(auth, oobCode)
      const weak = await codeOf(sdk.confirmPasswordReset(auth, oobCode, '123'))
      await sdk.confirmPasswordReset(auth, oobCode, 'another horse')
      const old = await codeOf(enter('reset@example.org'))
      const back = (await enter('reset@example.org', 'another horse')).user.emailVerified
      return [whose, weak, old, back, await codeOf(user.reload()), auth.currentUser]
    },
    'sendPasswordResetEmail, unknown': () => sdk.sendPasswordResetEmail(newAuth(), 'unknown@example.org'),
    'sendSignInLinkToEmail, signInWithEmailLink': async () => {
      const auth = newAuth()
      const settings = { url: `${world.origin}/stays`, handleCodeInApp: true }
      await sdk.sendSignInLinkToEmail(auth, 'link@example.org', settings)
      const { oobLink } = await mailCode('link@example.org', 'EMAIL_SIGNIN')
      const isLink = sdk.isSignInWithEmailLink(auth, oobLink)
      const { user } = await sdk.signInWithEmailLink(auth, 'link@example.org', oobLink)
      return [isLink, factsOf(user), await codeOf(sdk.signInWithEmailLink(newAuth(), 'link@example.org', oobLink))]
    },
    verifyBeforeUpdateEmail: async () => {
      const { auth, user } = await verified('before@example.org')
      await sdk.verifyBeforeUpdateEmail(user, 'after@example.org')
      const codes = ((await ask(`${driven}/oobCodes`)) as { oobCodes: MailCode[] }).oobCodes
      const { oobCode } = codes.findLast(({ requestType }) => requestType === 'VERIFY_AND_CHANGE_EMAIL')!
      const { operation } = await sdk.checkActionCode(auth, oobCode)
      await sdk.applyActionCode(auth, oobCode)
      return [operation, factsOf((await enter('after@example.org')).user)]
    },
    updateEmail: async () => {
      const { user } = await verified('moving@example.org')
      await sdk.updateEmail(user, 'moved@example.org')
      await user.reload()
      return [user.email, user.emailVerified, (await enter('moved@example.org')).user.uid === user.uid]
    },
    updatePassword: async () => {
      const { user } = await register('password@example.org')
      const elsewhere = (await enter('password@example.org')).user
      await later()
      await sdk.updatePassword(user, 'another horse')
      await user.reload()
      return [await codeOf(enter('password@example.org')), await codeOf(elsewhere.getIdToken(true))]
    },
    reauthenticateWithCredential: async () => {
      const { user } = await register('again@example.org')
      const right = sdk.EmailAuthProvider.credential('again@example.org', password)
      const wrong = sdk.EmailAuthProvider.credential('again@example.org', 'wrong')
      const { operationType } = await sdk.reauthenticateWithCredential(user, right)
      return [operationType, await codeOf(sdk.reauthenticateWithCredential(user, wrong))]
    },
    signInWithPhoneNumber: async () => {
      const auth = newAuth()
      if (!inBrowser) {
        return factsOf((await sdk.signInWithCredential(auth, await phoneCredential('+447700900701', auth))).user)
      }
      const confirmation = await sdk.signInWithPhoneNumber(auth, '+447700900701', verifier as never)
      return factsOf((await confirmation.confirm((await phoneCode('+447700900701')).code)).user)
    },
    'signInWithCredential of a phone, wrong code': async () => {
      const auth = newAuth()
      const { verificationId } = (await phoneCredential('+447700900702', auth)).toJSON() as { verificationId: string }
      const code = (await phoneCode('+447700900702')).code === '111111' ? '222222' : '111111'
      return sdk.signInWithCredential(
        auth,
        sdk.PhoneAuthCredential.fromJSON({ verificationId, verificationCode: code })!,
      )
    },
    'linkWithCredential of a phone, updatePhoneNumber, unlink': async () => {
      const { auth, user } = await verified('phone@example.org')
      await sdk.linkWithCredential(user, await phoneCredential('+447700900703', auth))
      const linked = factsOf(user)
      if (inBrowser) await sdk.updatePhoneNumber(user, await phoneCredential('+447700900704', auth))
      await sdk.unlink(user, 'phone')
      return [linked, user.phoneNumber]
    },
    'linkWithCredential of a phone of another account': async () => {
      const { auth, user } = await verified('phone-taken@example.org')
      return sdk.linkWithCredential(user, await phoneCredential('+447700900701', auth))
    },
    signInWithCustomToken: async () => {
      const { user } = await sdk.signInWithCustomToken(
        newAuth(),
        unsigned({ uid: 'guest-7', claims: { tier: 'gold' } }),
      )
      const { claims, signInProvider } = await user.getIdTokenResult()
      return [user.uid, claims.tier, signInProvider]
    },
    'signInWithCustomToken, nonsense': () => sdk.signInWithCustomToken(newAuth(), 'nonsense'),
    'signInWithCredential of another provider': async () => {
      const { providerId, signingIn } = world.other
      const credential = new sdk.OAuthProvider(providerId).credential({ idToken: signingIn })
      const first = await sdk.signInWithCredential(newAuth(), credential)
      const again = await sdk.signInWithCredential(newAuth(), credential)
      return [factsOf(first.user), again.user.uid === first.user.uid]
    },
    'linkWithCredential of another provider, unlink': async () => {
      const { providerId, linking } = world.other
      const { user } = await verified('linking@example.org')
      await sdk.linkWithCredential(user, new sdk.OAuthProvider(providerId).credential({ idToken: linking }))
      const linked = factsOf(user).providers
      await sdk.unlink(user, providerId)
      return [linked, factsOf(user).providers]
    },
    fetchSignInMethodsForEmail: () => sdk.fetchSignInMethodsForEmail(newAuth(), 'made@example.org'),
    validatePassword: async () => {
      const auth = newAuth()
      return [
        (await sdk.validatePassword(auth, '12345')).isValid,
        (await sdk.validatePassword(auth, 'zebra 12')).isValid,
      ]
    },
    initializeRecaptchaConfig: () => sdk.initializeRecaptchaConfig(newAuth()),
    'the captcha’s parameters': async () =>
      typeof (await ask(`${toolkit}/v1/recaptchaParams?key=${world.apiKey}`)).recaptchaSiteKey,
    'the project': async () =>
      Array.isArray((await ask(`${toolkit}/v1/projects?key=${world.apiKey}`)).authorizedDomains),
    getIdToken: async () => {
      const { user } = await register('token@example.org')
      const first = await user.getIdTokenResult()
      await later()
      const second = await user.getIdTokenResult(true)
      const { email, email_verified, user_id, firebase } = second.claims
      const provider = (firebase as { sign_in_provider?: unknown }).sign_in_provider
      return [first.token !== second.token, email, email_verified, user_id === user.uid, provider]
    },
    'getIdToken of a disabled account': async () => {
      const { auth, user } = await register('disabled@example.org')
      const path = `${toolkit}/v1/projects/${world.projectId}/accounts:update`
      await ask(path, { method: 'POST', body: { localId: user.uid, disableUser: true } })
      const refused = await codeOf(user.getIdToken(true))
      return [refused, auth.currentUser, await codeOf(enter('disabled@example.org'))]
    },
    deleteUser: async () => {
      const { auth, user } = await register('gone@example.org')
      const elsewhere = (await enter('gone@example.org')).user
      await sdk.deleteUser(user)
      const refused = await codeOf(elsewhere.reload())
      return [auth.currentUser, refused, (await register('gone@example.org')).user.uid !== user.uid]
    },
    revokeAccessToken: async () => {
      const { auth } = await register('revoke@example.org')
      return sdk.revokeAccessToken(auth, 'a token of another provider')
    },
    signOut: async () => {
      const { auth } = await register('out@example.org')
      await sdk.signOut(auth)
      return auth.currentUser
    },
    'multiFactor: enrol, sign in, unenrol': async () => {
      const { user } = await verified('factor@example.org')
      const secret = await sdk.TotpMultiFactorGenerator.generateSecret(await sdk.multiFactor(user).getSession())
      const first = sdk.TotpMultiFactorGenerator.assertionForEnrollment(secret, await totp(secret.secretKey, -1))
      await sdk.multiFactor(user).enroll(first, 'App')
      const auth = newAuth()
      const asked = await sdk.signInWithEmailAndPassword(auth, 'factor@example.org', password).catch(fault => fault)
      const resolver = sdk.getMultiFactorResolver(auth, asked)
      const { uid, displayName } = resolver.hints[0]!
      const signingIn = async (code: string) =>
        resolver.resolveSignIn(sdk.TotpMultiFactorGenerator.assertionForSignIn(uid, code))
      const right = await totp(secret.secretKey, 1)
      const wrong = await codeOf(signingIn(right === '111111' ? '222222' : '111111'))
      const { user: back } = await signingIn(right)
      const { signInSecondFactor } = await back.getIdTokenResult()
      await sdk.multiFactor(back).unenroll(uid)
      return [
        asked.code,
        displayName,
        wrong,
        signInSecondFactor,
        (await enter('factor@example.org')).user.uid === user.uid,
      ]
    },
  }

  const report: Record<string, unknown> = {}
  for (const [name, step] of Object.entries(steps)) {
    report[name] = await step().then(
      facts => facts ?? 'done',
      (fault: unknown) => ({ refused: codeOfFault(fault) }),
    )
  }
  return report
}

function codeOfFault(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : `no code: ${fault}`
}

const codeOf = (work: Promise<unknown>) => work.then(() => 'done', codeOfFault)

/** Tokens count whole seconds: what ends the earlier ones must come in a later second. */
const later = () => new Promise(resolve => setTimeout(resolve, 1001 - (Date.now() % 1000)))

const base64url = (text: string) => btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

/** A custom token as the emulator's users make them: nobody signed it. */
function unsigned(claims: object): string {
  const aud = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
  return `${base64url('{"alg":"none","typ":"JWT"}')}.${base64url(JSON.stringify({ aud, ...claims }))}.`
}

/** What an authenticator app shows after so many steps of half a minute (RFC 6238). */
async function totp(secret: string, steps: number): Promise<string> {
  const bits = [...secret]
    .map(sign => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  const bytes = Uint8Array.from(bits.match(/.{8}/g)!, byte => Number.parseInt(byte, 2))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setUint32(4, Math.floor(Date.now() / 30_000) + steps)
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer))
  const number = (mac.getUint32(mac.getUint8(19) & 15) & 0x7fffffff) % 1_000_000
  return String(number).padStart(6, '0')
}
