// A copy of a home over HTTP and by call: what is copied, what stays with the original, who may, and two at once.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantRole } from '#command-line/role-store.server.ts'
import { type BookableStay, bookableStay, inputFor, mustHold, someBrowser } from './support/booking-world.ts'
import { type ContentApi, contentApi, type Json } from './support/content-api.ts'
import { said, wrongFields } from './support/guest-calls.ts'

let api: ContentApi
let owner: string
let mill: BookableStay

beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: '' } })
  owner = await api.tokenOf(await api.makeUser({ roles: ['owner'] }))
  mill = await bookableStay(api.tools.database, { plan: { name: 'Mill, usual price' } })
  await furnish(mill)
})
afterAll(() => api?.drop())

const copy = (slug: string, body: object, token = owner) =>
  api.call(`/admin/homes/${slug}/copy`, { method: 'POST', body, token })
const rowsOf = async (query: ReturnType<typeof sql>): Promise<Json[]> => (await api.tools.database.execute(query)).rows

/** Everything that may be entered about a home, and what happens to one. */
async function furnish({ stayId, planId, policyId, unitIds }: BookableStay): Promise<void> {
  const run = (query: ReturnType<typeof sql>) => api.tools.database.execute(query)
  await run(sql`update stay set name = 'Mill', registration_number = 'AL-1', registration_required = true, amenities = '[{"code":"wifi"}]'
    where id = ${stayId}`)
  await run(
    sql`insert into photo (stay_id, position, alt, path, width, height) values (${stayId}, 0, 'A mill', '/photos/mill', 1200, 800)`,
  )
  await run(
    sql`insert into nearby_place (stay_id, kind, name, latitude, longitude, way) values (${stayId}, 'beach', 'Praia', 38.7, -9.2, 'foot')`,
  )
  await run(sql`insert into stay_translation (stay_id, language, source, translation)
    values (${stayId}, 'de', 'Mill', 'Mühle'), (${stayId}, 'de', 'A house.', 'Ein Haus.')`)
  await run(
    sql`insert into manual_section (stay_id, position, title, text) values (${stayId}, 0, 'Stove', 'Turn it off.')`,
  )
  await run(sql`insert into arrival_guide (stay_id, check_in, getting_in, wifi_network, wifi_password_sealed, door_code_sealed, host_name)
    values (${stayId}, 'key-box', 'Behind the tree', 'Mill', '\\x01', '\\x02', 'Jette')`)
  await run(
    sql`insert into season (rate_plan_id, name, yearly_first, yearly_last, nightly_minor) values (${planId}, 'Summer', 701, 831, 15000)`,
  )
  await run(
    sql`insert into rate_plan (name, currency, parent_id, change_bp, policy_id) values ('No refund', 'EUR', ${planId}, -1000, ${policyId})`,
  )
  await run(sql`insert into night_override (stay_id, night, nightly_minor, note)
    values (${stayId}, '2030-05-14', 1, 'over'), (${stayId}, '2030-12-24', 30000, 'ours')`)
  await run(sql`insert into stay_rule (stay_id, kind, amount) values (${stayId}, 'min_arrival', 3)`)
  await run(
    sql`insert into fee (stay_id, name, kind, basis, amount) values (${stayId}, 'Cleaning', 'cleaning', 'per_stay', 8000)`,
  )
  await run(sql`insert into discount (stay_id, name, kind, reduction_bp, min_nights, code)
    values (${stayId}, 'Week', 'los', 1000, 7, null), (${stayId}, 'Friends', 'coupon', 5000, null, 'FRIENDS')`)
  await run(
    sql`insert into booking_mode_override (stay_id, fewer_days_than, booking_mode) values (${stayId}, 3, 'request')`,
  )
  await run(sql`with made as (insert into stay_group (name) values ('Harbour') returning id)
    insert into stay_group_member (group_id, stay_id) select id, ${stayId} from made`)
  await run(sql`insert into stay_rule (group_id, kind, closed) select id, 'closed_to_departure', false from stay_group`)
  await run(sql`insert into calendar_export (id, unit_id, audience, token_hash, created_at)
    values (gen_random_uuid(), ${unitIds[0]}, 'anybody', ${'0'.repeat(64)}, now())`).catch(() => undefined)
  const browser = someBrowser()
  await mustHold(api.tools, { browser }, { stayId, input: inputFor('2030-07-10', '2030-07-14') })
}

const counted = (slug: string) =>
  rowsOf(sql`
  select status, version, amenities, registration_number as number, registration_required as required, review_count as reviews,
    (select json_agg(json_build_object('path', path, 'alt', alt)) from photo where stay_id = stay.id) as photos,
    (select array_agg(name) from nearby_place where stay_id = stay.id) as near,
    (select array_agg(translation order by translation) from stay_translation where stay_id = stay.id) as translations,
    (select array_agg(title) from manual_section where stay_id = stay.id) as manual,
    (select json_build_object('host', host_name, 'in', getting_in, 'wifi', wifi_network,
      'sealed', num_nonnulls(door_code_sealed, wifi_password_sealed)) from arrival_guide where stay_id = stay.id) as guide,
    (select array_agg(night::text || ' ' || note) from night_override where stay_id = stay.id) as nights,
    (select array_agg(kind) from stay_rule where stay_id = stay.id) as rules,
    (select array_agg(name) from fee where stay_id = stay.id) as fees,
    (select array_agg(name) from discount where stay_id = stay.id) as discounts,
    (select count(*)::integer from booking_mode_override where stay_id = stay.id) as modes,
    (select count(*)::integer from stay_group_member where stay_id = stay.id) as groups,
    (select array_agg(unit.name) from stay_unit join unit on unit.id = unit_id where stay_id = stay.id) as units,
    (select count(*)::integer from booking where stay_id = stay.id) as bookings,
    (select count(*)::integer from calendar_export join stay_unit using (unit_id) where stay_id = stay.id) as calendars,
    plan.name as plan, plan.base_nightly_minor::integer as nightly,
    (select array_agg(name) from season where rate_plan_id = plan.id) as seasons,
    (select json_agg(json_build_object('name', name, 'change', change_bp, 'policy', policy_id)) from rate_plan where parent_id = plan.id) as derived,
    plan.id <> ${mill.planId} as own
  from stay join stay_offer on stay_offer.stay_id = stay.id join rate_plan as plan on plan.id = rate_plan_id where slug = ${slug}`)

