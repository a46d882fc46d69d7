// The protocol's operation that signs in with another provider's ID token. Reference 7.1.

import { type ProviderSignIn, signInWithProvider } from '#identity/federation/sign-in-with-provider.server.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import { operation, text, whoIf, yesNo } from './operation.server.ts'
import { refusalText } from './protocol-answer.server.ts'
import { answerSignIn } from './sign-in-operations.server.ts'

export const providerOperation = {
  'POST v1/accounts:signInWithIdp': operation(
    {
      requestUri: text,
      postBody: text,
      pendingToken: text,
      idToken: text,
      returnIdpCredential: yesNo,
      autoCreate: yesNo,
    },
    async (asked, body) => {
      if (body.pendingToken) return refuse('INVALID_PENDING_TOKEN')
      const credential = readCredential(body)
      if (!credential.ok) return credential
      const proven = await whoIf(asked.tools, body.idToken)
      if (!proven.ok) return proven
      const existingOnly = body.autoCreate === false
      const done = await signInWithProvider(asked.tools, asked.caller, { ...credential, who: proven.who, existingOnly })
      if (!done.ok) {
        // Asked so, the hosted service tells a refusal in a good answer, beside the credential.
        return body.returnIdpCredential ? { ...toldOf(credential), errorMessage: refusalText(done) } : done
      }
      const told = { ...toldOf(credential), ...profileOf(done) }
      if (done.confirmBy) return { ...told, needConfirmation: true, verifiedProvider: done.confirmBy }
      const { account } = done.signIn
      return {
        ...told,
        localId: account.id,
        emailVerified: account.emailVerified,
        isNewUser: done.isNew,
        ...answerSignIn(asked, done.signIn),
      }
    },
  ),
}

type Credential = { readonly providerId: string; readonly idToken: string; readonly nonce?: string }

function readCredential(body: {
  readonly requestUri?: string
  readonly postBody?: string
}): IdentityOutcome<Credential> {
  if (!body.requestUri) return refuse('MISSING_REQUEST_URI')
  if (!URL.canParse(body.requestUri)) return refuse('INVALID_REQUEST_URI')
  const fields = new URLSearchParams(body.postBody ?? new URL(body.requestUri).search)
  const providerId = fields.get('providerId')?.toLowerCase()
  if (!providerId) return refuse('INVALID_CREDENTIAL_OR_PROVIDER_ID', say.idpResponseWrong)
  const idToken = fields.get('id_token')
  if (!idToken) return refuse('INVALID_IDP_RESPONSE', say.idTokenNeeded)
  return { ok: true, providerId, idToken, nonce: fields.get('nonce') ?? undefined }
}

function toldOf({ providerId, idToken }: Credential) {
  return { kind: 'identitytoolkit#VerifyAssertionResponse', providerId, oauthIdToken: idToken }
}

function profileOf({ identity }: ProviderSignIn) {
  const { rawId, email, displayName, photoUrl, claims } = identity
  const name = displayName === undefined ? {} : { displayName, fullName: displayName }
  return { federatedId: rawId, email, ...name, photoUrl, rawUserInfo: JSON.stringify(claims) }
}
