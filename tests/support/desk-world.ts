// Homes, bookings, money, people and calendars as operators meet them: of each button in the admin pages there is one to press.

import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openExport } from '#channels/export/change-exports.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { reviewTable } from '#reviews/review-tables.server.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { days, later } from '#values/duration.ts'
import { inputFor, mustBook, someGuest } from './booking-world.ts'
import { type BuiltHome, buildHome } from './build-home.ts'
import { endVisit } from './completed-visit.ts'
import { enterImprint } from './enter-imprint.ts'
import { askDeposit, someOperator } from './paying-world.ts'

export type AdminWorld = { readonly home: BuiltHome; readonly elsewhere: BuiltHome }

const guest = { name: 'Grete Geheim', email: 'grete@secret.example', phone: '+4915112345678' }
const today = dayInZone(new Date(), 'UTC')

/** Fills an empty site, before it stands on the database or while it does. */
export async function fillAdmin(site: Tools): Promise<AdminWorld> {
  // Paid at the home, so that everything booked is confirmed.
  const tools = { ...site, environment: { ...site.environment, PAYMENT_WAYS: [] } }
  const { database } = tools
  const photos = ['1', '2', '3'].map(name => ({ path: `/photos/olive-mill/${name}`, alt: 'The house' }))
  const home = await buildHome(database, { slug: 'mill', name: 'Mill House', photos, cleaningMinor: 5000 })
  const elsewhere = await buildHome(database, { slug: 'elsewhere', name: 'Elsewhere' })
  let booked = 0
  /** A visit of two nights, confirmed, or asked for where the home wants it. */
  const book = async () => {
    const nights = inputFor(day(3 + 4 * booked), day(5 + 4 * booked))
    booked += 1
    const id = await mustBook(tools, await someGuest(database, new Date()), { stayId: home.id, input: nights })
    await database.execute(sql`update booking set contact = ${JSON.stringify(guest)}::jsonb where id = ${id}`)
    return id
  }
  const mode = (to: string) =>
    database.execute(sql`update stay_offer set booking_mode = ${to} where stay_id = ${home.id}`)
  await mode('request')
  await book()
  await mode('instant')
  await pay(tools, await book())
  await disputed(tools, await book())
  await change(tools, await book(), 'guest')
  await change(tools, await book(), 'operator')
  await askDeposit(database, { stayId: home.id }, { method: 'charge' })
  await book()
  await held(tools, await book())
  await enquire(tools, home)
  for (const state of ['pending', 'published', 'hidden'] as const) await review(tools, await book(), state)
  const over = await book()
  await held(tools, over, 'held-over')
  await endVisit(tools, over)
  await write(tools)
  await database.execute(sql`
    insert into site_page (name, is_shown) values ('by-train', false)`)
  await database.execute(sql`
    insert into site_redirect (from_path, leads_to, to_path, is_permanent) values ('/former', '/stays', '/stays', true)`)
  await database.execute(sql`
    insert into site_text (page, language, title, text, written_at, published_at)
    values ('by-train', 'en', 'By rail', 'Take it.', now(), now()), ('by-train', 'en', 'By train', 'Take the slow one.', now(), now()), ('by-train', 'en', 'By train', 'Take any.', now(), null)`)
  await enterImprint(database)
  await follow(tools, home)
  await database.execute(sql`
    insert into season (rate_plan_id, name, yearly_first, yearly_last, nightly_minor)
    select rate_plan_id, 'Summer', 701, 831, 15000 from stay_offer where stay_id = ${home.id}`)
  await database.execute(sql`
    insert into nearby_place (stay_id, kind, name, way, latitude, longitude)
    values (${home.id}, 'beach', 'Bay', 'foot', 37.02, -7.85)`)
  const { rows } = await database.execute<{ block: string }>(sql`
    insert into block (id, unit_id, nights, reason, created_at)
    values (gen_random_uuid(), ${home.unitId}, daterange(${day(60)}, ${day(62)}), 'owner', now()) returning id as block`)
  await database.execute(sql`
    insert into occupancy (unit_id, nights, kind, ref_id, created_at)
    values (${home.unitId}, daterange(${day(60)}, ${day(62)}), 'block', ${rows[0]!.block}, now())`)
  // Used by no home, so that it can be removed.
  await database.execute(sql`
    with terms as (insert into payment_terms (name) values ('At once') returning id)
    insert into payment_instalment (terms_id, position, share_bp) select id, 0, 10000 from terms`)
  await database.execute(sql`
    with place as (insert into tax_profile (name, currency) values ('Town', 'EUR') returning id)
    insert into tax_rule (profile_id, name, kind, amount_minor, rate_source, checked_on)
    select id, 'City tax', 'per_guest_night', 200, 'Bylaw 7', '2026-01-02' from place`)
  await database.execute(sql`
    with harbour as (insert into stay_group (name) values ('Harbour') returning id),
      member as (insert into stay_group_member select id, ${home.id} from harbour)
    insert into stay_rule (group_id, kind, amount) select id, 'max_stay', 90 from harbour`)
  await database.execute(sql`
    insert into exchange_rate (currency, source, per_euro, day, changed_at, changed_by)
    values ('CHF', 'operator', 0.9, current_date, now(), gen_random_uuid())`)
  return { home, elsewhere }
}

