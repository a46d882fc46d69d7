// The keys that the hosted service publishes, kept as long as its answer says and no longer.

import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Milliseconds, seconds } from '#values/duration.ts'

/** Where the keys of ID tokens are published. */
const publishedKeysAddress = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })).min(1) })

const longestWait = seconds(10)

type Kept = { readonly keys: JWTVerifyGetKey; readonly goodUntil: number }

const kept = new Map<string, Promise<Kept>>()

/** The keys at that URL, refetched when their cache lifetime ends. Throws when the server does not answer. */
export async function publishedKeys({ clock }: Tools, address = publishedKeysAddress): Promise<JWTVerifyGetKey> {
  const now = clock.now().getTime()
  const known = await kept.get(address)?.catch(() => undefined)
  if (known && now < known.goodUntil) return known.keys
  const asked = ask(address, now)
  kept.set(address, asked)
  return (await asked).keys
}

async function ask(address: string, now: number): Promise<Kept> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(longestWait), redirect: 'error' })
  if (!answer.ok) throw new Error(`The published keys could not be read: ${answer.status}`)
  const read = keySet.parse(await answer.json())
  return { keys: createLocalJWKSet(read as JSONWebKeySet), goodUntil: now + lifetimeOf(answer.headers) }
}

/** How long an answer may be kept: its max-age, less the age it came with. */
function lifetimeOf(headers: Headers): Milliseconds {
  const most = /(?:^|[\s,])max-age=(\d{1,9})\b/i.exec(headers.get('cache-control') ?? '')?.[1]
  return seconds(Math.max(0, Number(most ?? 0) - Number(headers.get('age') ?? 0)))
}
