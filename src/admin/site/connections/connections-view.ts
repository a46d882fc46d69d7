// What the page of connections shows again of what was typed; never a secret.

import type { ConnectionName } from '#site/stored/site-tables.server.ts'
import type { MailTried } from './try-mail.server.ts'

export type ConnectionsTyped = {
  /** Which of its forms somebody sent. */
  readonly part: ConnectionName | undefined
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string | undefined>>
  readonly tried: MailTried | undefined
}
