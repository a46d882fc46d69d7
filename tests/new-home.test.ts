// A new home over HTTP, without script: begun by the operator, seen by nobody else, and whole enough to be gone on with.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let owner: PlainVisitor

beforeAll(async () => {
  site = await startSite()
  owner = await makeOperator(site, 'owner')
})
afterAll(() => site?.stop())

const mill = {
  ...{ name: 'The Mill House', kind: 'house', slug: '', guests: '4', city: 'Olhão', region: 'Algarve', country: 'PT' },
  ...{ point: '37.02812, -7.84113', timeZone: 'Europe/Lisbon', currency: 'EUR', nightlyMinor: '120' },
}
const begin = (fields: Record<string, string> = {}, who = owner) => who.post('/admin/homes/new', { ...mill, ...fields })

test('on an empty site an operator begins the first home, and nobody else sees it', async () => {
  const list = await owner.get('/admin/homes')
  expect(asRendered(list.text).text).toContain(sentence('adminPages.noHomeEntered'))
  expect(list.text).toContain('href="/admin/homes/new"')
  expect((await owner.get('/admin/homes/new')).status).toBe(200)
  const begun = await begin()
  expect([begun.status, begun.location]).toEqual([303, '/admin/homes/the-mill-house'])
  const page = asRendered((await owner.get('/admin/homes/the-mill-house')).text).text
  expect(page).toContain(`The Mill House Olhão, Portugal · ${sentence('homes.draft')}`)
  expect(page).not.toContain(sentence('homes.itsPage'))
  expect(asRendered((await owner.get('/admin/homes')).text).text).toContain(
    `The Mill House Olhão · ${sentence('homes.draft')}`,
  )
  for (const who of [plainVisitor(site), owner]) expect((await who.get('/stays/the-mill-house')).status).toBe(404)
})

test('it has a unit, a plan with its price, a policy and payment terms, which further homes share', async () => {
  expect((await begin({ name: 'The Barn', nightlyMinor: '' })).status).toBe(303)
  const { rows } = await site.tools.database.execute(sql`
    select slug, base_nightly_minor as nightly, included_guests as included, policy.name as policy, terms.name as terms,
      (select count(*)::integer from stay_unit where stay_id = stay.id and role = 'all_of') as units,
      (select count(*)::integer from cancellation_policy) as policies,
      (select count(*)::integer from payment_terms) as kinds_of_terms
    from stay join stay_offer on stay_id = stay.id join rate_plan on rate_plan.id = rate_plan_id
      join cancellation_policy as policy on policy.id = stay_offer.policy_id
      join payment_terms as terms on terms.id = payment_terms_id
    order by stay.id`)
  const shared = {
    included: 4,
    policy: 'Moderate',
    terms: 'At the home, on arrival',
    units: 1,
    policies: 1,
    kinds_of_terms: 1,
  }
  expect(rows).toEqual([
    { slug: 'the-mill-house', nightly: 12_000, ...shared },
    { slug: 'the-barn', nightly: null, ...shared },
  ])
})

test('its public point is drawn by chance: two homes at one place are shown at two', async () => {
  const { rows } = await site.tools.database.execute<{ shown: string; metres: number }>(sql`
    select public_latitude || ' ' || public_longitude as shown,
      sqrt(power((public_latitude - latitude) * 111320, 2)
        + power((public_longitude - longitude) * 111320 * cos(radians(latitude)), 2)) as metres
    from stay`)
  expect(new Set(rows.map(({ shown }) => shown)).size).toBe(rows.length)
  for (const { metres } of rows) {
    expect(metres).toBeGreaterThan(245)
    expect(metres).toBeLessThan(455)
  }
})

test('an address that is taken gets a number where it was made of the name, and is refused where it was chosen', async () => {
  expect((await begin()).location).toBe('/admin/homes/the-mill-house-2')
  const chosen = await begin({ slug: 'the-mill-house', name: 'Other <House>' })
  expect([chosen.status, chosen.faults]).toEqual([422, [sentence('homes.slugTaken')]])
  expect(chosen.text).toContain('value="Other &lt;House&gt;"')
  await site.tools.database.execute(
    sql`insert into stay_slug_history (slug, stay_id) select 'old-mill', id from stay where slug = 'the-mill-house'`,
  )
  expect((await begin({ slug: 'old-mill' })).status).toBe(422)
  const both = await Promise.all([begin({ slug: 'raced' }), begin({ slug: 'raced' })])
  expect(both.map(({ status }) => status).sort()).toEqual([303, 422])
})

test('faults stand beside their fields, and everything typed is kept', async () => {
  const faulty = await begin({
    name: '',
    kind: '',
    guests: 'four',
    point: 'by the mill',
    country: 'XX',
    nightlyMinor: 'cheap',
  })
  expect(faulty.status).toBe(422)
  expect(faulty.faults).toEqual([
    sentence('homes.name'),
    sentence('homes.kind'),
    sentence('homes.guests', { least: '1', most: '100' }),
    sentence('homes.country'),
    sentence('homes.point'),
    sentence('homes.nightly'),
  ])
  for (const typed of ['four', 'by the mill', 'cheap']) expect(faulty.text).toContain(`value="${typed}"`)
})

test('only owners and managers begin homes; to guests there is no such page', async () => {
  expect((await begin({}, await makeOperator(site, 'manager'))).status).toBe(303)
  const reception = await makeOperator(site, 'reception')
  expect((await reception.get('/admin/homes')).text).not.toContain('/admin/homes/new')
  expect((await reception.get('/admin/homes/new')).status).toBe(404)
  expect((await begin({ name: 'Broom Cupboard' }, reception)).status).toBe(404)
  const guest = await makeOperator(site, undefined)
  expect((await guest.get('/admin/homes/new')).status).toBe(404)
  expect((await begin({}, guest)).status).toBe(404)
  const foreign = await owner.post('/admin/homes/new', mill, { origin: 'https://elsewhere.example' })
  expect(foreign.status).toBe(403)
})