const day = (ahead: number) => writeCalendarDay(addDays(today, ahead))

/** Money that came in, with one refund that failed and one to be sent by hand. */
async function pay({ database }: Tools, bookingId: string): Promise<void> {
  await database.execute(sql`
    with paid as (
      insert into payment (id, booking_id, purpose, attempt, provider, way, provider_ref, state, capture, amount_minor,
        captured_minor, refunded_minor, currency, captured_at, idempotency_key, created_at, updated_at)
      values (gen_random_uuid(), ${bookingId}, 'initial', 9, 'manual', 'bank-transfer', 'paid', 'captured', 'automatic', 10000,
        10000, 100, 'EUR', now(), 'paid', now(), now()) returning id, booking_id)
    insert into refund (id, payment_id, booking_id, amount_minor, state, provider_ref, computed_by, idempotency_key, created_at, settled_at)
    select gen_random_uuid(), id, booking_id, 100, 'failed', 'failed', 'operator', 'failed', now(), now() from paid
    union all select gen_random_uuid(), id, booking_id, 100, 'created', 'by-hand', 'operator', 'by-hand', now(), null from paid`)
}

async function disputed({ database }: Tools, bookingId: string): Promise<void> {
  await database.execute(sql`
    with paid as (
      insert into payment (id, booking_id, purpose, attempt, provider, way, provider_ref, state, capture, amount_minor,
        captured_minor, currency, captured_at, idempotency_key, created_at, updated_at)
      values (gen_random_uuid(), ${bookingId}, 'initial', 9, 'house', 'test-card', 'disputed', 'captured', 'automatic', 100,
        100, 'EUR', now(), 'disputed', now(), now()) returning id, booking_id)
    insert into dispute (id, payment_id, booking_id, provider_ref, state, amount_minor, respond_by, opened_at, updated_at)
    select gen_random_uuid(), id, ${bookingId}, 'dispute', 'needs-response', 100, now() + interval '9 days', now(), now() from paid`)
}

async function change({ database }: Tools, bookingId: string, by: 'guest' | 'operator'): Promise<void> {
  await database.execute(sql`
    with agreed as (select id, version, jsonb_build_object('checkIn', check_in, 'checkOut', check_out, 'party', party,
      'quote', quote, 'totalMinor', total_minor) as agreement from booking where id = ${bookingId})
    insert into booking_amendment (id, booking_id, proposed_by, state, version, before, after, delta_minor, created_at, expires_at)
    select gen_random_uuid(), id, ${by}, 'proposed', version, agreement, agreement, 0, now(), now() + interval '1 day' from agreed`)
}

async function held({ database }: Tools, bookingId: string, ref = 'held'): Promise<void> {
  await database.execute(sql`
    insert into payment (id, booking_id, purpose, attempt, provider, way, provider_ref, state, capture, amount_minor,
      currency, authorised_until, idempotency_key, created_at, updated_at)
    values (gen_random_uuid(), ${bookingId}, 'damage_hold', 1, 'house', 'test-card', ${ref}, 'authorised', 'manual', 30000,
      'EUR', now() + interval '90 days', ${ref}, now(), now())`)
}

