// The discounts and codes of a home.

import {
  discountKinds,
  discountKindWords,
  discountTargets,
  discountTargetWords,
  longestDiscountName,
} from '#admin/rates/discount-words.ts'
import type { RulesEditor } from '#admin/rates/rates-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field, SelectField } from '#ui/field.tsx'
import type { FieldsOf } from './rate-form-frame.tsx'
import { RowEditor } from './row-editor.tsx'
import { TickBox, TickBoxes } from './weekday-boxes.tsx'

export function DiscountEditor({ editor, typed }: RulesEditor) {
  return (
    <RowEditor
      editor={editor}
      what="discount"
      title={sentence('rates.discounts')}
      about={sentence('rates.discountsHint')}
      none={sentence('rates.noDiscount')}
      more={sentence('rates.oneMoreDiscount')}
      rows={editor.discounts}
      fresh={{ off: 'night' }}
      typed={typed}
    >
      {fields => <DiscountFields {...fields} currency={editor.currency} />}
    </RowEditor>
  )
}

const numbers = () => [
  { name: 'minimumNights', label: sentence('rates.minimumNightsLabel'), hint: sentence('rates.neededForLong') },
  { name: 'minimumLead', label: sentence('rates.minimumLead'), hint: sentence('rates.neededForEarly') },
  { name: 'maximumLead', label: sentence('rates.maximumLead'), hint: sentence('rates.neededForLate') },
  { name: 'maximumGap', label: sentence('rates.maximumGap'), hint: sentence('rates.neededForGap') },
  { name: 'total', label: sentence('rates.total'), hint: sentence('rates.endlessCodes') },
  { name: 'perGuest', label: sentence('rates.perGuest'), hint: sentence('rates.endlessCodes') },
]

const days = () => [
  { name: 'first', label: sentence('rates.nightsFrom') },
  { name: 'last', label: sentence('rates.nightsTo') },
  { name: 'bookedFrom', label: sentence('rates.bookedFrom') },
  { name: 'bookedUntil', label: sentence('rates.bookedUntil') },
]

function DiscountFields({ field, currency, ...form }: FieldsOf & { readonly currency: string }) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('name')}
          label={sentence('rates.name')}
          hint={sentence('rates.discountNameHint')}
          maxLength={longestDiscountName}
        />
        <SelectField
          {...field('discountKind')}
          label={sentence('rates.forWhat')}
          choices={discountKinds.map(value => ({ value, label: discountKindWords[value]() }))}
        />
        <SelectField
          {...field('kind')}
          label={sentence('rates.takesOff')}
          choices={{ percent: sentence('rates.percent'), fixed: sentence('rates.fixedSum') }}
        />
        <Field {...field('amount')} label={sentence('rates.percentOrSum', { currency })} inputMode="decimal" />
        <Field {...field('code')} label={sentence('rates.codeLabel')} hint={sentence('rates.codeHint')} />
        {numbers().map(({ name, label, hint }) => (
          <Field key={name} {...field(name)} label={label} hint={hint} inputMode="numeric" />
        ))}
        {days().map(({ name, label }) => (
          <Field key={name} {...field(name)} label={label} type="date" />
        ))}
      </div>
      <TickBoxes
        name="off"
        legend={sentence('rates.takenOff')}
        choices={discountTargets.map(target => [target, discountTargetWords[target]()])}
        {...form}
      />
      <TickBox name="stackable" value="yes" label={sentence('rates.stackable')} values={form.values} />
    </>
  )
}
