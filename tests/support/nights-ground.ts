// A fresh database on which tests claim nights, every verb in a transaction of its own.

import { randomUUID } from 'node:crypto'
import type { Occupancy } from '#nights/occupancy.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import { later, minutes } from '#values/duration.ts'
import type { Claim } from './claim-nights.ts'
import { claimNights } from './claim-nights.ts'
import { heldNights } from './held-nights.ts'
import { newUnits, stayWithUnits } from './stay-with-units.ts'
import { type TestTools, testTools } from './tools.ts'

type Free<Wish> = Wish extends unknown ? Omit<Wish, 'now' | 'refId' | 'kind' | 'expiresAt'> : never
export type ClaimWish = Free<Claim> & { readonly refId?: string }

export type NightsGround = TestTools & {
  /** Runs the work in a transaction of its own, once: a deadlock fails the test. */
  readonly run: <Answer>(work: (queries: Transaction) => Promise<Answer>) => Promise<Answer>
  readonly now: () => Date
  readonly units: (count: number) => Promise<number[]>
  readonly stay: (units: { allOf?: readonly number[]; oneOf?: readonly number[] }) => Promise<number>
  /** Claims for a booking, and for a hold of 15 minutes. */
  readonly book: (wish: ClaimWish) => ReturnType<typeof claimNights>
  readonly hold: (wish: ClaimWish) => ReturnType<typeof claimNights>
  readonly heldBy: (refId: string) => Promise<Occupancy[]>
}

export async function nightsGround(): Promise<NightsGround> {
  const ground = await testTools({ connections: 64 })
  const { database } = ground.tools
  const now = () => ground.clock.now()
  const run: NightsGround['run'] = work => inTransaction(database, work, 1)
  const claim = (wish: ClaimWish, purpose: { kind: 'booking' } | { kind: 'hold'; expiresAt: Date }) =>
    run(queries => claimNights(queries, { refId: randomUUID(), ...wish, ...purpose, now: now() }))
  return {
    ...ground,
    run,
    now,
    units: count => newUnits(database, count),
    stay: units => stayWithUnits(database, units),
    book: wish => claim(wish, { kind: 'booking' }),
    hold: wish => claim(wish, { kind: 'hold', expiresAt: later(now(), minutes(15)) }),
    heldBy: refId => heldNights(database, refId, now()),
  }
}
