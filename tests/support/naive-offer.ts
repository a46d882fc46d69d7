// An offer worked out the slow and obvious way, to judge the real engine by: it shares no code with src/ at all.

// Written from the stated order of a price, night by night and rule by rule. Days are numbers since 1 January 1970;
// Temporal knows the calendar and the zones; amounts are numbers, fractions are pairs of bigint.

type Day = number
type Span = { from: Day | null; until: Day | null }
type Reduction = { kind: 'percent'; basisPoints: number } | { kind: 'fixed'; minor: number }
type Change = { kind: 'percent'; basisPoints: number } | { kind: 'delta'; minor: number }
type Override = Readonly<Record<string, number | boolean | null>>
type YearlySpan = { first: number; last: number }
type Rule = {
  id: number
  scope: 'org' | 'group' | 'stay'
  priority: number
  days: Span
  yearly: YearlySpan | null
  weekdays: number
  kind: string
  nights?: number
  hours?: number
  lengths?: readonly number[]
  closed?: boolean
  daysBefore?: number
  minute?: number
  floor?: number
  discountBasisPoints?: number
}
type Season = {
  id: number
  priority: number
  when: { kind: 'dates'; span: Span } | { kind: 'yearly'; span: YearlySpan }
  weekdays: number
  price: Change | { kind: 'nightly'; minor: number }
}
type Base = {
  id: number
  overrides: readonly Override[]
  baseNightlyMinor: number | null
  weekdayDeltaMinor: readonly number[]
  includedGuests: number
  extraGuestNightlyMinor: Readonly<Record<string, number>>
  seasons: readonly Season[]
}
type Derived = {
  id: number
  overrides: readonly Override[]
  change: Season['price']
  seasons: readonly Season[]
  minNights: number | null
}
type Discount = {
  id: number
  kind: string
  reduction: Reduction
  appliesTo: readonly string[]
  stackable: boolean
  minNights: number | null
  minLeadDays: number | null
  maxLeadDays: number | null
  maxGapNights: number | null
  code: string | null
  nights: Span
  bookable: Span
  limits: { total: number | null; perGuest: number | null }
}
type Fee = {
  id: number
  kind: string
  basis: string
  amount: number
  amountByBand: Readonly<Record<string, number>> | null
  mandatory: boolean
  maxQuantity: number
  taxCategory: string
}
type Tax = {
  id: number
  kind: string
  rate: { numerator: number; denominator: number } | null
  amountMinor: number
  amountByBand: Readonly<Record<string, number>> | null
  capPerGuestNightMinor: number | null
  appliesTo: readonly string[]
  onNet: boolean
  inclusive: boolean
  exemptAgesBelow: number | null
  maxNights: number | null
  minNightsExempt: number | null
  collectedBy: string
  validity: Span
  rounding: string
  taxCategory: string
}
export type NaiveOffer = {
  readonly open: boolean
  readonly timeZone: string
  readonly checkInFrom: number
  readonly capacity: { maxGuests: number; maxAdults: number | null; maxInfantsExtra: number; petsMax: number }
  readonly ageBands: readonly { readonly code: string; readonly fromAge: number; readonly isInfant: boolean }[]
  /** What the home itself says of children. */
  readonly children: readonly {
    fromAge: number
    toAge: number
    counts: boolean
    pays: { kind: 'share'; basisPoints: number } | { kind: 'sum'; minor: number }
  }[]
  readonly plans: readonly [Base, ...Derived[]]
  readonly overrides: readonly Override[]
  readonly rules: readonly Rule[]
  readonly discounts: readonly Discount[]
  readonly fees: readonly Fee[]
  readonly taxes: readonly Tax[]
}
export type NaiveInput = {
  readonly nights: { readonly checkIn: Day; readonly checkOut: Day }
  readonly party: { adults: number; childAges: readonly number[]; infants: number; pets: number }
  readonly ratePlanId?: number | undefined
  readonly couponCode?: string | undefined
  readonly extras: readonly { readonly feeId: number; readonly quantity: number }[]
}
export type NaiveContext = {
  readonly now: Date
  readonly taken: readonly { readonly nights: { checkIn: Day; checkOut: Day }; readonly kind: string }[]
  readonly couponUses?: { readonly total: number; readonly byGuest: number } | undefined
  /** What a booking that is being changed has already. */
  readonly agreedNights?: { readonly checkIn: Day; readonly checkOut: Day } | undefined
}
export type NaiveAnswer = {
  /** Reasons with their parameters, sorted; empty when the input can be met. */
  readonly verdicts: readonly string[]
  /** What each rule comes to, by `kind ruleId`; and of taxes how much the prices include. */
  readonly amounts: ReadonlyMap<string, number>
  readonly included: ReadonlyMap<string, number>
  readonly total: number
  readonly atProperty: number
}

