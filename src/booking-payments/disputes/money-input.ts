// The operator's forms about money, parsed once.

type MoneyIntent = 'note-money' | 'refund' | 'retry-refund' | 'refund-sent' | 'contest-dispute' | 'accept-dispute'

export type MoneyInput = {
  readonly intent: MoneyIntent
  /** The booking, the refund or the dispute that the button is about. */
  readonly subject: string
  readonly sum: string
  /** What had been paid when the page was shown. */
  readonly seenPaidMinor: number
  /** At most 500 characters. */
  readonly reason: string
  /** What the bank is to be sent about a dispute, of whatever length, its lines ended by LF. */
  readonly evidence: string
}

/** Which field names the subject of each. */
const subjects: Readonly<Record<MoneyIntent, 'money-of' | 'refund' | 'dispute'>> = {
  'note-money': 'money-of',
  refund: 'money-of',
  'retry-refund': 'refund',
  'refund-sent': 'refund',
  'contest-dispute': 'dispute',
  'accept-dispute': 'dispute',
}

/** Undefined for anything but a form about money that the page made. */
export function parseMoneyInput(form: FormData): MoneyInput | undefined {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const intent = text('intent')
  if (!isIntent(intent)) return undefined
  const paid = text('money-paid')
  return {
    intent,
    subject: text(subjects[intent]),
    sum: text('sum'),
    seenPaidMinor: /^\d{1,15}$/.test(paid) ? Number(paid) : -1,
    reason: text('reason').slice(0, 500),
    // A browser ends lines by CR and LF, which count twice against the length that it allows itself.
    evidence: text('evidence').replaceAll('\r\n', '\n'),
  }
}

function isIntent(text: string): text is MoneyIntent {
  return Object.hasOwn(subjects, text)
}
