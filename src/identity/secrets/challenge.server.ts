// Challenges that wait for an answer: their ids are given out only with a MAC, so that none can be guessed.

import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type ChallengeKind, type Claims, challengeTable } from '#identity/account/identity-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later, type Milliseconds } from '#values/duration.ts'
import { identitySecret } from './identity-secret.server.ts'

export type Challenge = typeof challengeTable.$inferSelect

type NewChallenge = {
  readonly id?: string
  readonly kind: ChallengeKind
  readonly accountId?: string
  readonly phoneNumber?: string
  readonly secret?: Buffer
  readonly signInProvider?: string
  readonly claims?: Claims
  readonly lifetime: Milliseconds
}

/** Creates a challenge and returns its token. */
export async function openChallenge(tools: Tools, queries: Queries, input: NewChallenge): Promise<string> {
  const now = tools.clock.now()
  const { lifetime, id = randomUUID(), ...fields } = input
  await queries.insert(challengeTable).values({ ...fields, id, createdAt: now, expiresAt: later(now, lifetime) })
  return challengeToken(tools.environment, input.kind, id)
}

/** The token of a challenge: its id and a MAC that proves we issued it. */
export function challengeToken(environment: Environment, kind: ChallengeKind, id: string): string {
  const head = Buffer.from(id.replaceAll('-', ''), 'hex')
  const mac = identitySecret(environment).mac('challenge', Buffer.concat([Buffer.from(kind), head]))
  return Buffer.concat([head, mac]).toString('base64url')
}

/** The challenge of that kind behind a text, locked until the transaction ends; undefined when we gave none such. */
export async function findChallenge(
  tools: Tools,
  queries: Queries,
  kind: ChallengeKind,
  token: string,
): Promise<Challenge | undefined> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 48 || bytes.toString('base64url') !== token) return undefined
  const head = bytes.subarray(0, 16)
  const proven = identitySecret(tools.environment).proves(
    'challenge',
    Buffer.concat([Buffer.from(kind), head]),
    bytes.subarray(16),
  )
  if (!proven) return undefined
  const [found] = await queries
    .select()
    .from(challengeTable)
    .where(and(eq(challengeTable.id, uuidOf(head)), eq(challengeTable.kind, kind)))
    .for('update')
  return found
}

const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Whether the challenge still waits: not answered, not too old. */
export function isWaiting(challenge: Challenge, now: Date): boolean {
  return challenge.usedAt === null && challenge.expiresAt > now
}

/** Counts a wrong answer. */
export async function countTry(queries: Queries, id: string): Promise<void> {
  await queries
    .update(challengeTable)
    .set({ tries: sql`${challengeTable.tries} + 1` })
    .where(eq(challengeTable.id, id))
}

/** Closes a challenge that was answered; false when it was closed before. */
export async function closeChallenge(queries: Queries, id: string, now: Date): Promise<boolean> {
  const closed = await queries
    .update(challengeTable)
    .set({ usedAt: now })
    .where(and(eq(challengeTable.id, id), isNull(challengeTable.usedAt)))
    .returning({ id: challengeTable.id })
  return closed.length > 0
}
