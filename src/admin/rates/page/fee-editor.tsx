// The fees and extras of a home in the admin pages.

import { feeBasisWords, feeKindWords, feeRefundWords, longestFeeName } from '#admin/rates/fee-words.ts'
import type { AdminRules, RateTyped } from '#admin/rates/rates-view.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { BandFields, type FieldsOf } from './rate-form-frame.tsx'
import { RowEditor } from './row-editor.tsx'

export function FeeEditor({ desk, typed }: { readonly desk: AdminRules; readonly typed: RateTyped | undefined }) {
  return (
    <RowEditor
      desk={desk}
      what="fee"
      title="Fees and extras"
      about="Fees are part of every price that guests see; extras are added by whoever wants them."
      none="No fee of its own."
      more="One more fee or extra"
      rows={desk.fees}
      fresh={{ most: '1', refund: 'always_before_checkin' }}
      typed={typed}
    >
      {fields => <FeeFields {...fields} desk={desk} />}
    </RowEditor>
  )
}

function FeeFields({ field, desk }: FieldsOf & { readonly desk: AdminRules }) {
  const choice = (name: string, label: string, words: Readonly<Record<string, string>>) => (
    <SelectField {...field(name)} label={label} choices={words} />
  )
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('name')} label="Name" maxLength={longestFeeName} />
        {choice('feeKind', 'What it is', feeKindWords)}
        <Field {...field('amount')} label={`Sum in ${desk.currency}, or percent`} inputMode="decimal" />
        {choice('basis', 'Counted by', feeBasisWords)}
        <Field {...field('most')} label="At most so many times" hint="Only for extras." inputMode="numeric" />
        {choice('refund', 'Given back when a guest cancels', feeRefundWords)}
      </div>
      <fieldset>
        <legend className="pb-1 font-semibold text-sm">
          By age instead, in {desk.currency}: only where guests are counted; who has no sum pays nothing
        </legend>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <BandFields bands={desk.bands} name="minor" field={field} />
        </div>
      </fieldset>
    </>
  )
}
