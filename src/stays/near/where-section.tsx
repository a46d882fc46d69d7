// The part of a home's page about where it is: the map, what is near, and its registration.

import { sentence } from '#catalogue/sentence.ts'
import { KeptMarkup } from '#ui/kept-markup.tsx'
import { NearbyList } from './nearby-list.tsx'
import type { SaidNearby } from './say-nearby.ts'
import { WhereItIs } from './where-it-is.tsx'

type WhereSectionProps = {
  readonly stay: { readonly place: string; readonly registrationNumber: string | null | undefined }
  readonly map: Omit<Parameters<typeof WhereItIs>[0], 'near'>
  readonly near: SaidNearby
  /** A change tries the map again where it has failed. */
  readonly attempt: string
}

export function WhereSection({ stay, map, near, attempt }: WhereSectionProps) {
  return (
    <section className="stay-section">
      <h2>{sentence('pages.whereItIs')}</h2>
      <p>{sentence('pages.roughPlace', { place: stay.place })}</p>
      <div className={near.length > 0 ? 'where-and-near' : undefined}>
        <KeptMarkup name="map" attempt={attempt}>
          <WhereItIs {...map} near={near} />
        </KeptMarkup>
        {near.length > 0 && <NearbyList groups={near} />}
      </div>
      {stay.registrationNumber && (
        <p className="text-ink-soft">{sentence('pages.registrationNumber', { number: stay.registrationNumber })}</p>
      )}
    </section>
  )
}
