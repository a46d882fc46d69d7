// The home page: an invitation, a search that reads like a line of text, and homes that are free soon.

import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { describeRecentReviews } from '#reviews/describe-reviews.server.ts'
import { RecentReviews } from '#reviews/recent-reviews.tsx'
import { StayCard } from '#search/card/stay-card.tsx'
import { describeHomePage } from '#search/first-page/describe-home-page.server.ts'
import { RegionTiles } from '#search/first-page/region-tiles.tsx'
import { SearchSentence } from '#search/first-page/search-sentence.tsx'
import { readingCodes } from '#shell/frame/frame-of-request.server.ts'
import { WhyDirect } from '#shell/why-direct.tsx'
import { type FrontSection, type FrontView, frontFor } from '#site/front/front-page.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { Route } from './+types/home'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools } = context.get(pageContext)
  const { sections } = await readSite(tools)
  const [page, reviews] = await Promise.all([
    describeHomePage(tools, url.searchParams, sections.front.home),
    describeRecentReviews(tools),
  ])
  const front = frontFor(sections.front, sections.looks.pictures.front, readingCodes(tools))
  return { ...page, reviews, front }
}

const cardSizes = '(min-width: 75rem) 23rem, (min-width: 48rem) 45vw, 80vw'

export default function Home({ loaderData }: Route.ComponentProps) {
  const { today, places, chosen, regions, weekend, newest, hero, reviews, front } = loaderData
  const parts: Readonly<Record<FrontSection, ReactNode>> = {
    weekend: weekend.cards.length > 0 && (
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
    ),
    regions: regions.length > 0 && (
      <section className="home-section">
        <div className="home-heading">
          <h2>{sentence('pages.whereHomesAre')}</h2>
        </div>
        <RegionTiles regions={regions} />
      </section>
    ),
    reviews: <RecentReviews reviews={reviews} />,
    direct: <WhyDirect />,
    newest: newest.cards.length > 0 && (
      <section className="home-section">
        <div className="home-heading">
          <h2>{sentence('pages.newHere')}</h2>
          <Link to={newest.more} className="link">
            {sentence('pages.newestFirst')}
          </Link>
        </div>
        <Cards cards={newest.cards} />
      </section>
    ),
  }
  return (
    <>
      <section className="hero">
        <div className="hero-inner">
          <div className="hero-words">
            {front.headline ? (
              <h1 {...front.headline.mark}>{front.headline.text}</h1>
            ) : (
              <h1>
                <RichSentence text={sentence('pages.invitation')} parts={{ line: inner => <span>{inner}</span> }} />
              </h1>
            )}
            {front.intro && (
              <p className="hero-intro" {...front.intro.mark}>
                {front.intro.text}
              </p>
            )}
            <SearchSentence places={places} today={today} chosen={chosen} />
            {places.length === 0 && <p className="pt-6">{sentence('pages.homesAreComing')}</p>}
            <p className="hero-promise">{sentence('pages.wholePrice')}</p>
          </div>
          <HeroWindow front={front} home={hero} />
        </div>
      </section>
      {front.sections.map(name => (
        <Fragment key={name}>{parts[name]}</Fragment>
      ))}
    </>
  )
}

type HeroWindowProps = {
  readonly front: FrontView
  readonly home: Route.ComponentProps['loaderData']['hero']
}

/** The operator's picture, else that of a home. */
function HeroWindow({ front: { picture }, home }: HeroWindowProps) {
  if (picture) {
    return (
      <div className="hero-window">
        <div className="arch">
          <img
            src={picture.path}
            alt={picture.alt?.text ?? ''}
            {...picture.alt?.mark}
            width={picture.width}
            height={picture.height}
            fetchPriority="high"
          />
        </div>
      </div>
    )
  }
  if (!home?.photo) return null
  return (
    <div className="hero-window">
      <div className="arch">
        <StayPicture photo={home.photo} sizes="(min-width: 64rem) 30rem, 92vw" first />
      </div>
      <p className="hero-caption">
        <Link to={home.href}>{home.name}</Link> <span>{home.place}</span>
      </p>
    </div>
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