async function enquire({ database }: Tools, { id }: BuiltHome): Promise<void> {
  await database.execute(sql`
    insert into enquiry (id, stay_id, check_in, check_out, party, contact, state, expires_at, created_at)
    values (gen_random_uuid(), ${id}, ${day(80)}, ${day(82)}, '{"adults":2,"childAges":[],"infants":0,"pets":0}',
      ${JSON.stringify(guest)}, 'open', now() + interval '1 day', now())`)
}

async function review(tools: Tools, bookingId: string, state: 'pending' | 'published' | 'hidden'): Promise<void> {
  await endVisit(tools, bookingId)
  const now = new Date()
  const { rows } = await tools.database.execute<{ stay_id: number; guest_user_id: string }>(
    sql`select stay_id, guest_user_id from booking where id = ${bookingId}`,
  )
  await tools.database.insert(reviewTable).values({
    ...{ id: randomUUID(), bookingId, stayId: rows[0]!.stay_id, guestUserId: rows[0]!.guest_user_id, author: 'Ada L.' },
    ...{ overall: 5, title: 'Warm', body: 'We stayed in.', locale: 'en', state, submittedAt: now },
    publishAt: later(now, days(14)),
    publishedAt: state === 'pending' ? null : now,
    ...(state === 'hidden' && { hiddenReason: 'It names somebody.', hiddenAt: now }),
  })
}

/** A question by the form, and a mail that was given up. */
async function write({ database }: Tools): Promise<void> {
  const id = randomUUID()
  await database.execute(sql`
    with written as (
      insert into conversation (id, form_key, name, email, created_at, last_message_at)
      values (${id}, ${id}, 'Ada', 'ada@example.org', now(), now()) returning id)
    insert into message (conversation_id, author, text, form_key, created_at)
    select id, 'guest', 'Is it quiet?', 'asked-by-form', now() from written`)
  await database.execute(sql`
    update conversation set last_guest_id = (select max(id) from message where conversation_id = ${id}) where id = ${id}`)
  await database.execute(sql`
    update outbox set state = 'failed', last_answer = 'No such mailbox.' where id = (select max(id) from outbox)`)
}

/** Calendars of other sites: one that has to be believed with nights that were sold twice, one that rests; and one of ours. */
async function follow(tools: Tools, { unitId }: BuiltHome): Promise<void> {
  const { database } = tools
  const feed = async (name: string, isPaused: boolean, trouble: string | null) => {
    const { rows } = await database.execute<{ id: string }>(sql`
      insert into external_calendar (id, unit_id, name, provider, address_sealed, address_hash, host, every_minutes, state,
        is_paused, trouble, trouble_since, next_look_at, created_at)
      values (gen_random_uuid(), ${unitId}, ${name}, 'vrbo', ${randomBytes(60)}, ${randomBytes(32)}, 'calendars.example', 60,
        ${trouble ? 'failing' : 'ok'}, ${isPaused}, ${trouble}::text, ${trouble && new Date()}::timestamptz, now() + interval '1 year', now())
      returning id`)
    return rows[0]!.id
  }
  await feed('Resting', true, null)
  const calendar = await feed('Suspect', false, 'emptied')
  const event = randomUUID()
  const nights = sql`daterange(${day(60)}, ${day(62)})`
  await database.execute(sql`
    insert into external_event (id, calendar_id, uid, nights, class, first_seen_at, last_seen_at)
    values (${event}, ${calendar}, ${event}, ${nights}, 'reserved', now(), now())`)
  await database.execute(sql`
    insert into occupancy (unit_id, nights, kind, ref_id, conflicted, created_at)
    values (${unitId}, ${nights}, 'external', ${event}, true, now())`)
  const operator = await someOperator(database, new Date(), 'owner')
  const opened = await openExport(tools, operator, { unitId, audience: 'airbnb', bufferNights: 0 })
  if (!opened.ok) throw new Error(`No address for other sites: ${opened.reason}`)
}
