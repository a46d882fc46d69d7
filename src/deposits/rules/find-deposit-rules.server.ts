// Which damage deposit each home asks for, out of the database.

import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type Currency, currency } from '#values/money.ts'
import type { DepositRule } from './deposit-rule.ts'

export type HomeWithDeposit = {
  readonly stayId: number
  readonly slug: string
  readonly name: string
  readonly place: string
  readonly currency: Currency
  readonly rule: DepositRule | null
}

export const homesOnDepositPage = 25

type Row = Omit<HomeWithDeposit, 'rule' | 'currency'> & {
  readonly currency: string
  readonly kind: DepositRule['kind'] | null
  readonly amount: string
  readonly method: DepositRule['method']
  readonly placedDaysBefore: number
  readonly releasedDaysAfter: number
}

const homes = sql`
  select stay.id as "stayId", stay.slug, stay.name, concat_ws(', ', nullif(stay.city, ''), nullif(nullif(stay.region, stay.city), '')) as place,
    stay.currency, rule.kind, rule.amount, rule.method, placed_days_before as "placedDaysBefore", released_days_after as "releasedDaysAfter"
  from stay join stay_offer on stay_offer.stay_id = stay.id
    left join damage_deposit_rule as rule on rule.id = stay_offer.damage_deposit_rule_id
  where stay.status <> 'archived'`

/** Homes that are sold, by name, at most `most` after the first `from`; and whether there are more. */
export async function findDepositRules(
  queries: Queries,
  who: Operator,
  from: number,
  most = homesOnDepositPage,
): Promise<{ readonly homes: readonly HomeWithDeposit[]; readonly more: boolean }> {
  const { rows } = await queries.execute<Row>(sql`
    ${homes} and ${ratesWithin(who)} order by stay.name, stay.id offset ${from} limit ${most + 1}`)
  return { homes: rows.slice(0, most).map(homeOf), more: rows.length > most }
}

/** How many homes are sold. */
export async function countSoldHomes(queries: Queries, who: Operator): Promise<number> {
  const { rows } = await queries.execute<{ homes: number }>(
    sql`select count(*)::integer as homes from stay join stay_offer on stay_offer.stay_id = stay.id
      where stay.status <> 'archived' and ${ratesWithin(who)}`,
  )
  return rows[0]!.homes
}

/** The home of that slug; undefined when there is none, or it is not sold. */
export async function findDepositRule(
  queries: Queries,
  who: Operator,
  slug: string,
): Promise<HomeWithDeposit | undefined> {
  const { rows } = await queries.execute<Row>(sql`${homes} and stay.slug = ${slug} and ${ratesWithin(who)}`)
  return rows[0] && homeOf(rows[0])
}

function ratesWithin(who: Operator): SQL {
  return within(reachOf(who, 'rates'), stayTable.id)
}

function homeOf({ kind, amount, method, placedDaysBefore, releasedDaysAfter, ...home }: Row): HomeWithDeposit {
  const rule = kind && { kind, amount: Number(amount), method, placedDaysBefore, releasedDaysAfter }
  return { ...home, currency: currency(home.currency), rule }
}
