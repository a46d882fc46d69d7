// The rates of a home beside the usual one, each with its form, and a form for a new one.

import type { AdminRates, RateTyped } from '#admin/rates/rates-view.ts'
import { longestPlanName } from '#admin/rates/season-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field, SelectField } from '#ui/field.tsx'
import { PolicyField } from './policy-field.tsx'
import type { FieldsOf } from './rate-form-frame.tsx'
import { RowEditor } from './row-editor.tsx'
import { SeasonEditor } from './season-editor.tsx'

export function PlanEditor({ rates, typed }: { readonly rates: AdminRates; readonly typed: RateTyped | undefined }) {
  const { plans, currency, policies } = rates
  return (
    <>
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
      {plans.map(({ id, title: name, seasons }) =>
        seasons ? (
          <SeasonEditor
            key={id}
            rates={{ ...rates, seasons }}
            typed={typed}
            plan={String(id)}
            title={sentence('rates.seasonsOfPlan', { name })}
            newTitle={sentence('rates.newSeasonOfPlan', { name })}
          />
        ) : null,
      )}
    </>
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
      <PolicyField field={field} values={values} own={policies} ofHome />
      <SelectField
        {...field('kind')}
        label={sentence('rates.price')}
        choices={{
          percent: sentence('rates.percentFromUsual'),
          delta: sentence('rates.sumFromUsual'),
          nightly: sentence('rates.ownPrice'),
        }}
      />
      <Field {...field('amount')} label={sentence('rates.sumOrPercent', { currency })} inputMode="text" />
      <Field {...field('minimumNights')} label={sentence('rates.nightsAtLeast')} inputMode="numeric" />
    </div>
  )
}