const date = (day: Day) => Temporal.PlainDate.from('1970-01-01').add({ days: day })
const covers = (span: Span, day: Day) => (span.from ?? -1e9) <= day && day < (span.until ?? 1e9)
function inYear({ first, last }: YearlySpan, of: Day): boolean {
  const { month, day } = date(of)
  const place = month * 100 + day
  return first <= last ? place >= first && place <= last : place >= first || place <= last
}
const onWeekday = (mask: number, day: Day) =>
  [1, 2, 4, 8, 16, 32, 64].some((bit, index) => date(day).dayOfWeek === index + 1 && (mask & bit) === bit)
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

function clock(day: Day, minute: number, timeZone: string): number {
  const time = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 })
  return date(day).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds
}

/** Halves away from zero. */
function round(top: bigint, bottom: bigint): number {
  if (top < 0n) return 0 - round(-top, bottom)
  const down = top / bottom
  return Number((top - down * bottom) * 2n >= bottom ? down + 1n : down)
}
const portion = (minor: number, basisPoints: number) => round(BigInt(minor) * BigInt(basisPoints), 10_000n)

/** The rules of a kind that hold on a day: highest priority, then stay before group before org. */
function holding(offer: NaiveOffer, kind: string, day: Day): Rule[] {
  const speaking = offer.rules.filter(
    rule =>
      rule.kind === kind &&
      covers(rule.days, day) &&
      (!rule.yearly || inYear(rule.yearly, day)) &&
      onWeekday(rule.weekdays, day),
  )
  const priority = Math.max(...speaking.map(rule => rule.priority))
  const first = speaking.filter(rule => rule.priority === priority)
  for (const scope of ['stay', 'group', 'org']) {
    const narrow = first.filter(rule => rule.scope === scope)
    if (narrow.length > 0) return narrow
  }
  return []
}

function saidOf(offer: NaiveOffer, day: Day, field: string): number | boolean | undefined {
  const ofStay = offer.overrides.find(override => override.night === day)?.[field]
  const ofPlan = offer.plans[0].overrides.find(override => override.night === day)?.[field]
  return ofStay ?? ofPlan ?? undefined
}

const closed = (offer: NaiveOffer, field: string, kind: string, day: Day): boolean =>
  (saidOf(offer, day, field) ?? holding(offer, kind, day).some(rule => rule.closed)) === true

function least(offer: NaiveOffer, field: string, kind: string, day: Day): number {
  const said = saidOf(offer, day, field)
  return typeof said === 'number' ? said : Math.max(0, ...holding(offer, kind, day).map(rule => rule.nights ?? 0))
}

const turnoverOn = (offer: NaiveOffer, day: Day) => least(offer, 'none', 'turnover_nights', day)

function basePrice(offer: NaiveOffer, night: Day): number | undefined {
  const plan = offer.plans[0]
  const said = saidOf(offer, night, 'nightlyMinor')
  if (typeof said === 'number') return said
  const usual =
    plan.baseNightlyMinor === null
      ? undefined
      : Math.max(0, plan.baseNightlyMinor + plan.weekdayDeltaMinor[date(night).dayOfWeek - 1]!)
  return inSeason(plan.seasons, night, usual)
}

function inSeason(all: readonly Season[], night: Day, usual: number | undefined): number | undefined {
  const seasons = all
    .filter(({ when }) => (when.kind === 'dates' ? covers(when.span, night) : inYear(when.span, night)))
    .filter(({ weekdays }) => onWeekday(weekdays, night))
    .sort((one, other) => one.id - other.id)
    .sort((one, other) => Number(one.when.kind === 'yearly') - Number(other.when.kind === 'yearly'))
    .sort((one, other) => other.priority - one.priority)
  const [season] = seasons
  if (season?.price.kind === 'nightly') return season.price.minor
  if (season && usual !== undefined) return changed(usual, season.price as Change)
  return usual
}

