// About where a home is: a circle around its public point. The exact place is told with a booking.

import { sentence } from '#catalogue/sentence.ts'
import { MapView } from '#ui/map/map-view.tsx'
import { namedNearby } from './nearby-list.tsx'
import { circleMetres } from './nearby-place.ts'
import type { SaidNearby } from './say-nearby.ts'

type WhereItIsProps = {
  readonly point: { readonly latitude: number; readonly longitude: number }
  readonly name: string
  readonly styleUrl: string | undefined
  /** Named around the circle, as far as they lie outside of it. */
  readonly near: SaidNearby
}

export function WhereItIs({ point, name, styleUrl, near }: WhereItIsProps) {
  return (
    <div className="stay-map">
      <MapView
        label={sentence('search.aboutWhere', { name })}
        pins={[]}
        mark={{ point, metres: circleMetres }}
        around={namedNearby(near)}
        styleUrl={styleUrl}
        otherwise={sentence('search.placeAbove')}
      />
    </div>
  )
}
