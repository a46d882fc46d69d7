// Discounts: applied in rounds, each to the remainder of the last, never below zero.

import { inSpan } from '#offers/terms/day-span.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { scaleMinor } from '#values/money.ts'
import type { Rival } from './discount-rivals.ts'
import { type PricedLine, pricedLine } from './priced-line.ts'

/** The remaining price of a night, and of its extra guests. */
export type NightLeft = { readonly date: CalendarDay; readonly night: number; readonly extraGuests: number }

type Off = { readonly night: number; readonly extraGuests: number }

type LodgingDiscounts = {
  readonly lines: readonly PricedLine[]
  readonly left: readonly NightLeft[]
  /** The remainder of a coupon's fixed amount once the nights are at zero, by its rule. */
  readonly unspent: ReadonlyMap<string, number>
}

/**
 * The discounts on nights and on extra guests, each on its own line. In a round the best rival wins each night (the
 * first of equals); stackable ones are added. Percentages are rounded half up per night.
 */
export function lodgingDiscounts(
  rounds: readonly (readonly Rival[])[],
  nights: readonly NightLeft[],
): LodgingDiscounts {
  const taken = new Map<Rival, Off[]>()
  const unspent = new Map<string, number>()
  for (const { oncePerStay, reduction, ruleId } of rounds.flat()) {
    if (oncePerStay && reduction.kind === 'fixed') unspent.set(ruleId, reduction.minor)
  }
  const left = nights.map(night => ({ ...night }))
  for (const round of rounds) {
    for (const [index, night] of left.entries()) {
      const best = strongest(round, night, unspent)
      for (const rival of round.filter(each => each === best || each.stackable)) {
        const off = offOf(rival, night, unspent)
        night.night -= off.night
        night.extraGuests -= off.extraGuests
        if (rival.oncePerStay) unspent.set(rival.ruleId, (unspent.get(rival.ruleId) ?? 0) - off.night - off.extraGuests)
        const offs = taken.get(rival) ?? nights.map(() => nothing)
        offs[index] = off
        taken.set(rival, offs)
      }
    }
  }
  const lines = rounds.flat().flatMap(rival => linesOf(rival, taken.get(rival) ?? []))
  return { lines, left, unspent }
}

const nothing: Off = { night: 0, extraGuests: 0 }

function strongest(round: readonly Rival[], night: NightLeft, unspent: ReadonlyMap<string, number>): Rival | undefined {
  let best: Rival | undefined
  let most = 0
  for (const rival of round) {
    if (rival.stackable) continue
    const off = offOf(rival, night, unspent)
    if (off.night + off.extraGuests <= most) continue
    best = rival
    most = off.night + off.extraGuests
  }
  return best
}

function offOf(rival: Rival, { date, night, extraGuests }: NightLeft, unspent: ReadonlyMap<string, number>): Off {
  if (!inSpan(rival.nights, date)) return nothing
  const ofNight = rival.appliesTo.includes('night') ? night : 0
  const ofGuests = rival.appliesTo.includes('extra_guest') ? extraGuests : 0
  if (rival.reduction.kind === 'percent') {
    const { basisPoints } = rival.reduction
    return {
      night: scaleMinor(ofNight, basisPoints, 10_000),
      extraGuests: scaleMinor(ofGuests, basisPoints, 10_000),
    }
  }
  const available = rival.oncePerStay ? (unspent.get(rival.ruleId) ?? 0) : rival.reduction.minor
  const offNight = Math.min(available, ofNight)
  return { night: offNight, extraGuests: Math.min(available - offNight, ofGuests) }
}

function linesOf({ ruleId, name: label }: Rival, offs: readonly Off[]): PricedLine[] {
  return (['night', 'extra_guest'] as const).flatMap(kind => {
    const byNight = offs.map(off => -(kind === 'night' ? off.night : off.extraGuests))
    const unitMinor = byNight.reduce((sum, off) => sum + off, 0)
    if (unitMinor === 0) return []
    return [
      pricedLine({ kind: 'discount', label, quantity: 1, unitMinor, ruleId, byNight, reduces: { kind, ruleId: null } }),
    ]
  })
}

/**
 * The discounts that also apply to fees: percentages of each fee, and the remainder of a coupon's fixed amount. An
 * automatic discount with a fixed amount per night does not reduce fees.
 */
export function feeDiscounts(
  rounds: readonly (readonly Rival[])[],
  fees: readonly PricedLine[],
  lodging: Pick<LodgingDiscounts, 'left' | 'unspent'>,
): PricedLine[] {
  const unspent = new Map(lodging.unspent)
  const reaching = rounds.map(round =>
    round.filter(
      ({ appliesTo, nights }) => appliesTo.includes('fee') && lodging.left.some(({ date }) => inSpan(nights, date)),
    ),
  )
  const lines: PricedLine[] = []
  for (const fee of fees) {
    let left = fee.amountMinor
    for (const round of reaching) {
      const rivals = round.map(rival => ({ rival, off: offFee(rival, left, unspent) }))
      const best = rivals.filter(({ rival }) => !rival.stackable).sort((one, other) => other.off - one.off)[0]?.rival
      for (const rival of round.filter(each => each === best || each.stackable)) {
        const off = offFee(rival, left, unspent)
        if (rival.oncePerStay) unspent.set(rival.ruleId, (unspent.get(rival.ruleId) ?? 0) - off)
        left -= off
        if (off > 0) lines.push(feeDiscountLine(rival, fee, off))
      }
    }
  }
  return lines
}

function offFee({ ruleId, reduction }: Rival, left: number, unspent: ReadonlyMap<string, number>): number {
  return reduction.kind === 'percent'
    ? scaleMinor(left, reduction.basisPoints, 10_000)
    : Math.min(left, unspent.get(ruleId) ?? 0)
}

function feeDiscountLine({ ruleId, name: label }: Rival, fee: PricedLine, off: number): PricedLine {
  const { taxCategory, refundRule } = fee
  const reduces = { kind: 'fee', ruleId: fee.ruleId } as const
  return pricedLine({ kind: 'discount', label, quantity: 1, unitMinor: -off, ruleId, taxCategory, refundRule, reduces })
}
