// The search page: the search, and the homes that can be booked as asked.

import { data } from 'react-router'
import { NoHomesYet, sayNoHomesYet } from '#admin/start/no-homes-yet.tsx'
import { holdOwnerOf } from '#bookings/record/hold-owner.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { inCurrency } from '#exchange/display-currency.server.ts'
import { findOwnHomes } from '#pages/finding/find-own-homes.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { mapStyleAddress } from '#platform/tools/map-style-address.server.ts'
import { describeFilters } from '#search/filters/describe-filters.ts'
import { SearchSheet, searchSheetId } from '#search/filters/search-sheet.tsx'
import { freshIndex } from '#search/index/search-index.server.ts'
import { limitsPrice } from '#search/input/filter-query.ts'
import { monthsFrom } from '#search/input/flexible-dates.ts'
import { searchQuery } from '#search/input/search-address.ts'
import { parseSearchInput } from '#search/input/search-input.ts'
import { describeResults } from '#search/results/describe-results.server.ts'
import { searchHomes } from '#search/results/search-homes.server.ts'
import { SearchResults } from '#search/results/search-results.tsx'
import { searchSummary } from '#shell/menus/search-summary.ts'
import { searchPlaces } from '#stays/regions.server.ts'
import { hydrateLater } from '#ui/hydrate-later.tsx'
import { readContact } from '#users/contact/read-contact.server.ts'
import { operatorIn } from '#users/user/visitor.ts'
import { earliestToday, writeCalendarDay } from '#values/calendar-day.ts'
import type { Route } from './+types/stays'

const loadForm = async () => (await import('#search/input/search-form.tsx')).SearchForm
const SearchForm = hydrateLater(searchSheetId, loadForm, import.meta.env.SSR ? await loadForm() : undefined)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const today = earliestToday(tools.clock.now())
  const input = parseSearchInput(url.searchParams, today)
  const { price } = input.filter
  // Limits in an address are meant in their currency.
  const { filters, results, shown } = await inCurrency(limitsPrice(price) ? price.currency : undefined, async () => {
    // Asked for in one turn, so that one question to the database is enough for both.
    const [searched, { shown }] = await Promise.all([searchHomes(tools, input), freshIndex(tools)])
    const filters = describeFilters(input, searched.choices, currentLanguage().locale)
    return { filters, results: await describeResults(tools, input, searched, shown), shown }
  })
  const own = await findOwnHomes(tools, holdOwnerOf(request, visitor, await readContact(tools, request)), input)
  const months = monthsFrom(today, currentLanguage().locale)
  const { places, today: todayAt } = await searchPlaces(tools.database, tools.clock.now(), shown)
  // Every published home lies in a place.
  const isEmpty = places.length === 0
  const mapStyleUrl = mapStyleAddress(tools.environment)
  // On a phone it has one line, and the guests stand at its end; days that move need more words than that.
  const inBrief = input.flexible ? undefined : searchSummary(searchQuery(input), currentLanguage().locale)?.words
  const page = {
    asked: inBrief ?? results.asked,
    input,
    results,
    filters,
    own,
    months,
    mapStyleUrl,
    places,
    noHomes: isEmpty ? sayNoHomesYet(operatorIn(visitor) !== undefined) : undefined,
    today: writeCalendarDay(todayAt),
    head: headOf(input.where),
    isWide: !isEmpty && results.kind !== 'wrong',
  }
  return data(page, { status: results.kind === 'wrong' ? 400 : 200 })
}

function headOf(where: string) {
  return { title: where ? sentence('pages.homesIn', { where }) : sentence('pages.homes') }
}

export default function Stays({
  loaderData: { input, asked, results, filters, own, months, mapStyleUrl, places, noHomes, today },
}: Route.ComponentProps) {
  return (
    <>
      <SearchSheet asked={asked} isWrong={results.kind === 'wrong'} address={results.address}>
        <SearchForm {...input} faults={results.faults} places={places} today={today} months={months} />
      </SearchSheet>
      {noHomes && results.kind === 'none' ? (
        <NoHomesYet {...noHomes} />
      ) : (
        <SearchResults results={results} filters={filters} own={own} mapStyleUrl={mapStyleUrl} />
      )}
    </>
  )
}
