// Why an input cannot be booked: every reason with the parameters of its sentence.

import type { CalendarDay } from '#values/calendar-day.ts'
import type { MinuteOfDay } from './home-clock.ts'
import type { TakenKind } from './stay-input.ts'

/** An instant as ISO 8601 in UTC, with the home's zone to display it in. */
export type HomeInstant = { readonly at: string; readonly timeZone: string }

type Reasons = {
  'not-offered': object
  'nights-malformed': { readonly nights: number; readonly longest: number }
  'in-past': { readonly today: CalendarDay }
  'beyond-window': { readonly lastCheckOut: CalendarDay }
  'lead-time': { readonly hours: number; readonly deadline: HomeInstant }
  'cut-off': { readonly minute: MinuteOfDay; readonly deadline: HomeInstant }
  'night-closed': { readonly night: CalendarDay }
  'no-price': { readonly night: CalendarDay }
  'nights-taken': { readonly night: CalendarDay; readonly kind: TakenKind }
  turnover: { readonly nights: number; readonly side: 'before' | 'after' }
  'minimum-arrival': { readonly minimum: number; readonly arrival: CalendarDay }
  'minimum-through': { readonly minimum: number; readonly night: CalendarDay }
  'maximum-stay': { readonly maximum: number }
  'length-not-allowed': { readonly lengths: readonly number[] }
  'closed-to-arrival': { readonly day: CalendarDay }
  'closed-to-departure': { readonly day: CalendarDay }
  'party-malformed': object
  'no-adult': object
  'too-many-guests': { readonly most: number }
  'too-many-adults': { readonly most: number }
  'no-pets': object
  'too-many-pets': { readonly most: number }
  'plan-unknown': object
  'coupon-unknown': object
  'coupon-not-now': object
  'coupon-not-for-these-nights': object
  'coupon-needs-nights': { readonly minimum: number }
  'coupon-used-up': object
  'extra-unknown': { readonly feeId: number }
  'extra-too-many': { readonly feeId: number; readonly name: string; readonly most: number }
}

export type VerdictReason = keyof Reasons

/** One reason with its parameters, and the rule behind it (`rule:12`, `override:20638`, …) if any. */
export type VerdictOf<Reason extends VerdictReason> = Reasons[Reason] & {
  readonly reason: Reason
  readonly ruleId?: string | undefined
}

export type Verdict = { [Reason in VerdictReason]: VerdictOf<Reason> }[VerdictReason]

/** The form field beside which the verdict is shown. */
export type VerdictField = 'stay' | 'dates' | 'party' | 'plan' | 'coupon' | 'extras'

export const verdictField = {
  'not-offered': 'stay',
  'nights-malformed': 'dates',
  'in-past': 'dates',
  'beyond-window': 'dates',
  'lead-time': 'dates',
  'cut-off': 'dates',
  'night-closed': 'dates',
  'no-price': 'dates',
  'nights-taken': 'dates',
  turnover: 'dates',
  'minimum-arrival': 'dates',
  'minimum-through': 'dates',
  'maximum-stay': 'dates',
  'length-not-allowed': 'dates',
  'closed-to-arrival': 'dates',
  'closed-to-departure': 'dates',
  'party-malformed': 'party',
  'no-adult': 'party',
  'too-many-guests': 'party',
  'too-many-adults': 'party',
  'no-pets': 'party',
  'too-many-pets': 'party',
  'plan-unknown': 'plan',
  'coupon-unknown': 'coupon',
  'coupon-not-now': 'coupon',
  'coupon-not-for-these-nights': 'coupon',
  'coupon-needs-nights': 'coupon',
  'coupon-used-up': 'coupon',
  'extra-unknown': 'extras',
  'extra-too-many': 'extras',
} as const satisfies Readonly<Record<VerdictReason, VerdictField>>
