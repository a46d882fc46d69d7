// Minimum and maximum length of a visit, and when filling a gap waives the minimum.

import { type ArrivalFacts, type Bound, ruleIdOf, shortestOf } from '#offers/days/day-facts.ts'
import { gapNights } from '#offers/days/gap.ts'
import type { StayDays } from '#offers/days/stay-days.ts'
import type { RuleOf } from '#offers/terms/stay-rule.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { countNights, eachNight, type NightRange } from '#values/night-range.ts'

/** The strictest minimum among the nights of a visit, and the first night that sets it. */
export type MinimumThrough = Bound & { readonly night: CalendarDay }

export function strictestOf(
  sofar: MinimumThrough | undefined,
  minimum: Bound | undefined,
  night: CalendarDay,
): MinimumThrough | undefined {
  return minimum && minimum.nights > (sofar?.nights ?? 0) ? { ...minimum, night } : sofar
}

/** Nights, what is asked of whoever arrives on the first, and the strictest minimum among them. */
type NightsThrough = NightRange & { readonly arrival: ArrivalFacts; readonly through: MinimumThrough | undefined }

/** Adds those on the number of nights: below a minimum, above the maximum, not an allowed length. */
export function addLengthVerdicts(verdicts: Verdict[], days: StayDays, nights: NightsThrough): void {
  const count = countNights(nights)
  const { through } = nights
  const { minimum, maximum, lengths } = nights.arrival
  const gap = fillableGap(days, nights)
  if (minimum && count < eased(minimum, gap)) {
    const { checkIn: arrival } = nights
    verdicts.push({ reason: 'minimum-arrival', minimum: eased(minimum, gap), arrival, ruleId: minimum.ruleId })
  }
  if (through && count < eased(through, gap)) {
    const { night, ruleId } = through
    verdicts.push({ reason: 'minimum-through', minimum: eased(through, gap), night, ruleId })
  }
  if (maximum && count > maximum.nights) {
    verdicts.push({ reason: 'maximum-stay', maximum: maximum.nights, ruleId: maximum.ruleId })
  }
  for (const rule of lengths) {
    const excused = gap === count && gap < shortestOf(rule)
    if (!rule.lengths.includes(count) && !excused) {
      verdicts.push({ reason: 'length-not-allowed', lengths: rule.lengths, ruleId: ruleIdOf(rule) })
    }
  }
}

/** In a gap too short for the minimum, the gap's own length is the minimum. */
function eased({ nights }: Bound, gap: number | undefined): number {
  return gap !== undefined && gap < nights ? gap : nights
}

/** The rule that waives the minimum for these nights because they fill their gap exactly. */
export function gapFilledBy(days: StayDays, nights: NightRange): RuleOf<'gap_fill'> | undefined {
  const through = eachNight(nights).reduce<MinimumThrough | undefined>(
    (strictest, night) => strictestOf(strictest, days.night(night).minimum, night),
    undefined,
  )
  const arrival = days.arrival(nights.checkIn)
  const isFilled = fillableGap(days, { ...nights, arrival, through }) === countNights(nights)
  return isFilled ? arrival.gapFill : undefined
}

/** The length of the gap around nights below the minimum, if a rule lets them fill it and it is too short as well. */
function fillableGap(days: StayDays, nights: NightsThrough): number | undefined {
  const { arrival, through } = nights
  const { leastNights, gapFill } = arrival
  if (!gapFill) return undefined
  const wanted = Math.max(leastNights, through?.nights ?? 0)
  if (countNights(nights) >= wanted) return undefined
  const gap = gapNights(days, nights, wanted - 1)
  return gap !== undefined && gap >= gapFill.floor ? gap : undefined
}