const changed = (minor: number, change: Change) =>
  Math.max(0, change.kind === 'delta' ? minor + change.minor : portion(minor, 10_000 + change.basisPoints))

function priceOf(offer: NaiveOffer, planId: number, night: Day): number | undefined {
  const usual = basePrice(offer, night)
  const derived = offer.plans.slice(1).find(({ id }) => id === planId) as Derived | undefined
  if (!derived) return usual
  const own = derived.overrides.find(override => override.night === night)?.nightlyMinor
  if (typeof own === 'number') return own
  if (derived.change.kind === 'nightly') return inSeason(derived.seasons, night, derived.change.minor)
  return usual === undefined ? undefined : changed(usual, derived.change)
}

type Moment = { offer: NaiveOffer; input: NaiveInput; context: NaiveContext; today: Day; stay: Day[]; count: number }

/** Closed to this visit: what a change has already is not closed to it. */
function closedNight({ offer, context: { agreedNights: had } }: Moment, night: Day): boolean {
  const isHad = had !== undefined && had.checkIn <= night && night < had.checkOut
  return !isHad && closed(offer, 'closed', 'closed', night)
}

/** The length of the free stretch the visit lies in, or undefined if it does not lie in one. */
function stretch(moment: Moment): number | undefined {
  const { offer, input, context, today, stay } = moment
  const { checkIn, checkOut } = input.nights
  const window = Math.min(730, ...holding(offer, 'window_days', checkIn).map(rule => rule.nights ?? 730))
  const usable = (night: Day) => {
    if (night < today || night >= today + window || closedNight(moment, night)) return false
    return context.taken.every(({ nights, kind }) => {
      const isVisit = kind !== 'block'
      const before = isVisit && nights.checkOut <= checkIn ? turnoverOn(offer, checkIn) : 0
      const after = isVisit && nights.checkIn >= checkOut ? turnoverOn(offer, checkOut) : 0
      return night < nights.checkIn - after || night >= nights.checkOut + before
    })
  }
  if (!stay.every(usable)) return undefined
  let from = checkIn
  let until = checkOut
  while (usable(from - 1)) from--
  while (usable(until)) until++
  return until - from
}

