// The fees and extras of a home.

import { feeBasisWords, feeKindWords, feeRefundWords, longestFeeName } from '#admin/rates/fee-words.ts'
import type { AdminRules, RulesEditor } from '#admin/rates/rates-view.ts'
import { Field, SelectField } from '#ui/field.tsx'
import { BandFields, type FieldsOf } from './rate-form-frame.tsx'
import { RowEditor } from './row-editor.tsx'

export function FeeEditor({ editor, typed }: RulesEditor) {
  return (
    <RowEditor
      editor={editor}
      what="fee"
      title="Fees and extras"
      about="Fees are part of every price that guests see; extras are added by whoever wants them."
      none="No fee of its own."
      more="One more fee or extra"
      rows={editor.fees}
      fresh={{ most: '1', refund: 'always_before_checkin' }}
      typed={typed}
    >
      {fields => <FeeFields {...fields} editor={editor} />}
    </RowEditor>
  )
}

function FeeFields({ field, editor }: FieldsOf & { readonly editor: AdminRules }) {
  const choice = (name: string, label: string, words: Readonly<Record<string, string>>) => (
    <SelectField {...field(name)} label={label} choices={words} />
  )
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('name')} label="Name" maxLength={longestFeeName} />
        {choice('feeKind', 'What it is', feeKindWords)}
        <Field {...field('amount')} label={`Sum in ${editor.currency}, or percent`} inputMode="decimal" />
        {choice('basis', 'Counted by', feeBasisWords)}
        <Field {...field('most')} label="At most so many times" hint="Only for extras." inputMode="numeric" />
        {choice('refund', 'Given back when a guest cancels', feeRefundWords)}
      </div>
      <fieldset>
        <legend className="pb-1 font-semibold text-sm">
          By age instead, in {editor.currency}: only where guests are counted; who has no sum pays nothing
        </legend>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <BandFields bands={editor.bands} name="minor" field={field} />
        </div>
      </fieldset>
    </>
  )
}
