// The form of a home's usual price.

import type { AdminRates, RateTyped } from '#admin/rates/rates-view.ts'
import { weekdayNames } from '#admin/rates/season-words.ts'
import { Field } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import { BandFields, RateFormFrame } from './rate-form-frame.tsx'

const mostNames = 10

function sayShared(names: readonly string[]): string {
  const said = names.slice(0, mostNames).join(', ')
  return names.length > mostNames ? `${said} and ${names.length - mostNames} more` : said
}

export function BaseEditor({ rates, typed }: { readonly rates: AdminRates; readonly typed: RateTyped | undefined }) {
  const { currency, base, bands, sharedWith, derived } = rates
  return (
    <TitledSection id="usual" title="Usual price" className="card flex flex-col gap-5 p-5">
      {sharedWith.length > 0 && (
        <p className="text-ink-soft">
          Sold by the same rates: {sayShared(sharedWith)}. What you save here holds for this home alone.
        </p>
      )}
      <RateFormFrame editor={rates} what="base" label="Usual price" values={base} typed={typed}>
        {({ field }) => (
          <>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <Field
                {...field('nightlyMinor')}
                label={`A night, in ${currency}`}
                hint="Empty sells only nights that have a season or a price of their own."
                inputMode="decimal"
              />
              <Field {...field('includedGuests')} label="For up to so many guests" inputMode="numeric" />
            </div>
            <fieldset>
              <legend className="pb-1 font-semibold text-sm">More or less by the day, in {currency}</legend>
              <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4 lg:grid-cols-7">
                {weekdayNames.map((name, index) => (
                  <Field key={name} {...field(`weekdayMinor-${index}`)} label={name} inputMode="text" />
                ))}
              </div>
            </fieldset>
            <fieldset>
              <legend className="pb-1 font-semibold text-sm">Each further guest a night, in {currency}</legend>
              <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
                <BandFields bands={bands} name="nightlyMinor" field={field} />
              </div>
            </fieldset>
          </>
        )}
      </RateFormFrame>
      {derived.length > 0 && <p className="text-ink-soft text-sm">Rates that follow this one: {derived.join('; ')}.</p>}
    </TitledSection>
  )
}
