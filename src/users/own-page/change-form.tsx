// One change on the own page: folded away until it is wanted, with the password asked again, and what came of it.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { UserFaults, UserForm } from './own-page-form.ts'

/** What the page knows of the form that was just posted; the same for each form of it. */
export type Posted = {
  readonly form?: UserForm
  readonly faults: UserFaults
  readonly news?: string
}

/** The faults and the news, if they are this form's. */
export function postedTo(posted: Posted, intent: UserForm): Omit<Posted, 'form'> {
  return posted.form === intent ? posted : { faults: {} }
}

type OwnSectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode }

/** A part of the own page, with its heading. */
export function OwnSection({ id, title, children }: OwnSectionProps) {
  return (
    <TitledSection id={id} title={title} className="card p-6 sm:p-8">
      {children}
    </TitledSection>
  )
}

type ChangeFormProps = {
  readonly title: string
  readonly intent: UserForm
  readonly submit: string
  readonly posted: Posted
  /** The address of the account whose password is asked for again; null when it has none. */
  readonly passwordOf: string | null
  /** What it does, where the title does not say it all. */
  readonly intro?: string
  readonly children?: ReactNode
}

export function ChangeForm(props: ChangeFormProps) {
  const { title, intent, submit, posted, passwordOf, intro, children } = props
  const { faults, news } = postedTo(posted, intent)
  const hasFaults = Object.values(faults).some(Boolean)
  return (
    <details open={hasFaults || Boolean(news)} className="mt-3 border-line border-t pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
        {title}
        <Icon name="down" />
      </summary>
      <Form method="post" noValidate className="flex flex-col gap-4 py-3">
        {faults.form && <Notice tone="wrong">{faults.form}</Notice>}
        {intro && <p>{intro}</p>}
        <PasswordAgain intent={intent} passwordOf={passwordOf} fault={faults.currentPassword} />
        {children}
        <SubmitButton intent={intent} quiet className="self-start">
          {submit}
        </SubmitButton>
      </Form>
      <p role="status" className="text-moss">
        {news}
      </p>
    </details>
  )
}

type PasswordAgainProps = Pick<ChangeFormProps, 'passwordOf'> & {
  readonly intent: string
  readonly fault?: string | undefined
}

export function PasswordAgain({ intent, passwordOf, fault }: PasswordAgainProps) {
  if (passwordOf === null) {
    return <p className="text-ink-soft text-sm">{sentence('users.withoutPassword')}</p>
  }
  return (
    <>
      {/* Password managers learn from it whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={passwordOf} readOnly hidden />
      <Field
        id={`${intent}-current`}
        name="currentPassword"
        type="password"
        label={sentence('users.presentPassword')}
        autoComplete="current-password"
        fault={fault}
      />
    </>
  )
}
