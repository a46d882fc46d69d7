// The form of what children pay at a home by their age, and whether they count as guests.

import type { AdminRates, RateTyped } from '#admin/rates/rates-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { mostChildBands } from '#offers/terms/child-bands.ts'
import { Field } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import { type FieldsOf, RateFormFrame } from './rate-form-frame.tsx'
import { TickBox } from './weekday-boxes.tsx'

type Props = { readonly rates: AdminRates; readonly typed: RateTyped | undefined }

export function ChildrenEditor({ rates, typed }: Props) {
  const label = sentence('ages.title')
  return (
    <TitledSection id="children" title={label} className="card flex flex-col gap-5 p-5">
      <RateFormFrame editor={rates} what="children" label={label} values={rates.children} typed={typed}>
        {fields => <ChildrenFields {...fields} currency={rates.currency} />}
      </RateFormFrame>
    </TitledSection>
  )
}

const lines = Array.from({ length: mostChildBands }, (_, at) => at)
const columns = ['from', 'to', 'share', 'nightlyMinor', 'uncounted']

type FieldsProps = FieldsOf & { readonly currency: string }

export function ChildrenFields(props: FieldsProps) {
  const { field, values } = props
  // What is entered and one line more stand open; the rest is folded away.
  const filled = lines.findLastIndex(at => columns.some(column => values[`${column}-${at}`])) + 1
  const rest = lines.slice(filled + 1)
  return (
    <>
      <p className="max-w-prose text-ink-soft">{sentence('ages.about')}</p>
      {lines.slice(0, filled + 1).map(at => (
        <BandFields key={at} at={at} {...props} />
      ))}
      {rest.length > 0 && (
        <details className="border-line border-t pt-3">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {sentence('ages.moreBands')}
          </summary>
          <div className="flex flex-col gap-5 pt-3">
            {rest.map(at => (
              <BandFields key={at} at={at} {...props} />
            ))}
          </div>
        </details>
      )}
      <div className="max-w-md">
        <Field
          {...field('onTop')}
          label={sentence('ages.onTopLabel')}
          hint={sentence('ages.onTopHint')}
          inputMode="numeric"
        />
      </div>
    </>
  )
}

function BandFields({ at, field, values, currency }: FieldsProps & { readonly at: number }) {
  return (
    <fieldset className="border-line border-t pt-3">
      <legend className="sr-only">{sentence('ages.band', { number: at + 1 })}</legend>
      <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
        <Field {...field(`from-${at}`)} label={sentence('ages.fromLabel')} inputMode="numeric" />
        <Field {...field(`to-${at}`)} label={sentence('ages.toLabel')} inputMode="numeric" />
        <Field {...field(`share-${at}`)} label={sentence('ages.share')} inputMode="decimal" />
        <Field {...field(`nightlyMinor-${at}`)} label={sentence('ages.sum', { currency })} inputMode="decimal" />
      </div>
      <TickBox name={`uncounted-${at}`} value="yes" label={sentence('ages.uncounted')} values={values} />
    </fieldset>
  )
}
