// The contact form.

import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** A honeypot: people do not see this field, programs fill it in. */
export const trapField = 'website'

export function isTrapped(form: FormData): boolean {
  return form.getAll(trapField).some(value => value !== '')
}

type ContactField = 'name' | 'email' | 'subject' | 'text'

type ContactFormProps = {
  readonly formKey: string
  /** The home it is about, for who came from its page. */
  readonly home?: { readonly slug: string; readonly name: string } | undefined
  /** As they were typed. */
  readonly values: Readonly<Record<ContactField, string>>
  readonly faults: Readonly<Partial<Record<ContactField, string>>>
  /** Why the whole form was refused. */
  readonly refusal: string | undefined
}

export function ContactForm({ formKey, home, values, faults, refusal }: ContactFormProps) {
  const busy = useNavigation().state !== 'idle'
  const wrong = Object.keys(faults).length > 0
  const field = fieldsOf({ values, faults })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [wrong])
  return (
    <Form ref={form} method="post" className="flex flex-col gap-5" noValidate>
      <input type="hidden" name="key" value={formKey} />
      {home && (
        <>
          <input type="hidden" name="stay" value={home.slug} />
          <p>{sentence('messages.aboutHome', { home: home.name })}</p>
        </>
      )}
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      {wrong && <Notice tone="wrong">{sentence('messages.lookAgain')}</Notice>}
      <Field {...field('name')} label={sentence('messages.name')} autoComplete="name" required />
      <Field
        {...field('email')}
        type="email"
        label={sentence('messages.email')}
        hint={sentence('messages.emailHint')}
        autoComplete="email"
        required
      />
      <Field {...field('subject')} label={sentence('messages.subject')} autoComplete="off" />
      <TextArea {...field('text')} label={sentence('messages.text')} rows={8} required />
      <Trap />
      <p>
        <SubmitButton disabled={busy}>{busy ? sentence('messages.sending') : sentence('messages.send')}</SubmitButton>
      </p>
    </Form>
  )
}

/** Hidden from sight, keyboard and screen readers. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
      <label htmlFor="contact-trap">{sentence('messages.trap')}</label>
      <input id="contact-trap" name={trapField} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
