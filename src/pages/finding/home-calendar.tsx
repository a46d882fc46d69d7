// The calendar of a home's page, which asks the API for further months.

import { useCallback } from 'react'
import { contentClient } from '#api/client/content-client.client.ts'
import { loadCalendarDays } from '#api/client/load-calendar-days.client.ts'
import { AvailabilityCalendar } from '#quotes/availability-calendar.tsx'
import type { AvailabilityView } from '#quotes/availability-view.ts'
import type { LoadDays } from '#quotes/dates/use-known-days.tsx'
import { quoteFormId } from '#quotes/reserve-button.tsx'

type HomeCalendarProps = { readonly slug: string; readonly view: AvailabilityView }

export function HomeCalendar({ slug, view }: HomeCalendarProps) {
  return <AvailabilityCalendar view={view} form={quoteFormId} loadDays={useLoadDays(slug)} />
}

/** What fetches days that are not on the page: the same function for as long as the home is the same. */
export function useLoadDays(slug: string): LoadDays {
  return useCallback<LoadDays>(range => loadCalendarDays(contentClient(), slug, range), [slug])
}
