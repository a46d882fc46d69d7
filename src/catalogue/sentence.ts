// The message catalogue: sentences by key, in ICU MessageFormat, with their parameters.

import MessageFormat, { type MessageFunction } from '@messageformat/core'
import arabic from './ar.json' with { type: 'json' }
import { currentLanguage } from './current-language.server.ts'
import german from './de.json' with { type: 'json' }
import { english } from './english.ts'
import { isolated } from './isolated.ts'
import { type Language, tagOf, testLanguage } from './languages.ts'
import type { ParamsOf } from './params-of.ts'
import { pseudoText } from './pseudo-language.ts'
import { noteSentence, type SaidSentence, saidSentence } from './said-sentences.server.ts'

export type SentenceKey = keyof typeof english
export type Params = Readonly<Record<string, string | number>>

export function isSentenceKey(text: string): text is SentenceKey {
  return Object.hasOwn(english, text)
}

/** Every sentence of a language. Throws for a language that has none. */
export function sentencesOf(code: string): Readonly<Record<SentenceKey, string>> {
  const sentences = catalogues.get(code) ?? (code === testLanguage ? changedBy(pseudoText, english) : undefined)
  if (!sentences) throw new Error(`There are no sentences in ${code}.`)
  catalogues.set(code, sentences)
  return sentences
}

const catalogues = new Map<string, Readonly<Record<SentenceKey, string>>>([
  ['en', english],
  ['de', german],
  ['ar', changedBy(isolated, arabic)],
])

function changedBy(change: (text: string) => string, sentences: Readonly<Record<SentenceKey, string>>) {
  const texts = Object.entries(sentences).map(([key, text]) => [key, change(text)])
  return Object.fromEntries(texts) as Record<SentenceKey, string>
}

/** Of the current language, for `Intl`. In components the build puts it in, as it does sentences. */
export function currentLocale(): string {
  return currentLanguage().locale
}

/** Of the current language, for a document in it; on the server only. */
export function documentLanguage(): { readonly lang: string; readonly dir: Language['direction'] } {
  const language = currentLanguage()
  return { lang: tagOf(language), dir: language.direction }
}

const compiled = new Map<string, MessageFunction<'string'>>()

/** For keys that travel as data; on the server only. */
export function sentenceBy(key: SentenceKey, params: Params = {}): string {
  const { code, locale } = currentLanguage()
  let message = compiled.get(code + key)
  if (!message) {
    message = new MessageFormat(locale).compile(sentencesOf(code)[key])
    compiled.set(code + key, message)
  }
  const text = message(params)
  noteSentence(text, Object.keys(params).length > 0 ? { key, params } : { key })
  return text
}

const keysByText = new Map<string, string>(Object.entries(english).map(([key, text]) => [text, key]))

/** Key and parameters of an English sentence, for programs; nothing for a text that is none, or that is put together. */
export function keyed(text: string): Partial<SaidSentence> {
  const key = keysByText.get(text)
  return saidSentence(text) ?? (key === undefined ? {} : { key })
}

/**
 * The sentence with its parameters, in the current language. In components the key is written out: the build puts the
 * text itself there (`vite/sentences.ts`), so that no browser gets the catalogue.
 */
export function sentence<Key extends SentenceKey>(key: Key, ...[params]: ParamsOf<(typeof english)[Key]>): string {
  return sentenceBy(key, params)
}
