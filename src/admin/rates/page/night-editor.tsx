// The form that sets price and rules of single nights.

import { NightFields } from '#admin/calendar/nights/block-editor.tsx'
import type { AdminNights } from '#admin/calendar/nights/nights-view.ts'
import type { RateEditor, RateTyped } from '#admin/rates/rates-view.ts'
import { Field, SelectField } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import { RateFormFrame } from './rate-form-frame.tsx'
import { everyWeekday, WeekdayBoxes } from './weekday-boxes.tsx'

type Props = { readonly editor: RateEditor; readonly home: AdminNights; readonly typed: RateTyped | undefined }

const doors = [
  { name: 'arrive', label: 'Arriving', open: 'Possible', shut: 'Not possible' },
  { name: 'leave', label: 'Leaving', open: 'Possible', shut: 'Not possible' },
  { name: 'sleep', label: 'Staying the night', open: 'On offer', shut: 'Not on offer' },
] as const

export function NightEditor({ editor, home, typed }: Props) {
  return (
    <TitledSection id="these-nights" title="Price and rules of these nights" className="card flex flex-col gap-5 p-5">
      <p className="text-ink-soft">
        What is said here goes before every season and every rule. What you leave stays as it is.
      </p>
      <RateFormFrame
        editor={editor}
        what="nights"
        label="Price and rules of these nights"
        values={{ weekdays: everyWeekday, ...home.chosen }}
        typed={typed}
        removable="Take away what was said of these nights"
      >
        {({ field, ...form }) => (
          <>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <NightFields field={field} today={home.today} />
              <Field {...field('nightlyMinor')} label={`A night, in ${editor.currency}`} inputMode="decimal" />
              <Field {...field('minimumNights')} label="Nights at least, for arrivals" inputMode="numeric" />
              {doors.map(({ name, label, open, shut }) => (
                <SelectField
                  key={name}
                  {...field(name)}
                  label={label}
                  empty="Leave as it is"
                  choices={{ open: `${open}, whatever the rules say`, shut, rules: 'What the rules say' }}
                />
              ))}
            </div>
            <WeekdayBoxes legend="Only on the nights of" {...form} />
          </>
        )}
      </RateFormFrame>
    </TitledSection>
  )
}
