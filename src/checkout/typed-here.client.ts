// What was typed at the checkout outlives a reload and a way back, as long as the tab: a phone number, a message, an address.

/** In the session storage: the newest checkout alone. */
const typedName = 'casita:typed'

type Typed = { readonly hold: string; readonly fields: Readonly<Record<string, string>> }

/**
 * Fills in what was typed for this hold before, where a field still holds what the server sent, and stores what is typed from
 * now on. The answer ends it; where the booking has been made by then, nothing stays.
 */
export function keepTyped(form: HTMLFormElement, hold: string): () => void {
  const before = readTyped()
  if (before?.hold === hold) fillIn(form, before.fields)
  const store = () => writeTyped({ hold, fields: textsOf(form) })
  // Typed before this code was here.
  if (Object.keys(textsOf(form)).length > 0) store()
  form.addEventListener('input', store)
  return () => {
    form.removeEventListener('input', store)
    if (/\/(bookings|payments)\//.test(location.pathname)) forgetTyped()
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Neither codes, which work once, nor what is chosen or carried unseen. */
function fieldsIn(form: HTMLFormElement): TextField[] {
  return [...form.querySelectorAll<TextField>('input, textarea')].filter(
    field =>
      /^(text|email|tel|textarea)$/.test(field.type) && field.autocomplete !== 'one-time-code' && !field.readOnly,
  )
}

/** What the server sent is no text of theirs: an account that they sign in to may fill in another name. */
function textsOf(form: HTMLFormElement): Record<string, string> {
  const changed = fieldsIn(form).filter(({ value, defaultValue }) => value !== defaultValue)
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]))
}

function fillIn(form: HTMLFormElement, typed: Typed['fields']): void {
  for (const field of fieldsIn(form)) {
    const text = typed[field.name]
    if (text === undefined || field.value !== field.defaultValue || field.value === text) continue
    field.value = text
    const folded = field.closest('details')
    if (folded && text !== '') folded.open = true
  }
}

function readTyped(): Typed | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(typedName) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function writeTyped(typed: Typed): void {
  try {
    sessionStorage.setItem(typedName, JSON.stringify(typed))
  } catch {
    // Storage that is full or forbidden: the form works without.
  }
}

function forgetTyped(): void {
  try {
    sessionStorage.removeItem(typedName)
  } catch {
    // As above.
  }
}
