// A fresh database on which tests claim nights, every command in a transaction of its own.

import { randomUUID } from 'node:crypto'
import type { Occupancy } from '#nights/occupancy.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import { later, minutes } from '#values/duration.ts'
import type { Claim } from './claim-nights.ts'
import { claimNights } from './claim-nights.ts'
import { heldNights } from './held-nights.ts'
import { newUnits, stayWithUnits } from './stay-with-units.ts'
import { type TestTools, testTools } from './tools.ts'

type Free<Input> = Input extends unknown ? Omit<Input, 'now' | 'refId' | 'kind' | 'expiresAt'> : never
export type ClaimInput = Free<Claim> & { readonly refId?: string }

export type NightsGround = TestTools & {
  /** Runs the work in a transaction of its own, once: a deadlock fails the test. */
  readonly run: <Answer>(work: (queries: Transaction) => Promise<Answer>) => Promise<Answer>
  readonly now: () => Date
  readonly units: (count: number) => Promise<number[]>
  readonly stay: (units: { allOf?: readonly number[]; oneOf?: readonly number[] }) => Promise<number>
  /** Claims for a booking, and for a hold of 15 minutes. */
  readonly book: (input: ClaimInput) => ReturnType<typeof claimNights>
  readonly hold: (input: ClaimInput) => ReturnType<typeof claimNights>
  readonly heldBy: (refId: string) => Promise<Occupancy[]>
}

export async function nightsGround(): Promise<NightsGround> {
  const ground = await testTools({ connections: 64 })
  const { database } = ground.tools
  const now = () => ground.clock.now()
  const run: NightsGround['run'] = work => inTransaction(database, work, 1)
  const claim = (input: ClaimInput, purpose: { kind: 'booking' } | { kind: 'hold'; expiresAt: Date }) =>
    run(queries => claimNights(queries, { refId: randomUUID(), ...input, ...purpose, now: now() }))
  return {
    ...ground,
    run,
    now,
    units: count => newUnits(database, count),
    stay: units => stayWithUnits(database, units),
    book: input => claim(input, { kind: 'booking' }),
    hold: input => claim(input, { kind: 'hold', expiresAt: later(now(), minutes(15)) }),
    heldBy: refId => heldNights(database, refId, now()),
  }
}
