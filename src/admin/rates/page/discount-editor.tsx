// The discounts and codes of a home in the admin pages.

import {
  discountKindWords,
  discountTargets,
  longestDiscountName,
  newDiscountValues,
} from '#admin/rates/discount-form.ts'
import type { RateTyped } from '#admin/rates/rate-form.ts'
import type { AdminRules } from '#admin/rates/rates-view.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { FieldsOf } from './rate-form-frame.tsx'
import { RowEditor } from './row-editor.tsx'

export function DiscountEditor({ desk, typed }: { readonly desk: AdminRules; readonly typed: RateTyped | undefined }) {
  return (
    <RowEditor
      desk={desk}
      what="discount"
      title="Discounts and codes"
      about="First what long visits are spared, then the better of early, late and gap, then a code."
      none="No discount of its own."
      more="One more discount or code"
      rows={desk.discounts}
      fresh={newDiscountValues}
      typed={typed}
    >
      {fields => <DiscountFields {...fields} currency={desk.currency} />}
    </RowEditor>
  )
}

const numbers = [
  { name: 'min-nights', label: 'From so many nights on', hint: 'Needed for long visits.' },
  { name: 'min-lead', label: 'Booked so many days ahead or more', hint: 'Needed for booking early.' },
  { name: 'max-lead', label: 'Booked so many days ahead or less', hint: 'Needed for booking late.' },
  { name: 'max-gap', label: 'Gaps of up to so many nights', hint: 'Needed for filling a gap.' },
  { name: 'total', label: 'So many times in all', hint: 'Only for codes; empty is without end.' },
  { name: 'per-guest', label: 'So many times a guest', hint: 'Only for codes; empty is without end.' },
] as const

const days = [
  { name: 'first', label: 'For nights from' },
  { name: 'last', label: 'For nights to' },
  { name: 'book-first', label: 'Booked from' },
  { name: 'book-last', label: 'Booked until' },
] as const

function DiscountFields({ values, faults, id, field, currency }: FieldsOf & { readonly currency: string }) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('name')}
          label="Name"
          hint="Guests read it beside what it takes off."
          maxLength={longestDiscountName}
          autoComplete="off"
        />
        <SelectField {...field('kind')} label="For what">
          {Object.entries(discountKindWords).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </SelectField>
        <SelectField id={id('by')} name="by" label="Takes off" defaultValue={values.by}>
          <option value="percent">Percent</option>
          <option value="fixed">A sum off each night; of a code, once</option>
        </SelectField>
        <Field {...field('amount')} label={`Percent, or sum in ${currency}`} inputMode="decimal" autoComplete="off" />
        <Field {...field('code')} label="Code" hint="Only for codes, such as SPRING." autoComplete="off" />
        {numbers.map(({ name, label, hint }) => (
          <Field key={name} {...field(name)} label={label} hint={hint} inputMode="numeric" autoComplete="off" />
        ))}
        {days.map(({ name, label }) => (
          <Field key={name} {...field(name)} label={label} type="date" />
        ))}
      </div>
      <fieldset aria-describedby={faults.targets ? `${id('targets')}-fault` : undefined}>
        <legend className="pb-1 font-semibold text-sm">Taken off</legend>
        <div className="flex flex-wrap gap-x-5">
          {discountTargets.map(({ target, label }) => (
            <label key={target} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name={`off-${target}`}
                value="yes"
                defaultChecked={values[`off-${target}`] === 'yes'}
                className="size-4"
              />
              {label}
            </label>
          ))}
        </div>
        {faults.targets && (
          <p id={`${id('targets')}-fault`} className="text-alarm text-sm">
            {faults.targets}
          </p>
        )}
      </fieldset>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          name="stackable"
          value="yes"
          defaultChecked={values.stackable === 'yes'}
          className="size-4"
        />
        Holds besides others of its kind, instead of only the best of them
      </label>
    </>
  )
}
