// What tests of bookings begin with: a home that can be booked, guests with an account, browsers, and their wishes.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { currentTerms } from '#bookings/record/booking-terms.server.ts'
import { type BrowserSession, nameBrowser } from '#bookings/record/browser-session.server.ts'
import { bookStay } from '#holds/book-stay.server.ts'
import { type BrowsingHolder, type HoldInput, holdStay } from '#holds/hold-stay.server.ts'
import { twoAdults } from '#offers/terms/party.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { type SoldStay, type SoldStayParts, sellStay } from './sold-stay.ts'
import { newUnits } from './stay-with-units.ts'

export type BookableStay = SoldStay & { readonly slug: string; readonly unitIds: readonly number[] }

/** A published home of one unit at 100 € a night; see `sellStay` for what can be added. */
export async function bookableStay(queries: Queries, parts: SoldStayParts = {}, units = 1): Promise<BookableStay> {
  const sold = await sellStay(queries, parts)
  const unitIds = await newUnits(queries, units)
  await queries.execute(sql`
    insert into stay_unit (stay_id, unit_id, role)
    select ${sold.stayId}::integer, id, 'all_of' from unnest(${sql.param(unitIds)}::integer[]) as id`)
  const { rows } = await queries.execute<{ slug: string }>(sql`select slug from stay where id = ${sold.stayId}`)
  return { ...sold, slug: rows[0]!.slug, unitIds }
}

/** A guest whose e-mail address is verified. */
export async function someGuest(queries: Queries, now: Date): Promise<VerifiedUser> {
  const id = randomUUID()
  const email = `${id.slice(0, 8)}@example.org`
  await queries.execute(sql`
    insert into app_user (id, identity_subject, email, email_verified, display_name, providers, created_at, updated_at)
    values (${id}, ${id}, ${email}, true, 'Ada Lovelace', '{password}', ${now}, ${now})`)
  const face = { id, email, displayName: 'Ada Lovelace', photoUrl: null, phoneNumber: null, emailVerified: true }
  return { ...face, roles: ['guest'] } as unknown as VerifiedUser
}

export function someBrowser(): BrowserSession {
  return nameBrowser({ PUBLIC_URL: undefined }).browser
}

/** Two adults on these nights. */
export function inputFor(checkIn: string, checkOut: string): StayInput {
  const nights = { checkIn: requireCalendarDay(checkIn), checkOut: requireCalendarDay(checkOut) }
  return { nights, party: twoAdults, extras: [] }
}

export type HoldAsked = Pick<HoldInput, 'stayId' | 'input' | 'seenTotalMinor'> &
  Partial<Pick<HoldInput, 'key' | 'address'>>

/** Asks for a hold as the page does. */
export function askHold(tools: Tools, holder: BrowsingHolder, asked: HoldAsked) {
  return holdStay(tools, holder, { key: randomUUID(), address: '203.0.113.7', ...asked })
}

/** Holds, and throws when it is refused. */
export async function mustHold(tools: Tools, holder: BrowsingHolder, asked: HoldAsked): Promise<string> {
  const held = await askHold(tools, holder, asked)
  if (!held.ok) throw new Error(`The hold was refused: ${held.reason}`)
  return held.holdId
}

export type SubmissionAsked = {
  readonly holdId: string
  readonly key?: string
  readonly name?: string
  readonly email?: string
  readonly quoteId?: string
  readonly termsHash?: string
  readonly address?: string
}

/** Books a hold as the page does, with everything in order unless the test says otherwise. */
export async function askBook(
  tools: Tools,
  guest: { readonly user: VerifiedUser; readonly browser?: BrowserSession },
  { holdId, key, name, email, quoteId, termsHash, address }: SubmissionAsked,
) {
  return bookStay(tools, guest, {
    holdId,
    quoteId: quoteId ?? (await quoteIdOf(tools, holdId)),
    input: {
      contact: { name: name ?? 'Ada Lovelace', email: email ?? 'ada@example.org', phone: null },
      staying: null,
      notes: '',
      recipient: null,
      termsHash: termsHash ?? (await currentTerms(tools)).hash,
    },
    key: key ?? randomUUID(),
    address: address ?? '203.0.113.7',
    origin: 'http://127.0.0.1:3000',
  })
}

async function quoteIdOf({ database }: Tools, holdId: string): Promise<string> {
  const { rows } = await database.execute<{ quote_id: string }>(sql`select quote_id from booking where id = ${holdId}`)
  return rows[0]?.quote_id ?? randomUUID()
}

/** A confirmed booking of the guest. */
export async function mustBook(tools: Tools, user: VerifiedUser, asked: HoldAsked): Promise<string> {
  const browser = someBrowser()
  const holdId = await mustHold(tools, { browser, user }, asked)
  const booked = await askBook(tools, { user, browser }, { holdId })
  if (!booked.ok) throw new Error(`The booking was refused: ${booked.reason}`)
  return holdId
}
