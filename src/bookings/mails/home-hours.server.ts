// What a mail says of the home: its name, its town, and from when until when one may come and go.

import { eq } from 'drizzle-orm'
import type { BookingRow } from '#bookings/booking-tables.server.ts'
import type { Queries } from '#platform/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'

export type HomeHours = {
  readonly name: string
  readonly city: string
  /** `HH:MM`, as the next. */
  readonly checkInFrom: string
  readonly checkOutUntil: string
}

/** The columns, for whoever reads them along with the booking. */
export const homeColumns = {
  name: stayTable.name,
  city: stayTable.city,
  checkInFrom: stayTable.checkInFrom,
  checkOutUntil: stayTable.checkOutUntil,
}

export async function homeHoursOf(queries: Queries, row: Pick<BookingRow, 'id' | 'stayId'>): Promise<HomeHours> {
  const [home] = await queries.select(homeColumns).from(stayTable).where(eq(stayTable.id, row.stayId))
  if (!home) throw new Error(`Booking ${row.id} has no home to write about`)
  return hoursIn(home)
}

/** Hours and minutes of the times as the database writes them. */
export function hoursIn({ name, city, checkInFrom, checkOutUntil }: HomeHours): HomeHours {
  return { name, city, checkInFrom: checkInFrom.slice(0, 5), checkOutUntil: checkOutUntil.slice(0, 5) }
}
