// What the page and the call of connections tell, and what the page shows again of what was typed; never a secret.

import type { MailInput } from './connection-input.ts'

/** Where it was set: nowhere, by the process's settings, here; or here by a key that is no longer there. */
export type ConnectedBy = 'nobody' | 'server' | 'owner' | 'unreadable'

export type ConnectionsView = {
  readonly mail: {
    readonly by: ConnectedBy
    readonly typed: Omit<MailInput, 'password'> | null
    readonly hasPassword: boolean
  }
  readonly texts: { readonly by: ConnectedBy; readonly address: string; readonly hasToken: boolean }
  readonly stripe: {
    readonly by: ConnectedBy
    readonly publishableKey: string
    /** What is known of the secret key; null without one. */
    readonly mode: 'test' | 'live' | null
    readonly hasEventSecret: boolean
  }
}

/** `answer`: why the mail server did not take it, in its own words; null when it did. */
export type MailTried = { readonly to: string; readonly answer: string | null }

export type ConnectionsTyped = {
  /** Which of its forms somebody sent. */
  readonly part: keyof ConnectionsView | undefined
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string | undefined>>
  readonly tried: MailTried | undefined
}
