// The cookie form as browsers without script send it: parsed, and answered with the cookies that record the choice.

import { writeCookie } from '#platform/cookie.ts'
import { type ConsentChoice, type ConsentTable, consentAfter, consentCookies, cookiesToRemove } from './consent.ts'

type ConsentInput = { readonly choice: ConsentChoice; readonly ticked: readonly string[] }

const choices: readonly ConsentChoice[] = ['accept', 'decline', 'save', 'decline-all']

/** Undefined for a choice that the form does not offer. */
export function parseConsentInput(form: FormData): ConsentInput | undefined {
  const choice = choices.find(each => each === form.get('choice'))
  return choice && { choice, ticked: form.getAll('cookie').map(String) }
}

/** The `Set-Cookie` values that record the choice and expire every cookie that it does not allow. */
export function chooseCookies(table: ConsentTable, { choice, ticked }: ConsentInput, secure: boolean): string[] {
  const consent = consentAfter(table, choice, ticked)
  const removed = cookiesToRemove(table, consent).flatMap(({ targets = [] }) => targets)
  return [
    ...consentCookies(table, consent, { maxAgeSeconds: table.keptFor / 1000, secure }),
    ...removed.map(name => writeCookie(name, '', { maxAgeSeconds: 0 })),
  ]
}
