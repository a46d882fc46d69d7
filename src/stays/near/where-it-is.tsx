// About where a home is: a circle around its public point. The exact place is told with a booking.

import { sentence } from '#catalogue/sentence.ts'
import { MapView } from '#ui/map/map-view.tsx'

type WhereItIsProps = {
  readonly point: { readonly latitude: number; readonly longitude: number }
  readonly name: string
  readonly styleUrl: string | undefined
}

/** The public point lies up to 450 metres off; the circle holds the home for certain. */
const metres = 700

export function WhereItIs({ point, name, styleUrl }: WhereItIsProps) {
  return (
    <div className="stay-map">
      <MapView
        label={sentence('search.aboutWhere', { name })}
        pins={[]}
        mark={{ point, metres }}
        styleUrl={styleUrl}
        otherwise={sentence('search.placeAbove')}
      />
    </div>
  )
}
