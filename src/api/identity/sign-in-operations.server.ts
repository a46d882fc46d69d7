// The protocol's sign-in operations. Reference 7.1, 7.2.

import { signInWithCustomToken } from '#identity/federation/custom-token.server.ts'
import { sendPhoneCode } from '#identity/phone/send-phone-code.server.ts'
import { signInWithPhone, temporaryProofFor } from '#identity/phone/sign-in-with-phone.server.ts'
import type { SignIn } from '#identity/session/sign-in.server.ts'
import { signInWithMailLink } from '#identity/sign-in-with-mail-link.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import { signUp } from '#identity/sign-up.server.ts'
import { type Asked, operation, text, whoIf, yesNo } from './operation.server.ts'
import { signInAnswer, tokenAnswer } from './protocol-answer.server.ts'

/** The answer to a sign-in; a device that got in is remembered. */
export function answerSignIn({ keepDevice }: Asked, signIn: SignIn) {
  if (signIn.step === 'signed-in') keepDevice(signIn.device)
  return signInAnswer(signIn)
}

export const signInOperations = {
  'POST v1/accounts:signUp': operation(
    { email: text, password: text, displayName: text, idToken: text, returnSecureToken: yesNo },
    async (asked, { email, password, displayName, idToken }) => {
      const proven = await whoIf(asked.tools, idToken)
      if (!proven.ok) return proven
      const made = await signUp(asked.tools, asked.caller, { email, password, displayName, who: proven.who })
      if (!made.ok) return made
      asked.keepDevice(made.signedIn.device)
      const { account, tokens } = made.signedIn
      return {
        kind: 'identitytoolkit#SignupNewUserResponse',
        localId: account.id,
        email: account.email,
        displayName: account.displayName ?? undefined,
        ...tokenAnswer(tokens),
      }
    },
  ),
  'POST v1/accounts:signInWithPassword': operation(
    { email: text, password: text, returnSecureToken: yesNo },
    async (asked, input) => {
      const done = await signInWithPassword(asked.tools, asked.caller, input)
      if (!done.ok) return done
      const { account } = done.signIn
      return {
        kind: 'identitytoolkit#VerifyPasswordResponse',
        registered: true,
        localId: account.id,
        email: account.email,
        displayName: account.displayName ?? '',
        ...answerSignIn(asked, done.signIn),
      }
    },
  ),
  'POST v1/accounts:signInWithEmailLink': operation(
    { email: text, oobCode: text, idToken: text },
    async (asked, { email, oobCode, idToken }) => {
      const proven = await whoIf(asked.tools, idToken)
      if (!proven.ok) return proven
      const input = { email, code: oobCode, who: proven.who }
      const done = await signInWithMailLink(asked.tools, asked.caller, input)
      if (!done.ok) return done
      const { account } = done.signIn
      return {
        kind: 'identitytoolkit#EmailLinkSigninResponse',
        localId: account.id,
        email: account.email,
        isNewUser: done.isNew,
        ...answerSignIn(asked, done.signIn),
      }
    },
  ),
  'POST v1/accounts:sendVerificationCode': operation({ phoneNumber: text }, async ({ tools, caller }, input) => {
    const sent = await sendPhoneCode(tools, caller, input)
    return sent.ok ? { sessionInfo: sent.sessionInfo } : sent
  }),
  'POST v1/accounts:signInWithPhoneNumber': operation(
    { sessionInfo: text, code: text, temporaryProof: text, phoneNumber: text, idToken: text, operation: text },
    async (asked, { idToken, operation: purpose, ...input }) => {
      const proven = await whoIf(asked.tools, idToken)
      if (!proven.ok) return proven
      const existingOnly = purpose === 'REAUTH'
      const done = await signInWithPhone(asked.tools, asked.caller, { ...input, who: proven.who, existingOnly })
      if (!done.ok) return done
      const { phoneNumber } = done
      if ('temporaryProof' in done) {
        const temporaryProofExpiresIn = String(temporaryProofFor / 1000)
        return { temporaryProof: done.temporaryProof, phoneNumber, temporaryProofExpiresIn }
      }
      const { account } = done.signIn
      return { localId: account.id, phoneNumber, isNewUser: done.isNew, ...answerSignIn(asked, done.signIn) }
    },
  ),
  'POST v1/accounts:signInWithCustomToken': operation(
    { token: text, returnSecureToken: yesNo },
    async (asked, input) => {
      const done = await signInWithCustomToken(asked.tools, asked.caller, input)
      if (!done.ok) return done
      return {
        kind: 'identitytoolkit#VerifyCustomTokenResponse',
        isNewUser: done.isNew,
        ...answerSignIn(asked, done.signIn),
      }
    },
  ),
}