function verdictsOf(moment: Moment): string[] {
  const { offer, input, context, today, stay, count } = moment
  const { checkIn, checkOut } = input.nights
  const verdicts: string[] = []
  const say = (reason: string, ...parameters: (string | number)[]) => verdicts.push([reason, ...parameters].join(' '))
  // Of a change only what is new is asked about.
  const comesAnew = checkIn !== context.agreedNights?.checkIn
  const leavesAnew = checkOut !== context.agreedNights?.checkOut
  const isNew = comesAnew || leavesAnew
  if (!offer.open) say('not-offered')
  if (!(count >= 1 && count <= 365)) say('nights-malformed', count)
  else {
    const now = context.now.getTime()
    const { timeZone } = offer
    if (checkIn < today) say('in-past', today)
    else {
      const leads = holding(offer, 'lead_time_hours', checkIn).map(rule => rule.hours!)
      const hours = Math.max(...leads)
      if (comesAnew && now > clock(checkIn, offer.checkInFrom, timeZone) - hours * 3_600_000) say('lead-time', hours)
      const ends = holding(offer, 'cutoff_local_time', checkIn).map(rule =>
        clock(checkIn - rule.daysBefore!, rule.minute!, timeZone),
      )
      if (comesAnew && now > Math.min(...ends)) say('cut-off', Math.min(...ends))
    }
    const window = Math.min(730, ...holding(offer, 'window_days', checkIn).map(rule => rule.nights!))
    if (leavesAnew && checkOut > today + window) say('beyond-window', today + window)
    const firstClosed = stay.find(night => closedNight(moment, night))
    if (firstClosed !== undefined) say('night-closed', firstClosed)
    const unpriced = stay.find(night => basePrice(offer, night) === undefined)
    if (unpriced !== undefined) say('no-price', unpriced)
    for (const kind of ['hold', 'booking', 'block', 'external']) {
      const taken = context.taken.filter(each => each.kind === kind)
      const first = stay.find(night => taken.some(({ nights }) => nights.checkIn <= night && night < nights.checkOut))
      if (first !== undefined) say('nights-taken', first, kind)
    }
    const visits = context.taken.filter(({ kind }) => kind !== 'block').map(({ nights }) => nights)
    const gapBefore = Math.min(...visits.map(visit => checkIn - visit.checkOut).filter(gap => gap >= 0))
    const gapAfter = Math.min(...visits.map(visit => visit.checkIn - checkOut).filter(gap => gap >= 0))
    if (comesAnew && gapBefore < turnoverOn(offer, checkIn)) say('turnover', 'before', turnoverOn(offer, checkIn))
    if (leavesAnew && gapAfter < turnoverOn(offer, checkOut)) say('turnover', 'after', turnoverOn(offer, checkOut))
    const floors = holding(offer, 'gap_fill', checkIn).map(rule => rule.floor!)
    const gap = floors.length > 0 ? stretch(moment) : undefined
    const fillable = gap !== undefined && gap >= Math.max(...floors) ? gap : Number.POSITIVE_INFINITY
    const arrival = least(offer, 'minArrival', 'min_arrival', checkIn)
    const rate = offer.plans.slice(1).find(({ id }) => id === moment.input.ratePlanId) as Derived | undefined
    const ofRate = rate?.minNights ?? 1
    if (isNew && count < ofRate) say('minimum-arrival', ofRate)
    if (isNew && count < Math.min(arrival, fillable)) say('minimum-arrival', Math.min(arrival, fillable))
    const through = Math.max(...stay.map(night => least(offer, 'minThrough', 'min_through', night)))
    if (isNew && count < Math.min(through, fillable)) say('minimum-through', Math.min(through, fillable))
    const most =
      saidOf(offer, checkIn, 'maxStay') ?? Math.min(...holding(offer, 'max_stay', checkIn).map(rule => rule.nights!))
    if (isNew && count > Number(most)) say('maximum-stay', Number(most))
    for (const { lengths } of holding(offer, 'allowed_lengths', checkIn)) {
      const excused = count === fillable && lengths!.every(length => count < length)
      if (isNew && !lengths!.includes(count) && !excused) say('length-not-allowed', lengths!.join())
    }
    if (comesAnew && closed(offer, 'closedToArrival', 'closed_to_arrival', checkIn)) say('closed-to-arrival', checkIn)
    if (leavesAnew && closed(offer, 'closedToDeparture', 'closed_to_departure', checkOut))
      say('closed-to-departure', checkOut)
  }
  verdicts.push(...partyVerdicts(moment), ...choiceVerdicts(moment))
  return verdicts.sort()
}

function partyVerdicts({ offer, input }: Moment): string[] {
  const { maxGuests, maxAdults, maxInfantsExtra, petsMax } = offer.capacity
  const { adults, pets } = input.party
  const verdicts: string[] = []
  if (adults < 1) verdicts.push('no-adult')
  const infants = peopleOf(offer, input).filter(person => person.isInfant).length
  const places = peopleOf(offer, input).length - Math.min(infants, maxInfantsExtra)
  if (places > maxGuests) verdicts.push(`too-many-guests ${maxGuests}`)
  if (maxAdults !== null && adults > maxAdults) verdicts.push(`too-many-adults ${maxAdults}`)
  if (pets > petsMax) verdicts.push(petsMax === 0 ? 'no-pets' : `too-many-pets ${petsMax}`)
  return verdicts
}

const couponOf = ({ offer, input }: Pick<Moment, 'offer' | 'input'>) =>
  offer.discounts.find(({ kind, code }) => kind === 'coupon' && code === input.couponCode?.trim().toUpperCase())

