// The fees and extras of a home.

import { feeBasisWords, feeKindWords, feeRefundWords, longestFeeName } from '#admin/rates/fee-words.ts'
import type { AdminRules, RulesEditor } from '#admin/rates/rates-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field, SelectField } from '#ui/field.tsx'
import { BandFields, type FieldsOf } from './rate-form-frame.tsx'
import { RowEditor } from './row-editor.tsx'

export function FeeEditor({ editor, typed }: RulesEditor) {
  return (
    <RowEditor
      editor={editor}
      what="fee"
      title={sentence('rates.fees')}
      about={sentence('rates.feesHint')}
      none={sentence('rates.noFee')}
      more={sentence('rates.oneMoreFee')}
      rows={editor.fees}
      fresh={{ most: '1', refund: 'always_before_checkin' }}
      typed={typed}
    >
      {fields => <FeeFields {...fields} editor={editor} />}
    </RowEditor>
  )
}

function FeeFields({ field, editor }: FieldsOf & { readonly editor: AdminRules }) {
  const choice = (name: string, label: string, words: Readonly<Record<string, () => string>>) => (
    <SelectField
      {...field(name)}
      label={label}
      choices={Object.entries(words).map(([value, say]) => ({ value, label: say() }))}
    />
  )
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('name')} label={sentence('rates.name')} maxLength={longestFeeName} />
        {choice('feeKind', sentence('rates.feeKind'), feeKindWords)}
        <Field
          {...field('amount')}
          label={sentence('rates.sumOrPercent', { currency: editor.currency })}
          inputMode="decimal"
        />
        {choice('basis', sentence('rates.countedBy'), feeBasisWords)}
        <Field
          {...field('most')}
          label={sentence('rates.mostTimes')}
          hint={sentence('rates.mostTimesHint')}
          inputMode="numeric"
        />
        {choice('refund', sentence('rates.givenBack'), feeRefundWords)}
      </div>
      <fieldset>
        <legend className="pb-1 font-semibold text-sm">{sentence('rates.byAge', { currency: editor.currency })}</legend>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <BandFields bands={editor.bands} name="minor" field={field} />
        </div>
      </fieldset>
    </>
  )
}
