// The form by which anybody writes to the people behind the homes.

import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** A field that people do not see: whoever fills it in is no person. */
export const trapField = 'website'

export function isTrapped(form: FormData): boolean {
  return form.getAll(trapField).some(value => value !== '')
}

type ContactField = 'name' | 'email' | 'subject' | 'text'

type ContactFormProps = {
  readonly formKey: string
  /** As they were typed. */
  readonly values: Readonly<Record<ContactField, string>>
  readonly faults: Readonly<Partial<Record<ContactField, string>>>
  /** What kept the whole form from being taken. */
  readonly refusal: string | undefined
}

export function ContactForm({ formKey, values, faults, refusal }: ContactFormProps) {
  const busy = useNavigation().state !== 'idle'
  const wrong = Object.keys(faults).length > 0
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [wrong])
  return (
    <Form ref={form} method="post" action="/contact" className="mt-8 flex max-w-xl flex-col gap-5" noValidate>
      <input type="hidden" name="key" value={formKey} />
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      {wrong && (
        <Notice tone="wrong">Please look at the fields marked below; everything you typed is still there.</Notice>
      )}
      <Field
        id="name"
        name="name"
        label="Your name"
        autoComplete="name"
        required
        defaultValue={values.name}
        fault={faults.name}
      />
      <Field
        id="email"
        name="email"
        type="email"
        label="E-mail address"
        hint="Our answer goes there."
        autoComplete="email"
        required
        defaultValue={values.email}
        fault={faults.email}
      />
      <Field
        id="subject"
        name="subject"
        label="A booking’s reference or a home, if it is about one"
        autoComplete="off"
        defaultValue={values.subject}
        fault={faults.subject}
      />
      <TextArea
        id="text"
        name="text"
        label="Your message"
        rows={8}
        required
        defaultValue={values.text}
        fault={faults.text}
      />
      <Trap />
      <p>
        <button type="submit" className="button" disabled={busy}>
          {busy ? 'Sending' : 'Send the message'}
        </button>
      </p>
    </Form>
  )
}

/** Out of sight and out of reach for people, by whatever means they read; programs fill in whatever is there. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor="contact-trap">Leave this empty</label>
      <input id="contact-trap" name={trapField} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
