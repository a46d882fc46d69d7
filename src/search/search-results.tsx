// The homes that were found, or what can be done when none were.

import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { ResultsMap } from './map/results-map.tsx'
import type { ResultsView } from './results-view.ts'
import { SortLinks } from './sort-links.tsx'
import { StayCard } from './stay-card.tsx'

const sizes = '(min-width: 75rem) 23rem, (min-width: 48rem) 45vw, calc(100vw - 2rem)'

type SearchResultsProps = { readonly results: ResultsView; readonly mapStyleUrl?: string | undefined }

export function SearchResults({ results, mapStyleUrl }: SearchResultsProps) {
  if (results.kind === 'wrong') return <WrongSearch {...results} />
  if (results.kind === 'none') return <NothingFound {...results} />
  const { title, asked, nearly, cards, next, start, address, box, sort } = results
  return (
    <section aria-labelledby="results-title">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-4">
        <h1 id="results-title" className="font-display text-2xl sm:text-3xl">
          {title}
        </h1>
        <p className="sr-only">{asked}</p>
        <SortLinks address={address} sort={sort} />
      </div>
      {nearly && (
        <Notice tone="plain">Nothing here is called “{nearly}”. These homes are in places written almost so.</Notice>
      )}
      <ResultsMap {...{ cards, address, box }} styleUrl={mapStyleUrl}>
        <ul className="stay-grid">
          {cards.map((card, position) => (
            <li key={card.id}>
              <StayCard card={card} sizes={sizes} first={position < 2} />
            </li>
          ))}
        </ul>
        <nav aria-label="Pages of results" className="flex justify-center gap-4 pt-10">
          {start && (
            <Link to={start} className="button button-quiet">
              Back to the first homes
            </Link>
          )}
          {next && (
            <Link to={next} className="button">
              More homes
            </Link>
          )}
        </nav>
      </ResultsMap>
    </section>
  )
}

function WrongSearch({ faults, address }: Extract<ResultsView, { kind: 'wrong' }>) {
  return (
    <section className="flex flex-col items-start gap-4 py-8">
      <h1 className="font-display text-3xl">This search needs a correction</h1>
      <Notice tone="wrong">
        <ul>
          {Object.entries(faults).map(([field, sentence]) => (
            <li key={field}>{sentence}</li>
          ))}
        </ul>
      </Notice>
      {faults.cursor || faults.sort || faults.bbox ? (
        <Link to={address} className="button">
          See the homes from the start
        </Link>
      ) : (
        <p className="text-ink-soft">What you typed is still above. Put it right there and search again.</p>
      )}
    </section>
  )
}

function NothingFound({ asked, nearby, wider }: Extract<ResultsView, { kind: 'none' }>) {
  return (
    <section className="py-6">
      <h1 className="font-display text-3xl">No home fits all of this</h1>
      <p className="pt-2 text-ink-soft">{asked}</p>
      {nearby.length > 0 && (
        <>
          <h2 className="pt-8 pb-4 font-display text-2xl">Free a few days earlier or later</h2>
          <ul className="stay-grid">
            {nearby.map(({ days, card }) => (
              <li key={card.id}>
                <p className="pb-2 font-semibold text-clay">{days}</p>
                <StayCard card={card} sizes={sizes} heading="h3" />
              </li>
            ))}
          </ul>
        </>
      )}
      {wider.map(({ label, href, cards }) => (
        <div key={href}>
          <h2 className="pt-10 pb-4 font-display text-2xl">
            <Link to={href} className="link">
              {label}
            </Link>
          </h2>
          <ul className="stay-grid">
            {cards.map(card => (
              <li key={card.id}>
                <StayCard card={card} sizes={sizes} heading="h3" />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="pt-10">
        <Link to="/stays" className="button button-quiet">
          See every home
        </Link>
      </p>
    </section>
  )
}
