// The form that changes a booking, beside its dates and guests, parsed once.

type SeenChange = {
  readonly version: number
  /** The new total that stood on the button, in minor units. */
  readonly seenTotalMinor: number
}

/** Undefined for anything but the form that the page made. */
export function parseAmendInput(form: FormData): SeenChange | undefined {
  const number = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined
  }
  const version = number('version')
  const seenTotalMinor = number('total')
  if (form.get('intent') !== 'amend' || version === undefined || seenTotalMinor === undefined) return undefined
  return { version, seenTotalMinor }
}
