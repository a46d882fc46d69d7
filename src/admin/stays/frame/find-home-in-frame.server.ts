// One home as every page of the admin pages about it begins: which it is, and how it stands.

import { eq } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { countryName } from '#stays/country.ts'
import { type StayStatus, stayTable } from '#stays/stay-tables.server.ts'
import { needsOfPage } from '#users/permissions/admin-pages.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type HomeInFrame, type HomeSection, homeAdminAddress, homeSections } from './home-sections.ts'

export const statusWords: Readonly<Record<StayStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  unlisted: 'Unlisted',
  archived: 'Archived',
}

/** The home of that slug, whatever its status, with the sections that the operator may open; undefined when no home has it. */
export async function findHomeInFrame(
  queries: Queries,
  who: Operator,
  slug: string,
): Promise<
  | (HomeInFrame & {
      readonly id: number
      readonly version: number
      readonly statusCode: StayStatus
      readonly timeZone: string
      readonly isRegistered: boolean
    })
  | undefined
> {
  const [row] = await queries
    .select({
      id: stayTable.id,
      version: stayTable.version,
      slug: stayTable.slug,
      name: stayTable.name,
      city: stayTable.city,
      country: stayTable.country,
      status: stayTable.status,
      timeZone: stayTable.timeZone,
      isRegistered: stayTable.registrationRequired,
    })
    .from(stayTable)
    .where(eq(stayTable.slug, slug))
  if (!row) return undefined
  const { city, country, status, ...home } = row
  return {
    ...home,
    place: `${city}, ${countryName(country)}`,
    status: statusWords[status],
    statusCode: status,
    isOpen: status === 'published' || status === 'unlisted',
    sections: homeSections.map(({ path }) => path).filter(path => mayOpen(who, path, row.id)),
  }
}

function mayOpen(who: Operator, section: HomeSection, stayId: number): boolean {
  const needs = needsOfPage(homeAdminAddress(':slug', section))
  return needs !== undefined && needs.area !== 'every' && may(who, needs.area, needs.level, stayId)
}
