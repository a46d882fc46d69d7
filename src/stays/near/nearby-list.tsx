// Places near a home, in groups: each with its drawing, distance and travel time.

import { sentence } from '#catalogue/sentence.ts'
import { TypedLanguage, TypedText } from '#stays/languages/typed-language.tsx'
import { Drawing } from '#ui/icon.tsx'
import { nearbyDrawings } from './nearby-drawings.ts'
import type { Point } from './nearby-place.ts'
import type { SaidNearby } from './say-nearby.ts'

type NearbyListProps = {
  readonly groups: SaidNearby
  /** Measured from the home itself, and not from its public point. */
  readonly exact?: boolean
}

export function NearbyList({ groups, exact }: NearbyListProps) {
  return (
    <div className="nearby">
      {groups.map(({ label, places }) => (
        <section key={label} className="nearby-group">
          <h3 className="font-semibold">{label}</h3>
          <ul className="nearby-places">
            {places.map(({ kind, name, note, what, distance, time, way, asTyped }) => (
              <TypedLanguage key={name} texts={asTyped}>
                <li className="nearby-place">
                  <Drawing path={nearbyDrawings[kind]} className="mt-0.5 size-6 text-ink-soft" />
                  <div className="min-w-0">
                    <p className="nearby-name">
                      <span className="min-w-0 break-words">
                        <TypedText>{name}</TypedText>
                      </span>{' '}
                      <span className="nearby-distance">{distance}</span>
                    </p>
                    <p className="text-ink-soft text-sm">{sentence('stays.nearbyWay', { what, time, way })}</p>
                    {note && (
                      <p className="text-ink-soft text-sm">
                        <TypedText>{note}</TypedText>
                      </p>
                    )}
                  </div>
                </li>
              </TypedLanguage>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-ink-soft text-sm">
        {exact ? sentence('stays.nearbyExact') : sentence('stays.nearbyMeasured')}
      </p>
    </div>
  )
}

/** What of it a map can name. */
export function namedNearby(said: SaidNearby): (Point & { readonly name: string })[] {
  return said.flatMap(({ places }) => places).flatMap(({ name, shownAt }) => (shownAt ? [{ ...shownAt, name }] : []))
}
