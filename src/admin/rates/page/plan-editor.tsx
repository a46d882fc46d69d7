// The rates of a home beside the usual one, each with its form, and a form for a new one.

import type { AdminRates, RateTyped } from '#admin/rates/rates-view.ts'
import { longestPlanName } from '#admin/rates/season-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { presetNames, sayPolicyName } from '#offers/refunds/policy-presets.ts'
import { Field, SelectField } from '#ui/field.tsx'
import type { FieldsOf } from './rate-form-frame.tsx'
import { RowEditor } from './row-editor.tsx'

export function PlanEditor({ rates, typed }: { readonly rates: AdminRates; readonly typed: RateTyped | undefined }) {
  const { plans, currency, policies } = rates
  return (
    <RowEditor
      editor={rates}
      what="plan"
      title={sentence('rates.plans')}
      about={sentence('rates.plansHint')}
      none={sentence('rates.noPlan')}
      more={sentence('rates.oneMorePlan')}
      rows={{ ours: plans, shared: [] }}
      fresh={{}}
      typed={typed}
    >
      {fields => <PlanFields {...fields} currency={currency} policies={policies} />}
    </RowEditor>
  )
}

function PlanFields({ field, values, currency, policies }: FieldsOf & Pick<AdminRates, 'currency' | 'policies'>) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field
        {...field('name')}
        label={sentence('rates.name')}
        hint={sentence('rates.planNameHint')}
        maxLength={longestPlanName}
      />
      <SelectField
        {...field('policy')}
        label={sentence('rates.policy')}
        empty={sentence('rates.asItIs')}
        defaultValue={values.ownPolicy ? `own-${values.ownPolicy}` : values.policy}
        choices={[
          { value: 'home', label: sentence('rates.policyOfHome') },
          ...presetNames.map(name => ({ value: name, label: sayPolicyName(name) })),
          ...policies.map(({ id, name }) => ({ value: `own-${id}`, label: name })),
        ]}
      />
      <SelectField
        {...field('kind')}
        label={sentence('rates.price')}
        choices={{ percent: sentence('rates.percentFromUsual'), delta: sentence('rates.sumFromUsual') }}
      />
      <Field {...field('amount')} label={sentence('rates.sumOrPercent', { currency })} inputMode="text" />
    </div>
  )
}
