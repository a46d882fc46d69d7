// The form that asks for the price of a change, with what stands against it beside its fields.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import type { ChangePreview } from './change-preview.ts'

/** Everything of the form by the names of its fields. */
export type ChangeFields = Readonly<Record<string, string>>

const datesFaultId = 'dates-fault'

type ChangeInputProps = {
  readonly fields: ChangeFields
  readonly faults: { readonly in?: string; readonly out?: string }
  readonly preview: ChangePreview
  readonly today: string
  /** The visit has begun: its day of arrival is over. */
  readonly arrivalStays?: boolean
  /** The calendar that the dates open. */
  readonly picker?: ReactNode
  /** The fields of the party, and of what can be chosen. */
  readonly children: ReactNode
}

/** The dates and whatever `children` ask for, with what stands against them, and the button that asks for the price. */
export function ChangeInput({ fields, faults, preview, today, arrivalStays, picker, children }: ChangeInputProps) {
  const field = fieldsOf<'in' | 'out'>({ values: fields, faults })
  const against = preview.kind === 'refused' ? preview.dates : []
  const shared = against.length > 0 ? datesFaultId : undefined
  return (
    <Form method="get" className="card flex flex-col gap-4 p-5" aria-label={sentence('amendments.asItShouldBe')}>
      <div className="date-pair">
        <Field
          {...field('in')}
          type="date"
          label={sentence('amendments.arrive')}
          sharedFault={shared}
          readOnly={arrivalStays}
        />
        <Field {...field('out')} type="date" label={sentence('amendments.leave')} min={today} sharedFault={shared} />
        {picker}
      </div>
      {against.length > 0 && (
        <ul id={datesFaultId} className="flex flex-col gap-1 text-alarm text-sm">
          {against.map(why => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
      {children}
      <button type="submit" className={`button self-start ${preview.kind === 'priced' ? 'button-quiet' : ''}`}>
        {sentence('amendments.seeCost')}
      </button>
    </Form>
  )
}
