// Who reads a mail about a booking: whether they can be written to, and in which language.

import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { inLanguageOf } from '#platform/tools/site-languages.server.ts'

export type Reader = 'guest' | 'operator'

/** Whether its guest gave an address; one who booked by telephone may have none. */
export function isMailable({ contact }: BookingRow): boolean {
  return Boolean(contact?.email)
}

/** A guest reads the language they booked in, operators that of their site. */
export function inLanguageOfReader<Result>(
  { language }: BookingRow,
  reader: Reader,
  { environment }: { readonly environment: Environment },
  work: () => Result,
): Result {
  return inLanguageOf(environment, reader === 'guest' ? language : null, work)
}
