// The form of what a home is in words and facts, with the description as guests will read it.

import { Form } from 'react-router'
import { bookingModes, longestHomeName, longestRegistration, longestSummary } from '#admin/stays/form/home-limits.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { kindNames } from '#stays/kind-names.ts'
import { Field } from '#ui/field.tsx'
import { Prose } from '#ui/prose.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { WordsValues } from './words-input.ts'

type Props = {
  readonly version: number
  readonly values: WordsValues
  readonly faults: Faults
  /** The description that was asked to be seen, as HTML; undefined where nobody asked. */
  readonly preview: string | undefined
}

export function WordsForm({ version, values, faults, preview }: Props) {
  const typed = (name: keyof WordsValues) => ({
    id: name,
    name,
    defaultValue: values[name],
    fault: faults[name],
    autoComplete: 'off',
  })
  return (
    <Form method="post" className="flex flex-col gap-8" noValidate preventScrollReset aria-label="Words and facts">
      <input type="hidden" name="version" value={version} />
      {/* Enter in a field presses the first button of a form, which is not to be the preview. */}
      <button type="submit" name="intent" value="keep" className="sr-only" tabIndex={-1} aria-hidden="true">
        Keep the changes
      </button>
      <section aria-labelledby="words" className="card flex flex-col gap-5 p-5 md:p-6">
        <h2 id="words" className="font-display text-2xl">
          In words
        </h2>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field {...typed('name')} label="Name" maxLength={longestHomeName} />
          <Field
            {...typed('slug')}
            label="Address on this site"
            hint="Changed, the old address leads to the new one."
            maxLength={80}
          />
        </div>
        <TextArea
          {...typed('summary')}
          label="In a sentence or two"
          hint={`Stands on its card and above the description: ${longestSummary} characters at most.`}
          rows={3}
        />
        <TextArea
          {...typed('description')}
          label="Description"
          hint="An empty line begins a paragraph, “## ” a heading, “- ” a list; *words* lean and **words** stand out."
          rows={14}
        />
        <button type="submit" name="intent" value="preview" className="button button-quiet self-start" formNoValidate>
          See the description as guests will
        </button>
        {preview !== undefined && (
          <section aria-labelledby="preview" className="notice flex flex-col gap-3" id="as-guests-read-it">
            <h3 id="preview" className="font-semibold">
              As guests will read it; nothing is kept yet
            </h3>
            {preview === '' ? <p>Nothing is written yet.</p> : <Prose html={preview} />}
          </section>
        )}
      </section>
      <section aria-labelledby="facts" className="card flex flex-col gap-5 p-5 md:p-6">
        <h2 id="facts" className="font-display text-2xl">
          In numbers
        </h2>
        <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-4">
          <SelectField {...typed('kind')} label="Kind">
            {Object.entries(kindNames).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field {...typed('maxGuests')} label="Guests at most" inputMode="numeric" />
          <Field {...typed('petsMax')} label="Pets at most" hint="0 for none." inputMode="numeric" />
          <Field {...typed('areaM2')} label="Square metres" hint="If you like." inputMode="numeric" />
        </div>
      </section>
      <section aria-labelledby="coming" className="card flex flex-col gap-5 p-5 md:p-6">
        <h2 id="coming" className="font-display text-2xl">
          Booking, coming and leaving
        </h2>
        <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-4">
          <SelectField {...typed('bookingMode')} label="It is booked">
            {Object.entries(bookingModes).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <Field {...typed('checkInFrom')} label="Guests come from" type="time" hint="The home’s time." />
          <Field {...typed('checkInUntil')} label="and until" type="time" hint="Empty for any later hour." />
          <Field {...typed('checkOutUntil')} label="They leave by" type="time" />
        </div>
      </section>
      <section aria-labelledby="authorities" className="card flex flex-col gap-5 p-5 md:p-6">
        <h2 id="authorities" className="font-display text-2xl">
          The authorities
        </h2>
        <Field
          {...typed('registrationNumber')}
          label="Registration number"
          hint="As you were given it; guests read it on the home’s page."
          maxLength={longestRegistration}
          className="max-w-md"
        />
        <label className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="checkbox"
            name="registrationRequired"
            value="yes"
            defaultChecked={values.registrationRequired === 'yes'}
            className="mt-1 size-4 shrink-0"
          />
          <span>
            The law asks for such a number here
            <span className="block text-ink-soft text-sm">Then guests do not see the home without one.</span>
          </span>
        </label>
      </section>
      <button type="submit" name="intent" value="keep" className="button self-start">
        Keep the changes
      </button>
    </Form>
  )
}
