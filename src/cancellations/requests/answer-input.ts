// The operator's answer to a request, read out of its form.

type AnswerInput = {
  readonly answer: 'approve' | 'decline'
  readonly bookingId: string
  readonly version: number
  /** At most 500 characters; empty when nothing was written. */
  readonly reason: string
}

const longestReason = 500

/** Undefined for anything but the form that the page made. */
export function parseAnswerInput(form: FormData): AnswerInput | undefined {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const answer = text('intent')
  const version = text('version')
  if (answer !== 'approve' && answer !== 'decline') return undefined
  if (!/^\d{1,9}$/.test(version)) return undefined
  const reason = text('reason').trim().slice(0, longestReason)
  return { answer, bookingId: text('booking'), version: Number(version), reason }
}
