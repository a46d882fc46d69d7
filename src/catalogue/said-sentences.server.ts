// Which sentences have been said while a call was answered: programs are told the keys, to say them in languages of their own.

import { AsyncLocalStorage } from 'node:async_hooks'

export type SaidSentence = { readonly key: string; readonly params?: Readonly<Record<string, string | number>> }

const current = new AsyncLocalStorage<Map<string, SaidSentence>>()

/** Does `work`, and notes every sentence that it says. */
export function notingSentences<Result>(work: () => Result): Result {
  return current.run(new Map(), work)
}

export function noteSentence(text: string, said: SaidSentence): void {
  current.getStore()?.set(text, said)
}

/** The key and parameters of a text; undefined for one that was not said as a whole by what is being done. */
export function saidSentence(text: string): SaidSentence | undefined {
  return current.getStore()?.get(text)
}
