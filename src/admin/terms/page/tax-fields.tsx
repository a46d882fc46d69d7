// The fields of one tax.

import { BandFields, type FieldsOf } from '#admin/rates/page/rate-form-frame.tsx'
import { TickBox, TickBoxes } from '#admin/rates/page/weekday-boxes.tsx'
import { longestSource, longestTaxName, taxedParts, taxedPartWords, taxKindWords } from '#admin/terms/tax-kinds.ts'
import type { PlaceView } from '#admin/terms/terms-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field, SelectField } from '#ui/field.tsx'

export function TaxFields({ place, ...form }: FieldsOf & { readonly place: PlaceView }) {
  const { field, values } = form
  const currency = place.currency ?? ''
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('name')} label={sentence('terms.name')} maxLength={longestTaxName} />
        <Field
          {...field('jurisdiction')}
          label={sentence('terms.jurisdiction')}
          hint={sentence('terms.jurisdictionHint')}
          maxLength={longestTaxName}
        />
        <SelectField {...field('taxKind')} label={sentence('terms.countedBy')} choices={taxKindWords} />
        <Field {...field('percent')} label={sentence('terms.percentLabel')} inputMode="decimal" />
        <Field {...field('amount')} label={sentence('terms.amountLabel', { currency })} inputMode="decimal" />
        <Field
          {...field('capMinor')}
          label={sentence('terms.capLabel', { currency })}
          hint={sentence('terms.capHint')}
          inputMode="decimal"
        />
      </div>
      <TickBoxes
        {...form}
        name="on"
        legend={sentence('terms.takenOf')}
        choices={taxedParts.map(part => [part, taxedPartWords[part]()])}
      />
      <div>
        <TickBox name="onNet" value="yes" label={sentence('terms.onNet')} values={values} />
        <Fault fault={form.faults.onNet} />
        <TickBox name="inclusive" value="yes" label={sentence('terms.inclusive')} values={values} />
      </div>
      <fieldset>
        <legend className="pb-1 font-semibold text-sm">{sentence('terms.byAge', { currency })}</legend>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <BandFields bands={place.bands} name="minor" field={field} />
        </div>
      </fieldset>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Field {...field('exemptBelow')} label={sentence('terms.exemptBelow')} inputMode="numeric" />
        <Field {...field('mostNights')} label={sentence('terms.mostNights')} inputMode="numeric" />
        <Field {...field('exemptFrom')} label={sentence('terms.exemptFrom')} inputMode="numeric" />
        <SelectField
          {...field('collectedBy')}
          label={sentence('terms.collectedBy')}
          choices={{ us: sentence('terms.collectedByUs'), property: sentence('terms.collectedAtHome') }}
        />
        <SelectField
          {...field('rounding')}
          label={sentence('terms.rounding')}
          choices={{ total: sentence('terms.roundedOnce'), line: sentence('terms.roundedByLine') }}
        />
        <Field
          {...field('place')}
          label={sentence('terms.place')}
          hint={sentence('terms.placeHint')}
          inputMode="numeric"
        />
        <Field {...field('first')} label={sentence('terms.first')} type="date" />
        <Field {...field('last')} label={sentence('terms.last')} type="date" />
      </div>
      <fieldset className="flex flex-col gap-5">
        <legend className="pb-1 font-semibold">{sentence('terms.checked')}</legend>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            {...field('source')}
            label={sentence('terms.sourceLabel')}
            hint={sentence('terms.sourceHint')}
            maxLength={longestSource}
          />
          <Field {...field('checkedOn')} label={sentence('terms.checkedOnLabel')} type="date" />
        </div>
        <TickBox name="confirmed" value="yes" label={sentence('terms.confirm')} values={values} />
      </fieldset>
    </>
  )
}

function Fault({ fault }: { readonly fault: string | undefined }) {
  return fault ? <p className="text-alarm text-sm">{fault}</p> : null
}
