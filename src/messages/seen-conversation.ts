// The view of a conversation in the admin pages.

export type SeenMessage = {
  readonly id: number
  readonly isOurs: boolean
  readonly text: string
  readonly at: string
  readonly when: string
}

export type SeenConversation = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly waits: boolean
  readonly messages: readonly SeenMessage[]
  /** A new one for each view of the page. */
  readonly answerKey: string
}
