// The form that cancels a booking, parsed once.

type CancelInput = {
  readonly version: number
  /** What the guest was told they get back, in minor units. */
  readonly seenRefundMinor: number
  /** What they were told is still due. */
  readonly seenChargedMinor: number
}

function wholeNumber(value: FormDataEntryValue | null): number | undefined {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}

/** Undefined for anything but the form that the page made. */
export function parseCancelInput(form: FormData): CancelInput | undefined {
  const version = wholeNumber(form.get('version'))
  const seenRefundMinor = wholeNumber(form.get('refund'))
  const seenChargedMinor = wholeNumber(form.get('charged'))
  if (form.get('intent') !== 'cancel' || version === undefined) return undefined
  if (seenRefundMinor === undefined || seenChargedMinor === undefined) return undefined
  return { version, seenRefundMinor, seenChargedMinor }
}
