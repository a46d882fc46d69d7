// Dates that may move: some days either way, or any nights of a month; folded until used.

import { sentence } from '#catalogue/sentence.ts'
import { Field, SelectField } from '#ui/field.tsx'
import { type FlexibleFaults, type FlexibleField, flexSteps, mostFlexibleNights } from './flexible-query.ts'

type FlexibleFieldsProps = {
  readonly values: Readonly<Record<FlexibleField, string>>
  readonly faults: FlexibleFaults
  readonly months: readonly { readonly value: string; readonly label: string }[]
}

export function FlexibleFields({ values, faults, months }: FlexibleFieldsProps) {
  const isUsed = values.flex !== '' || values.month !== '' || Object.keys(faults).length > 0
  const fieldOf = (name: FlexibleField) => ({ id: name, name, defaultValue: values[name], fault: faults[name] })
  return (
    <details className="flexible" open={isUsed}>
      <summary>{sentence('search.flexible')}</summary>
      <div className="flexible-fields">
        <SelectField {...fieldOf('flex')} label={sentence('search.yourDates')}>
          <option value="">{sentence('search.exactly')}</option>
          {flexSteps.map(days => (
            <option key={days} value={days}>
              {sentence('search.giveOrTake', { days })}
            </option>
          ))}
        </SelectField>
        <SelectField {...fieldOf('month')} label={sentence('search.inMonth')}>
          <option value="">{sentence('search.noMonth')}</option>
          {months.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field
          {...fieldOf('nights')}
          type="number"
          inputMode="numeric"
          min={1}
          max={mostFlexibleNights}
          label={sentence('search.soManyNights')}
          placeholder="7"
        />
      </div>
    </details>
  )
}
