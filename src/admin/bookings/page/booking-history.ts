// What the admin page of a booking shows of its past: the timeline, the team's notes, the messages that left and will leave.

type HistoryStep = {
  readonly key: string
  readonly what: string
  /** Who of the team did it; undefined where it was the guest or the site. */
  readonly by: string | undefined
  readonly when: string
  readonly at: string
}

export type TeamNote = {
  readonly id: string
  readonly text: string
  /** Null once the account is gone. */
  readonly by: string | null
  readonly when: string
  readonly at: string
  readonly mayRemove: boolean
}

export type MessageState = 'sent' | 'waiting' | 'failed' | 'planned'

export type BookingMessage = {
  readonly key: string
  readonly subject: string
  /** The address or number; empty where it is not its reader's to see, or not known yet. */
  readonly recipient: string
  readonly state: MessageState
  /** The state in words. */
  readonly said: string
  readonly when: string
  readonly at: string
}

export type BookingHistory = {
  readonly steps: readonly HistoryStep[]
  /** The newest first; null for who may not read them. */
  readonly notes: readonly TeamNote[] | null
  readonly mayNote: boolean
  /** Those that will leave first, then the newest. */
  readonly messages: readonly BookingMessage[]
}
