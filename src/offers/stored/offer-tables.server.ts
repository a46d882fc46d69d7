// The tables of prices: age bands, plans, seasons, single nights, fees, discounts, taxes, and each stay's terms.

import { sql } from 'drizzle-orm'
import { bigint, boolean, char, customType, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { DiscountKind, DiscountTarget, FeeBasis, FeeKind, RefundRule, TaxKind } from '#offers/terms/charges.ts'
import { type DaySpan, readDaySpan, writeDaySpan } from '#offers/terms/day-span.ts'
import type { BookingMode } from '#offers/terms/stay-offer.ts'

/** A `daterange` whose ends may be open. */
export const daySpan = customType<{ data: DaySpan; driverData: string }>({
  dataType: () => 'daterange',
  fromDriver: readDaySpan,
  toDriver: writeDaySpan,
})

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
const minor = (name: string) => bigint(name, { mode: 'number' })
const everyDaySpan = sql`'(,)'::daterange`
type ByBand = Readonly<Record<string, number>>
type ChildBandRow = { readonly from: number; readonly to: number; readonly counts: boolean } & (
  | { readonly share_bp: number; readonly minor?: undefined }
  | { readonly share_bp?: undefined; readonly minor: number }
)

export const catalogueEditionTable = pgTable('catalogue_edition', {
  theOne: boolean('the_one').primaryKey().default(true),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
})

export const ageBandTable = pgTable('age_band', {
  code: text('code').primaryKey(),
  fromAge: integer('from_age').notNull(),
  isInfant: boolean('is_infant').notNull().default(false),
})

export const ratePlanTable = pgTable('rate_plan', {
  id: id(),
  name: text('name').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  active: boolean('active').notNull().default(true),
  baseNightlyMinor: minor('base_nightly_minor'),
  weekdayDeltaMinor: minor('weekday_delta_minor').array().notNull().default([0, 0, 0, 0, 0, 0, 0]),
  includedGuests: integer('included_guests').notNull().default(1),
  extraGuestNightlyMinor: jsonb('extra_guest_nightly_minor').$type<ByBand>().notNull().default({}),
  policyId: integer('policy_id'),
  parentId: integer('parent_id'),
  changeBp: integer('change_bp'),
  changeMinor: minor('change_minor'),
  minNights: integer('min_nights'),
})

export const seasonTable = pgTable('season', {
  id: id(),
  ratePlanId: integer('rate_plan_id').notNull(),
  name: text('name').notNull(),
  priority: integer('priority').notNull().default(0),
  dates: daySpan('dates'),
  yearlyFirst: integer('yearly_first'),
  yearlyLast: integer('yearly_last'),
  weekdays: integer('weekdays').notNull().default(127),
  nightlyMinor: minor('nightly_minor'),
  changeBp: integer('change_bp'),
  changeMinor: minor('change_minor'),
})

export const nightOverrideTable = pgTable('night_override', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  stayId: integer('stay_id'),
  ratePlanId: integer('rate_plan_id'),
  night: date('night', { mode: 'string' }).notNull(),
  nightlyMinor: minor('nightly_minor'),
  minArrival: integer('min_arrival'),
  minThrough: integer('min_through'),
  maxStay: integer('max_stay'),
  closedToArrival: boolean('closed_to_arrival'),
  closedToDeparture: boolean('closed_to_departure'),
  closed: boolean('closed'),
  source: text('source').$type<'manual' | 'import' | 'pricing_tool'>().notNull().default('manual'),
  note: text('note').notNull().default(''),
})

export const discountTable = pgTable('discount', {
  id: id(),
  stayId: integer('stay_id'),
  groupId: integer('group_id'),
  active: boolean('active').notNull().default(true),
  name: text('name').notNull(),
  kind: text('kind').$type<DiscountKind>().notNull(),
  reductionBp: integer('reduction_bp'),
  reductionMinor: minor('reduction_minor'),
  appliesTo: text('applies_to').array().$type<DiscountTarget[]>().notNull().default(['night']),
  stackable: boolean('stackable').notNull().default(false),
  minNights: integer('min_nights'),
  minLeadDays: integer('min_lead_days'),
  maxLeadDays: integer('max_lead_days'),
  maxGapNights: integer('max_gap_nights'),
  code: text('code'),
  nights: daySpan('nights').notNull().default(everyDaySpan),
  bookable: daySpan('bookable').notNull().default(everyDaySpan),
  limitTotal: integer('limit_total'),
  limitPerGuest: integer('limit_per_guest'),
})

export const feeTable = pgTable('fee', {
  id: id(),
  stayId: integer('stay_id'),
  groupId: integer('group_id'),
  active: boolean('active').notNull().default(true),
  position: integer('position').notNull().default(0),
  name: text('name').notNull(),
  kind: text('kind').$type<FeeKind>().notNull(),
  basis: text('basis').$type<FeeBasis>().notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  amountByBand: jsonb('amount_by_band').$type<ByBand>(),
  mandatory: boolean('mandatory').notNull().default(true),
  maxQuantity: integer('max_quantity').notNull().default(1),
  taxCategory: text('tax_category').notNull().default('service'),
  refundRule: text('refund_rule').$type<RefundRule>().notNull().default('always_before_checkin'),
})

export const taxProfileTable = pgTable('tax_profile', {
  id: id(),
  name: text('name').notNull(),
  version: integer('version').notNull().default(1),
  currency: char('currency', { length: 3 }),
  active: boolean('active').notNull().default(true),
})

export const taxRuleTable = pgTable('tax_rule', {
  id: id(),
  profileId: integer('profile_id').notNull(),
  position: integer('position').notNull().default(0),
  name: text('name').notNull(),
  jurisdiction: text('jurisdiction').notNull().default(''),
  kind: text('kind').$type<TaxKind>().notNull(),
  rateNumerator: integer('rate_numerator'),
  rateDenominator: integer('rate_denominator'),
  amountMinor: minor('amount_minor'),
  amountByBand: jsonb('amount_by_band').$type<ByBand>(),
  capPerGuestNightMinor: minor('cap_per_guest_night_minor'),
  appliesTo: text('applies_to').array().notNull().default(['lodging']),
  onNet: boolean('on_net').notNull().default(false),
  inclusive: boolean('inclusive').notNull().default(false),
  exemptAgesBelow: integer('exempt_ages_below'),
  maxNights: integer('max_nights'),
  minNightsExempt: integer('min_nights_exempt'),
  collectedBy: text('collected_by').$type<'us' | 'property'>().notNull().default('us'),
  validity: daySpan('validity').notNull().default(everyDaySpan),
  rounding: text('rounding').$type<'line' | 'total'>().notNull().default('total'),
  taxCategory: text('tax_category').notNull().default('tax'),
  rateSource: text('rate_source'),
  checkedOn: date('checked_on'),
  confirmed: boolean('confirmed').notNull().default(true),
  active: boolean('active').notNull().default(true),
})

export const stayOfferTable = pgTable('stay_offer', {
  stayId: integer('stay_id').primaryKey(),
  ratePlanId: integer('rate_plan_id').notNull(),
  policyId: integer('policy_id').notNull(),
  paymentTermsId: integer('payment_terms_id').notNull(),
  taxProfileId: integer('tax_profile_id'),
  damageDepositRuleId: integer('damage_deposit_rule_id'),
  bookingMode: text('booking_mode').$type<BookingMode>().notNull().default('instant'),
  maxAdults: integer('max_adults'),
  maxInfantsExtra: integer('max_infants_extra').notNull().default(0),
  childBands: jsonb('child_bands').$type<readonly ChildBandRow[]>(),
})
