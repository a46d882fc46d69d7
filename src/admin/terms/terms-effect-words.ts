// The effect of a change of shared terms, in words.

import type { ExampleVisits } from '#admin/rates/example/example-visit.ts'
import { sayVisits } from '#admin/rates/example/visit-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { TermsChange } from './terms-input.ts'
import type { TermsEffectSaid } from './terms-view.ts'

/** What a change means at one of the homes, and how many use it. */
export type TermsEffect = {
  readonly homes: number
  readonly home: { readonly slug: string; readonly name: string } | undefined
  readonly visits: ExampleVisits | undefined
}

export function sayTermsEffect(
  { homes, home, visits }: TermsEffect,
  change: TermsChange,
  locale: string,
  now: Date,
): TermsEffectSaid {
  const isDraft = change.kind === 'tax' && change.entered?.confirmed === false
  const sentences = [
    isDraft && sentence('terms.draftMeans'),
    change.kind !== 'taxes' && sentence('terms.homesUseIt', { homes }),
    home && visits && sentence('terms.exampleHome', { name: home.name }),
  ]
  return {
    sentences: sentences.filter(each => typeof each === 'string'),
    visits: visits && sayVisits(visits, locale, now),
  }
}