function choiceVerdicts(moment: Moment): string[] {
  const { offer, input, context, today, stay, count } = moment
  const verdicts: string[] = []
  if (input.ratePlanId !== undefined && offer.plans.every(({ id }) => id !== input.ratePlanId))
    verdicts.push('plan-unknown')
  if (input.couponCode !== undefined) {
    const coupon = couponOf(moment)
    if (!coupon) verdicts.push('coupon-unknown')
    else {
      if (!covers(coupon.bookable, today)) verdicts.push('coupon-not-now')
      const lead = input.nights.checkIn - today
      const inTime = lead >= (coupon.minLeadDays ?? -1e9) && lead <= (coupon.maxLeadDays ?? 1e9)
      const real = count >= 1 && count <= 365
      if (real && (!inTime || !stay.some(night => covers(coupon.nights, night))))
        verdicts.push('coupon-not-for-these-nights')
      if (real && count < (coupon.minNights ?? 0)) verdicts.push(`coupon-needs-nights ${coupon.minNights}`)
      const { total, byGuest } = context.couponUses ?? { total: 0, byGuest: 0 }
      const { limits } = coupon
      if (total >= (limits.total ?? 1e9) || byGuest >= (limits.perGuest ?? 1e9)) verdicts.push('coupon-used-up')
    }
  }
  input.extras.forEach(({ feeId, quantity }, index) => {
    const extra = offer.fees.find(({ id, mandatory }) => id === feeId && !mandatory)
    const again = input.extras.slice(0, index).some(earlier => earlier.feeId === feeId)
    if (!extra || again || quantity < 1) verdicts.push(`extra-unknown ${feeId}`)
    else if (quantity > extra.maxQuantity) verdicts.push(`extra-too-many ${feeId}`)
  })
  return verdicts
}

type Child = NaiveOffer['children'][number]
/** `band` is that of the site; `child` what the home says of somebody that old. */
type Person = { band: string; isInfant: boolean; age: number; child: Child | undefined }

function peopleOf({ ageBands, children }: NaiveOffer, { party }: NaiveInput): Person[] {
  const person = (age: number): Person => {
    const { code, isInfant } = ageBands.filter(({ fromAge }) => fromAge <= age).at(-1)!
    const child = children.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge)
    const isUncounted = children.length === 0 ? isInfant : child?.counts === false
    return { band: code, isInfant: isUncounted, age, child }
  }
  const childAges = [...party.childAges].sort((one, other) => other - one).map(person)
  const infants = Array.from({ length: party.infants }, () => person(0))
  return [...Array.from({ length: party.adults }, () => person(99)), ...childAges, ...infants]
}

function extraGuestOf({ ageBands, children, plans }: NaiveOffer, { band, child }: Person): number {
  const sums = plans[0].extraGuestNightlyMinor
  if (children.length === 0) return sums[band] ?? 0
  const adult = sums[ageBands.at(-1)!.code] ?? 0
  if (!child) return adult
  return child.pays.kind === 'sum' ? child.pays.minor : portion(adult, child.pays.basisPoints)
}

/** Of a fee: by the greatest age that has a sum, or by the band of the site. */
function sumFor(sums: Readonly<Record<string, number>>, { band, age }: Person): number {
  for (let from = Math.min(age, 99); from >= 0; from--) {
    const sum = sums[`from${from}`]
    if (sum !== undefined) return sum
  }
  return sums[band] ?? 0
}

type Line = {
  kind: string
  rule: string
  category: string
  amount: number
  included: number
  byNight: number[] | null
  atProperty: boolean
}
const line = (kind: string, rule: string, category: string, amount: number, byNight: number[] | null = null): Line => ({
  kind,
  rule,
  category,
  amount,
  byNight,
  included: 0,
  atProperty: false,
})

