// The protocol's questions about the project itself: captcha, password policy, domains. Reference 7.1.

import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { passwordPolicy } from '#identity/password/new-password.server.ts'
import { policyAnswer } from '#identity/password/password-policy.ts'
import { proveIdToken } from '#identity/session/proven-account.server.ts'
import { refuse } from '#identity/wire/identity-reason.ts'
import { operation, text } from './operation.server.ts'

// We ask for no captcha: it would be a foreign script, and the SDK skips it in this mode. Our limits stand in its place.
const noCaptcha = 'none'

export const projectOperations = {
  'GET v1/recaptchaParams': operation({}, async () => ({
    kind: 'identitytoolkit#GetRecaptchaParamResponse',
    recaptchaStoken: noCaptcha,
    recaptchaSiteKey: noCaptcha,
  })),
  'GET v2/recaptchaConfig': operation({}, async ({ tools }) => ({
    recaptchaKey: `projects/${tools.environment.IDENTITY_PROJECT}/keys/${noCaptcha}`,
    recaptchaEnforcementState: ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'].map(provider => ({
      provider,
      enforcementState: 'OFF',
    })),
  })),
  'GET v2/passwordPolicy': operation({}, async ({ tools }) => policyAnswer(passwordPolicy(tools.environment))),
  'GET v1/projects': operation({}, async ({ tools, caller }) => ({
    projectId: tools.environment.IDENTITY_PROJECT,
    authorizedDomains: [new URL(siteOrigin(tools.environment, caller.origin)).hostname],
  })),
  // The hosted service takes back tokens of Apple's; we hand out none of other providers'.
  'POST v2/accounts:revokeToken': operation({ idToken: text }, async ({ tools }, { idToken }) => {
    const proven = await proveIdToken(tools, idToken)
    return proven.ok ? refuse('OPERATION_NOT_ALLOWED') : proven
  }),
}
