// The found homes, or alternatives when there are none.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { OwnHomes, type OwnHomeView } from '#search/card/own-homes.tsx'
import { StayCard } from '#search/card/stay-card.tsx'
import { gridSizes, StayGrid } from '#search/card/stay-grid.tsx'
import { FilterButton, FilterChips, filterPanelId } from '#search/filters/filter-chips.tsx'
import type { FiltersView } from '#search/filters/filters-view.ts'
import { filterFields } from '#search/input/filter-query.ts'
import { ResultsMap } from '#search/map/results-map.tsx'
import { ButtonLink } from '#ui/buttons.tsx'
import { hydrateLater } from '#ui/hydrate-later.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ResultsView } from './results-view.ts'
import { SortLinks } from './sort-links.tsx'

const loadFilters = async () => (await import('#search/filters/filter-panel.tsx')).FilterPanel
const FilterPanel = hydrateLater(filterPanelId, loadFilters, import.meta.env.SSR ? await loadFilters() : undefined)

type SearchResultsProps = {
  readonly results: ResultsView
  readonly filters: FiltersView
  /** Homes that the visitor holds or has booked. */
  readonly own?: readonly OwnHomeView[]
  readonly mapStyleUrl?: string | undefined
}

export function SearchResults({ results, filters, own = [], mapStyleUrl }: SearchResultsProps) {
  if (results.kind === 'wrong') return <WrongSearch {...results} />
  const show = results.kind === 'found' ? results.show : sentence('search.lookAgain')
  return (
    <div className="results-columns">
      <FilterPanel id={filterPanelId} filters={filters} show={show} />
      {results.kind === 'none' ? (
        <NothingFound {...results} filters={filters} own={own} />
      ) : (
        <FoundHomes {...results} own={own} mapStyleUrl={mapStyleUrl}>
          <FilterButton number={filters.chips.length} />
          <FilterChips {...filters} />
        </FoundHomes>
      )}
    </div>
  )
}

type FoundHomesProps = Extract<ResultsView, { kind: 'found' }> & {
  readonly own: readonly OwnHomeView[]
  readonly mapStyleUrl: string | undefined
  readonly children: ReactNode
}

function FoundHomes({ title, nearly, own, cards, address, box, orders, unconverted, ...rest }: FoundHomesProps) {
  return (
    <section aria-labelledby="results-title" className="min-w-0">
      <div className="results-head">
        <h1 id="results-title" className="results-title" aria-live="polite">
          {title}
        </h1>
        <SortLinks orders={orders} />
        {rest.children}
      </div>
      {nearly && <Notice tone="plain">{sentence('search.nearly', { place: nearly })}</Notice>}
      <OwnHomes homes={own} sizes={gridSizes} />
      <ResultsMap {...{ cards, address, box }} styleUrl={rest.mapStyleUrl}>
        <StayGrid cards={cards} sizes={gridSizes} inSight={2} />
        <nav aria-label={sentence('search.pages')} className="flex justify-center gap-4 pt-10">
          {rest.start && (
            <ButtonLink quiet to={rest.start}>
              {sentence('search.firstHomes')}
            </ButtonLink>
          )}
          {rest.next && <ButtonLink to={rest.next}>{sentence('search.moreHomes')}</ButtonLink>}
        </nav>
        {unconverted && <UnconvertedHomes {...unconverted} />}
      </ResultsMap>
    </section>
  )
}

function UnconvertedHomes({ title, cards }: NonNullable<ResultsView['unconverted']>) {
  return (
    <section>
      <h2 className="pt-10 font-display text-2xl">{title}</h2>
      <p className="pb-4 text-ink-soft">{sentence('search.unconvertedText')}</p>
      <StayGrid cards={cards} sizes={gridSizes} heading="h3" />
    </section>
  )
}

function WrongSearch({ faults, address }: Extract<ResultsView, { kind: 'wrong' }>) {
  return (
    <section className="flex flex-col items-start gap-4 py-8">
      <h1 className="font-display text-3xl">{sentence('search.needsCorrection')}</h1>
      <Notice tone="wrong">
        <ul>
          {Object.entries(faults).map(([field, fault]) => (
            <li key={field}>{fault}</li>
          ))}
        </ul>
      </Notice>
      {[...filterFields, 'cursor', 'sort', 'bbox'].some(field => field in faults) ? (
        <ButtonLink to={address}>{sentence('search.fromStart')}</ButtonLink>
      ) : (
        <p className="text-ink-soft">{sentence('search.typedAbove')}</p>
      )}
    </section>
  )
}

type NothingFoundProps = Extract<ResultsView, { kind: 'none' }> & Required<Pick<SearchResultsProps, 'filters' | 'own'>>

function NothingFound({ asked, why, nearby, wider, filters, own, unconverted }: NothingFoundProps) {
  return (
    <section className="min-w-0 py-6">
      <h1 className="font-display text-3xl" aria-live="polite">
        {sentence('search.noneFits')}
      </h1>
      <p className="pt-2 pb-4 text-ink-soft">{asked}</p>
      {why && <p className="pb-4">{why}</p>}
      <FilterChips {...filters} />
      <FilterButton number={filters.chips.length} />
      <OwnHomes homes={own} sizes={gridSizes} />
      {unconverted && <UnconvertedHomes {...unconverted} />}
      {nearby.length > 0 && (
        <>
          <h2 className="pt-8 pb-4 font-display text-2xl">{sentence('search.nearestDays')}</h2>
          <ul className="stay-grid">
            {nearby.map(({ days, why: reason, card }) => (
              <li key={card.id}>
                {reason && <p className="text-ink-soft text-sm">{reason}</p>}
                <p className="pb-2 font-semibold">{days}</p>
                <StayCard card={card} sizes={gridSizes} heading="h3" />
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
          <StayGrid cards={cards} sizes={gridSizes} heading="h3" />
        </div>
      ))}
      <p className="pt-10">
        <ButtonLink quiet to="/stays">
          {sentence('search.everyHome')}
        </ButtonLink>
      </p>
    </section>
  )
}
