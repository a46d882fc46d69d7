// The form about cookies, parsed: what was chosen and which boxes were ticked.

import type { ConsentChoice } from './consent.ts'

export type ConsentInput = { readonly choice: ConsentChoice; readonly ticked: readonly string[] }

const choices: readonly ConsentChoice[] = ['accept', 'decline', 'save', 'decline-all']

/** Undefined for a choice that nobody offers. */
export function parseConsentInput(form: FormData): ConsentInput | undefined {
  const choice = choices.find(each => each === form.get('choice'))
  return choice && { choice, ticked: form.getAll('cookie').map(String) }
}
