// The form that says of a bank's table what it does not say itself: which column has what, and how days are written.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields, SelectField } from '#ui/field.tsx'
import { Sentences } from '#ui/section.tsx'
import type { QuestionView } from './statement-view.ts'

type ColumnsFormProps = {
  readonly version: number
  readonly view: QuestionView
  /** What was typed, where the form was refused. */
  readonly typed: Readonly<Record<string, string>> | undefined
  readonly faults: Readonly<Record<string, string>>
}

export function ColumnsForm({ version, view, typed, faults }: ColumnsFormProps) {
  const values = typed ?? view.values
  const about = (name: string) => ({ id: name, name, defaultValue: values[name] ?? '', fault: faults[name] })
  const [choose, none] = [sentence('statements.choose'), sentence('statements.noColumn')]
  return (
    <Form method="post" noValidate className="card flex flex-col gap-4 p-4 md:p-6">
      <HiddenFields values={{ version }} />
      <Sentences sentences={view.asked} />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField {...about('day')} label={sentence('statements.day')} choices={view.columns} empty={choose} />
        <SelectField {...about('amount')} label={sentence('statements.amount')} choices={view.columns} empty={choose} />
        <SelectField {...about('payer')} label={sentence('statements.payer')} choices={view.columns} empty={none} />
        <SelectField {...about('text')} label={sentence('statements.text')} choices={view.columns} empty={none} />
        <SelectField
          {...about('order')}
          label={sentence('statements.order')}
          choices={{ 'day-first': sentence('statements.dayFirst'), 'month-first': sentence('statements.monthFirst') }}
          empty={choose}
        />
        <SelectField
          {...about('currency')}
          label={sentence('statements.currency')}
          choices={view.currencies}
          empty={choose}
        />
      </div>
      <SubmitButton intent="columns" className="self-start">
        {sentence('statements.read')}
      </SubmitButton>
    </Form>
  )
}
