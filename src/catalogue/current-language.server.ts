// The language in which the server speaks at this moment: of the page that was asked for, of the mail that is written.

import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, languagesOf } from './languages.ts'

const current = new AsyncLocalStorage<Language>()
const english = languagesOf('en')[0]!

/** English where nobody said otherwise, as in answers of the API. */
export function currentLanguage(): Language {
  return current.getStore() ?? english
}

/** The code of the language in which somebody reads the page they ask for; null for a program's call. */
export function languageOfReader(): string | null {
  return current.getStore()?.code ?? null
}

/** Does `work`, and all that follows from it, in that language. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return current.run(language, work)
}
