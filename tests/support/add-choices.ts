// What may be chosen at a home of a test: a second rate, an extra, a code.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'

export type AddedChoices = { readonly rateId: number; readonly extraId: number }

/** A non-refundable rate at 10 % less, baskets of wood at 18.00, and a code that takes off 10 %. */
export async function addChoices(
  queries: Queries,
  stayId: number,
  { code, codePerGuest = null }: { readonly code: string; readonly codePerGuest?: number | null },
): Promise<AddedChoices> {
  const id = async (statement: ReturnType<typeof sql>) => {
    const { rows } = await queries.execute<{ id: number }>(statement)
    return rows[0]!.id
  }
  const rateId = await id(sql`
    insert into rate_plan (name, currency, parent_id, change_bp)
    select 'Non-refundable', currency, rate_plan.id, -1000
    from stay_offer join rate_plan on rate_plan.id = rate_plan_id where stay_id = ${stayId} returning id`)
  const extraId = await id(sql`
    insert into fee (stay_id, name, kind, basis, amount, mandatory, max_quantity)
    values (${stayId}, 'Basket of wood', 'extra', 'per_stay', 1800, false, 3) returning id`)
  await id(sql`
    insert into discount (stay_id, name, kind, reduction_bp, code, limit_per_guest)
    values (${stayId}, 'Sun', 'coupon', 1000, ${code}, ${codePerGuest}) returning id`)
  return { rateId, extraId }
}
