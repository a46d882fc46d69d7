// What tests of papers begin with: an organisation that issues them, and bookings paid by transfer.

import { sql } from 'drizzle-orm'
import { noteMoneyArrived } from '#admin/payments/money-admin.server.ts'
import { priceOf } from '#bookings/record/booking-money.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { accountsOf } from '#payments/ledger/ledger.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { bookAndPay, type PayAsked, type Payer } from './paying-world.ts'

type Rule = 'never' | 'when-paid' | 'after-stay'

/** An organisation with name, address and tax number; its invoices begin with RE. */
export async function organise(queries: Queries, rule: Rule): Promise<void> {
  await queries.execute(sql`
    update organisation set legal_name = 'Casita Vacances S.L.', address_lines = '{"Carrer de la Mar 12"}',
      postcode = '46003', city = 'València', country = 'ES', tax_number = 'ESB12345678', invoice_rule = ${rule},
      invoice_prefix = 'RE'`)
}

/** A booking that is confirmed because all of its price has come by transfer. */
export async function bookByTransfer(payer: Payer, manager: Operator, asked: PayAsked): Promise<string> {
  const { bookingId } = await bookAndPay(payer, { ...asked, way: 'bank-transfer' })
  const row = (await findRow(payer.tools.database, bookingId))!
  await noteArrived(payer, manager, bookingId, priceOf(row.quote).totalMinor)
  return bookingId
}

/** So much of its price has come. */
export async function noteArrived({ tools }: Pick<Payer, 'tools'>, who: Operator, bookingId: string, minor: number) {
  const { cash_provider: seenPaidMinor = 0 } = await accountsOf(tools.database, bookingId)
  const noted = await noteMoneyArrived(tools, who, { bookingId, minor, seenPaidMinor, origin: 'http://127.0.0.1:3000' })
  if (!noted.ok) throw new Error(`The money was not noted: ${noted.reason}`)
}

/** What the guest owes for the stay by the ledger. */
export async function chargedFor(queries: Queries, bookingId: string): Promise<number> {
  const { tax_payable = 0, revenue = 0 } = await accountsOf(queries, bookingId)
  return 0 - tax_payable - revenue
}
