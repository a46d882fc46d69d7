// The choice of a cancellation policy: one of the presets, or of the operator's own.

import { sentence } from '#catalogue/sentence.ts'
import { presetNames, sayPolicyName } from '#offers/refunds/policy-presets.ts'
import { SelectField } from '#ui/field.tsx'
import type { FieldsOf } from './rate-form-frame.tsx'

type PolicyFieldProps = Pick<FieldsOf, 'field' | 'values'> & {
  readonly own: readonly { readonly id: number; readonly name: string }[]
  /** Whether it may be the one of the home, as for a rate. */
  readonly ofHome?: boolean
}

export function PolicyField({ field, values, own, ofHome }: PolicyFieldProps) {
  return (
    <SelectField
      {...field('policy')}
      label={sentence('rates.policy')}
      empty={sentence('rates.asItIs')}
      defaultValue={values.ownPolicy ? `own-${values.ownPolicy}` : values.policy}
      choices={[
        ...(ofHome ? [{ value: 'home', label: sentence('rates.policyOfHome') }] : []),
        ...presetNames.map(name => ({ value: name, label: sayPolicyName(name) })),
        ...own.map(({ id, name }) => ({ value: `own-${id}`, label: name })),
      ]}
    />
  )
}
