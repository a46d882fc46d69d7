// What the browser and its authenticator do: a passkey is made, or signs. Fetched with the first press.

import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

/** Without extensions: we ask for none. */
type Plain<Options extends { extensions?: unknown }> = Omit<Options, 'extensions'>

export type CeremonyOptions =
  | { readonly kind: 'make'; readonly options: Plain<PublicKeyCredentialCreationOptionsJSON> }
  | { readonly kind: 'use'; readonly options: Plain<PublicKeyCredentialRequestOptionsJSON> }

export type CeremonyFault = 'not-here' | 'cancelled' | 'already' | 'not-right'

export type CeremonyEnd =
  | { readonly ok: true; readonly answer: string }
  | { readonly ok: false; readonly fault: CeremonyFault }

/** The answer for our server, as JSON; or why there is none. */
export async function holdCeremony(asked: CeremonyOptions): Promise<CeremonyEnd> {
  if (!browserSupportsWebAuthn()) return { ok: false, fault: 'not-here' }
  try {
    const answer =
      asked.kind === 'make'
        ? await startRegistration({ optionsJSON: asked.options })
        : await startAuthentication({ optionsJSON: asked.options })
    return { ok: true, answer: JSON.stringify(answer) }
  } catch (fault) {
    return { ok: false, fault: faultOf(fault) }
  }
}

function faultOf(fault: unknown): CeremonyFault {
  if (!(fault instanceof Error)) return 'not-right'
  if (fault instanceof WebAuthnError && fault.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return 'already'
  }
  // The person said no, or the time was over: browsers do not tell them apart.
  if (fault.name === 'NotAllowedError' || fault.name === 'AbortError') return 'cancelled'
  return fault.name === 'SecurityError' || fault.name === 'NotSupportedError' ? 'not-here' : 'not-right'
}
