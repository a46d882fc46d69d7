// The form that takes a statement of the bank.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'

export function UploadForm({ fault }: { readonly fault: string | undefined }) {
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="card flex flex-col gap-4 p-4 md:p-6">
      <Field
        id="file"
        name="file"
        type="file"
        label={sentence('statements.file')}
        hint={sentence('statements.fileHint')}
        accept=".xml,.csv,.txt,text/xml,application/xml,text/csv"
        fault={fault}
      />
      <SubmitButton className="self-start">{sentence('statements.read')}</SubmitButton>
    </Form>
  )
}
