// The page of one home: what it is, when it is free, and what a visit costs.

import { useEffect } from 'react'
import { data, useLocation } from 'react-router'
import { withoutLanguage } from '#catalogue/languages.ts'
import { NoteLook } from '#favourites/note-look.tsx'
import { StayTitle } from '#favourites/stay-title.tsx'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { homeInWords } from '#pages/finding/home-in-words.server.ts'
import { type PriceBesideHome, priceBesideHome } from '#pages/finding/price-beside-home.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireStay } from '#pages/guards/require-stay.server.ts'
import { mapStyleAddress } from '#platform/tools/map-style-address.server.ts'
import { PriceBar } from '#quotes/price-bar.tsx'
import { describeStayReviews } from '#reviews/describe-reviews.server.ts'
import { pagesFrom } from '#reviews/review-pages.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { TypedLanguage } from '#stays/languages/typed-language.tsx'
import { Gallery, tourId } from '#stays/photos/gallery.tsx'
import { PhotoViewer } from '#stays/photos/photo-viewer.tsx'
import { StayWords } from '#stays/stay-words.tsx'
import { structuredData } from '#stays/structured-data.ts'
import { hydrateLater } from '#ui/hydrate-later.tsx'
import { KeptMarkup } from '#ui/kept-markup.tsx'
import { jsonInScript } from '#values/escape-markup.ts'
import type { Route } from './+types/stay'

const loadCalendar = async () => (await import('#pages/finding/home-calendar.tsx')).HomeCalendar
const HomeCalendar = hydrateLater('calendar', loadCalendar, import.meta.env.SSR ? await loadCalendar() : undefined)

const loadQuote = async () => (await import('#pages/finding/home-quote.tsx')).HomeQuote
const HomeQuote = hydrateLater('quote', loadQuote, import.meta.env.SSR ? await loadQuote() : undefined)

const loadSections = async () => (await import('#pages/finding/home-sections.tsx')).HomeSections
const HomeSections = hydrateLater(tourId, loadSections, import.meta.env.SSR ? await loadSections() : undefined)

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
  const { slug, stay, offered, reviews, reserve, held, kept } = loaderData
  const { key, pathname, search } = useLocation()
  // Effects run in browsers only: nothing of a visitor stays in the server.
  useEffect(() => {
    lastShown = { data: loaderData, address: pathname + search }
  }, [loaderData, pathname, search])
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
                <HomeCalendar slug={slug} view={offered.availability} />
              </KeptMarkup>
            )}
          </div>
          <HomeQuote {...loaderData} />
        </div>
        <HomeSections {...loaderData} attempt={key} />
        <NoteLook slug={slug} />
        <KeptMarkup name="photo-viewer" attempt={key}>
          <PhotoViewer photos={stay.photos} name={stay.name} />
        </KeptMarkup>
        <PriceBar {...offered} reserve={reserve} held={held} />
      </article>
    </TypedLanguage>
  )
}
