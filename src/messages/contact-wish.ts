// What somebody writes to the operator, parsed once into a typed wish, with a sentence for every fault.

export type ContactWish = {
  readonly name: string
  readonly email: string
  /** What it is about: a booking's reference, a home, anything; may be empty. */
  readonly subject: string
  readonly text: string
  /** The form's own key: the same form sent twice is one message. */
  readonly key: string
}

type ContactField = 'name' | 'email' | 'subject' | 'text'

/** What was typed, as it was typed, so that the page can show it again. */
export type ContactValues = Readonly<Record<ContactField, string>>

export type ContactFaults = Readonly<Partial<Record<ContactField, string>>>

type ParsedContactWish = { readonly values: ContactValues } & (
  | { readonly ok: true; readonly wish: ContactWish }
  | { readonly ok: false; readonly faults: ContactFaults }
)

export const longest = { name: 120, email: 254, subject: 150, text: 5000 } as const

export const emptyContactValues: ContactValues = { name: '', email: '', subject: '', text: '' }

const emailShape = /^[^\s@<>()[\]",;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/
const keyShape = /^[\w-]{8,100}$/

/** A field that people do not see: whoever fills it in is no person. */
export const trapField = 'website'

export function isTrapped(form: FormData): boolean {
  return form.getAll(trapField).some(value => value !== '')
}

function textIn(form: FormData, field: string): string {
  const value = form.getAll(field).at(-1)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

function lengthFault(text: string, most: number, what: string): string | undefined {
  return text.length <= most ? undefined : `Please shorten ${what} to ${most} characters; it has ${text.length}.`
}

function nameFault(name: string): string | undefined {
  if (name === '') return 'Please tell us your name, so that we know whom we answer.'
  if (/\p{C}/u.test(name)) return 'Please write the name with letters only.'
  return lengthFault(name, longest.name, 'the name')
}

function emailFault(email: string): string | undefined {
  if (email === '') return 'Please tell us your e-mail address: our answer goes there.'
  return email.length <= longest.email && emailShape.test(email) && !/\p{C}/u.test(email)
    ? undefined
    : 'Please check the e-mail address: it should look like name@example.org.'
}

/** The wish in the form's fields, or a sentence for each field that keeps it from being one. */
export function parseContactWish(form: FormData): ParsedContactWish {
  const values: ContactValues = {
    name: textIn(form, 'name'),
    email: textIn(form, 'email'),
    subject: textIn(form, 'subject'),
    text: textIn(form, 'text'),
  }
  const wish = {
    name: oneLine(values.name),
    email: values.email.trim(),
    subject: oneLine(values.subject),
    text: values.text.trim(),
    key: keyOf(form),
  }
  const faults: Record<ContactField, string | undefined> = {
    name: nameFault(wish.name),
    email: emailFault(wish.email),
    subject: lengthFault(wish.subject, longest.subject, 'this line'),
    text: wish.text === '' ? 'Please write your message.' : lengthFault(wish.text, longest.text, 'the message'),
  }
  const found = Object.entries(faults).filter(([, sentence]) => sentence !== undefined)
  return found.length > 0 ? { ok: false, values, faults: Object.fromEntries(found) } : { ok: true, values, wish }
}

/** The key that the page gave the form; of a form that has none, its words. */
function keyOf(form: FormData): string {
  const key = textIn(form, 'key')
  return keyShape.test(key) ? key : ''
}
