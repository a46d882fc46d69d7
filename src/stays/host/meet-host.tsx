// Who receives the guests of a home.

import { TypedText } from '#stays/languages/typed-language.tsx'
import type { HostView } from './describe-host.ts'

export function MeetHost({ title, facts, words }: HostView) {
  return (
    <section className="stay-section">
      <h2>{title}</h2>
      <p className="text-ink-soft">{facts.join(' · ')}</p>
      <p className="whitespace-pre-line">
        <TypedText>{words}</TypedText>
      </p>
    </section>
  )
}
