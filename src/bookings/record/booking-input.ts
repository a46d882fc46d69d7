// The visitor's form at the checkout, parsed once into a typed wish, with a sentence for every fault.

/** How the home's people reach whoever booked. */
export type Contact = {
  readonly name: string
  readonly email: string
  /** E.164, such as +34600111222; null when none was given. */
  readonly phone: string | null
}

/** Who comes when somebody else books. */
export type Staying = { readonly name: string; readonly email: string | null }

export type BookingInput = {
  readonly contact: Contact
  /** Nobody else when it is absent. */
  readonly staying?: Staying | null
  readonly notes: string
  /** The hash of the terms that the visitor had before them and accepted. */
  readonly termsHash: string
}

export type BookingField = 'name' | 'email' | 'phone' | 'guestName' | 'guestEmail' | 'notes' | 'terms'

/** What was typed, as it was typed, so that the page can show it again. */
export type BookingValues = Readonly<Record<BookingField, string>>

export type BookingFaults = Readonly<Partial<Record<BookingField, string>>>

type ParsedBookingInput = { readonly values: BookingValues } & (
  | { readonly ok: true; readonly input: BookingInput }
  | { readonly ok: false; readonly faults: BookingFaults }
)

export const longestName = 120
export const longestEmail = 254
export const longestNotes = 2000

export const emptyBookingValues: BookingValues = {
  name: '',
  email: '',
  phone: '',
  guestName: '',
  guestEmail: '',
  notes: '',
  terms: '',
}

const emailShape = /^[^\s@<>()[\]",;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/
const phoneShape = /^\+[1-9]\d{6,14}$/
const hashShape = /^[0-9a-f]{64}$/

/** The form's fields; several of one name count as the last, files as nothing. */
export function readBookingValues(form: FormData): BookingValues {
  const text = (field: BookingField) => {
    const value = form.getAll(field).at(-1)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const fields = Object.keys(emptyBookingValues) as BookingField[]
  return Object.fromEntries(fields.map(field => [field, text(field)])) as BookingValues
}

/** The number in E.164, or undefined: spaces, dots, hyphens and brackets do not matter, and 00 counts as +. */
export function parsePhone(text: string): string | undefined {
  const plain = text.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  return phoneShape.test(plain) ? plain : undefined
}

function nameFault(name: string): string | undefined {
  if (name === '') return 'Please tell us your name.'
  if (name.length > longestName) return `Please shorten the name to ${longestName} letters.`
  return /\p{C}/u.test(name) ? 'Please write the name in one line, with letters only.' : undefined
}

/** What is wrong with an e-mail address, in a sentence. */
export function emailFault(email: string): string | undefined {
  if (email === '') return 'Please tell us your e-mail address, so that we can send the confirmation.'
  return email.length <= longestEmail && emailShape.test(email)
    ? undefined
    : 'Please check the e-mail address: it should look like name@example.org.'
}

/** Nobody else comes while both fields are empty. */
function guestNameFault(name: string, email: string): string | undefined {
  if (name === '') return email === '' ? undefined : 'Please tell us the name of whoever stays.'
  return nameFault(name)
}

function phoneFault(phone: string): string | undefined {
  return phone === '' || parsePhone(phone)
    ? undefined
    : 'Please write the number with its country code, such as +34 600 111 222, or leave it empty.'
}

function notesFault(notes: string): string | undefined {
  return notes.length <= longestNotes
    ? undefined
    : `Please shorten your note to ${longestNotes} characters; it has ${notes.length}.`
}

/** The input in the form's fields, or a sentence for each field that keeps it from being one. */
export function parseBookingInput(form: FormData): ParsedBookingInput {
  const values = readBookingValues(form)
  const name = values.name.trim().replace(/ {2,}/g, ' ')
  const email = values.email.trim()
  const phone = values.phone.trim()
  const notes = values.notes.trim()
  const guestName = values.guestName.trim().replace(/ {2,}/g, ' ')
  const guestEmail = values.guestEmail.trim()
  const faults: Record<BookingField, string | undefined> = {
    name: nameFault(name),
    email: emailFault(email),
    phone: phoneFault(phone),
    guestName: guestNameFault(guestName, guestEmail),
    guestEmail: guestEmail === '' ? undefined : emailFault(guestEmail),
    notes: notesFault(notes),
    terms: hashShape.test(values.terms) ? undefined : 'Please read the terms and accept them to book.',
  }
  const found = Object.entries(faults).filter(([, sentence]) => sentence !== undefined)
  if (found.length > 0) return { ok: false, values, faults: Object.fromEntries(found) }
  const contact = { name, email, phone: phone === '' ? null : parsePhone(phone)! }
  const staying = guestName === '' ? null : { name: guestName, email: guestEmail || null }
  return { ok: true, values, input: { contact, staying, notes, termsHash: values.terms } }
}
