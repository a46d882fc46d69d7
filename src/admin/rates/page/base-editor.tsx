// The form of a home's usual price.

import type { AdminRates, RateTyped } from '#admin/rates/rates-view.ts'
import { weekdayNames } from '#admin/rates/season-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import { sayList } from '#values/say-list.ts'
import { BandFields, RateFormFrame } from './rate-form-frame.tsx'

const mostNames = 10

function sayShared(all: readonly string[]): string {
  const names = sayList(all.slice(0, mostNames))
  const more = all.length - mostNames
  return more > 0 ? sentence('rates.sharedWithMore', { names, more }) : sentence('rates.sharedWith', { names })
}

export function BaseEditor({ rates, typed }: { readonly rates: AdminRates; readonly typed: RateTyped | undefined }) {
  const { currency, base, bands, sharedWith } = rates
  return (
    <TitledSection id="usual" title={sentence('rates.usualPrice')} className="card flex flex-col gap-5 p-5">
      {sharedWith.length > 0 && <p className="text-ink-soft">{sayShared(sharedWith)}</p>}
      <RateFormFrame editor={rates} what="base" label={sentence('rates.usualPrice')} values={base} typed={typed}>
        {({ field }) => (
          <>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <Field
                {...field('nightlyMinor')}
                label={sentence('rates.aNightIn', { currency })}
                hint={sentence('rates.aNightHint')}
                inputMode="decimal"
              />
              <Field {...field('includedGuests')} label={sentence('rates.forGuests')} inputMode="numeric" />
            </div>
            <fieldset>
              <legend className="pb-1 font-semibold text-sm">{sentence('rates.byTheDay', { currency })}</legend>
              <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4 lg:grid-cols-7">
                {weekdayNames().map((name, index) => (
                  <Field key={name} {...field(`weekdayMinor-${index}`)} label={name} inputMode="text" />
                ))}
              </div>
            </fieldset>
            <fieldset>
              <legend className="pb-1 font-semibold text-sm">{sentence('rates.eachFurtherGuest', { currency })}</legend>
              <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
                <BandFields bands={bands} name="nightlyMinor" field={field} />
              </div>
            </fieldset>
          </>
        )}
      </RateFormFrame>
    </TitledSection>
  )
}
