// The form that sets price and rules of single nights.

import { NightFields } from '#admin/calendar/nights/night-fields.tsx'
import type { AdminNights } from '#admin/calendar/nights/nights-view.ts'
import type { RateEditor, RateTyped } from '#admin/rates/rates-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field, SelectField } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import { type FieldsOf, RateFormFrame } from './rate-form-frame.tsx'
import { everyWeekday, WeekdayBoxes } from './weekday-boxes.tsx'

type Props = { readonly editor: RateEditor; readonly home: AdminNights; readonly typed: RateTyped | undefined }

const doors = () => [
  {
    ...{ name: 'arrive', label: sentence('rates.arriving') },
    ...{ open: sentence('rates.possibleAnyway'), shut: sentence('rates.notPossible') },
  },
  {
    ...{ name: 'leave', label: sentence('rates.leaving') },
    ...{ open: sentence('rates.possibleAnyway'), shut: sentence('rates.notPossible') },
  },
  {
    ...{ name: 'sleep', label: sentence('rates.sleeping') },
    ...{ open: sentence('rates.onOfferAnyway'), shut: sentence('rates.notOnOffer') },
  },
]

export function NightEditor({ editor, home, typed }: Props) {
  return (
    <TitledSection id="these-nights" title={sentence('rates.nights')} className="card flex flex-col gap-5 p-5">
      <p className="text-ink-soft">{sentence('rates.nightsHint')}</p>
      <RateFormFrame
        editor={editor}
        what="nights"
        label={sentence('rates.nights')}
        values={{ weekdays: everyWeekday, ...home.chosen }}
        typed={typed}
        removable={sentence('rates.takeAwayNights')}
      >
        {fields => <SingleNightFields {...fields} today={home.today} currency={editor.currency} />}
      </RateFormFrame>
    </TitledSection>
  )
}

type FieldsProps = FieldsOf & { readonly today: string; readonly currency: string }

export function SingleNightFields({ field, today, currency, ...form }: FieldsProps) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NightFields field={field} today={today} />
        <Field {...field('nightlyMinor')} label={sentence('rates.aNightIn', { currency })} inputMode="decimal" />
        <Field {...field('minimumNights')} label={sentence('rates.nightsAtLeast')} inputMode="numeric" />
        {doors().map(({ name, label, open, shut }) => (
          <SelectField
            key={name}
            {...field(name)}
            label={label}
            empty={sentence('rates.leaveAsItIs')}
            choices={{ open, shut, rules: sentence('rates.whatRulesSay') }}
          />
        ))}
      </div>
      <WeekdayBoxes legend={sentence('rates.onlyOnNightsOf')} {...form} />
    </>
  )
}
