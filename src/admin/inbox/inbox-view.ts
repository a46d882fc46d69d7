// The views of the inbox, of a thread in the admin pages, and of what was typed into a snippet's form.

import type { MessageTyped, ThreadView } from '#messages/threads/thread-view.ts'

/** What a thread is about, in words. */
export type ThreadSubject = {
  /** "Guest" to whoever may not know their name. */
  readonly guest: string
  readonly knowsGuest: boolean
  /** Undefined for whoever may not know it, and for a booking, whose page tells it. */
  readonly email: string | undefined
  readonly stayName: string | undefined
  /** "Booking CZQDNH5M", "Enquiry", or what the writer called it. */
  readonly about: string
  /** Nights and party; undefined where there are none. */
  readonly visit: string | undefined
  readonly state: string | undefined
  readonly bookingPage: string | undefined
  readonly homePage: string | undefined
}

export type InboxRow = Pick<ThreadSubject, 'guest' | 'stayName' | 'about' | 'visit' | 'state'> & {
  readonly id: string
  readonly unread: number
  readonly waits: boolean
  /** Of the newest message. */
  readonly when: string
  readonly at: string
  /** How the newest message begins. */
  readonly newest: string
  readonly isOurs: boolean
}

/** What the section of a thread shows to the team. */
export type TeamThread = {
  readonly thread: ThreadView
  readonly waits: boolean
  readonly guest: string
  readonly snippets: readonly { readonly value: string; readonly label: string }[]
}

export type TeamThreadProps = { readonly team: TeamThread; readonly typed?: MessageTyped | undefined }

export type SnippetTyped = {
  /** Of the snippet whose form it was; empty for the new one's. */
  readonly id: string
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string | undefined>>
  readonly refusal: string | undefined
}
