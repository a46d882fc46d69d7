// Applies another currency to a home: every sum of its own is converted by the rate that counts today.

import { eq, type SQL, sql } from 'drizzle-orm'
import { readCurrentRates } from '#exchange/current-rates.server.ts'
import { stayOfferTable, taxProfileTable } from '#offers/stored/offer-tables.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { type Currency, currency, decimalsOf } from '#values/money.ts'
import type { Applied } from './apply-scoped.server.ts'
import { ownPlan } from './own-plan.server.ts'
import type { ChangeOf } from './rate-input.ts'
import type { RateRefusal } from './rate-refusals.ts'

/** So many units of the next currency for one of the former, in minor units each, as a fraction of whole numbers. */
type Factor = { readonly numerator: bigint; readonly denominator: bigint }

export async function applyCurrency(
  queries: Transaction,
  stayId: number,
  { to: next }: ChangeOf<'currency'>,
  tools: Tools,
): Applied {
  const [home] = await queries.select({ currency: stayTable.currency }).from(stayTable).where(eq(stayTable.id, stayId))
  const factor = await factorOf(queries, tools, currency(home!.currency), currency(next))
  if (!factor) return 'no-exchange-rate'
  const own = await ownPlan(queries, stayId)
  if (!own) return 'not-sold'
  const wrong = await sharedSums(queries, stayId, next)
  if (wrong) return wrong
  await queries.update(stayTable).set({ currency: next }).where(eq(stayTable.id, stayId))
  await convertPlan(queries, stayId, own.planId, { next, sum: converterOf(factor) })
  await convertOwn(queries, stayId, converterOf(factor))
  return undefined
}

async function factorOf(queries: Transaction, tools: Tools, from: Currency, to: Currency): Promise<Factor | undefined> {
  const rates = await readCurrentRates(queries, tools)
  const [own, other] = [rates.get(from)?.perEuro, rates.get(to)?.perEuro]
  if (own === undefined || other === undefined) return undefined
  return {
    numerator: other * 10n ** BigInt(decimalsOf(to)),
    denominator: own * 10n ** BigInt(decimalsOf(from)),
  }
}

type Converter = (minor: SQL) => SQL

/** Rounded half away from zero, as every sum of money. */
function converterOf({ numerator, denominator }: Factor): Converter {
  return minor =>
    sql`round((${minor})::numeric * ${String(numerator)}::numeric / ${String(denominator)}::numeric)::bigint`
}

/** What of the home comes in sums that other homes have too, in a currency that is theirs. */
async function sharedSums(queries: Transaction, stayId: number, next: string): Promise<RateRefusal | undefined> {
  const [followed] = await queries
    .select({ currency: taxProfileTable.currency })
    .from(stayOfferTable)
    .innerJoin(taxProfileTable, eq(taxProfileTable.id, stayOfferTable.taxProfileId))
    .where(eq(stayOfferTable.stayId, stayId))
  if (followed && followed.currency !== null && followed.currency !== next) return 'taxes-in-currency'
  const { rows } = await queries.execute(sql`
    with groups as (select group_id from stay_group_member where stay_id = ${stayId})
    select from fee where active and basis <> 'percent_of_lodging'
      and (group_id in (select group_id from groups) or (stay_id is null and group_id is null))
    union all
    select from discount where active and reduction_minor is not null
      and (group_id in (select group_id from groups) or (stay_id is null and group_id is null))`)
  return rows.length > 0 ? 'sums-of-several' : undefined
}

type ToPlan = { readonly next: string; readonly sum: Converter }

async function convertPlan(queries: Transaction, stayId: number, planId: number, { next, sum }: ToPlan) {
  const byBand = (bands: SQL) =>
    sql`(select coalesce(jsonb_object_agg(key, ${sum(sql`value`)}), '{}') from jsonb_each_text(${bands}))`
  await queries.execute(sql`
    update rate_plan set currency = ${next}, base_nightly_minor = ${sum(sql`base_nightly_minor`)},
      change_minor = ${sum(sql`change_minor`)},
      weekday_delta_minor = array(
        select ${sum(sql`delta`)} from unnest(weekday_delta_minor) with ordinality as each (delta, at) order by at),
      extra_guest_nightly_minor = ${byBand(sql`extra_guest_nightly_minor`)}
    where id = ${planId} or parent_id = ${planId}`)
  await queries.execute(sql`
    update season set nightly_minor = ${sum(sql`nightly_minor`)}, change_minor = ${sum(sql`change_minor`)}
    where rate_plan_id in (select id from rate_plan where id = ${planId} or parent_id = ${planId})`)
  await queries.execute(sql`
    update night_override set nightly_minor = ${sum(sql`nightly_minor`)}
    where nightly_minor is not null and (stay_id = ${stayId}
      or rate_plan_id in (select id from rate_plan where id = ${planId} or parent_id = ${planId}))`)
}

/** What may not be nothing stays at least the smallest coin. */
async function convertOwn(queries: Transaction, stayId: number, sum: Converter) {
  await queries.execute(sql`
    update fee set amount = ${sum(sql`amount`)}, amount_by_band = case when amount_by_band is not null then
      (select coalesce(jsonb_object_agg(key, ${sum(sql`value`)}), '{}') from jsonb_each_text(amount_by_band)) end
    where stay_id = ${stayId} and basis <> 'percent_of_lodging'`)
  await queries.execute(sql`
    update stay_offer set child_bands = (
      select jsonb_agg(case when band -> 'minor' is null then band
        else jsonb_set(band, '{minor}', to_jsonb(${sum(sql`band ->> 'minor'`)})) end order by place)
      from jsonb_array_elements(child_bands) with ordinality as each (band, place))
    where stay_id = ${stayId} and child_bands is not null`)
  await queries.execute(sql`
    update discount set reduction_minor = greatest(1, ${sum(sql`reduction_minor`)})
    where stay_id = ${stayId} and reduction_minor is not null`)
  await queries.execute(sql`
    with converted as (
      insert into damage_deposit_rule (name, kind, amount, method, placed_days_before, released_days_after)
      select name, kind, greatest(1, ${sum(sql`amount`)}), method, placed_days_before, released_days_after
      from damage_deposit_rule where kind = 'flat'
        and id = (select damage_deposit_rule_id from stay_offer where stay_id = ${stayId})
      returning id)
    update stay_offer set damage_deposit_rule_id = converted.id from converted where stay_id = ${stayId}`)
}
