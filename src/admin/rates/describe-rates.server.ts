// Describes a home's usual price and seasons, and which other homes share them.

import { sql } from 'drizzle-orm'
import { findHomeOfNights, type HomeOfNights } from '#admin/calendar/nights/describe-nights.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { policyNameIn, presetNames, sayPolicyName } from '#offers/refunds/policy-presets.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { extraGuestBands } from '#offers/terms/child-bands.ts'
import type { DerivedPlan, Season } from '#offers/terms/rate-plan.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { formValues } from '#values/form-input.ts'
import type { Currency } from '#values/money.ts'
import type { Slug } from '#values/slug.ts'
import { sayBand } from './age-words.ts'
import { byBands, enteredBase, enteredChildren, enteredPlan, enteredSeason } from './entered-rates.ts'
import { planInput } from './plan-input.ts'
import { baseInput, type RateFacts, rateAbout, rateInputs, seasonInput } from './rate-input.ts'
import type { AdminRates } from './rates-view.ts'
import { saySeason, saySeasonPrice } from './season-words.ts'

/** The home with its offer, whatever its status; undefined when there is none, or it is not sold. */
export async function findSoldHome(
  tools: Tools,
  slug: Slug,
): Promise<{ readonly home: HomeOfNights; readonly offer: StayOffer } | undefined> {
  const home = await findHomeOfNights(tools, slug)
  const offer = home && (await loadOffers(tools.database, [home.id])).get(home.id)
  return home && offer && { home, offer }
}

/** What must be known of a home to read a form about its rates; undefined for one that is not sold. */
export async function rateFacts({ database, clock }: Tools, stayId: number): Promise<RateFacts | undefined> {
  const offer = (await loadOffers(database, [stayId])).get(stayId)
  if (!offer) return undefined
  const { currency, capacity, timeZone } = offer
  return { currency, maxGuests: capacity.maxGuests, today: dayInZone(clock.now(), timeZone) }
}

export async function describeRates(tools: Tools, who: Operator, slug: Slug): Promise<AdminRates | undefined> {
  const found = await findSoldHome(tools, slug)
  if (!found) return undefined
  const { home, offer } = found
  const { currency, plans } = offer
  const { code, locale } = currentLanguage()
  const [plan, ...derived] = plans
  const today = dayInZone(tools.clock.now(), home.timeZone)
  const base = enteredBase(offer)
  const bands = extraGuestBands(offer)
  const about = rateAbout(offer)
  const rowOfSeason = (season: Season) => ({
    id: season.id,
    title: season.name,
    said: saySeason(season, currency, locale),
    values: formValues(seasonInput, enteredSeason(season, today), about),
  })
  return {
    ...{ slug, version: home.version, currency, mayChange: may(who, 'rates', 'change', home.id) },
    bands: bands.map(band => ({ code: band.code, label: sayBand(band, bands) })),
    base: formValues(baseInput, { ...base, extraGuests: byBands(bands, base.extraGuests) }, about),
    children: formValues(rateInputs.children, enteredChildren(offer), about),
    seasons: plan.seasons.map(rowOfSeason),
    ...(await findBeside(tools, plan.id, home.id, code)),
    plans: derived.map(plan => ({
      ...{ id: plan.id, title: plan.name, said: sayPlan(plan, currency) },
      values: formValues(planInput, enteredPlan(plan), about),
      seasons: plan.change.kind === 'nightly' ? plan.seasons.map(rowOfSeason) : undefined,
    })),
  }
}

/** Other homes that are sold by the plan, and the operator's own cancellation policies, both by name, in one statement. */
async function findBeside({ database }: Tools, planId: number, stayId: number, code: string) {
  const { rows } = await database.execute<{
    isHome: boolean
    id: number
    name: string
    names: Readonly<Record<string, string>> | null
  }>(sql`
    select true as "isHome", stay.id, stay.name, null::jsonb as names from stay join stay_offer on stay_id = stay.id
    where rate_plan_id = ${planId} and stay.id <> ${stayId}
    union all
    select false, id, name, names from cancellation_policy where name <> all(${sql.param([...presetNames])}::text[])
    order by name, id`)
  const [homes, policies] = [rows.filter(({ isHome }) => isHome), rows.filter(({ isHome }) => !isHome)]
  return {
    sharedWith: homes.map(({ name }) => name),
    policies: policies.map(({ id, name, names }) => ({ id, name: names?.[code] ?? name })),
  }
}

function sayPlan({ change, policy, minNights }: DerivedPlan, currency: Currency): string {
  const { code, locale } = currentLanguage()
  const nightly = saySeasonPrice(change, currency, locale)
  const price = minNights === null ? nightly : sentence('rates.planFromNights', { price: nightly, nights: minNights })
  if (!policy) return price
  return sentence('rates.planWithPolicy', { price, policy: sayPolicyName(policyNameIn(policy, code)) })
}
