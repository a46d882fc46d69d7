// A stay in the database that can be booked: its row, a plan, a policy, payment terms, and what the test adds.

import { sql } from 'drizzle-orm'
import { feeTable, ratePlanTable, stayOfferTable } from '#offers/stored/offer-tables.server.ts'
import {
  cancellationPolicyTable,
  paymentInstalmentTable,
  paymentTermsTable,
} from '#offers/stored/rule-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'

export type SoldStay = {
  readonly stayId: number
  readonly planId: number
  readonly policyId: number
  readonly termsId: number
}

export type SoldStayParts = {
  readonly plan?: Partial<typeof ratePlanTable.$inferInsert>
  readonly offer?: Partial<typeof stayOfferTable.$inferInsert>
  readonly cleaningMinor?: number
  readonly timeZone?: string
  readonly status?: string
}

let stays = 0

/** A published home in Lisbon for four at 100 € a night, paid at once, with nothing back; adds a cleaning fee if asked. */
export async function sellStay(queries: Queries, parts: SoldStayParts = {}): Promise<SoldStay> {
  stays++
  const { rows } = await queries.execute<{ id: number }>(sql`
    insert into stay (slug, status, kind, name, summary, description, city, region, country, latitude, longitude,
      public_latitude, public_longitude, time_zone, max_guests, pets_max, currency)
    values (${`sold-stay-${stays}`}, ${parts.status ?? 'published'}, 'house', 'Casa', 'A house.', 'A house.', 'Lisboa',
      'Lisboa', 'PT', 38.7, -9.1, 38.71, -9.11, ${parts.timeZone ?? 'Europe/Lisbon'}, 4, 1, 'EUR')
    returning id`)
  const stayId = rows[0]!.id
  const [plan] = await queries
    .insert(ratePlanTable)
    .values({ name: 'Standard', currency: 'EUR', baseNightlyMinor: 100_00, includedGuests: 4, ...parts.plan })
    .returning({ id: ratePlanTable.id })
  const [policy] = await queries
    .insert(cancellationPolicyTable)
    .values({ name: 'Nothing back' })
    .returning({ id: cancellationPolicyTable.id })
  const [terms] = await queries
    .insert(paymentTermsTable)
    .values({ name: 'All at once' })
    .returning({ id: paymentTermsTable.id })
  await queries.insert(paymentInstalmentTable).values({ termsId: terms!.id, position: 0, shareBp: 10_000 })
  await queries.insert(stayOfferTable).values({
    stayId,
    ratePlanId: plan!.id,
    policyId: policy!.id,
    paymentTermsId: terms!.id,
    ...parts.offer,
  })
  if (parts.cleaningMinor !== undefined) {
    const amount = parts.cleaningMinor
    await queries.insert(feeTable).values({ stayId, name: 'Cleaning', kind: 'cleaning', basis: 'per_stay', amount })
  }
  return { stayId, planId: plan!.id, policyId: policy!.id, termsId: terms!.id }
}