function linesOf(moment: Moment): Line[] {
  const { offer, input, stay, count } = moment
  const people = peopleOf(offer, input)
  const planId = input.ratePlanId ?? offer.plans[0].id
  const nightly = stay.map(night => priceOf(offer, planId, night)!)
  const infants = people.filter(({ isInfant }) => isInfant)
  const placed = [...people.filter(({ isInfant }) => !isInfant), ...infants.slice(offer.capacity.maxInfantsExtra)]
  const beyond = placed.slice(offer.plans[0].includedGuests)
  const extra = sum(beyond.map(person => extraGuestOf(offer, person)))
  // Where the home speaks of children, whoever is none is an adult.
  const lineOf = ({ band, child }: Person) => (offer.children.length === 0 ? band : (child?.fromAge ?? 'adult'))
  const left = { night: [...nightly], extra_guest: stay.map(() => extra) }
  const lines = [
    line('night', '', 'lodging', sum(nightly), nightly),
    ...[...Map.groupBy(beyond, lineOf).values()].map(people => {
      const each = sum(people.map(person => extraGuestOf(offer, person)))
      return line(
        'extra_guest',
        '',
        'lodging',
        each * count,
        stay.map(() => each),
      )
    }),
  ]
  const purse = new Map<string, number>()
  const rounds = roundsOf(moment)
  for (const { discount, rule } of rounds.flat()) {
    if (discount.kind === 'coupon' && discount.reduction.kind === 'fixed') purse.set(rule, discount.reduction.minor)
  }
  const takes = (rival: Rival, night: number) => {
    const { discount, rule } = rival
    const off = { night: 0, extra_guest: 0 }
    if (!covers(discount.nights, stay[night]!)) return off
    let fixed = discount.reduction.kind === 'percent' ? 0 : (purse.get(rule) ?? discount.reduction.minor)
    for (const target of ['night', 'extra_guest'] as const) {
      if (!discount.appliesTo.includes(target)) continue
      const rest = left[target][night]!
      off[target] =
        discount.reduction.kind === 'percent' ? portion(rest, discount.reduction.basisPoints) : Math.min(fixed, rest)
      fixed -= off[target]
    }
    return off
  }
  const apply = (rival: Rival, night: number) => {
    const off = takes(rival, night)
    for (const target of ['night', 'extra_guest'] as const) {
      left[target][night]! -= off[target]
      if (purse.has(rival.rule)) purse.set(rival.rule, purse.get(rival.rule)! - off[target])
      rival.taken[target][night] = off[target]
    }
  }
  for (const round of rounds) {
    for (let night = 0; night < count; night++) {
      const size = (rival: Rival) => takes(rival, night).night + takes(rival, night).extra_guest
      const rivals = round.filter(({ discount }) => !discount.stackable)
      const most = Math.max(0, ...rivals.map(size))
      const best = most > 0 ? rivals.find(rival => size(rival) === most) : undefined
      for (const rival of round) if (rival === best || rival.discount.stackable) apply(rival, night)
    }
    for (const { rule, taken } of round) {
      for (const target of ['night', 'extra_guest'] as const) {
        const off = taken[target].map(minor => -minor)
        lines.push(line('discount', rule, 'lodging', sum(off), off))
      }
    }
  }
  const lodging = sum(left.night) + sum(left.extra_guest)
  for (const fee of offer.fees) {
    const times = fee.mandatory ? 1 : (input.extras.find(({ feeId }) => feeId === fee.id)?.quantity ?? 0)
    if (fee.mandatory && fee.kind === 'pet' && input.party.pets === 0) continue
    const amounts = feeAmounts(fee, people, input.party.pets, count, lodging).map(amount => amount * times)
    for (const amount of amounts)
      lines.push(line(fee.mandatory ? 'fee' : 'extra', `fee:${fee.id}`, fee.taxCategory, amount))
    if (fee.mandatory) for (const amount of amounts) lines.push(...feeDiscounts(fee, amount, rounds, stay, purse))
  }
  return addTaxes(offer, lines, people, stay)
}

type Rival = { discount: Discount; rule: string; taken: { night: number[]; extra_guest: number[] } }

function roundsOf(moment: Moment): Rival[][] {
  const { offer, input, stay, today, count } = moment
  const lead = input.nights.checkIn - today
  const coupon = input.couponCode === undefined ? undefined : couponOf(moment)
  const good = offer.discounts.filter(discount => {
    if (discount.kind === 'coupon' && discount !== coupon) return false
    if (
      count < (discount.minNights ?? 0) ||
      lead < (discount.minLeadDays ?? -1e9) ||
      lead > (discount.maxLeadDays ?? 1e9)
    )
      return false
    if (discount.maxGapNights !== null && !(count <= discount.maxGapNights && stretch(moment) === count)) return false
    return covers(discount.bookable, today)
  })
  const taken = () => ({ night: stay.map(() => 0), extra_guest: stay.map(() => 0) })
  const rival = (discount: Discount): Rival => ({ discount, rule: `discount:${discount.id}`, taken: taken() })
  const [fill] = holding(offer, 'gap_fill', input.nights.checkIn).sort((one, other) => other.floor! - one.floor!)
  const wanted = Math.max(
    least(offer, 'minArrival', 'min_arrival', input.nights.checkIn),
    ...stay.map(night => least(offer, 'minThrough', 'min_through', night)),
    ...holding(offer, 'allowed_lengths', input.nights.checkIn).map(rule => Math.min(...rule.lengths!)),
  )
  const filled = fill && count < wanted && count >= fill.floor! && stretch(moment) === count
  const everyNight = { from: null, until: null }
  const ofRule = filled
    ? [
        {
          rule: `rule:${fill.id}`,
          taken: taken(),
          discount: {
            ...rivalFrame,
            nights: everyNight,
            bookable: everyNight,
            reduction: { kind: 'percent', basisPoints: fill.discountBasisPoints! } as const,
          },
        },
      ]
    : []
  const of = (...kinds: string[]) => good.filter(({ kind }) => kinds.includes(kind)).map(rival)
  return [of('los'), [...of('early', 'last_minute', 'gap'), ...ofRule], of('coupon')]
}

