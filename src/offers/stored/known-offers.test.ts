// Offers that a process keeps: the same one while nothing of the catalogue has changed, and never an old one.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/tools/database.server.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { sellStay } from '#tests/support/sold-stay.ts'
import { knownOffer, lastKnownOffer, offerOfEdition } from './known-offers.server.ts'
import { editionOf } from './offer-store.server.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const ask = async (stayId: number, database: Database = fresh.database) =>
  offerOfEdition({ database, queries: database }, stayId, await editionOf(database))

test('is read once while the catalogue stands, and again when anything of it has changed', async () => {
  const { stayId } = await sellStay(fresh.database)
  expect(lastKnownOffer(fresh.database, stayId)).toBeUndefined()
  const first = await ask(stayId)
  expect(first).toMatchObject({ stayId })
  expect(await ask(stayId)).toBe(first)
  expect(await knownOffer(fresh.database, stayId)).toBe(first)
  expect(lastKnownOffer(fresh.database, stayId)).toBe(first)
  await fresh.database.execute(sql`update rate_plan set base_nightly_minor = 123_45`)
  const second = await ask(stayId)
  expect(second).not.toBe(first)
  expect(second?.plans[0].baseNightlyMinor).toBe(123_45)
  await fresh.database.execute(sql`update rate_plan set base_nightly_minor = 234_56`)
  expect((await knownOffer(fresh.database, stayId))?.plans[0].baseNightlyMinor).toBe(234_56)
})

test('knows what is no home, and what is none any more', async () => {
  const { stayId } = await sellStay(fresh.database)
  expect(await ask(999_999)).toBeUndefined()
  expect(await ask(stayId)).toBeDefined()
  await fresh.database.execute(sql`delete from stay_offer where stay_id = ${stayId}`)
  expect(await ask(stayId)).toBeUndefined()
  expect(lastKnownOffer(fresh.database, stayId)).toBeUndefined()
})

test('of another database is another one', async () => {
  const other = await freshDatabase()
  try {
    const [here, there] = [await sellStay(fresh.database), await sellStay(other.database)]
    await ask(here.stayId)
    expect(lastKnownOffer(other.database, here.stayId)).toBeUndefined()
    expect(await ask(there.stayId, other.database)).not.toBe(lastKnownOffer(fresh.database, there.stayId))
  } finally {
    await other.drop()
  }
})
