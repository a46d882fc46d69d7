// Custom tokens: by them a server that signs with our key hands a sign-in that it proved itself to the SDK in the browser.

import { type JWTPayload, UnsecuredJWT } from 'jose'
import { addAccount, findAccount } from '#identity/account/account-store.server.ts'
import { readSigned } from '#identity/session/id-token.server.ts'
import { completeSignIn, type SignIn, signIn } from '#identity/session/sign-in.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, type IdentityRefusal, refuse } from '#identity/wire/identity-reason.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import { testHelpersOn } from '#platform/tools/test-helpers-on.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

type CustomClaims = Readonly<Record<string, unknown>>

const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const issuerOf = (project: string) => `provider@${project}`

const reserved: ReadonlySet<string> = new Set(
  'iss aud sub iat exp nbf jti nonce azp acr amr cnf auth_time firebase at_hash c_hash user_id sid'.split(' '),
)

/** What is wrong with claims that an account or a session should carry; they may not speak for the token itself. */
export function claimsFault(claims: unknown): IdentityRefusal | undefined {
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) return refuse('INVALID_CLAIMS')
  const taken = Object.keys(claims).find(key => reserved.has(key))
  if (taken) return refuse('INVALID_CLAIMS', say.claimReserved(taken))
  return JSON.stringify(claims).length > 1000 ? refuse('INVALID_CLAIMS', say.claimsTooLarge) : undefined
}

/**
 * In order: MISSING_CUSTOM_TOKEN, INVALID_CUSTOM_TOKEN (not signed by us, expired), INVALID_CUSTOM_TOKEN or
 * INVALID_CLAIMS (what it says), USER_DISABLED. An unknown uid makes an account.
 */
export async function signInWithCustomToken(
  tools: Tools,
  caller: Caller,
  { token }: { readonly token?: string },
): Promise<IdentityOutcome<{ readonly signIn: SignIn; readonly isNew: boolean }>> {
  if (!token) return refuse('MISSING_CUSTOM_TOKEN')
  const read = (await readToken(tools, token)) ?? readUnsigned(tools, token)
  if (!read) return refuse('INVALID_CUSTOM_TOKEN', say.assertionWrong)
  if (read.expired) return refuse('INVALID_CUSTOM_TOKEN', say.tokenOver)
  const { uid, claims = {}, second_factor: secondFactorId } = read.claims
  if (typeof uid !== 'string' || uid.length < 1 || uid.length > 128 || uid.includes('\0')) {
    return refuse('INVALID_CUSTOM_TOKEN', say.uidWrong)
  }
  const fault = claimsFault(claims)
  if (fault) return fault
  const existing = await findAccount(tools.database, uid)
  if (existing?.disabled) return refuse('USER_DISABLED')
  const made = existing ? undefined : await addAccount(tools.database, { id: uid }, tools.clock.now())
  const account = existing ?? made ?? (await findAccount(tools.database, uid))
  if (!account) return refuse('USER_NOT_FOUND')
  const isNew = made !== undefined
  const facts = { provider: 'custom', claims: claims as CustomClaims, isNew }
  const signed =
    typeof secondFactorId === 'string'
      ? await completeSignIn(tools, caller, account, { ...facts, secondFactorId })
      : await signIn(tools, caller, account, facts)
  return signed.ok ? { ok: true, isNew, signIn: signed.signIn } : signed
}

function readToken(tools: Tools, token: string) {
  return readSigned(tools, token, { issuer: issuerOf(tools.environment.IDENTITY_PROJECT), audience })
}

// Suites written for the vendor's emulator make tokens without a signature, or write the claims as plain JSON.
function readUnsigned(tools: Tools, token: string): { claims: JWTPayload; expired: boolean } | undefined {
  if (!testHelpersOn(tools.environment)) return undefined
  try {
    const { second_factor: _, ...claims } = token.startsWith('{')
      ? (JSON.parse(token) as Record<string, unknown>)
      : UnsecuredJWT.decode(token, { audience, currentDate: tools.clock.now() }).payload
    return { claims: { ...claims, uid: claims.uid ?? claims.user_id, second_factor: undefined }, expired: false }
  } catch {
    return undefined
  }
}
