// What stands below the calendar and the price on a home's page: every picture, the rules, the host, reviews, the place, similar homes.

import type { ComponentProps } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { StayReviews } from '#reviews/stay-reviews.tsx'
import { gridSizes, StayGrid } from '#search/card/stay-grid.tsx'
import { MeetHost } from '#stays/host/meet-host.tsx'
import { HouseRulesList } from '#stays/house-rules-list.tsx'
import { NearbyList } from '#stays/near/nearby-list.tsx'
import { WhereItIs } from '#stays/near/where-it-is.tsx'
import { PhotoTour, tourId } from '#stays/photos/gallery.tsx'
import { KeptMarkup } from '#ui/kept-markup.tsx'
import type { homeInWords } from './home-in-words.server.ts'
import type { PriceBesideHome } from './price-beside-home.server.ts'

type HomeSectionsProps = Awaited<ReturnType<typeof homeInWords>> &
  Pick<PriceBesideHome, 'similar'> & {
    readonly map: Omit<ComponentProps<typeof WhereItIs>, 'near'>
    readonly reviews: ComponentProps<typeof StayReviews>['view']
    /** As a boundary's that keeps markup. */
    readonly attempt: string
  }

export function HomeSections({ stay, near, reviews, map, similar, attempt }: HomeSectionsProps) {
  return (
    <>
      <section id={tourId} className="stay-section">
        <h2>{sentence('pages.roomByRoom')}</h2>
        <PhotoTour photos={stay.photos} />
      </section>
      <section className="stay-section">
        <h2>{sentence('pages.houseRules')}</h2>
        <HouseRulesList {...stay} />
      </section>
      {stay.host && <MeetHost {...stay.host} />}
      <KeptMarkup name="reviews" attempt={attempt}>
        <StayReviews view={reviews} />
      </KeptMarkup>
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
      {similar.length > 0 && (
        <section className="stay-section">
          <h2>{sentence('search.similar')}</h2>
          <p className="text-ink-soft">{sentence('search.similarRule')}</p>
          <StayGrid cards={similar} sizes={gridSizes} heading="h3" />
        </section>
      )}
    </>
  )
}
