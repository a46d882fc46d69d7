// The form of a home's texts and facts, with a preview of the description.

import { Form } from 'react-router'
import { bookingModes, longestHomeName, longestRegistration, longestSummary } from '#admin/stays/form/home-limits.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { kindNames } from '#stays/kind-names.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Prose } from '#ui/prose.tsx'
import { TitledSection } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { WordsValues } from './words-input.ts'

type Props = {
  readonly version: number
  readonly values: WordsValues
  readonly faults: Faults
  /** The preview of the description, as HTML; undefined where none was asked for. */
  readonly preview: string | undefined
}

export function WordsForm({ version, values, faults, preview }: Props) {
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  return (
    <Form method="post" className="flex flex-col gap-8" noValidate preventScrollReset aria-label="Words and facts">
      <input type="hidden" name="version" value={version} />
      {/* Enter in a field presses the first button of a form, which is not to be the preview. */}
      <button type="submit" name="intent" value="keep" className="sr-only" tabIndex={-1} aria-hidden="true">
        Keep the changes
      </button>
      <TitledSection id="words" title="In words" className="card flex flex-col gap-5 p-5 md:p-6">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field {...field('name')} label="Name" maxLength={longestHomeName} />
          <Field
            {...field('slug')}
            label="Address on this site"
            hint="Changed, the old address leads to the new one."
            maxLength={80}
          />
        </div>
        <TextArea
          {...field('summary')}
          label="In a sentence or two"
          hint={`Stands on its card and above the description: ${longestSummary} characters at most.`}
          rows={3}
        />
        <TextArea
          {...field('description')}
          label="Description"
          hint="An empty line begins a paragraph, “## ” a heading, “- ” a list; *words* lean and **words** stand out."
          rows={14}
        />
        <SubmitButton intent="preview" quiet className="self-start" formNoValidate>
          See the description as guests will
        </SubmitButton>
        {preview !== undefined && (
          <section aria-labelledby="preview" className="notice flex flex-col gap-3" id="as-guests-read-it">
            <h3 id="preview" className="font-semibold">
              As guests will read it; nothing is kept yet
            </h3>
            {preview === '' ? <p>Nothing is written yet.</p> : <Prose html={preview} />}
          </section>
        )}
      </TitledSection>
      <TitledSection id="facts" title="In numbers" className="card flex flex-col gap-5 p-5 md:p-6">
        <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-4">
          <SelectField {...field('kind')} label="Kind" choices={kindNames} />
          <Field {...field('maxGuests')} label="Guests at most" inputMode="numeric" />
          <Field {...field('petsMax')} label="Pets at most" hint="0 for none." inputMode="numeric" />
          <Field {...field('areaM2')} label="Square metres" hint="If you like." inputMode="numeric" />
        </div>
      </TitledSection>
      <TitledSection id="coming" title="Booking, coming and leaving" className="card flex flex-col gap-5 p-5 md:p-6">
        <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-4">
          <SelectField {...field('bookingMode')} label="It is booked" choices={bookingModes} />
          <Field {...field('checkInFrom')} label="Guests come from" type="time" hint="The home’s time." />
          <Field {...field('checkInUntil')} label="and until" type="time" hint="Empty for any later hour." />
          <Field {...field('checkOutUntil')} label="They leave by" type="time" />
        </div>
      </TitledSection>
      <TitledSection id="authorities" title="The authorities" className="card flex flex-col gap-5 p-5 md:p-6">
        <Field
          {...field('registrationNumber')}
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
      </TitledSection>
      <SubmitButton intent="keep" className="self-start">
        Keep the changes
      </SubmitButton>
    </Form>
  )
}
