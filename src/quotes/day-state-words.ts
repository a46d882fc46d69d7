// What each state of a day is called, in the calendar and in its legend.

import type { DayState } from '#offers/quote/calendar.ts'

export const dayStateWords: Readonly<Record<DayState, string>> = {
  free: 'free',
  'arrive-only': 'free from the afternoon: arriving only',
  'leave-only': 'leaving only',
  'through-only': 'free as part of a longer visit',
  'too-short': 'too few nights until the next visit',
  past: 'over',
  'past-lead-time': 'too late to book',
  booked: 'booked',
  blocked: 'not available',
  closed: 'closed',
}