const rivalFrame = {
  id: 0,
  kind: 'gap',
  appliesTo: ['night'],
  stackable: false,
  minNights: null,
  minLeadDays: null,
  maxLeadDays: null,
  maxGapNights: null,
  code: null,
  limits: { total: null, perGuest: null },
}

function feeAmounts(fee: Fee, people: readonly Person[], pets: number, count: number, lodging: number): number[] {
  const heads = new Map<number, number>()
  for (const person of people) {
    const each = fee.amountByBand ? sumFor(fee.amountByBand, person) : person.isInfant ? 0 : fee.amount
    heads.set(each, (heads.get(each) ?? 0) + each)
  }
  switch (fee.basis) {
    case 'per_stay':
      return [fee.amount]
    case 'per_night':
      return [fee.amount * count]
    case 'per_guest':
      return [...heads.values()]
    case 'per_guest_night':
      return [...heads.values()].map(head => head * count)
    case 'per_pet':
      return [fee.amount * pets]
    case 'per_pet_night':
      return [fee.amount * pets * count]
    default:
      return [portion(lodging, fee.amount)]
  }
}

function feeDiscounts(
  fee: Fee,
  amount: number,
  rounds: readonly Rival[][],
  stay: readonly Day[],
  purse: Map<string, number>,
): Line[] {
  const lines: Line[] = []
  let left = amount
  const size = ({ discount, rule }: Rival) =>
    discount.reduction.kind === 'percent'
      ? portion(left, discount.reduction.basisPoints)
      : Math.min(left, purse.get(rule) ?? 0)
  for (const round of rounds) {
    const reaching = round.filter(
      ({ discount }) => discount.appliesTo.includes('fee') && stay.some(night => covers(discount.nights, night)),
    )
    const rivals = reaching.filter(({ discount }) => !discount.stackable)
    const most = Math.max(0, ...rivals.map(size))
    const best = rivals.find(rival => size(rival) === most)
    for (const rival of reaching.filter(each => each === best || each.discount.stackable)) {
      const off = size(rival)
      if (purse.has(rival.rule)) purse.set(rival.rule, purse.get(rival.rule)! - off)
      left -= off
      lines.push(line('discount', rival.rule, fee.taxCategory, -off))
    }
  }
  return lines
}

type Ratio = readonly [bigint, bigint]
const add = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d]
const multiply = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d]
const total = (ratios: readonly Ratio[]) => ratios.reduce(add, [0n, 1n])

