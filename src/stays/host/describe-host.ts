// The view of a home's host.

import { sentence } from '#catalogue/sentence.ts'
import { languageName } from '#stays/arrival/host-languages.ts'
import { listFormat } from '#values/formats.ts'
import { sayAnswerTime } from './answer-time.ts'

/** Who receives the guests of a home, as anybody may know them: nobody is told a telephone number before a booking. */
export type StayHost = {
  readonly name: string
  /** ISO 639-1. */
  readonly languages: readonly string[]
  readonly words: string
  /** The median of how long their answers take; null while there are too few of them. */
  readonly answerMinutes: number | null
}

export type HostView = {
  /** "Meet Ana" */
  readonly title: string
  /** What is said of them, a sentence each. */
  readonly facts: readonly string[]
  readonly words: string
}

export function describeHost({ name, languages, words, answerMinutes }: StayHost, locale: string): HostView {
  const spoken = listFormat(locale, {}).format(languages.map(code => languageName(code, locale)))
  const facts = [spoken === '' ? '' : sentence('stays.hostSpeaks', { languages: spoken }), sayAnswerTime(answerMinutes)]
  return { title: sentence('stays.meetHost', { name }), facts: facts.flatMap(fact => fact || []), words }
}
