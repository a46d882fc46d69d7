// One payment method in the form about the organisation: whether it is offered, and for which homes.

import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { methodWords } from '#payments/offered/offered-methods.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TextArea } from '#ui/text-area.tsx'

export type OfferedRow = {
  readonly method: PaymentMethod
  /** Its number among all methods, at the end of the names of its fields. */
  readonly at: number
  /** Whether the site was set up for it. */
  readonly isPossible: boolean
}

type Props = OfferedRow & { readonly values: Readonly<Record<string, string>>; readonly faults: Faults }

export function OfferedMethodRow({ method, at, isPossible, values, faults }: Props) {
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  const name = sentence('organisation.method', { method: methodWords[method] })
  return (
    <li>
      <fieldset className="flex min-w-0 flex-col gap-4 border-line border-t pt-3">
        <legend className="sr-only">{name}</legend>
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            name={`method-${at}`}
            value={method}
            defaultChecked={values[`method-${at}`] === method}
            className="size-5 shrink-0"
          />
          {name}
        </label>
        {!isPossible && <p className="text-ink-soft text-sm">{sentence('organisation.notPossible')}</p>}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            {...field(`countries-${at}`)}
            label={sentence('organisation.onlyCountries')}
            hint={sentence('organisation.onlyCountriesHint')}
          />
          <TextArea
            {...field(`homes-${at}`)}
            label={sentence('organisation.onlyHomes')}
            hint={sentence('organisation.onlyHomesHint')}
            rows={2}
          />
        </div>
      </fieldset>
    </li>
  )
}
