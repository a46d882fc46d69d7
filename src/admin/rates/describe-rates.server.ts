// Describes a home's usual price and seasons, and which other homes share them.

import { and, asc, eq, ne } from 'drizzle-orm'
import { findHomeOfNights, type HomeOfNights } from '#admin/calendar/nights/describe-nights.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { isPreset, policyNameIn, sayPolicyName } from '#offers/refunds/policy-presets.ts'
import { sayPolicy } from '#offers/refunds/policy-words.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { stayOfferTable } from '#offers/stored/offer-tables.server.ts'
import { loadTerms } from '#offers/stored/terms-store.server.ts'
import type { AgeBand } from '#offers/terms/party.ts'
import type { DerivedPlan } from '#offers/terms/rate-plan.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { formValues } from '#values/form-input.ts'
import type { Currency } from '#values/money.ts'
import type { Slug } from '#values/slug.ts'
import { byBands, enteredBase, enteredPlan, enteredSeason } from './entered-rates.ts'
import { planInput } from './plan-input.ts'
import { baseInput, type RateFacts, rateAbout, seasonInput } from './rate-input.ts'
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
  const { currency, ageBands: bands, capacity, timeZone } = offer
  return { currency, bands, maxGuests: capacity.maxGuests, today: dayInZone(clock.now(), timeZone) }
}

export async function describeRates(tools: Tools, who: Operator, slug: Slug): Promise<AdminRates | undefined> {
  const found = await findSoldHome(tools, slug)
  if (!found) return undefined
  const { home, offer } = found
  const { currency, plans, ageBands } = offer
  const { code, locale } = currentLanguage()
  const [plan, ...derived] = plans
  const today = dayInZone(tools.clock.now(), home.timeZone)
  const base = enteredBase(plan)
  const about = rateAbout(offer)
  return {
    ...{ slug, version: home.version, currency, mayChange: may(who, 'rates', 'change', home.id) },
    bands: ageBands.map(band => ({ code: band.code, label: sayBand(band, ageBands) })),
    base: formValues(baseInput, { ...base, extraGuests: byBands(ageBands, base.extraGuests) }, about),
    seasons: plan.seasons.map(season => ({
      id: season.id,
      title: season.name,
      said: saySeason(season, currency, locale),
      values: formValues(seasonInput, enteredSeason(season, today), about),
    })),
    sharedWith: await homesOfPlan(tools, plan.id, home.id),
    plans: derived.map(plan => ({
      ...{ id: plan.id, title: plan.name, said: sayPlan(plan, currency) },
      values: formValues(planInput, enteredPlan(plan), about),
    })),
    policies: (await ownPolicies(tools, code)).map(({ id, name }) => ({ id, name })),
  }
}

async function homesOfPlan({ database }: Tools, planId: number, stayId: number): Promise<string[]> {
  const rows = await database
    .select({ name: stayTable.name })
    .from(stayOfferTable)
    .innerJoin(stayTable, eq(stayTable.id, stayOfferTable.stayId))
    .where(and(eq(stayOfferTable.ratePlanId, planId), ne(stayOfferTable.stayId, stayId)))
    .orderBy(asc(stayTable.name))
  return rows.map(({ name }) => name)
}

/** `Children, 2 to 12 years`. */
export function sayBand(band: AgeBand, bands: readonly AgeBand[]): string {
  const next = bands[bands.indexOf(band) + 1]
  const name = sentence('rates.bandName', { code: band.code })
  return next
    ? sentence('rates.band', { name, from: band.fromAge, to: next.fromAge - 1 })
    : sentence('rates.bandOpen', { name, from: band.fromAge })
}

function sayPlan({ change, policy }: DerivedPlan, currency: Currency): string {
  const { code, locale } = currentLanguage()
  const price = saySeasonPrice(change, currency, locale)
  if (!policy) return price
  return sentence('rates.planWithPolicy', { price, policy: sayPolicyName(policyNameIn(policy, code)) })
}

/** Cancellation policies that operators entered, with their names in the language of that code. */
export async function ownPolicies({ database }: Tools, code: string) {
  const { policies } = await loadTerms(database)
  const own = [...policies.values()].filter(policy => !isPreset(policy))
  return own.map(policy => ({ id: policy.id, name: policyNameIn(policy, code), sentences: sayPolicy(policy) }))
}
