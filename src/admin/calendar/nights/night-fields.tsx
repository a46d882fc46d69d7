// The fields of forms about nights: from the first one to the last.

import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'
import type { fieldsOf } from '#ui/fields-of.ts'

type FieldsProps = {
  readonly field: (name: 'first' | 'last') => ReturnType<ReturnType<typeof fieldsOf>>
  readonly today: string
}

/** From the first night to the last one, which is a night itself. */
export function NightFields({ field, today }: FieldsProps) {
  return (
    <>
      <Field {...field('first')} label={sentence('calendar.firstNight')} type="date" min={today} />
      <Field
        {...field('last')}
        label={sentence('calendar.lastNight')}
        hint={sentence('calendar.lastNightHint')}
        type="date"
        min={today}
      />
    </>
  )
}
