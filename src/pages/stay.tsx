// The page of one home: what it is, when it is free, and what a visit costs.

import { useCallback } from 'react'
import { data, redirect, useLocation } from 'react-router'
import { contentClient } from '#api/client/content-client.client.ts'
import { loadCalendarDays } from '#api/client/load-calendar-days.client.ts'
import { reserveAddress } from '#bookings/checkout/home-address.ts'
import { PriceBreakdown } from '#bookings/paper/price-breakdown.tsx'
import { priceAsAsked } from '#bookings/paper/price-view.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { describeStayReviews } from '#reviews/describe-reviews.server.ts'
import { StayReviews } from '#reviews/stay-reviews.tsx'
import { HeartButton } from '#search/shortlist/heart-button.tsx'
import { NoteLook } from '#search/shortlist/note-look.tsx'
import { findSimilar } from '#search/similar/find-similar.server.ts'
import { SimilarHomes } from '#search/similar/similar-homes.tsx'
import { AvailabilityCalendar } from '#search/visit/availability-calendar.tsx'
import type { LoadDays } from '#search/visit/availability-in-use.tsx'
import { describeVisit } from '#search/visit/describe-visit.server.ts'
import { PriceBar } from '#search/visit/price-bar.tsx'
import { QuoteBox, quoteFormId } from '#search/visit/quote-box.tsx'
import { WhereItIs } from '#search/visit/where-it-is.tsx'
import { pageNotFound } from '#shell/page-not-found.ts'
import { AmenityList } from '#stays/amenity-list.tsx'
import { describeStay } from '#stays/describe-stay.server.ts'
import { Gallery, PhotoTour } from '#stays/gallery.tsx'
import { HouseRulesList } from '#stays/house-rules-list.tsx'
import { NearbyList } from '#stays/near/nearby-list.tsx'
import { findNearby } from '#stays/near/nearby-store.server.ts'
import { sayNearby } from '#stays/near/say-nearby.ts'
import { PhotoViewer } from '#stays/photo-viewer.tsx'
import { RatingMark } from '#stays/rating-mark.tsx'
import { Sleeping } from '#stays/sleeping.tsx'
import { findStay } from '#stays/stay-store.server.ts'
import { structuredData } from '#stays/structured-data.ts'
import { KeptMarkup } from '#ui/kept-markup.tsx'
import { Prose } from '#ui/prose.tsx'
import { parseSlug } from '#values/slug.ts'
import type { Route } from './+types/stay'
import { pageContext } from './page-context.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const slug = parseSlug(params.slug)
  const found = slug && (await findStay(tools.database, slug))
  if (!found) throw pageNotFound(url)
  if (found.kind === 'moved') throw redirect(`/stays/${found.slug}${url.search}`, 301)
  const { priced, isWrong, ...offered } = await describeVisit(
    tools,
    found.stay,
    url.searchParams,
    visitor.kind === 'signed-out' ? undefined : visitor.user.id,
  )
  const stay = describeStay(found.stay)
  const reviews = await describeStayReviews(tools, found.stay, url)
  const head = {
    title: stay.name,
    description: stay.summary,
    image: stay.shareImage,
    unlisted: !stay.listed,
    structured: structuredData(found.stay, siteOrigin(tools.environment, url.origin), reviews.reviews),
  }
  // The browser gets what it shows, not the quote with all that refunds must know of it.
  const price = priced && priceAsAsked(priced, tools.environment)
  const reserve = priced && reserveAddress(slug, priced.totalMinor)
  const map = { point: found.stay.publicPoint, name: stay.name, styleUrl: tools.environment.MAP_STYLE_URL }
  const near = sayNearby(await findNearby(tools.database, found.stay), tools.environment.SITE_LANG)
  const similar = await findSimilar(tools, found.stay.id, offered.visit)
  const shown = { slug, similar, map, near, stay, offered, price, reviews, reserve, head }
  return data(shown, { status: isWrong ? 400 : 200 })
}

export default function StayPage({
  loaderData: { slug, similar, map, near, stay, offered, price, reviews, reserve },
}: Route.ComponentProps) {
  const { key } = useLocation()
  const loadDays = useCallback<LoadDays>(range => loadCalendarDays(contentClient(), slug, range), [slug])
  return (
    <article className="stay-page">
      <header className="stay-title">
        <h1>{stay.name}</h1>
        <p>
          {stay.kind} in {stay.place}
          {reviews.rating && (
            <a href="#reviews" className="stay-title-rating">
              <RatingMark rating={reviews.rating} />
            </a>
          )}
        </p>
        <HeartButton slug={slug} name={stay.name} said />
      </header>
      <Gallery photos={stay.photos} name={stay.name} />
      <div className="stay-columns">
        <div className="min-w-0">
          <p className="font-semibold">{stay.facts.join(' · ')}</p>
          <p className="stay-summary">{stay.summary}</p>
          <Prose html={stay.description} />
          <section className="stay-section">
            <h2>Where everybody sleeps</h2>
            <Sleeping rooms={stay.rooms} />
          </section>
          <section className="stay-section">
            <h2>What the home has</h2>
            <AmenityList amenities={stay.amenities} />
          </section>
          {offered.availability && (
            <KeptMarkup name="calendar" attempt={key}>
              <AvailabilityCalendar view={offered.availability} form={quoteFormId} loadDays={loadDays} />
            </KeptMarkup>
          )}
        </div>
        <QuoteBox {...offered} reserve={reserve}>
          {price && <PriceBreakdown price={price} withTotal={false} />}
        </QuoteBox>
      </div>
      <section id="pictures" className="stay-section">
        <h2>Room by room</h2>
        <PhotoTour photos={stay.photos} />
      </section>
      <section className="stay-section">
        <h2>House rules</h2>
        <HouseRulesList {...stay} />
      </section>
      <KeptMarkup name="reviews" attempt={key}>
        <StayReviews view={reviews} />
      </KeptMarkup>
      <section className="stay-section">
        <h2>Where it is</h2>
        <p>{stay.place}. You get the exact address with your booking.</p>
        <div className={near.length > 0 ? 'where-and-near' : undefined}>
          <KeptMarkup name="map" attempt={key}>
            <WhereItIs {...map} />
          </KeptMarkup>
          {near.length > 0 && <NearbyList groups={near} />}
        </div>
        {stay.registrationNumber && <p className="text-ink-soft">Registration number: {stay.registrationNumber}</p>}
      </section>
      <SimilarHomes cards={similar} />
      <NoteLook slug={slug} />
      <KeptMarkup name="photo-viewer" attempt={key}>
        <PhotoViewer photos={stay.photos} name={stay.name} />
      </KeptMarkup>
      <PriceBar quote={offered.quote} from={offered.from} reserve={reserve} />
    </article>
  )
}
