// What a mail says of the home: name, address, and check-in and check-out times.

import { eq, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { type TellingRule, usualRule } from '#stays/arrival/telling-rule.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { addressColumns, addressIn } from './address-columns.server.ts'
import type { BookingRow } from './booking-tables.server.ts'
import type { ExactAddress } from './exact-address.ts'

export type HomeHours = {
  readonly name: string
  readonly city: string
  /** `HH:MM`, as the next. */
  readonly checkInFrom: string
  readonly checkOutUntil: string
  /** Only for guests who may know it. */
  readonly address: ExactAddress
  /** When they may. */
  readonly rule: TellingRule
}

/** The columns, for queries that read them with the booking. */
export const homeColumns = {
  name: stayTable.name,
  checkInFrom: stayTable.checkInFrom,
  checkOutUntil: stayTable.checkOutUntil,
  ...addressColumns,
  addressWhen: sql<TellingRule['addressWhen'] | null>`(
    select address_when from arrival_guide where arrival_guide.stay_id = ${stayTable.id})`,
  codesDays: sql<number | null>`(select codes_days from arrival_guide where arrival_guide.stay_id = ${stayTable.id})`,
}

type HomeRow = Omit<HomeHours, 'address' | 'rule'> & {
  [Name in keyof TellingRule]: TellingRule[Name] | null
} & Parameters<typeof addressIn>[0]

export async function homeHoursOf(queries: Queries, row: Pick<BookingRow, 'id' | 'stayId'>): Promise<HomeHours> {
  const [home] = await queries.select(homeColumns).from(stayTable).where(eq(stayTable.id, row.stayId))
  if (!home) throw new Error(`Booking ${row.id} has no home to write about`)
  return hoursIn(home)
}

/** Hours and minutes of the times as the database writes them. */
export function hoursIn(home: HomeRow): HomeHours {
  const { name, city, checkInFrom, checkOutUntil } = home
  const hours = { checkInFrom: checkInFrom.slice(0, 5), checkOutUntil: checkOutUntil.slice(0, 5) }
  const addressWhen = home.addressWhen ?? usualRule.addressWhen
  const rule = { addressWhen, codesDays: home.codesDays ?? usualRule.codesDays }
  return { name, city, ...hours, address: addressIn(home), rule }
}
