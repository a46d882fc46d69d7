// What a home is, in words: its facts, its description, where everybody sleeps, what it has.

import type { ComponentProps } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { TypedText } from '#stays/languages/typed-language.tsx'
import { Prose } from '#ui/markdown/prose.tsx'
import { AmenityList } from './amenity-list.tsx'
import { Sleeping } from './sleeping.tsx'

type StayWordsProps = {
  readonly stay: ComponentProps<typeof AmenityList> &
    ComponentProps<typeof Sleeping> & {
      readonly facts: readonly string[]
      readonly summary: string
      /** "Englisch", where summary or description is in another language than the page. */
      readonly writtenIn: string | undefined
      /** HTML made of the operator's Markdown. */
      readonly description: string
    }
}

export function StayWords({ stay }: StayWordsProps) {
  return (
    <>
      <p className="font-semibold">{stay.facts.join(' · ')}</p>
      <p className="stay-summary">
        <TypedText>{stay.summary}</TypedText>
      </p>
      {stay.writtenIn && (
        <p className="text-ink-soft text-sm">{sentence('stays.writtenIn', { language: stay.writtenIn })}</p>
      )}
      <Prose html={stay.description} />
      <section className="stay-section">
        <h2>{sentence('stays.sleeping')}</h2>
        <Sleeping rooms={stay.rooms} />
      </section>
      <section className="stay-section">
        <h2>{sentence('stays.amenities')}</h2>
        <AmenityList amenities={stay.amenities} />
      </section>
    </>
  )
}
