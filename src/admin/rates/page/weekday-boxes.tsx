// The days of the week to tick, in forms about rates.

import type { RateValues } from '#admin/rates/rates-view.ts'
import { weekdayNames } from '#admin/rates/season-words.ts'
import type { FieldsOf } from './rate-form-frame.tsx'

type BoxProps = Readonly<Record<'name' | 'value' | 'label', string>> & { readonly values: RateValues }

type Props = Omit<FieldsOf, 'field'> & { readonly legend: string }

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

export function WeekdayBoxes({ legend, values, faults, idOf }: Props) {
  const faultId = `${idOf('weekdays')}-fault`
  return (
    <fieldset aria-describedby={faults.weekdays ? faultId : undefined}>
      <legend className="pb-1 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {weekdayNames.map((name, index) => (
          <TickBox key={name} name="weekdays" value={String(index + 1)} label={name} values={values} />
        ))}
      </div>
      {faults.weekdays && (
        <p id={faultId} className="text-alarm text-sm">
          {faults.weekdays}
        </p>
      )}
    </fieldset>
  )
}
