// The seasons of a home, each with its form, and a form for a new one.

import type { AdminRates, RateTyped } from '#admin/rates/rates-view.ts'
import { longestSeasonName } from '#admin/rates/season-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field, SelectField } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import { type FieldsOf, RateFormFrame } from './rate-form-frame.tsx'
import { everyWeekday, WeekdayBoxes } from './weekday-boxes.tsx'

export function SeasonEditor({ rates, typed }: { readonly rates: AdminRates; readonly typed: RateTyped | undefined }) {
  const { seasons, currency } = rates
  return (
    <>
      <TitledSection id="seasons" title={sentence('rates.seasons')}>
        <p className="max-w-prose text-ink-soft">{sentence('rates.seasonsHint')}</p>
        {seasons.length === 0 && <p>{sentence('rates.noSeason')}</p>}
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
              label={sentence('rates.rowForm', { name: title, said })}
              values={values}
              typed={typed}
              removable={sentence('rates.takeAway')}
            >
              {fields => <SeasonFields {...fields} currency={currency} />}
            </RateFormFrame>
          </details>
        ))}
      </TitledSection>
      <TitledSection id="new-season" title={sentence('rates.oneMoreSeason')} className="card flex flex-col gap-5 p-5">
        <RateFormFrame
          editor={rates}
          what="season"
          label={sentence('rates.newSeason')}
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

export function SeasonFields({ field, currency, ...form }: FieldsProps) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('name')}
          label={sentence('rates.name')}
          hint={sentence('rates.seasonNameHint')}
          maxLength={longestSeasonName}
        />
        <SelectField
          {...field('yearly')}
          label={sentence('rates.when')}
          empty={sentence('rates.once')}
          choices={{ yes: sentence('rates.yearly') }}
        />
        <Field {...field('first')} label={sentence('rates.firstNight')} type="date" />
        <Field {...field('last')} label={sentence('rates.lastNight')} type="date" />
        <SelectField
          {...field('kind')}
          label={sentence('rates.price')}
          choices={{
            nightly: sentence('rates.ownPrice'),
            percent: sentence('rates.percentFromUsual'),
            delta: sentence('rates.sumFromUsual'),
          }}
        />
        <Field {...field('amount')} label={sentence('rates.sumOrPercent', { currency })} inputMode="text" />
        <Field
          {...field('priority')}
          label={sentence('rates.priority')}
          hint={sentence('rates.priorityHint')}
          inputMode="numeric"
        />
      </div>
      <WeekdayBoxes legend={sentence('rates.onNightsOf')} {...form} />
    </>
  )
}
