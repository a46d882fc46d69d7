// The view of the box beside a home: the price or the reasons against the visit, and its choices.

import type { VerdictField } from '#offers/terms/verdict.ts'

export type ChargedNoteView = {
  /** `about CHF 412`; undefined without a rate. */
  readonly about: string | undefined
  /** `You’ll be charged in euros (EUR).` */
  readonly charged: string
}

export type PricedView = {
  readonly kind: 'priced'
  readonly totalMinor: number
  readonly total: string
  readonly totalFor: string
  readonly perNight: string
  /** For a guest who is shown another currency. */
  readonly charged: ChargedNoteView | undefined
  /** Until which instant how much is given back. */
  readonly cancelling: readonly string[]
  readonly instant: boolean
}

type RefusedView = { readonly kind: 'refused' } & Readonly<
  Record<'dates' | 'party' | 'plan' | 'coupon' | 'extras' | 'other', readonly string[]>
>

export type QuoteView =
  /** Nothing to price yet: no dates, or wrong ones. */
  | { readonly kind: 'open' }
  /** The browser asked for it, and there was no answer. */
  | { readonly kind: 'unreachable' }
  | RefusedView
  | PricedView

/** Faults of a field stand beside it, all others above the form; no sentence twice. */
export function refusedView(said: readonly { readonly field: string; readonly sentence: string }[]): RefusedView {
  const about = (field: VerdictField) => [
    ...new Set(said.filter(({ field: of }) => of === field).map(({ sentence }) => sentence)),
  ]
  return {
    kind: 'refused',
    dates: about('dates'),
    party: about('party'),
    plan: about('plan'),
    coupon: about('coupon'),
    extras: about('extras'),
    other: about('stay'),
  }
}

export type PlanChoice = {
  readonly value: string
  readonly name: string
  /** What the visit would cost in this plan; undefined while it cannot be priced. */
  readonly total: string | undefined
  /** What cancelling gives back, in one sentence. */
  readonly promise: string
}

export type ExtraChoice = {
  /** The name of its field. */
  readonly field: string
  readonly name: string
  /** `€18 each`. */
  readonly price: string
  readonly most: number
  readonly typed: string
  readonly fault: string | undefined
}

export type ChoicesView = {
  /** What children pay and whether they count, in sentences; empty where the home says nothing of it. */
  readonly children: readonly string[]
  /** Empty where there is nothing to choose. */
  readonly plans: readonly PlanChoice[]
  readonly plan: string
  readonly planFault: string | undefined
  readonly extras: readonly ExtraChoice[]
  /** As typed; undefined for a home that knows no codes. */
  readonly code: string | undefined
  readonly codeFault: string | undefined
}
