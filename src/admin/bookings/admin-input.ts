// The operator's input about a booking that stands, read out of its form.

type AdminInput =
  | {
      readonly kind: 'enquiry'
      readonly answer: 'offer' | 'decline'
      readonly enquiryId: string
      /** At most 500 characters. */
      readonly words: string
    }
  | {
      readonly kind: 'change'
      readonly answer: 'accept' | 'decline'
      readonly bookingId: string
      readonly amendmentId: string
    }
  | {
      readonly kind: 'end'
      readonly command: 'cancel' | 'mark_no_show'
      readonly bookingId: string
      readonly version: number
      /** What the operator was told goes back; undefined where they were told nothing. */
      readonly seenRefundMinor: number | undefined
      /** At most 500 characters. */
      readonly reason: string
    }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const longestReason = 500
const enquiryAnswers = { offer: 'offer', 'decline-enquiry': 'decline' } as const
const answers = { 'accept-change': 'accept', 'decline-change': 'decline' } as const
const endings = { 'cancel-booking': 'cancel', 'no-show': 'mark_no_show' } as const

/** Undefined for anything but the forms that the admin pages made. */
export function parseAdminInput(form: FormData): AdminInput | undefined {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const intent = text('intent')
  const enquiryId = text('enquiry')
  if (isOneOf(enquiryAnswers, intent)) {
    const words = text('reason').trim().slice(0, longestReason)
    return uuid.test(enquiryId) ? { kind: 'enquiry', answer: enquiryAnswers[intent], enquiryId, words } : undefined
  }
  const bookingId = text('booking')
  if (!uuid.test(bookingId)) return undefined
  if (isOneOf(answers, intent)) {
    const amendmentId = text('amendment')
    return uuid.test(amendmentId) ? { kind: 'change', answer: answers[intent], bookingId, amendmentId } : undefined
  }
  if (!isOneOf(endings, intent) || !/^\d{1,9}$/.test(text('version'))) return undefined
  const reason = text('reason').trim().slice(0, longestReason)
  const seen = text('seen-refund')
  const seenRefundMinor = /^\d{1,15}$/.test(seen) ? Number(seen) : undefined
  return { kind: 'end', command: endings[intent], bookingId, version: Number(text('version')), seenRefundMinor, reason }
}

function isOneOf<Table extends object>(table: Table, name: string): name is keyof Table & string {
  return Object.hasOwn(table, name)
}
