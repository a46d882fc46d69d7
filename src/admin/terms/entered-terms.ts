// Payment terms and cancellation policies in the form of their inputs, and a policy as the engine has it.

import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import { minuteOf } from '#offers/terms/home-clock.ts'
import type { PaymentTerms } from '#offers/terms/stay-offer.ts'
import { sayMinute } from '#offers/terms/verdict-words.ts'
import type { EnteredPayment } from './payment-input.ts'
import type { EnteredPolicy } from './policy-input.ts'

export function enteredPayment({ name, atProperty = false, instalments }: PaymentTerms): EnteredPayment {
  const parts = instalments.map(({ shareBasisPoints: share, daysBefore }) => ({
    ...{ share, daysBefore: daysBefore ?? undefined },
  }))
  return { name, atProperty, parts: atProperty ? [] : parts }
}

export function enteredPolicy(policy: CancellationPolicy): EnteredPolicy {
  const { name, names = {}, grace, tiers, noShow, unpaidBalance: unpaid, clockOnAmendment: clock } = policy
  return {
    ...{ name, unpaid, clock, graceHours: grace?.hours, graceLead: grace?.minLeadDays },
    ...{ noShowLodging: noShow.lodging, noShowFee: noShow.fee, noShowExtra: noShow.extra },
    names: Object.entries(names).map(([language, translated]) => ({
      ...{ language: language as EnteredPolicy['names'][number]['language'], translated },
    })),
    tiers: tiers.map(({ daysBefore, atMinute, shares }) => ({
      ...{ daysBefore, time: atMinute === null ? undefined : sayMinute(atMinute), ...shares },
    })),
  }
}

export function policyOf(entered: EnteredPolicy): Omit<CancellationPolicy, 'id'> {
  const { name, names, tiers, graceHours, graceLead, unpaid: unpaidBalance, clock: clockOnAmendment } = entered
  const translated = Object.fromEntries(names.map(({ language, translated: said }) => [language, said]))
  return {
    ...{ name, unpaidBalance, clockOnAmendment },
    ...(names.length > 0 && { names: translated }),
    grace: graceHours === undefined ? null : { hours: graceHours, minLeadDays: graceLead ?? 0 },
    tiers: tiers.map(({ daysBefore, time, ...shares }) => ({
      ...{ daysBefore, atMinute: time === undefined ? null : minuteOf(time), shares },
    })),
    noShow: { lodging: entered.noShowLodging, fee: entered.noShowFee, extra: entered.noShowExtra },
  }
}
