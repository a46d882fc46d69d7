// The rules of a home.

import type { RulesEditor } from '#admin/rates/rates-view.ts'
import { ruleKinds, ruleKindWords } from '#admin/rates/rule-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field, SelectField } from '#ui/field.tsx'
import type { FieldsOf } from './rate-form-frame.tsx'
import { RowEditor } from './row-editor.tsx'
import { everyWeekday, WeekdayBoxes } from './weekday-boxes.tsx'

export function RuleEditor({ editor, typed }: RulesEditor) {
  return (
    <RowEditor
      editor={editor}
      what="rule"
      title={sentence('rates.rules')}
      about={sentence('rates.rulesHint')}
      none={sentence('rates.noRule')}
      more={sentence('rates.oneMoreRule')}
      rows={editor.rules}
      fresh={{ priority: '0', weekdays: everyWeekday }}
      typed={typed}
    >
      {fields => <RuleFields {...fields} />}
    </RowEditor>
  )
}

export function RuleFields({ field, ...form }: FieldsOf) {
  return (
    <>
      <SelectField
        {...field('demand')}
        label={sentence('rates.demand')}
        choices={ruleKinds.map(value => ({ value, label: ruleKindWords[value]() }))}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('amount')}
          label={sentence('rates.amount')}
          hint={sentence('rates.amountHint')}
          inputMode="numeric"
        />
        <Field
          {...field('lengths')}
          label={sentence('rates.numbersOfNights')}
          hint={sentence('rates.numbersOfNightsHint')}
          inputMode="text"
        />
        <Field {...field('time')} label={sentence('rates.hour')} hint={sentence('rates.hourHint')} />
        <Field
          {...field('percent')}
          label={sentence('rates.gapPercent')}
          hint={sentence('rates.gapPercentHint')}
          inputMode="decimal"
        />
        <SelectField
          {...field('yearly')}
          label={sentence('rates.when')}
          empty={sentence('rates.ruleOnce')}
          choices={{ yes: sentence('rates.yearly') }}
        />
        <Field
          {...field('first')}
          label={sentence('rates.fromTheDay')}
          hint={sentence('rates.fromTheDayHint')}
          type="date"
        />
        <Field
          {...field('last')}
          label={sentence('rates.toTheDay')}
          hint={sentence('rates.toTheDayHint')}
          type="date"
        />
        <Field {...field('priority')} label={sentence('rates.priority')} inputMode="numeric" />
      </div>
      <WeekdayBoxes legend={sentence('rates.onWeekdays')} {...form} />
    </>
  )
}
