// The view of a thread, for either side.

export type SeenMessage = {
  readonly id: number
  readonly isOurs: boolean
  readonly isMine: boolean
  /** Who wrote it, as its reader may know them. */
  readonly author: string
  readonly text: string
  readonly at: string
  readonly when: string
  /** Written by the other side after the reader's mark. */
  readonly isNew: boolean
}

export type ThreadView = {
  /** The oldest first. */
  readonly messages: readonly SeenMessage[]
  readonly unread: number
  /** The newest message of the other side; 0: none. */
  readonly seen: number
  /** A new one for each view of the page. */
  readonly formKey: string
  readonly mayWrite: boolean
  /** Why nothing can be written any more, where the reader should know. */
  readonly closed: string | undefined
}

/** What was typed into the form, and why it was not sent. */
export type MessageTyped = {
  readonly text: string
  readonly fault?: string | undefined
  readonly refusal?: string | undefined
}
