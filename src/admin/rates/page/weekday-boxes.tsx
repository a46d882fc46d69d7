// The days of the week to tick, in forms about rates.

import { type RateFaults, type RateValues, weekdayFields, weekdayNames } from '#admin/rates/rate-form.ts'

type Props = {
  readonly legend: string
  readonly values: RateValues
  readonly faults: RateFaults
  readonly id: (field: string) => string
}

export function WeekdayBoxes({ legend, values, faults, id }: Props) {
  const faultId = `${id('weekdays')}-fault`
  return (
    <fieldset aria-describedby={faults.weekdays ? faultId : undefined}>
      <legend className="pb-1 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {weekdayFields.map((name, index) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input type="checkbox" name={name} value="yes" defaultChecked={values[name] === 'yes'} className="size-4" />
            {weekdayNames[index]}
          </label>
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
