// The discounts and codes of a home in the admin pages.

import {
  discountKindWords,
  discountTargets,
  discountTargetWords,
  longestDiscountName,
} from '#admin/rates/discount-words.ts'
import type { AdminRules, RateTyped } from '#admin/rates/rates-view.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { FieldsOf } from './rate-form-frame.tsx'
import { RowEditor } from './row-editor.tsx'
import { TickBox } from './weekday-boxes.tsx'

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
      fresh={{ off: 'night' }}
      typed={typed}
    >
      {fields => <DiscountFields {...fields} currency={desk.currency} />}
    </RowEditor>
  )
}

const numbers = [
  { name: 'minimumNights', label: 'From so many nights on', hint: 'Needed for long visits.' },
  { name: 'minimumLead', label: 'Booked so many days ahead or more', hint: 'Needed for booking early.' },
  { name: 'maximumLead', label: 'Booked so many days ahead or less', hint: 'Needed for booking late.' },
  { name: 'maximumGap', label: 'Gaps of up to so many nights', hint: 'Needed for filling a gap.' },
  { name: 'total', label: 'So many times in all', hint: 'Only for codes; empty is without end.' },
  { name: 'perGuest', label: 'So many times a guest', hint: 'Only for codes; empty is without end.' },
] as const

const days = [
  { name: 'first', label: 'For nights from' },
  { name: 'last', label: 'For nights to' },
  { name: 'bookedFrom', label: 'Booked from' },
  { name: 'bookedUntil', label: 'Booked until' },
] as const

function DiscountFields({ values, faults, idOf, field, currency }: FieldsOf & { readonly currency: string }) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('name')}
          label="Name"
          hint="Guests read it beside what it takes off."
          maxLength={longestDiscountName}
        />
        <SelectField {...field('discountKind')} label="For what" choices={discountKindWords} />
        <SelectField {...field('kind')} label="Takes off">
          <option value="percent">Percent</option>
          <option value="fixed">A sum off each night; of a code, once</option>
        </SelectField>
        <Field {...field('amount')} label={`Percent, or sum in ${currency}`} inputMode="decimal" />
        <Field {...field('code')} label="Code" hint="Only for codes, such as SPRING." />
        {numbers.map(({ name, label, hint }) => (
          <Field key={name} {...field(name)} label={label} hint={hint} inputMode="numeric" />
        ))}
        {days.map(({ name, label }) => (
          <Field key={name} {...field(name)} label={label} type="date" />
        ))}
      </div>
      <fieldset aria-describedby={faults.off ? `${idOf('off')}-fault` : undefined}>
        <legend className="pb-1 font-semibold text-sm">Taken off</legend>
        <div className="flex flex-wrap gap-x-5">
          {discountTargets.map(target => (
            <TickBox key={target} name="off" value={target} label={discountTargetWords[target]} values={values} />
          ))}
        </div>
        {faults.off && (
          <p id={`${idOf('off')}-fault`} className="text-alarm text-sm">
            {faults.off}
          </p>
        )}
      </fieldset>
      <TickBox
        name="stackable"
        value="yes"
        label="Holds besides others of its kind, instead of only the best of them"
        values={values}
      />
    </>
  )
}
