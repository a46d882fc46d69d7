// Check boxes of one name, such as the days of the week.

import type { RateValues } from '#admin/rates/rates-view.ts'
import { weekdayNames } from '#admin/rates/season-words.ts'
import type { FieldsOf } from './rate-form-frame.tsx'

type BoxProps = Readonly<Record<'name' | 'value' | 'label', string>> & { readonly values: RateValues }

/** One of several boxes of a name. */
export function TickBox({ name, value, label, values }: BoxProps) {
  const isTicked = values[name]?.split('\n').includes(value)
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="checkbox" name={name} value={value} defaultChecked={isTicked} className="size-4" />
      {label}
    </label>
  )
}

export const everyWeekday = '1\n2\n3\n4\n5\n6\n7'

type BoxesProps = Omit<FieldsOf, 'field'> & {
  readonly name: string
  readonly legend: string
  /** The words beside each, by its value. */
  readonly choices: readonly (readonly [value: string, label: string])[]
}

/** Several boxes of one name, with what is wrong with them. */
export function TickBoxes({ name, legend, choices, values, faults, idOf }: BoxesProps) {
  const fault = faults[name]
  const faultId = `${idOf(name)}-fault`
  return (
    <fieldset aria-describedby={fault ? faultId : undefined}>
      <legend className="pb-1 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {choices.map(([value, label]) => (
          <TickBox key={value} name={name} value={value} label={label} values={values} />
        ))}
      </div>
      {fault && (
        <p id={faultId} className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  )
}

export function WeekdayBoxes(props: Omit<BoxesProps, 'name' | 'choices'>) {
  const weekdays = weekdayNames().map((name, index) => [String(index + 1), name] as const)
  return <TickBoxes {...props} name="weekdays" choices={weekdays} />
}
