// What a browser signs with a passkey: a challenge of ours, which counts once and for a few minutes.

import { z } from 'zod'
import { closeChallenge, findChallenge, isWaiting, openChallenge } from '#identity/secrets/challenge.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { minutes } from '#values/duration.ts'

type PasskeyChallengeKind = 'passkey' | 'passkey-enrolment'

/** What checks passkeys; loaded with the first one, since a start of the site would wait for it. */
export function webAuthn() {
  return import('@simplewebauthn/server')
}

/** How long somebody may take over what their browser and authenticator ask. */
export const passkeyPatience = minutes(5)

/** A new challenge, as bytes: of that account where somebody adds a passkey to it, of nobody yet at a sign-in. */
export async function newPasskeyChallenge(tools: Tools, kind: PasskeyChallengeKind, accountId?: string) {
  const token = await openChallenge(tools, tools.database, { kind, accountId, lifetime: passkeyPatience })
  return Uint8Array.from(Buffer.from(token, 'base64url'))
}

/**
 * The challenge that was signed, used up by this; undefined when it is none of ours, too old or used before. To be called
 * in the transaction that does what was signed for.
 */
export async function spendPasskeyChallenge(
  tools: Tools,
  queries: Queries,
  kind: PasskeyChallengeKind,
  token: string,
): Promise<{ readonly accountId: string | null; readonly createdAt: Date } | undefined> {
  const now = tools.clock.now()
  const found = await findChallenge(tools, queries, kind, token)
  if (!found || !isWaiting(found, now)) return undefined
  await closeChallenge(queries, found.id, now)
  return found
}

// What browsers send of either ceremony; the library looks at each part.
const credential = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
})
const clientData = z.object({ challenge: z.string().max(200) })

/** Far more than any key, and little enough to be read. */
const longestAnswer = 20_000

/** What a browser answered, as JSON, and the challenge that it says it signed; undefined for any other text. */
export function readCredential<Response extends { clientDataJSON: string }>(
  text: string,
  response: z.ZodType<Response>,
) {
  const whole = text.length > longestAnswer ? undefined : parseJson(text)
  const read = credential.safeParse(whole)
  const answered = response.safeParse((whole as { response?: unknown } | undefined)?.response)
  if (!read.success || !answered.success) return undefined
  const signed = clientData.safeParse(parseJson(Buffer.from(answered.data.clientDataJSON, 'base64url').toString()))
  if (!signed.success) return undefined
  return { credential: { ...read.data, response: answered.data }, challenge: signed.data.challenge }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
