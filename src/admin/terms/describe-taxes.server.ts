// Describes the taxes of all places, and those of one.

import { and, asc, eq } from 'drizzle-orm'
import { sayBand } from '#admin/rates/age-words.ts'
import { byBands } from '#admin/rates/entered-rates.ts'
import { rateAbout } from '#admin/rates/rate-input.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { ageBandTable, stayOfferTable, taxProfileTable, taxRuleTable } from '#offers/stored/offer-tables.server.ts'
import { isAny } from '#offers/stored/plan-store.server.ts'
import type { AgeBand } from '#offers/terms/party.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { requireCalendarDay, sayDay } from '#values/calendar-day.ts'
import { formValues } from '#values/form-input.ts'
import { currency } from '#values/money.ts'
import { mayChangeTerms } from './change-terms.server.ts'
import { enteredTax, type StoredTax } from './entered-tax.ts'
import { profileInput, taxInput } from './tax-input.ts'
import { sayTax } from './tax-words.ts'
import type { PlacesView, PlaceView, TaxRow } from './terms-view.ts'

/** What must be known to read a form about taxes of a place; sums of one without a currency are read as euros. */
export function taxAbout(code: string | null) {
  return rateAbout({ currency: currency(code ?? 'EUR') })
}

export async function describePlaces(tools: Tools, who: Operator): Promise<PlacesView> {
  const found = await findPlaces(tools)
  const places = found.map(({ profile: { id, name }, rules, homes }) => ({
    ...{ id, name, homes: homes.length },
    taxes: rules.filter(({ confirmed }) => confirmed).length,
    drafts: rules.filter(({ confirmed }) => !confirmed).length,
  }))
  return { places, mayChange: mayChangeTerms(who) }
}

/** The places with their taxes as they are stored and the homes that follow them, by name; or one of them. */
export async function findPlaces({ database }: Tools, placeId?: number) {
  const { active, id, name } = taxProfileTable
  const profiles = await database
    .select()
    .from(taxProfileTable)
    .where(and(active, placeId === undefined ? undefined : eq(id, placeId)))
    .orderBy(asc(name), asc(id))
  const ids = profiles.map(profile => profile.id)
  const [rules, homes] = await Promise.all([
    database
      .select()
      .from(taxRuleTable)
      .where(and(isAny(taxRuleTable.profileId, ids), taxRuleTable.active))
      .orderBy(asc(taxRuleTable.position), asc(taxRuleTable.id)),
    database
      .select({ profileId: stayOfferTable.taxProfileId, slug: stayTable.slug, name: stayTable.name })
      .from(stayOfferTable)
      .innerJoin(stayTable, eq(stayTable.id, stayOfferTable.stayId))
      .where(isAny(stayOfferTable.taxProfileId, ids))
      .orderBy(asc(stayTable.name), asc(stayTable.id)),
  ])
  const rulesOf = Map.groupBy(rules, ({ profileId }) => profileId)
  const homesOf = Map.groupBy(homes, ({ profileId }) => profileId ?? 0)
  return profiles.map(profile => ({
    profile,
    rules: rulesOf.get(profile.id) ?? [],
    homes: (homesOf.get(profile.id) ?? []).map(home => ({ slug: home.slug, name: home.name })),
  }))
}

export async function describePlace(tools: Tools, who: Operator, placeId: number): Promise<PlaceView | undefined> {
  const [found] = await findPlaces(tools, placeId)
  if (!found) return undefined
  const { profile, rules, homes } = found
  const bands = await tools.database.select().from(ageBandTable).orderBy(asc(ageBandTable.fromAge))
  const { id, name, version, currency: code } = profile
  return {
    ...{ id, name, version, currency: code ?? undefined, homes, mayChange: mayChangeTerms(who) },
    values: formValues(profileInput, { name, currency: code ?? '' }),
    taxes: rules.map(rule => describeTax(rule, { version, bands, code })),
    bands: bands.map(band => ({ code: band.code, label: sayBand(band, bands) })),
  }
}

type Around = { readonly version: number; readonly bands: readonly AgeBand[]; readonly code: string | null }

function describeTax(rule: StoredTax, { version, bands, code }: Around): TaxRow {
  const { locale } = currentLanguage()
  const entered = enteredTax(rule)
  const inForm = entered.taxKind === 'percent' ? entered : { ...entered, byBand: byBands(bands, entered.byBand) }
  return {
    ...{ id: rule.id, version, title: rule.name, isUsed: rule.confirmed },
    said: sayTax(entered, code ? currency(code) : undefined, locale),
    sourced: saySource(rule, locale),
    values: formValues(taxInput, inForm, taxAbout(code)),
  }
}

function saySource({ rateSource, checkedOn, confirmed }: StoredTax, locale: string): string {
  if (!confirmed) return sentence('terms.draft')
  if (!rateSource || !checkedOn) return sentence('terms.noSource')
  const day = sayDay(requireCalendarDay(checkedOn), locale, { dateStyle: 'long' })
  return sentence('terms.sourced', { source: rateSource, day })
}
