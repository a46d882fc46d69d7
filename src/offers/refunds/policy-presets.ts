// The preset cancellation policies, each as a row of tiers.

import { sentence } from '#catalogue/sentence.ts'
import type { CancellationPolicy, RefundShares } from '#offers/terms/cancellation-policy.ts'
import { nothingBack } from './refund-share.ts'

export const presetNames = [
  'Flexible',
  'Moderate',
  'Limited',
  'Firm',
  'Relaxed',
  'Moderate as on Vrbo',
  'Firm as on Vrbo',
  'Strict',
  'Non-refundable',
] as const

export type PresetName = (typeof presetNames)[number]

const saidNames: Readonly<Record<PresetName, () => string>> = {
  Flexible: () => sentence('offers.flexible'),
  Moderate: () => sentence('offers.moderate'),
  Limited: () => sentence('offers.limited'),
  Firm: () => sentence('offers.firm'),
  Relaxed: () => sentence('offers.relaxed'),
  'Moderate as on Vrbo': () => sentence('offers.moderateVrbo'),
  'Firm as on Vrbo': () => sentence('offers.firmVrbo'),
  Strict: () => sentence('offers.strict'),
  'Non-refundable': () => sentence('offers.nonRefundable'),
}

/** The stored name of a policy as people read it: of a preset in their language. */
export function sayPolicyName(name: string): string {
  const preset = presetNames.find(each => each === name)
  return preset ? saidNames[preset]() : name
}

/** The name of a policy in a language, where it has one there; presets are said by `sayPolicyName`. */
export function policyNameIn({ name, names }: Pick<CancellationPolicy, 'name' | 'names'>, code: string): string {
  return names?.[code] ?? name
}

type Row = {
  /** Days before check-in, and the percentage refunded until that day's hour of check-in. */
  readonly tiers: readonly (readonly [daysBefore: number, percent: number])[]
  readonly hasGrace: boolean
}

// The first four as on Airbnb since October 2025, the next four as on Vrbo.
// biome-ignore format: one row a policy
const rows: Readonly<Record<PresetName, Row>> = {
  Flexible: { tiers: [[1, 100]], hasGrace: true },
  Moderate: { tiers: [[5, 100], [0, 50]], hasGrace: true },
  Limited: { tiers: [[14, 100], [7, 50]], hasGrace: true },
  Firm: { tiers: [[30, 100], [7, 50]], hasGrace: true },
  Relaxed: { tiers: [[14, 100], [7, 50]], hasGrace: false },
  'Moderate as on Vrbo': { tiers: [[30, 100], [14, 50]], hasGrace: false },
  'Firm as on Vrbo': { tiers: [[60, 100], [30, 50]], hasGrace: false },
  Strict: { tiers: [[60, 100]], hasGrace: false },
  'Non-refundable': { tiers: [], hasGrace: false },
}

/** The preset as an unsaved policy. */
export function policyPreset(name: PresetName): Omit<CancellationPolicy, 'id'> {
  const { tiers, hasGrace } = rows[name]
  return {
    name,
    grace: hasGrace ? { hours: 24, minLeadDays: 7 } : null,
    tiers: tiers.map(([daysBefore, percent]) => ({ daysBefore, atMinute: null, shares: sharesOf(percent) })),
    noShow: nothingBack,
    unpaidBalance: 'waived',
    clockOnAmendment: 'keeps',
  }
}

/** Whether a stored policy is a preset to the letter. */
export function isPreset({ id: _, ...policy }: CancellationPolicy): boolean {
  const name = presetNames.find(each => each === policy.name)
  return name !== undefined && isSame(policy, policyPreset(name))
}

/** Whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [ones, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return ones.size === others.size && [...ones].every(([key, value]) => isSame(value, others.get(key)))
}

function sharesOf(percent: number): RefundShares {
  const basisPoints = percent * 100
  return { lodging: basisPoints, fee: basisPoints, extra: basisPoints }
}
