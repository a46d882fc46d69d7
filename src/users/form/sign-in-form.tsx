// The frame of every form of signing in: it posts without script, focuses what is wrong, and says when it is busy.

import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { Faults } from './sign-in-input.ts'

type SignInFormProps = {
  readonly faults: Faults
  readonly submit: string
  /** Where it posts to; the page it stands on unless told. */
  readonly action?: string
  readonly busy?: boolean
  readonly onSubmit?: FormEventHandler<HTMLFormElement>
  /** Called when somebody starts to fill the form in: time to fetch what its submission needs. */
  readonly onBegin?: () => void
  readonly children: ReactNode
}

export function SignInForm({ faults, submit, action, busy = false, onSubmit, onBegin, children }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const posting = useNavigation().formMethod === 'POST'
  useEffect(() => {
    if (Object.keys(faults).length === 0) return
    const fields = [...(form.current?.elements ?? [])] as HTMLElement[]
    fields.find(field => field.getAttribute('aria-invalid') === 'true')?.focus()
  }, [faults])
  const waiting = busy || posting
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onFocus={onBegin}
      className="flex flex-col gap-5"
    >
      {children}
      {/* It stays enabled: a button that vanishes from the keyboard's way takes the focus with it. */}
      <button type="submit" className="button w-full" aria-disabled={waiting || undefined}>
        {waiting ? sentence('users.oneMoment') : submit}
      </button>
    </Form>
  )
}

/** A link to another page of signing in, large enough for a thumb. */
export function SignInLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center self-start">
      {children}
    </Link>
  )
}
