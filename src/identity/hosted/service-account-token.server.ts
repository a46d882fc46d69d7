// The access token of the service account: asked for with a statement that its key signs, and kept until it is over.

import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import type { Environment } from '#platform/tools/environment.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later, type Milliseconds, seconds } from '#values/duration.ts'

type ServiceAccount = NonNullable<Environment['IDENTITY_SERVICE_ACCOUNT']>

const longestWait = seconds(10)
/** The longest that the token endpoint allows. */
const statementLasts = seconds(3600)
/** A token is not used up to its very end: the call that carries it takes time as well. */
const margin = seconds(60)

const answerShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

type Kept = { readonly token: string; readonly goodUntil: Date }

const kept = new Map<string, Promise<Kept>>()

/**
 * OAuth 2.0 by RFC 7523. Those who ask at once share one request. Throws when the endpoint gives none, naming its status
 * and nothing of what was sent.
 */
export async function serviceAccountToken(tools: Pick<Tools, 'clock'>, account: ServiceAccount): Promise<string> {
  const now = tools.clock.now()
  const name = `${account.email} ${account.keyId ?? ''} ${account.tokenAddress}`
  const last = kept.get(name)
  const known = await last?.catch(() => undefined)
  if (known && now < known.goodUntil) return known.token
  // Somebody else who found it over has asked meanwhile.
  if (kept.get(name) !== last) return serviceAccountToken(tools, account)
  kept.set(name, ask(account, now))
  return (await kept.get(name)!).token
}

async function ask({ email, privateKey, keyId, tokenAddress }: ServiceAccount, now: Date): Promise<Kept> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const statement = await new SignJWT({ scope: 'https://www.googleapis.com/auth/identitytoolkit' })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId && { kid: keyId }) })
    .setIssuer(email)
    .setAudience(tokenAddress)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + statementLasts / 1000)
    .sign(await importPKCS8(privateKey, 'RS256'))
  const answer = await fetch(tokenAddress, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: statement }),
    signal: AbortSignal.timeout(longestWait),
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`The service account was given no token: ${answer.status}`)
  const read = answerShape.parse(await answer.json())
  return { token: read.access_token, goodUntil: later(now, (seconds(read.expires_in) - margin) as Milliseconds) }
}
