// Reads the home that an admin page is about, with the sections that the operator may open.

import { eq } from 'drizzle-orm'
import { type SentenceKey, sentenceBy } from '#catalogue/sentence.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { countryName } from '#stays/country.ts'
import { type StayStatus, stayTable } from '#stays/stay-tables.server.ts'
import { needsOfPage } from '#users/permissions/admin-pages.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { sayPlace } from '#values/say-list.ts'
import { type HomeSection, homeAdminAddress, homeSections } from './home-sections.ts'

export const statusWords: Readonly<Record<StayStatus, SentenceKey>> = {
  draft: 'homes.draft',
  published: 'homes.published',
  unlisted: 'homes.unlisted',
  archived: 'homes.archived',
}

/** The home of that slug, whatever its status, with the sections that the operator may open; undefined when no home has it. */
export async function findHomeInFrame(queries: Queries, who: Operator, bySlug: string) {
  const { id, version, slug, name, city, country, status, timeZone, registrationRequired } = stayTable
  const [row] = await queries
    .select({ id, version, slug, name, city, country, status, timeZone, isRegistered: registrationRequired })
    .from(stayTable)
    .where(eq(slug, bySlug))
  if (!row) return undefined
  const { city: town, country: code, status: statusCode, ...home } = row
  return {
    ...{ ...home, statusCode, status: sentenceBy(statusWords[statusCode]), place: sayPlace([town, countryName(code)]) },
    isOpen: statusCode === 'published' || statusCode === 'unlisted',
    sections: homeSections.map(({ path }) => path).filter(path => mayOpen(who, path, row.id)),
  }
}

function mayOpen(who: Operator, section: HomeSection, stayId: number): boolean {
  const needs = needsOfPage(homeAdminAddress(':slug', section))
  return needs !== undefined && needs.area !== 'every' && may(who, needs.area, needs.level, stayId)
}