describe('a copy', () => {
  it('is a draft with all that was entered, and nothing of what is of the original alone', async () => {
    const copied = await copy(mill.slug, { name: 'Mill House' })
    expect(copied.body.data).toEqual({ slug: 'mill-house', name: 'Mill House', status: 'draft', version: 1 })
    expect(await counted('mill-house')).toEqual([
      {
        ...{ status: 'draft', version: 1, amenities: [{ code: 'wifi' }], number: null, required: true, reviews: 0 },
        photos: [{ path: '/photos/mill', alt: 'A mill' }],
        ...{ near: ['Praia'], translations: ['Ein Haus.'], manual: ['Stove'] },
        guide: { host: 'Jette', in: '', wifi: '', sealed: 0 },
        ...{
          nights: ['2030-12-24 '],
          rules: ['min_arrival'],
          fees: ['Cleaning'],
          discounts: ['Week'],
          modes: 1,
          groups: 1,
        },
        ...{ units: ['Mill House'], bookings: 0, calendars: 0, plan: 'Mill House, usual price', nightly: 10_000 },
        ...{ seasons: ['Summer'], derived: [{ name: 'No refund', change: -1000, policy: mill.policyId }], own: true },
      },
    ])
    expect((await api.call('/stays/mill-house')).status).toBe(404)
    const [public1, public2] = await rowsOf(
      sql`select public_latitude as at from stay where slug in ('mill-house', ${mill.slug}) order by id`,
    )
    expect(public1.at).not.toBe(public2.at)
  })

  it('is changed apart from the original', async () => {
    await copy(mill.slug, { name: 'Apart', slug: 'apart', withPhotos: false })
    const before = await counted(mill.slug)
    const { version } = (await api.call('/admin/homes/apart/rates', { token: owner })).body.data
    const base = { nightlyMinor: 5000, weekdayMinor: [0, 0, 0, 0, 0, 0, 0], includedGuests: 2, extraGuests: [] }
    const body = { version, onlyLook: false, change: { kind: 'base', base } }
    const changed = await api.call('/admin/homes/apart/rates', { method: 'POST', body, token: owner })
    expect([changed.status, (await counted('apart'))[0]]).toEqual([
      200,
      expect.objectContaining({ nightly: 5000, photos: null }),
    ])
    expect(await counted(mill.slug)).toEqual(before)
    expect(before[0].own).toBe(false)
  })

  it('costs what the original costs, once it is published', async () => {
    await copy(mill.slug, { name: 'Twin', slug: 'twin' })
    await api.tools.database.execute(
      sql`update stay set status = 'unlisted', registration_number = 'AL-2', summary = 'A', description = 'B' where slug = 'twin'`,
    )
    const price = async (slug: string) =>
      (await api.call(`/stays/${slug}/price?in=2030-08-10&out=2030-08-17&adults=2`)).body.data.price.totalMinor
    expect(await price('twin')).toBe(await price(mill.slug))
    expect(await price('twin')).toBe(7 * 15_000 - 10_500 + 8000)
  })

  it('gets a number where its name is taken; a slug that was chosen is refused, also of two at once', async () => {
    await copy(mill.slug, { name: 'Barn' })
    expect((await copy(mill.slug, { name: 'Barn' })).body.data.slug).toBe('barn-2')
    expect(said(await copy(mill.slug, { name: 'Barn', slug: 'barn' }))).toEqual([422, 'slug-taken'])
    const both = await Promise.all([1, 2, 3].map(() => copy(mill.slug, { name: 'Raced', slug: 'raced' })))
    expect(both.map(({ status }) => status >= 400).toSorted()).toEqual([false, true, true])
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: '古民家' }, 'slug'],
    [{ name: 'New' }, 'slug'],
    [{ name: 'Fine', slug: 'Not Fine' }, 'slug'],
    [{ name: 'Fine', withPhotos: 'yes' }, 'withPhotos'],
    [{}, 'name'],
  ])('%j is refused by name', async (body, field) => {
    expect(wrongFields(await copy(mill.slug, body))).toEqual([400, field])
  })

  it('is made by who may begin homes, of homes that are there', async () => {
    const reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
    const manager = await api.makeUser()
    await grantRole(api.tools.database, { userId: manager.id, role: 'manager', stayId: mill.stayId }, api.clock.now())
    const ofMill = await api.tokenOf(manager)
    const guest = await api.tokenOf(await api.makeUser())
    const sent = [reception, ofMill, guest].map(token => copy(mill.slug, { name: 'Theirs' }, token))
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([403, 403, 404])
    expect((await copy('nobodys', { name: 'Nobody’s' })).status).toBe(404)
    expect(await rowsOf(sql`select from stay where name = 'Theirs'`)).toEqual([])
  })
})
