// Enters one home of the demo world: the stay, its pictures and its units.

import { readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { photoTable, stayTable, stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'
import type { DemoHome } from './home.ts'
import { firstWidth, heightOf, masterWidth } from './picture-sizes.ts'
import { publicPoint } from './public-point.ts'

/** Enters the home as a published stay and answers its id; undefined, and nothing done, when its slug is there already. */
export async function enterHome(queries: Transaction, home: DemoHome, now: Date): Promise<number | undefined> {
  const [entered] = await queries
    .insert(stayTable)
    .values(stayRow(home, now))
    .onConflictDoNothing({ target: stayTable.slug })
    .returning({ id: stayTable.id })
  if (!entered) return undefined
  await queries.insert(photoTable).values(photoRows(home, entered.id))
  await enterUnits(queries, home, entered.id)
  return entered.id
}

function stayRow(home: DemoHome, now: Date): typeof stayTable.$inferInsert {
  const point = publicPoint(home, home.slug)
  return {
    slug: home.slug,
    status: 'published',
    kind: home.kind,
    name: home.name,
    summary: home.summary,
    description: home.description,
    addressLines: [...home.addressLines],
    city: home.city,
    region: home.region,
    postcode: home.postcode,
    country: home.country,
    latitude: home.latitude,
    longitude: home.longitude,
    publicLatitude: point.latitude,
    publicLongitude: point.longitude,
    timeZone: home.timeZone,
    areaM2: home.areaM2,
    maxGuests: home.guests,
    petsMax: home.pets,
    rooms: home.rooms,
    bathroomHalves: home.bathrooms * 2,
    amenities: home.amenities.map(amenity => (typeof amenity === 'string' ? { code: amenity } : amenity)),
    houseRules: home.rules,
    checkInFrom: home.checkIn.from,
    checkInUntil: home.checkIn.until ?? null,
    checkOutUntil: home.checkOut,
    currency: home.currency,
    registrationNumber: home.registrationNumber ?? null,
    isDemo: true,
    createdAt: now,
    updatedAt: now,
  }
}

function photoRows({ slug, photos }: DemoHome, stayId: number): (typeof photoTable.$inferInsert)[] {
  const colours = pictureColours()[slug] ?? []
  return photos.map(({ room, alt }, position) => {
    const width = position === 0 ? firstWidth : masterWidth
    return {
      stayId,
      position,
      alt,
      room,
      path: `/photos/${slug}/${position + 1}`,
      width,
      height: heightOf(width),
      ...(colours[position] ? { placeholder: colours[position] } : {}),
    }
  })
}

/** The colour that stands in for each picture, by the slug of its home, in the order of the pictures. */
export function pictureColours(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(readFileSync(inProject('demo', 'colours.json'), 'utf8'))
}

async function enterUnits(queries: Transaction, { units }: DemoHome, stayId: number): Promise<void> {
  const [names, role] = 'allOf' in units ? ([units.allOf, 'all_of'] as const) : ([units.oneOf, 'one_of'] as const)
  for (const name of names) {
    const unitId = (await findDemoUnit(queries, name)) ?? (await addUnit(queries, name))
    await queries.insert(stayUnitTable).values({ stayId, unitId, role })
  }
}

/** The unit of that name which another home of the demo world has already. */
async function findDemoUnit(queries: Transaction, name: string): Promise<number | undefined> {
  const [found] = await queries
    .select({ id: unitTable.id })
    .from(unitTable)
    .innerJoin(stayUnitTable, eq(stayUnitTable.unitId, unitTable.id))
    .innerJoin(stayTable, eq(stayTable.id, stayUnitTable.stayId))
    .where(and(eq(unitTable.name, name), eq(stayTable.isDemo, true)))
    .limit(1)
  return found?.id
}

async function addUnit(queries: Transaction, name: string): Promise<number> {
  const [added] = await queries.insert(unitTable).values({ name }).returning({ id: unitTable.id })
  return added!.id
}
