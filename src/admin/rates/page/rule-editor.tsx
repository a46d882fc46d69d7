// The rules of a home.

import type { RulesEditor } from '#admin/rates/rates-view.ts'
import { ruleKindWords } from '#admin/rates/rule-words.ts'
import { Field, SelectField } from '#ui/field.tsx'
import type { FieldsOf } from './rate-form-frame.tsx'
import { RowEditor } from './row-editor.tsx'
import { everyWeekday, WeekdayBoxes } from './weekday-boxes.tsx'

export function RuleEditor({ editor, typed }: RulesEditor) {
  return (
    <RowEditor
      editor={editor}
      what="rule"
      title="Rules"
      about="Of several rules of a kind that hold on a day, those with the highest priority count, and of these the strictest. What is said of single nights in the calendar goes before all of them."
      none="No rule of its own: guests may come and go on any day, for one night or more."
      more="One more rule"
      rows={editor.rules}
      fresh={{ priority: '0', weekdays: everyWeekday }}
      typed={typed}
    >
      {fields => <RuleFields {...fields} />}
    </RowEditor>
  )
}

function RuleFields({ field, ...form }: FieldsOf) {
  return (
    <>
      <SelectField {...field('demand')} label="What it demands" choices={ruleKindWords} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('amount')}
          label="How many nights, hours or days"
          hint="Left empty where a rule only opens or closes."
          inputMode="numeric"
        />
        <Field
          {...field('lengths')}
          label="Numbers of nights"
          hint="Only for a rule that allows some numbers: 3, 4, 7."
          inputMode="text"
        />
        <Field
          {...field('time')}
          label="Hour of the day"
          hint="Only for a last hour to book, on the home’s clock: 18:00."
        />
        <Field
          {...field('percent')}
          label="Percent off"
          hint="Only for filling a gap; may be empty."
          inputMode="decimal"
        />
        <Field {...field('first')} label="From the day" hint="Empty has no beginning." type="date" />
        <Field {...field('last')} label="To the day" hint="Itself one of them. Empty has no end." type="date" />
        <Field {...field('priority')} label="Priority" inputMode="numeric" />
      </div>
      <WeekdayBoxes legend="On these days of the week" {...form} />
    </>
  )
}
