// The map on the page of a trip names what is near the home, as the map of the home's page does.

import type { ReactElement, ReactNode } from 'react'
import { expect, test } from 'vitest'
import { sayNearby } from '#stays/near/say-nearby.ts'
import { MapView } from '#ui/map/map-view.tsx'
import { ArrivalSection } from './arrival-section.tsx'

const address = {
  ...{ lines: ['Rua Secreta 7'], postcode: '8700-123', city: 'Olhão', region: 'Algarve', country: 'PT' },
  ...{ countryName: 'Portugal', latitude: 37.02812, longitude: -7.84113 },
}

/** The props of the map in what a component returned. */
function mapIn(node: ReactNode): object | undefined {
  if (Array.isArray(node)) return node.map(mapIn).find(Boolean)
  if (typeof node !== 'object' || node === null || !('props' in node)) return undefined
  const { type, props } = node as ReactElement<{ children?: ReactNode }>
  return type === MapView ? props : mapIn(props.children)
}

test('places with a point of their own are named around the home, others are not', () => {
  const place = { note: '', metres: 900, way: 'foot', minutes: 15, asTyped: undefined } as const
  const near = sayNearby(
    [
      { ...place, kind: 'beach', name: 'Scourie Bay', shownAt: { latitude: 37.01, longitude: -7.83 } },
      { ...place, kind: 'station', name: 'Lairg', shownAt: null },
    ] as Parameters<typeof sayNearby>[0],
    'en-GB',
  )
  const section = ArrivalSection({ stayName: 'Mill House', arrival: { address, mapStyleUrl: undefined }, near })
  expect(mapIn(section)).toMatchObject({ around: [{ name: 'Scourie Bay', latitude: 37.01, longitude: -7.83 }] })
})
