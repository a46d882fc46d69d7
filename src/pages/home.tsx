// The home page: an invitation, a search in one sentence, and homes that are free soon.

import { Link } from 'react-router'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { describeRecentReviews } from '#reviews/describe-reviews.server.ts'
import { RecentReviews } from '#reviews/recent-reviews.tsx'
import { StayCard } from '#search/card/stay-card.tsx'
import { describeHomePage } from '#search/first-page/describe-home-page.server.ts'
import { RegionTiles } from '#search/first-page/region-tiles.tsx'
import { SearchSentence } from '#search/first-page/search-sentence.tsx'
import { WhyDirect } from '#shell/why-direct.tsx'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const { tools } = context.get(pageContext)
  const [page, reviews] = await Promise.all([describeHomePage(tools), describeRecentReviews(tools)])
  return { ...page, reviews }
}

const cardSizes = '(min-width: 75rem) 23rem, (min-width: 48rem) 45vw, 80vw'

export default function Home({ loaderData }: Route.ComponentProps) {
  const { today, places, regions, weekend, newest, reviews } = loaderData
  // One of those that come last: the next row begins with another picture.
  const shown = [...newest.cards, ...weekend.cards].find(({ photo }) => photo)
  return (
    <>
      <section className="hero">
        <div className="hero-inner">
          <div className="hero-words">
            <h1>
              <span>A house of your own,</span> <span>for a while</span>
            </h1>
            <SearchSentence places={places} today={today} />
            {places.length === 0 && <p className="pt-6">Homes are coming. Please look in again soon.</p>}
            <p className="hero-promise">The price you see is the whole price, from here to the last page.</p>
          </div>
          {shown?.photo && (
            <div className="hero-window">
              <div className="arch">
                <StayPicture photo={shown.photo} sizes="(min-width: 64rem) 30rem, 92vw" first />
              </div>
              <p className="hero-caption">
                <Link to={shown.href}>{shown.name}</Link> <span>{shown.place}</span>
              </p>
            </div>
          )}
        </div>
      </section>
      {weekend.cards.length > 0 && (
        <section className="home-section">
          <div className="home-heading">
            <h2>Free next weekend</h2>
            <p>{weekend.days}, everything included</p>
            <Link to={weekend.more} className="link">
              All that are free
            </Link>
          </div>
          <Cards cards={weekend.cards} />
        </section>
      )}
      {regions.length > 0 && (
        <section className="home-section">
          <div className="home-heading">
            <h2>Where our homes are</h2>
          </div>
          <RegionTiles regions={regions} />
        </section>
      )}
      <RecentReviews reviews={reviews} />
      <WhyDirect />
      {newest.cards.length > 0 && (
        <section className="home-section">
          <div className="home-heading">
            <h2>New here</h2>
            <Link to={newest.more} className="link">
              Every home, the newest first
            </Link>
          </div>
          <Cards cards={newest.cards} />
        </section>
      )}
    </>
  )
}

function Cards({ cards }: { readonly cards: Route.ComponentProps['loaderData']['newest']['cards'] }) {
  return (
    <ul className="card-row">
      {cards.map(card => (
        <li key={card.id}>
          <StayCard card={card} sizes={cardSizes} heading="h3" />
        </li>
      ))}
    </ul>
  )
}
