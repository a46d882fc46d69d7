// Homes for tests: published, with pictures, one unit and a price, unless a test says otherwise.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Room } from '#stays/stay.ts'
import { photoTable, stayTable, stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'

export type HomeInput = Partial<typeof stayTable.$inferInsert> & {
  /** Minor units; null makes a home without any offer. */
  readonly nightlyMinor?: number | null
  readonly cleaningMinor?: number
  readonly minimumNights?: number
  readonly photos?: readonly (Partial<typeof photoTable.$inferInsert> & { readonly path: string })[]
}

export type BuiltHome = { readonly id: number; readonly slug: string; readonly unitId: number }

let built = 0

const usualRooms: readonly Room[] = [
  { kind: 'bedroom', name: 'Front bedroom', beds: [{ kind: 'double', count: 1 }] },
  { kind: 'bedroom', name: 'Back bedroom', beds: [{ kind: 'single', count: 2 }] },
]

/** Makes one home; its slug is `home-1`, `home-2` and so on, and its city is Olhão in Portugal. */
export async function buildHome(queries: Queries, input: HomeInput = {}): Promise<BuiltHome> {
  built += 1
  const { nightlyMinor = 10_000, cleaningMinor = 0, minimumNights, photos, ...columns } = input
  const values = {
    slug: `home-${built}`,
    status: 'published' as const,
    kind: 'house' as const,
    name: `Home ${built}`,
    summary: 'A house with a door and a window.',
    description: 'Come in. **Sit down.**',
    addressLines: ['Rua Secreta 7'],
    city: 'Olhão',
    region: 'Algarve',
    postcode: '8700-123',
    country: 'PT',
    latitude: 37.02812,
    longitude: -7.84113,
    publicLatitude: 37.03,
    publicLongitude: -7.85,
    timeZone: 'Europe/Lisbon',
    maxGuests: 4,
    currency: 'EUR',
    rooms: usualRooms,
    ...columns,
  }
  const [stay] = await queries.insert(stayTable).values(values).returning({ id: stayTable.id, slug: stayTable.slug })
  const [unit] = await queries.insert(unitTable).values({ name: values.name }).returning({ id: unitTable.id })
  await queries.insert(stayUnitTable).values({ stayId: stay!.id, unitId: unit!.id, role: 'all_of' })
  const pictures = photos ?? [{ path: `/photos/${stay!.slug}/1`, alt: 'The house from the street' }]
  for (const [position, photo] of pictures.entries()) {
    const picture = { alt: `Picture ${position + 1}`, width: 1200, height: 800, ...photo }
    await queries.insert(photoTable).values({ stayId: stay!.id, position, ...picture })
  }
  if (nightlyMinor !== null) {
    await offerHome(queries, stay!.id, { nightlyMinor, cleaningMinor, minimumNights, currency: values.currency })
  }
  return { ...stay!, unitId: unit!.id }
}

type OfferInput = { nightlyMinor: number; cleaningMinor: number; minimumNights: number | undefined; currency: string }

async function offerHome(queries: Queries, stayId: number, input: OfferInput): Promise<void> {
  const id = async (statement: ReturnType<typeof sql>) => {
    const { rows } = await queries.execute<{ id: number }>(statement)
    return rows[0]!.id
  }
  const policy = await id(sql`insert into cancellation_policy (name) values ('Moderate') returning id`)
  await queries.execute(
    sql`insert into cancellation_tier (policy_id, days_before, lodging_bp, fee_bp, extra_bp)
      values (${policy}, 5, 10000, 10000, 10000), (${policy}, 1, 5000, 10000, 10000)`,
  )
  const terms = await id(sql`insert into payment_terms (name) values ('All at once') returning id`)
  await queries.execute(sql`insert into payment_instalment (terms_id, position, share_bp) values (${terms}, 0, 10000)`)
  const plan = await id(
    sql`insert into rate_plan (name, currency, base_nightly_minor, included_guests)
      values ('Standard', ${input.currency}, ${input.nightlyMinor}, 100) returning id`,
  )
  await queries.execute(
    sql`insert into stay_offer (stay_id, rate_plan_id, policy_id, payment_terms_id) values (${stayId}, ${plan}, ${policy}, ${terms})`,
  )
  if (input.cleaningMinor > 0) {
    await queries.execute(
      sql`insert into fee (stay_id, name, kind, basis, amount) values (${stayId}, 'Cleaning', 'cleaning', 'per_stay', ${input.cleaningMinor})`,
    )
  }
  if (input.minimumNights) {
    await queries.execute(
      sql`insert into stay_rule (stay_id, kind, amount) values (${stayId}, 'min_arrival', ${input.minimumNights})`,
    )
  }
}
