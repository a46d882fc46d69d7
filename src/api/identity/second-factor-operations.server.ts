// The protocol's operations on second factors: one-time codes of an authenticator app. Reference 7.1.

import { z } from 'zod'
import {
  finishSecondFactor,
  startSecondFactor,
  withdrawSecondFactor,
} from '#identity/second-factor/enrol-second-factor.server.ts'
import { signInWithSecondFactor } from '#identity/second-factor/sign-in-with-second-factor.server.ts'
import { totpDigits, totpSeconds } from '#identity/second-factor/totp.server.ts'
import { proveIdToken } from '#identity/session/proven-account.server.ts'
import { refuse } from '#identity/wire/identity-reason.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import { operation, text } from './operation.server.ts'
import { tokenAnswer } from './protocol-answer.server.ts'

const verification = z.object({ sessionInfo: text, verificationCode: text }).optional()
const anything = z.object({}).optional()

export const secondFactorOperations = {
  'POST v2/accounts/mfaEnrollment:start': operation(
    { idToken: text, totpEnrollmentInfo: anything },
    async ({ tools }, { idToken, totpEnrollmentInfo }) => {
      const proven = await proveIdToken(tools, idToken)
      if (!proven.ok) return proven
      if (!totpEnrollmentInfo) return refuse('OPERATION_NOT_ALLOWED', say.noMessages)
      const started = await startSecondFactor(tools, proven.who)
      if (!started.ok) return started
      return {
        totpSessionInfo: {
          sharedSecretKey: started.secret,
          verificationCodeLength: totpDigits,
          hashingAlgorithm: 'SHA1',
          periodSec: totpSeconds,
          sessionInfo: started.sessionInfo,
          finalizeEnrollmentTime: started.finishBefore.toISOString(),
        },
      }
    },
  ),
  'POST v2/accounts/mfaEnrollment:finalize': operation(
    { idToken: text, displayName: text, totpVerificationInfo: verification },
    async ({ tools, caller }, { idToken, displayName, totpVerificationInfo }) => {
      const proven = await proveIdToken(tools, idToken)
      if (!proven.ok) return proven
      if (!totpVerificationInfo) return refuse('OPERATION_NOT_ALLOWED', say.noMessages)
      const { sessionInfo, verificationCode: code } = totpVerificationInfo
      const finished = await finishSecondFactor(tools, caller, proven.who, { sessionInfo, code, displayName })
      return finished.ok ? { ...tokenAnswer(finished.tokens), totpAuthInfo: {} } : finished
    },
  ),
  'POST v2/accounts/mfaEnrollment:withdraw': operation(
    { idToken: text, mfaEnrollmentId: text },
    async ({ tools, caller }, { idToken, mfaEnrollmentId }) => {
      const proven = await proveIdToken(tools, idToken)
      if (!proven.ok) return proven
      const withdrawn = await withdrawSecondFactor(tools, caller, proven.who, { factorId: mfaEnrollmentId })
      return withdrawn.ok ? tokenAnswer(withdrawn.tokens) : withdrawn
    },
  ),
  'POST v2/accounts/mfaSignIn:start': operation({}, async () => refuse('OPERATION_NOT_ALLOWED', say.noMessages)),
  'POST v2/accounts/mfaSignIn:finalize': operation(
    { mfaPendingCredential: text, mfaEnrollmentId: text, totpVerificationInfo: verification },
    async (asked, { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo }) => {
      const done = await signInWithSecondFactor(asked.tools, asked.caller, {
        pendingCredential: mfaPendingCredential,
        factorId: mfaEnrollmentId,
        code: totpVerificationInfo?.verificationCode,
      })
      if (!done.ok) return done
      asked.keepDevice(done.signedIn.device)
      return tokenAnswer(done.signedIn.tokens)
    },
  ),
}
