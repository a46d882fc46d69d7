// The second form of a change: the code that came by phone, or that an app shows.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { CodeField } from '#users/form/sign-in-fields.tsx'
import { type Posted, postedTo } from './change-form.tsx'

type CodeFormProps = {
  readonly intent: 'phone-code' | 'factor-code'
  readonly posted: Posted
  readonly submit: string
  /** Sent back with the code. */
  readonly carried: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

export function CodeForm({ intent, posted, submit, carried, children }: CodeFormProps) {
  const { faults } = postedTo(posted, intent)
  return (
    <Form method="post" noValidate className="mt-4 flex flex-col gap-4 rounded-lg bg-sand p-4">
      {faults.form && <Notice tone="wrong">{faults.form}</Notice>}
      {children}
      <HiddenFields values={carried} />
      <CodeField id={`${intent}-code`} fault={faults.code} />
      <SubmitButton intent={intent} className="self-start">
        {submit}
      </SubmitButton>
    </Form>
  )
}
