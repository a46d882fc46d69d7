// Dates that may move: some days either way, or any nights of a month; folded away until somebody wants them.

import { Field } from '#ui/field.tsx'
import { type FlexibleFaults, flexSteps, mostFlexibleNights } from './flexible-dates.ts'

type FlexibleFieldsProps = {
  readonly values: FlexibleValues
  readonly faults: FlexibleFaults
  readonly months: readonly { readonly value: string; readonly label: string }[]
}

type FlexibleValues = { readonly flex: string; readonly month: string; readonly nights: string }

export function FlexibleFields({ values, faults, months }: FlexibleFieldsProps) {
  const isUsed = values.flex !== '' || values.month !== '' || Object.keys(faults).length > 0
  return (
    <details className="flexible" open={isUsed}>
      <summary>Dates that may move</summary>
      <div className="flexible-fields">
        <Choice id="flex" label="Your dates" fault={faults.flex} value={values.flex}>
          <option value="">exactly</option>
          {flexSteps.map(days => (
            <option key={days} value={days}>
              give or take {days === 1 ? '1 day' : `${days} days`}
            </option>
          ))}
        </Choice>
        <Choice id="month" label="Or, without dates, in" fault={faults.month} value={values.month}>
          <option value="">no month</option>
          {months.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
        <Field
          id="nights"
          name="nights"
          type="number"
          inputMode="numeric"
          min={1}
          max={mostFlexibleNights}
          label="for so many nights"
          placeholder="7"
          defaultValue={values.nights}
          fault={faults.nights}
        />
      </div>
    </details>
  )
}

type ChoiceProps = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly fault: string | undefined
  readonly children: React.ReactNode
}

function Choice({ id, label, value, fault, children }: ChoiceProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        name={id}
        defaultValue={value}
        className="field"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
      >
        {children}
      </select>
      {fault && (
        <p id={`${id}-fault`} className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </div>
  )
}
