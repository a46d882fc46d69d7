// The list by which taxes are filed: what was collected for each authority, by tax and month of departure.

import { and, asc, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { taxRuleTable } from '#offers/stored/offer-tables.server.ts'
import { ledgerEntryTable } from '#payments/ledger/payment-tables.server.ts'
import { inSnapshot, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { writeCsv } from '#values/csv.ts'
import { decimalText, money } from '#values/money.ts'
import { countTaxes, type TaxCount, type TaxedBooking } from './count-taxes.ts'
import { monthLater, type ReportInput } from './report-input.ts'

/** Bookings that are read at once. */
const atOnce = 500

type FiledTax = TaxCount & { readonly jurisdiction: string }

/** Of the homes whose money its reader may see; every booking that stood, as it stands now. */
export function findTaxReport(tools: Tools, who: Operator, { from, until }: ReportInput): Promise<FiledTax[]> {
  return inSnapshot(tools.database, async queries => {
    const bookings: TaxedBooking[] = []
    let after: string | undefined
    do {
      const part = await readBookings(queries, who, { from: `${from}-01`, until: `${monthLater(until, 1)}-01`, after })
      bookings.push(...part.bookings)
      after = part.next
    } while (after !== undefined)
    const counts = countTaxes(bookings)
    const jurisdictions = await jurisdictionsOf(queries, counts)
    return counts.map(count => ({ ...count, jurisdiction: jurisdictions.get(count.ruleId) ?? '' }))
  })
}

type Range = { readonly from: string; readonly until: string; readonly after: string | undefined }

async function readBookings(queries: Queries, who: Operator, { from, until, after }: Range) {
  const { id, checkOut, quote, state, stayId, confirmedAt } = bookingTable
  const rows = await queries
    .select({ id, checkOut, quote, state })
    .from(bookingTable)
    .where(
      and(
        sql`${checkOut} >= ${from} and ${checkOut} < ${until}`,
        isNotNull(confirmedAt),
        within(reachOf(who, 'money'), stayId),
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(atOnce)
  const accounts = await accountsOf(
    queries,
    rows.map(row => row.id),
  )
  const bookings = rows.map(row => {
    const { tax = 0, revenue = 0 } = accounts.get(row.id) ?? {}
    const hasEnded = row.state === 'cancelled' || row.state === 'no_show'
    const charged = { chargedMinor: tax + revenue, taxMinor: tax }
    return { month: row.checkOut.slice(0, 7), quote: row.quote, hasEnded, ...charged }
  })
  return { bookings, next: rows.length === atOnce ? rows.at(-1)!.id : undefined }
}

/** What each booking's guest owes, as the ledger has it: the taxes, and the rest of the price. */
async function accountsOf(queries: Queries, ids: readonly string[]) {
  const { bookingId, account } = ledgerEntryTable
  const credits = (name: string) =>
    sql<number>`coalesce(sum(credit_minor - debit_minor) filter (where ${account} = ${name}), 0)::bigint`
  const rows = await queries
    .select({ bookingId, tax: credits('tax_payable'), revenue: credits('revenue') })
    .from(ledgerEntryTable)
    .where(inArray(bookingId, [...ids]))
    .groupBy(bookingId)
  return new Map(rows.map(row => [row.bookingId, { tax: Number(row.tax), revenue: Number(row.revenue) }]))
}

/** By the rules as quotes name them, those that were removed included. */
async function jurisdictionsOf(queries: Queries, counts: readonly TaxCount[]) {
  const ids = [...new Set(counts.map(({ ruleId }) => Number(ruleId.split(':')[1])))]
  const { id, jurisdiction } = taxRuleTable
  const rows = await queries.select({ id, jurisdiction }).from(taxRuleTable).where(inArray(id, ids))
  return new Map(rows.map(row => [`tax:${row.id}`, row.jurisdiction]))
}

const head = [
  'month',
  'jurisdiction',
  'tax',
  'collectedBy',
  'visits',
  'nights',
  'guests',
  'taxedNights',
  'currency',
  'amount',
]

/** The same as a table for spreadsheets; sums are plain decimals. */
export function taxReportTable(taxes: readonly FiledTax[]): string {
  return writeCsv([
    head,
    ...taxes.map(
      ({ month, jurisdiction, name, collectedBy, visits, nights, guests, taxedNights, currency, taxMinor }) => [
        ...[month, jurisdiction, name, collectedBy],
        ...[visits, nights, guests, taxedNights].map(String),
        ...[currency, decimalText(money(taxMinor, currency))],
      ],
    ),
  ])
}