function addTaxes(offer: NaiveOffer, before: Line[], people: readonly Person[], stay: readonly Day[]): Line[] {
  const lines = [...before]
  const applies = (tax: Tax) => stay.length < (tax.minNightsExempt ?? 1e9)
  const includedRate = (category: string, day: Day): Ratio =>
    total(
      offer.taxes
        .filter(
          tax =>
            tax.inclusive &&
            tax.kind === 'percent' &&
            applies(tax) &&
            tax.appliesTo.includes(category) &&
            covers(tax.validity, day),
        )
        .map(tax => [BigInt(tax.rate!.numerator), BigInt(tax.rate!.denominator)]),
    )
  for (const tax of offer.taxes.filter(applies)) {
    const nights = stay
      .map((_, index) => index)
      .filter(index => index < (tax.maxNights ?? 1e9) && covers(tax.validity, stay[index]!))
    const payers = people.filter(({ age }) => age >= (tax.exemptAgesBelow ?? 0))
    const made = (amount: number) => {
      const atProperty = tax.collectedBy === 'property'
      const made = line('tax', `tax:${tax.id}`, tax.taxCategory, tax.inclusive ? 0 : amount)
      lines.push({ ...made, included: tax.inclusive ? amount : 0, atProperty })
    }
    if (tax.kind === 'per_stay') {
      if (covers(tax.validity, stay[0]!)) made(tax.amountMinor)
    } else if (tax.kind === 'per_night') made(tax.amountMinor * nights.length)
    else if (tax.kind === 'per_guest_night') {
      const each = payers.map(({ band }) => (tax.amountByBand ? (tax.amountByBand[band] ?? 0) : tax.amountMinor))
      for (const same of Map.groupBy(each, amount => amount).values()) made(sum(same) * nights.length)
    } else {
      const rate: Ratio = [BigInt(tax.rate!.numerator), BigInt(tax.rate!.denominator)]
      const share: Ratio = tax.inclusive ? [1n, 1n] : [BigInt(payers.length), BigInt(people.length)]
      const pieces: { key: string; night: number; tax: Ratio }[] = []
      lines.forEach((each, index) => {
        if (!tax.appliesTo.includes(each.category) || (tax.inclusive && each.kind === 'tax')) return
        const parts = each.byNight
          ? nights.map(night => ({ night, minor: each.byNight![night]! }))
          : covers(tax.validity, stay[0]!)
            ? [{ night: -1, minor: each.amount }]
            : []
        for (const { night, minor } of parts) {
          const [top, bottom] = add(
            [1n, 1n],
            each.kind === 'tax' ? [0n, 1n] : includedRate(each.category, stay[Math.max(night, 0)]!),
          )
          const value: Ratio = tax.inclusive || tax.onNet ? [BigInt(minor) * bottom, top] : [BigInt(minor), 1n]
          // The engine has a line for each night, where this one has a line for all of them.
          pieces.push({
            key: each.kind === 'night' ? `night ${night}` : `line ${index}`,
            night,
            tax: multiply(multiply(value, rate), share),
          })
        }
      })
      made(roundedTax(tax, pieces, payers.length))
    }
  }
  return lines
}

function roundedTax(tax: Tax, pieces: readonly { key: string; night: number; tax: Ratio }[], payers: number): number {
  const cap = tax.capPerGuestNightMinor
  let groups = [...Map.groupBy(pieces, ({ key }) => key).values()].map(group => total(group.map(piece => piece.tax)))
  if (cap !== null) {
    groups = [...Map.groupBy(pieces, ({ night }) => night)].map(([night, group]) => {
      const [top, bottom] = total(group.map(piece => piece.tax))
      const most = BigInt(cap * payers)
      return night >= 0 && top > most * bottom ? [most, 1n] : [top, bottom]
    })
  }
  const due = tax.rounding === 'line' ? sum(groups.map(([top, bottom]) => round(top, bottom))) : round(...total(groups))
  return due > 0 ? due : 0
}

/** The verdicts on an input and, where there are none, what it costs. */
export function naiveOffer(offer: NaiveOffer, input: NaiveInput, context: NaiveContext): NaiveAnswer {
  const { checkIn, checkOut } = input.nights
  const local = Temporal.Instant.fromEpochMilliseconds(context.now.getTime())
    .toZonedDateTimeISO(offer.timeZone)
    .toPlainDate()
  const today = local.since('1970-01-01', { largestUnit: 'days' }).days
  const stay = Array.from({ length: Math.max(0, Math.min(checkOut - checkIn, 400)) }, (_, index) => checkIn + index)
  const moment = { offer, input, context, today, stay, count: checkOut - checkIn }
  const verdicts = verdictsOf(moment)
  const lines = verdicts.length === 0 ? linesOf(moment) : []
  const amounts = new Map<string, number>()
  const included = new Map<string, number>()
  for (const { kind, rule, amount, included: inside } of lines) {
    const key = kind === 'night' || kind === 'extra_guest' ? kind : `${kind} ${rule}`
    if (amount !== 0) amounts.set(key, (amounts.get(key) ?? 0) + amount)
    if (inside !== 0) included.set(key, (included.get(key) ?? 0) + inside)
  }
  const atProperty = sum(lines.filter(each => each.atProperty).map(({ amount }) => amount))
  return { verdicts, amounts, included, total: sum(lines.map(({ amount }) => amount)), atProperty }
}
