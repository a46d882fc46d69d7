// The organisation as operators see it, with homes by their addresses, and homes that nobody can pay for.

import { asc, eq, inArray } from 'drizzle-orm'
import { type Organisation, readOrganisation } from '#organisation/organisation.server.ts'
import { offeredMethods, possibleMethods } from '#payments/offered/offered-methods.ts'
import { type PaymentMethod, paymentMethods } from '#payments/port/payment.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { OrganisationInput } from './organisation-input.ts'

type OrganisationState = {
  /** As it was entered. */
  readonly entered: OrganisationInput
  /** To be sent along with a change. */
  readonly version: number
  /** Null while nobody has changed it. */
  readonly changedAt: Date | null
  /** What the site was set up for, and money at the home. */
  readonly possible: readonly PaymentMethod[]
  /** The addresses of published homes for which no method is offered, by name. */
  readonly unpayable: readonly { readonly slug: string; readonly name: string }[]
}

export async function describeOrganisation({ database, environment }: Tools): Promise<OrganisationState> {
  const { version, changedAt, changedBy: _, offeredMethods: offered, ...rest } = await readOrganisation(database)
  const published =
    offered &&
    (await database
      .select({ id: stayTable.id, slug: stayTable.slug, name: stayTable.name, country: stayTable.country })
      .from(stayTable)
      .where(eq(stayTable.status, 'published'))
      .orderBy(asc(stayTable.name), asc(stayTable.id)))
  return {
    entered: { ...rest, offeredMethods: await byAddress(database, offered) },
    version,
    changedAt,
    possible: possibleMethods(environment),
    unpayable: (published ?? [])
      .filter(home => offeredMethods(offered, environment, home).length === 0)
      .map(({ slug, name }) => ({ slug, name })),
  }
}

/** Without methods that no longer exist, and homes that were removed; a method that was only for those is not offered. */
async function byAddress(
  queries: Queries,
  offered: Organisation['offeredMethods'],
): Promise<OrganisationInput['offeredMethods']> {
  if (offered === null) return null
  const ids = [...new Set(offered.flatMap(({ homes }) => homes ?? []))]
  const rows = await queries
    .select({ id: stayTable.id, slug: stayTable.slug })
    .from(stayTable)
    .where(inArray(stayTable.id, ids))
  const slugs = new Map<number, string>(rows.map(({ id, slug }) => [id, slug]))
  return offered.flatMap(({ method: stored, countries, homes }) => {
    const method = paymentMethods.find(each => each === stored)
    const named = homes?.flatMap(id => slugs.get(id) ?? []) ?? null
    if (!method || named?.length === 0) return []
    return [{ method, countries: countries && [...countries], homes: named }]
  })
}
