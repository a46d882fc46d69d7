// The page of one home: what it is, when it is free, and what a visit costs.

import { useCallback, useEffect } from 'react'
import { data, useLocation } from 'react-router'
import { contentClient } from '#api/client/content-client.client.ts'
import { loadCalendarDays } from '#api/client/load-calendar-days.client.ts'
import { PriceBreakdown } from '#bookings/words/price-breakdown.tsx'
import { withoutLanguage } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { NoteLook } from '#favourites/note-look.tsx'
import { StayTitle } from '#favourites/stay-title.tsx'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { homeInWords } from '#pages/finding/home-in-words.server.ts'
import { type PriceBesideHome, priceBesideHome } from '#pages/finding/price-beside-home.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireStay } from '#pages/guards/require-stay.server.ts'
import { mapStyleAddress } from '#platform/tools/map-style-address.server.ts'
import { AvailabilityCalendar } from '#quotes/availability-calendar.tsx'
import type { LoadDays } from '#quotes/dates/use-known-days.tsx'
import { PriceBar } from '#quotes/price-bar.tsx'
import { QuoteBox, quoteFormId } from '#quotes/quote-box.tsx'
import { describeStayReviews } from '#reviews/describe-reviews.server.ts'
import { pagesFrom } from '#reviews/review-pages.ts'
import { StayReviews } from '#reviews/stay-reviews.tsx'
import { freshIndex } from '#search/index/search-index.server.ts'
import { SimilarHomes } from '#search/similar/similar-homes.tsx'
import { MeetHost } from '#stays/host/meet-host.tsx'
import { HouseRulesList } from '#stays/house-rules-list.tsx'
import { TypedLanguage } from '#stays/languages/typed-language.tsx'
import { NearbyList } from '#stays/near/nearby-list.tsx'
import { WhereItIs } from '#stays/near/where-it-is.tsx'
import { Gallery, PhotoTour, tourId } from '#stays/photos/gallery.tsx'
import { PhotoViewer } from '#stays/photos/photo-viewer.tsx'
import { StayWords } from '#stays/stay-words.tsx'
import { structuredData } from '#stays/structured-data.ts'
import { KeptMarkup } from '#ui/kept-markup.tsx'
import { jsonInScript } from '#values/escape-markup.ts'
import type { Route } from './+types/stay'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const index = await freshIndex(tools)
  const home = await requireStay(tools, params.slug, url, '', index.shown)
  const { view, isWrong } = await priceBesideHome({ tools, index, visitor, request, query: url.searchParams }, home)
  const { stay, near } = await homeInWords(tools, home, index.shown)
  const reviews = await describeStayReviews(tools, home, url, index.shown)
  const head = {
    title: stay.name,
    description: stay.summary,
    image: stay.shareImage,
    unlisted: !stay.listed,
    structured: jsonInScript(structuredData(home, siteOrigin(tools.environment, url.origin), reviews.reviews)),
  }
  const map = { point: home.publicPoint, name: stay.name, styleUrl: mapStyleAddress(tools.environment) }
  return data({ slug: home.slug, map, near, stay, reviews, head, ...view }, { status: isWrong ? 400 : 200 })
}

type Served = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>
type Shown = Omit<Served, keyof PriceBesideHome> & PriceBesideHome

/** What this browser shows, and at which address: a change of the fields changes only a part of it. */
let lastShown: { readonly data: Shown; readonly address: string } | undefined

/** What answers the fields, fetched when somebody first turns to the page. */
const priceLoader = () => import('#pages/finding/load-price.client.ts').catch(() => undefined)

/** Once a home is shown, its fields are answered by the route of its price, and everything else by the page itself. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Shown> {
  if (!lastShown) return serverLoader()
  const { data: before, address } = lastShown
  const asked = new URL(request.url)
  const loader = await priceLoader()
  const offered = { ...before.offered, quote: { kind: 'unreachable' } } as const
  if (!loader) return { ...before, offered, price: undefined, reserve: undefined }
  const changed = await loader.loadPrice(before, address, asked, to => fetch(to, { signal: request.signal }))
  if (!changed) return serverLoader()
  const { searchParams } = asked
  const reviews = pagesFrom(before.reviews, { pathname: withoutLanguage(asked.pathname), searchParams })
  return { ...before, ...changed, reviews }
}

export default function StayPage({ loaderData }: Route.ComponentProps) {
  const { slug, similar, map, near, stay, offered, price, reviews, reserve, held, unpaid, whatFollows, ask, kept } =
    loaderData
  const { key, pathname, search } = useLocation()
  // Effects run in browsers only: nothing of a visitor stays in the server.
  useEffect(() => {
    lastShown = { data: loaderData, address: pathname + search }
  }, [loaderData, pathname, search])
  const loadDays = useCallback<LoadDays>(range => loadCalendarDays(contentClient(), slug, range), [slug])
  return (
    <TypedLanguage texts={stay.asTyped}>
      <article className="stay-page" onPointerEnter={priceLoader} onFocus={priceLoader}>
        <StayTitle slug={slug} visit={kept} {...stay} rating={reviews.rating} />
        <Gallery photos={stay.photos} name={stay.name} />
        <div className="stay-columns">
          <div className="min-w-0">
            <StayWords stay={stay} />
            {offered.availability && (
              <KeptMarkup name="calendar" attempt={key}>
                <AvailabilityCalendar view={offered.availability} form={quoteFormId} loadDays={loadDays} />
              </KeptMarkup>
            )}
          </div>
          <QuoteBox
            {...offered}
            {...{ reserve, whatFollows, ask, held, unpaid, loadDays }}
            prices={offered.availability?.prices}
          >
            {price && <PriceBreakdown price={price} withTotal={false} />}
          </QuoteBox>
        </div>
        <section id={tourId} className="stay-section">
          <h2>{sentence('pages.roomByRoom')}</h2>
          <PhotoTour photos={stay.photos} />
        </section>
        <section className="stay-section">
          <h2>{sentence('pages.houseRules')}</h2>
          <HouseRulesList {...stay} />
        </section>
        {stay.host && <MeetHost {...stay.host} />}
        <KeptMarkup name="reviews" attempt={key}>
          <StayReviews view={reviews} />
        </KeptMarkup>
        <section className="stay-section">
          <h2>{sentence('pages.whereItIs')}</h2>
          <p>{sentence('pages.roughPlace', { place: stay.place })}</p>
          <div className={near.length > 0 ? 'where-and-near' : undefined}>
            <KeptMarkup name="map" attempt={key}>
              <WhereItIs {...map} near={near} />
            </KeptMarkup>
            {near.length > 0 && <NearbyList groups={near} />}
          </div>
          {stay.registrationNumber && (
            <p className="text-ink-soft">{sentence('pages.registrationNumber', { number: stay.registrationNumber })}</p>
          )}
        </section>
        <SimilarHomes cards={similar} />
        <NoteLook slug={slug} />
        <KeptMarkup name="photo-viewer" attempt={key}>
          <PhotoViewer photos={stay.photos} name={stay.name} />
        </KeptMarkup>
        <PriceBar {...offered} reserve={reserve} held={held} />
      </article>
    </TypedLanguage>
  )
}
