// Why an account cannot be deleted yet, and what deleting it does: the sentences.

export type LeaveRefusal = 'visits-ahead' | 'last-owner'

export const leaveRefusals: Readonly<Record<LeaveRefusal, string>> = {
  'visits-ahead':
    'You have a visit ahead, and its hosts must be able to reach you. Cancel it first, or come back after it.',
  'last-owner': 'You are the only owner of this site. Make somebody else an owner first.',
}

/** The texts before and after. */
export const leaveWords = {
  before:
    'We forget your name, your addresses and numbers, your messages and how you sign in. Past bookings stay in our books without them. This cannot be undone.',
  after: 'Your account is deleted, and what we knew of you with it.',
} as const
