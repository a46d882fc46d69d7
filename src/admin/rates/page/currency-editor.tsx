// The currency of a home, which can be another one while nothing is booked ahead.

import type { AdminRates, RateTyped } from '#admin/rates/rates-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SelectField } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import { RateFormFrame } from './rate-form-frame.tsx'

type Props = {
  readonly rates: AdminRates
  readonly typed: RateTyped | undefined
  readonly currencies: readonly { readonly value: string; readonly label: string }[]
}

export function CurrencyEditor({ rates, typed, currencies }: Props) {
  return (
    <TitledSection id="currency" title={sentence('exchange.currency')} className="card flex flex-col gap-5 p-5">
      <p className="max-w-prose text-ink-soft">{sentence('terms.currencyHint')}</p>
      <RateFormFrame
        editor={rates}
        what="currency"
        label={sentence('exchange.currency')}
        values={{ to: rates.currency }}
        typed={typed}
      >
        {({ field }) => (
          <div className="max-w-sm">
            <SelectField {...field('to')} label={sentence('terms.currencyLabel')} choices={currencies} />
          </div>
        )}
      </RateFormFrame>
    </TitledSection>
  )
}
