// Reads by which methods the guests of a home may pay at this moment.

import { eq } from 'drizzle-orm'
import { organisationTable } from '#organisation/organisation-tables.server.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { unkept } from '#values/edition.ts'
import { offeredMethods } from './offered-methods.ts'

/** What an operator changes counts at once, in every process. Empty for no home at all. */
export async function methodsAtHome(
  queries: Queries,
  environment: Pick<Environment, 'PAYMENT_WAYS'>,
  stayId: number,
  shown = unkept,
): Promise<readonly PaymentMethod[]> {
  const found = await shown.once('methods', stayId, async () => {
    const [row] = await queries
      .select({ country: stayTable.country, offered: organisationTable.offeredMethods })
      .from(stayTable)
      .crossJoin(organisationTable)
      .where(eq(stayTable.id, stayId))
    return row
  })
  return found ? offeredMethods(found.offered, environment, { id: stayId, country: found.country }) : []
}
