// The discounts and codes of a home.

import { discountKindWords, discountTargetWords, longestDiscountName } from '#admin/rates/discount-words.ts'
import type { RulesEditor } from '#admin/rates/rates-view.ts'
import { Field, SelectField } from '#ui/field.tsx'
import type { FieldsOf } from './rate-form-frame.tsx'
import { RowEditor } from './row-editor.tsx'
import { TickBox, TickBoxes } from './weekday-boxes.tsx'

export function DiscountEditor({ editor, typed }: RulesEditor) {
  return (
    <RowEditor
      editor={editor}
      what="discount"
      title="Discounts and codes"
      about="First what long visits are spared, then the better of early, late and gap, then a code."
      none="No discount of its own."
      more="One more discount or code"
      rows={editor.discounts}
      fresh={{ off: 'night' }}
      typed={typed}
    >
      {fields => <DiscountFields {...fields} currency={editor.currency} />}
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

function DiscountFields({ field, currency, ...form }: FieldsOf & { readonly currency: string }) {
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
        <SelectField
          {...field('kind')}
          label="Takes off"
          choices={{ percent: 'Percent', fixed: 'A sum off each night; of a code, once' }}
        />
        <Field {...field('amount')} label={`Percent, or sum in ${currency}`} inputMode="decimal" />
        <Field {...field('code')} label="Code" hint="Only for codes, such as SPRING." />
        {numbers.map(({ name, label, hint }) => (
          <Field key={name} {...field(name)} label={label} hint={hint} inputMode="numeric" />
        ))}
        {days.map(({ name, label }) => (
          <Field key={name} {...field(name)} label={label} type="date" />
        ))}
      </div>
      <TickBoxes name="off" legend="Taken off" choices={Object.entries(discountTargetWords)} {...form} />
      <TickBox
        name="stackable"
        value="yes"
        label="Holds besides others of its kind, instead of only the best of them"
        values={form.values}
      />
    </>
  )
}
