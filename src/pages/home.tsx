// The home page: an invitation, a search that reads like a line of text, and homes that are free soon.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { describeRecentReviews } from '#reviews/describe-reviews.server.ts'
import { RecentReviews } from '#reviews/recent-reviews.tsx'
import { StayCard } from '#search/card/stay-card.tsx'
import { describeHomePage } from '#search/first-page/describe-home-page.server.ts'
import { RegionTiles } from '#search/first-page/region-tiles.tsx'
import { SearchSentence } from '#search/first-page/search-sentence.tsx'
import { WhyDirect } from '#shell/why-direct.tsx'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
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
              <RichSentence text={sentence('pages.invitation')} parts={{ line: inner => <span>{inner}</span> }} />
            </h1>
            <SearchSentence places={places} today={today} />
            {places.length === 0 && <p className="pt-6">{sentence('pages.homesAreComing')}</p>}
            <p className="hero-promise">{sentence('pages.wholePrice')}</p>
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
            <h2>{sentence('pages.freeNextWeekend')}</h2>
            <p>{sentence('pages.weekendPrices', { days: weekend.days })}</p>
            <Link to={weekend.more} className="link">
              {sentence('pages.allFree')}
            </Link>
          </div>
          <Cards cards={weekend.cards} />
        </section>
      )}
      {regions.length > 0 && (
        <section className="home-section">
          <div className="home-heading">
            <h2>{sentence('pages.whereHomesAre')}</h2>
          </div>
          <RegionTiles regions={regions} />
        </section>
      )}
      <RecentReviews reviews={reviews} />
      <WhyDirect />
      {newest.cards.length > 0 && (
        <section className="home-section">
          <div className="home-heading">
            <h2>{sentence('pages.newHere')}</h2>
            <Link to={newest.more} className="link">
              {sentence('pages.newestFirst')}
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
