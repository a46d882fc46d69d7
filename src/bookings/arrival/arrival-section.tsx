// How to get to the home: its address, directions, and where it is on a map.

import { directionsAddress, type ExactAddress, envelopeLines } from '#bookings/record/exact-address.ts'
import { sentence } from '#catalogue/sentence.ts'
import { namedNearby } from '#stays/near/nearby-list.tsx'
import type { SaidNearby } from '#stays/near/say-nearby.ts'
import { MapView } from '#ui/map/map-view.tsx'
import { TitledSection } from '#ui/section.tsx'

type ArrivalView = { readonly address: ExactAddress; readonly mapStyleUrl: string | undefined }

type ArrivalSectionProps = {
  readonly stayName: string
  readonly arrival: ArrivalView
  /** Named on the map. */
  readonly near: SaidNearby
}

export function ArrivalSection({ stayName, arrival: { address, mapStyleUrl }, near }: ArrivalSectionProps) {
  const { latitude, longitude } = address
  const directions = directionsAddress(address)
  return (
    <TitledSection id="arrival-title" title={sentence('bookings.gettingThere')}>
      <div className="flex flex-col gap-1">
        <address className="not-italic">
          <strong>
            <bdi>{stayName}</bdi>
          </strong>
          {envelopeLines(address).map(line => (
            <span key={line} className="block">
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
        <p className="text-ink-soft text-sm">
          {sentence('bookings.gps', { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) })}
        </p>
      </div>
      <a href={directions} rel="noreferrer" className="button button-quiet self-start print:hidden">
        {sentence('bookings.directions')}
      </a>
      <div className="print:hidden [&_.map-view]:h-64 sm:[&_.map-view]:h-80">
        <MapView
          label={sentence('bookings.where', { stayName })}
          pins={[{ id: 1, latitude, longitude, label: stayName, name: 'directions', href: directions }]}
          exact
          around={namedNearby(near)}
          styleUrl={mapStyleUrl}
          otherwise={sentence('bookings.addressAbove')}
        />
      </div>
    </TitledSection>
  )
}
