// The seasons of a home, each with its form, and a form for a new one.

import type { AdminRates, RateTyped } from '#admin/rates/rates-view.ts'
import { longestSeasonName } from '#admin/rates/season-words.ts'
import { Field, SelectField } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import { type FieldsOf, RateFormFrame } from './rate-form-frame.tsx'
import { everyWeekday, WeekdayBoxes } from './weekday-boxes.tsx'

export function SeasonEditor({ rates, typed }: { readonly rates: AdminRates; readonly typed: RateTyped | undefined }) {
  const { seasons, currency } = rates
  return (
    <>
      <TitledSection id="seasons" title="Seasons">
        <p className="max-w-prose text-ink-soft">
          Where several hold for a night, the one with the highest priority sets its price; of equal ones a dated one
          goes before one of every year.
        </p>
        {seasons.length === 0 && <p>No season yet: every night has the usual price.</p>}
        {seasons.map(({ id, title, said, values }) => (
          <details
            key={id}
            open={typed?.what === 'season' && typed.subject === String(id) ? true : undefined}
            className="card p-5"
          >
            <summary className="min-h-11 cursor-pointer">
              <strong>{title}</strong> <span className="block text-ink-soft text-sm">{said}</span>
            </summary>
            <RateFormFrame
              editor={rates}
              what="season"
              subject={String(id)}
              label={`${title}, ${said}`}
              values={values}
              typed={typed}
              removable="Take it away"
            >
              {fields => <SeasonFields {...fields} currency={currency} />}
            </RateFormFrame>
          </details>
        ))}
      </TitledSection>
      <TitledSection id="new-season" title="One more season" className="card flex flex-col gap-5 p-5">
        <RateFormFrame
          editor={rates}
          what="season"
          label="A new season"
          values={{ priority: '0', weekdays: everyWeekday }}
          typed={typed}
        >
          {fields => <SeasonFields {...fields} currency={currency} />}
        </RateFormFrame>
      </TitledSection>
    </>
  )
}

type FieldsProps = FieldsOf & { readonly currency: string }

function SeasonFields({ field, currency, ...form }: FieldsProps) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('name')}
          label="Name"
          hint="Guests read it beside the price of each night."
          maxLength={longestSeasonName}
        />
        <SelectField
          {...field('yearly')}
          label="When"
          empty="Once, on these days"
          choices={{ yes: 'Each year, on these days whatever the year' }}
        />
        <Field {...field('first')} label="First night" type="date" />
        <Field {...field('last')} label="Last night" type="date" />
        <SelectField
          {...field('kind')}
          label="Price"
          choices={{
            nightly: 'A price of its own, a night',
            percent: 'Percent more or less than usual',
            delta: 'A sum more or less than usual, a night',
          }}
        />
        <Field {...field('amount')} label={`Sum in ${currency}, or percent`} inputMode="text" />
        <Field
          {...field('priority')}
          label="Priority"
          hint="Higher goes before lower. Seasons of one priority cannot overlap."
          inputMode="numeric"
        />
      </div>
      <WeekdayBoxes legend="On the nights of" {...form} />
    </>
  )
}
