// The form of a home's texts and facts, with a preview of the description.

import { Form } from 'react-router'
import { bookingModes, longestHomeName, longestRegistration, longestSummary } from '#admin/stays/form/home-limits.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { kindNames } from '#stays/kind-names.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Prose } from '#ui/markdown/prose.tsx'
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
    <Form
      method="post"
      className="flex flex-col gap-8"
      noValidate
      preventScrollReset
      aria-label={sentence('homes.sectionWords')}
    >
      <input type="hidden" name="version" value={version} />
      {/* Enter in a field presses the first button of a form, which is not to be the preview. */}
      <button type="submit" name="intent" value="keep" className="sr-only" tabIndex={-1} aria-hidden="true">
        {sentence('homes.keepChanges')}
      </button>
      <TitledSection id="words" title={sentence('homes.inWords')} className="card flex flex-col gap-5 p-5 md:p-6">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field {...field('name')} label={sentence('homes.nameLabel')} maxLength={longestHomeName} />
          <Field
            {...field('slug')}
            label={sentence('homes.ownAddress')}
            hint={sentence('homes.addressChanged')}
            maxLength={80}
          />
        </div>
        <TextArea
          {...field('summary')}
          label={sentence('homes.summary')}
          hint={sentence('homes.summaryHint', { longestSummary })}
          rows={3}
        />
        <TextArea
          {...field('description')}
          label={sentence('homes.description')}
          hint={sentence('homes.descriptionHint')}
          rows={14}
        />
        <SubmitButton intent="preview" quiet className="self-start" formNoValidate>
          {sentence('homes.seeDescription')}
        </SubmitButton>
        {preview !== undefined && (
          <section aria-labelledby="preview" className="notice flex flex-col gap-3" id="as-guests-read-it">
            <h3 id="preview" className="font-semibold">
              {sentence('homes.asGuestsRead')}
            </h3>
            {preview === '' ? <p>{sentence('homes.nothingWritten')}</p> : <Prose html={preview} />}
          </section>
        )}
      </TitledSection>
      <TitledSection id="facts" title={sentence('homes.inNumbers')} className="card flex flex-col gap-5 p-5 md:p-6">
        <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-4">
          <SelectField {...field('kind')} label={sentence('homes.kindLabel')} choices={kindNames} />
          <Field {...field('maxGuests')} label={sentence('homes.guestsAtMost')} inputMode="numeric" />
          <Field
            {...field('petsMax')}
            label={sentence('homes.petsAtMost')}
            hint={sentence('homes.noPets')}
            inputMode="numeric"
          />
          <Field
            {...field('areaM2')}
            label={sentence('homes.squareMetres')}
            hint={sentence('homes.ifYouLike')}
            inputMode="numeric"
          />
        </div>
      </TitledSection>
      <TitledSection
        id="coming"
        title={sentence('homes.comingAndLeaving')}
        className="card flex flex-col gap-5 p-5 md:p-6"
      >
        <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-4">
          <SelectField {...field('bookingMode')} label={sentence('homes.isBooked')} choices={bookingModes} />
          <Field
            {...field('checkInFrom')}
            label={sentence('homes.guestsComeFrom')}
            type="time"
            hint={sentence('homes.homesTime')}
          />
          <Field
            {...field('checkInUntil')}
            label={sentence('homes.guestsComeUntil')}
            type="time"
            hint={sentence('homes.anyLaterHour')}
          />
          <Field {...field('checkOutUntil')} label={sentence('homes.guestsLeaveBy')} type="time" />
        </div>
      </TitledSection>
      <TitledSection
        id="authorities"
        title={sentence('homes.authorities')}
        className="card flex flex-col gap-5 p-5 md:p-6"
      >
        <Field
          {...field('registrationNumber')}
          label={sentence('homes.registrationNumber')}
          hint={sentence('homes.registrationHint')}
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
            {sentence('homes.lawAsks')}
            <span className="block text-ink-soft text-sm">{sentence('homes.lawAsksHint')}</span>
          </span>
        </label>
      </TitledSection>
      <SubmitButton intent="keep" className="self-start">
        {sentence('homes.keepChanges')}
      </SubmitButton>
    </Form>
  )
}
