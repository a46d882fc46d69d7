// Writes a choice about cookies down for browsers without script: their answer carries the cookies.

import { writeCookie } from '#platform/cookie.ts'
import type { ConsentTable } from './consent.ts'
import { consentAfter, consentCookies, cookiesToRemove } from './consent.ts'
import type { ConsentInput } from './consent-input.ts'

/** The `Set-Cookie` texts of the choice: what is kept of it, and the end of every cookie that it does not allow. */
export function chooseCookies(table: ConsentTable, { choice, ticked }: ConsentInput, secure: boolean): string[] {
  const consent = consentAfter(table, choice, ticked)
  const removed = cookiesToRemove(table, consent).flatMap(({ targets = [] }) => targets)
  return [
    ...consentCookies(table, consent, { maxAgeSeconds: table.keptFor / 1000, secure }),
    ...removed.map(name => writeCookie(name, '', { maxAgeSeconds: 0 })),
  ]
}
