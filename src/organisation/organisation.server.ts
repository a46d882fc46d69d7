// Reads who runs the site.

import type { Queries } from '#platform/tools/database.server.ts'
import { organisationTable } from './organisation-tables.server.ts'

/** Texts that nobody has entered are empty. */
export type Organisation = Omit<typeof organisationTable.$inferSelect, 'isOnly'>

/** As it is stored now; the row is there from the first migration on. */
export async function readOrganisation(queries: Pick<Queries, 'select'>): Promise<Organisation> {
  const [row] = await queries.select().from(organisationTable)
  if (!row) throw new Error('The row of the organisation is missing')
  const { isOnly: _, ...organisation } = row
  return organisation
}
