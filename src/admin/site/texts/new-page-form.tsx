// The form for a new page of text.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TextArea } from '#ui/text-area.tsx'
import type { TextTyped } from './text-view.ts'

type Props = {
  readonly typed: TextTyped | undefined
  readonly languages: readonly { readonly value: string; readonly label: string }[]
}

export function NewPageForm({ typed, languages }: Props) {
  const values = typed?.values ?? { language: languages[0]!.value }
  const field = fieldsOf({ values, faults: typed?.faults ?? {}, autoComplete: 'off' })
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      aria-label={sentence('site.newPage')}
      className="card flex flex-col gap-5 p-5 md:p-6"
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('title')} label={sentence('site.pageTitle')} />
        <Field {...field('name')} label={sentence('site.pageName')} hint={sentence('site.pageNameHint')} />
      </div>
      <SelectField {...field('language')} label={sentence('site.textLanguage')} choices={languages} />
      <TextArea {...field('text')} label={sentence('site.text')} hint={sentence('site.textHint')} rows={8} />
      <SubmitButton intent="make" className="self-start">
        {sentence('site.makePage')}
      </SubmitButton>
    </Form>
  )
}
