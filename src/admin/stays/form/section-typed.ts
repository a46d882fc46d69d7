// A form about a home that was not taken, as it was typed, with what stands beside it.

import type { Slug } from '#values/slug.ts'
import { type HomeRefusal, homeRefusalStatus, homeRefusals } from './home-refusals.ts'

type SectionTyped<Values, Field extends string> = {
  readonly values: Values
  readonly faults: Partial<Readonly<Record<Field, string>>>
  /** What is wrong with the whole. */
  readonly refusal: string | undefined
}

/** `slug`: where the home is found now. */
export type SectionAnswer<Values, Field extends string> =
  | { readonly ok: true; readonly slug: Slug }
  | { readonly ok: false; readonly status: number; readonly typed: SectionTyped<Values, Field> }

export const unreadableForm = 'We could not read that form. Please fill it in again.'

/** The form with sentences beside its fields. */
export function faulty<Values, Field extends string>(
  values: Values,
  faults: Partial<Readonly<Record<Field, string>>>,
): SectionAnswer<Values, Field> {
  return { ok: false, status: 422, typed: { values, faults, refusal: undefined } }
}

/** The form with why it was refused: beside the field that it is about, or above the whole. */
export function refusedSection<Values, Field extends string>(
  values: Values,
  reason: HomeRefusal,
  field?: Field,
): SectionAnswer<Values, Field> {
  const sentence = homeRefusals[reason]
  const faults = (field ? { [field]: sentence } : {}) as Partial<Record<Field, string>>
  return {
    ok: false,
    status: homeRefusalStatus[reason],
    typed: { values, faults, refusal: field ? undefined : sentence },
  }
}
