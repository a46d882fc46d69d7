// Groups of homes by call: made, filled, given rules that all share, left with or without them, and removed.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BookableStay, bookableStay } from '#tests/support/booking-world.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said } from '#tests/support/guest-calls.ts'

let api: ContentApi
let owner: string
let cleaner: string
let homes: BookableStay[]

beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: '' } })
  owner = await api.tokenOf(await api.makeUser({ roles: ['owner'] }))
  cleaner = await api.tokenOf(await api.makeUser({ roles: ['cleaner'] }))
  homes = []
  for (let at = 0; at < 3; at++) homes.push(await bookableStay(api.tools.database))
})
afterAll(() => api?.drop())

const call = (body: object, token = owner) => api.call('/admin/groups', { method: 'POST', body, token })
const groups = async (): Promise<Json[]> => (await api.call('/admin/groups', { token: owner })).body.data.groups
const slugs = (...which: number[]) => which.map(at => homes[at]!.slug)

/** Looks at the change, and saves what was seen. */
async function save(change: Json): Promise<Json> {
  const looked = (await call({ change })).body.data
  const { body } = await call({ change, seen: looked.mark })
  expect([looked.saved, body.data.saved]).toEqual([false, true])
  return body.data
}
const current = async (group: number) => (await groups()).find(each => each.group === group)
async function change(group: number, entered: object | null, keeps = true) {
  const { version } = await current(group)
  return { kind: 'group', group, version, entered, keeps }
}
async function rule(group: number, entered: object | null, which?: number) {
  const { version } = await current(group)
  return { kind: 'rule', group, version, ...(which && { rule: which }), entered }
}

/** Why two nights in October cannot be had there. */
const against = async ({ slug }: BookableStay): Promise<string[]> =>
  (await api.call(`/stays/${slug}/price?in=2030-10-07&out=2030-10-09&adults=2`)).body.data.verdicts.map(
    ({ reason }: Json) => reason,
  )
const found = async () => {
  const { body } = await api.call('/stays?in=2030-10-07&out=2030-10-09&adults=2')
  const shown = new Set(body.data.map(({ slug }: Json) => slug))
  return homes.map(({ slug }) => shown.has(slug))
}
const ofHome = async ({ slug }: BookableStay): Promise<Json[]> =>
  (await api.call(`/admin/homes/${slug}/rules`, { token: owner })).body.data.rules

let group: number

describe('a group', () => {
  it('is looked at, made with its homes, and renamed; looking changes nothing', async () => {
    const made = { kind: 'group', version: 0, entered: { name: 'Harbour', homes: slugs(0, 1) } }
    const looked = (await call({ change: made })).body.data
    expect(looked.homes.map(({ slug }: Json) => slug).sort()).toEqual(slugs(0, 1).sort())
    expect(await groups()).toEqual([])
    group = (await save(made)).group
    expect(await current(group)).toMatchObject({ name: 'Harbour', version: 1, rules: [] })
    await save(await change(group, { name: 'Harbour houses', homes: slugs(0, 1) }))
    expect(await current(group)).toMatchObject({ name: 'Harbour houses', version: 2 })
  })

  it('gives all of its homes a rule of each year, seen before at each of them; searches know it at once', async () => {
    const autumn = { demand: 'min_arrival', amount: 4, yearly: true, first: '2029-10-01', last: '2029-10-31' }
    const wished = await rule(group, autumn)
    const looked = (await call({ change: wished })).body.data
    expect(looked.homes).toHaveLength(2)
    expect([await against(homes[0]!), await found()]).toEqual([[], [true, true, true]])
    await save(wished)
    expect(await Promise.all(homes.map(against))).toEqual([['minimum-arrival'], ['minimum-arrival'], []])
    expect(await found()).toEqual([false, false, true])
    expect((await current(group)).rules).toMatchObject([{ demand: 'min_arrival', yearly: true, ownAt: [] }])
    expect(await ofHome(homes[0]!)).toMatchObject([{ ours: false, demand: 'min_arrival' }])
  })

  it('leaves a home its own rule, which wins, and says which homes have one', async () => {
    const { slug } = homes[1]!
    const { version } = (await api.call(`/admin/homes/${slug}/rules`, { token: owner })).body.data
    const own = { kind: 'rule', entered: { demand: 'min_arrival', amount: 1 } }
    await api.call(`/admin/homes/${slug}/rates`, { token: owner, body: { version, onlyLook: false, change: own } })
    expect(await Promise.all(homes.map(against))).toEqual([['minimum-arrival'], [], []])
    expect((await current(group)).rules[0].ownAt).toEqual([slug])
  })

  it('is joined by a home, which then follows its rules, and changed for all of them at once', async () => {
    await save(await change(group, { name: 'Harbour houses', homes: slugs(0, 1, 2) }))
    expect(await against(homes[2]!)).toEqual(['minimum-arrival'])
    const [{ rule: which }] = (await current(group)).rules
    await save(await rule(group, { demand: 'min_arrival', amount: 2 }, which))
    expect(await found()).toEqual([true, true, true])
    await save(await rule(group, { demand: 'min_arrival', amount: 5 }, which))
    expect(await found()).toEqual([false, true, false])
  })

  it('is left by a home that keeps its rules as its own, and by one that does not', async () => {
    await save(await change(group, { name: 'Harbour houses', homes: slugs(0, 1) }))
    expect(await ofHome(homes[2]!)).toMatchObject([{ ours: true, demand: 'min_arrival' }])
    expect(await against(homes[2]!)).toEqual(['minimum-arrival'])
    await save(await change(group, { name: 'Harbour houses', homes: slugs(1) }, false))
    expect([await ofHome(homes[0]!), await against(homes[0]!)]).toEqual([[], []])
  })

  it('keeps fees and discounts with a home that leaves, but no code', async () => {
    await api.tools.database.execute(sql`
      with fees as (insert into fee (group_id, name, kind, basis, amount) values (${group}, 'Linen', 'linen', 'per_stay', 900))
      insert into discount (group_id, name, kind, reduction_bp, min_nights, code)
      values (${group}, 'Long', 'los', 1000, 7, null), (${group}, 'Code', 'coupon', 1000, null, 'SUN')`)
    await save(await change(group, { name: 'Harbour houses', homes: slugs(1, 2) }))
    await save(await change(group, { name: 'Harbour houses', homes: slugs(1) }))
    const { rows } = await api.tools.database.execute(sql`
      select name from fee where stay_id = ${homes[2]!.stayId} union all
      select name from discount where stay_id = ${homes[2]!.stayId} order by name`)
    expect(rows).toEqual([{ name: 'Linen' }, { name: 'Long' }])
  })

  it('is not saved otherwise than it was seen, nor over a change of somebody else', async () => {
    const wished = await rule(group, { demand: 'max_stay', amount: 9 })
    const { mark } = (await call({ change: wished })).body.data
    const other = { ...wished, entered: { demand: 'max_stay', amount: 8 } }
    expect(said(await call({ change: other, seen: mark }))).toEqual([409, 'preview-out-of-date'])
    await save(await change(group, { name: 'Harbour', homes: slugs(1) }))
    expect(said(await call({ change: wished, seen: mark }))).toEqual([409, 'out-of-date'])
    expect((await current(group)).rules).toHaveLength(1)
  })

  it('of two who save what they saw at the same time lets one', async () => {
    const wished = await rule(group, { demand: 'max_stay', amount: 21 })
    const { mark } = (await call({ change: wished })).body.data
    const both = await Promise.all([1, 2].map(() => call({ change: wished, seen: mark })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await current(group)).rules).toHaveLength(2)
  })

  it('is refused where there is no such group, home or rule', async () => {
    const nothing = { kind: 'group', group: 999, version: 1, entered: null }
    expect(said(await call({ change: nothing }))).toEqual([409, 'group-unknown'])
    const strangers = { kind: 'group', version: 0, entered: { name: 'Far', homes: ['no-such-home'] } }
    expect(said(await call({ change: strangers }))).toEqual([404, 'home-unknown'])
    expect(said(await call({ change: await rule(group, null, 999_999) }))).toEqual([409, 'row-unknown'])
    expect((await call({ change: { ...strangers, entered: { name: ' ', homes: [] } } })).status).toBe(400)
  })

  it('of more than one goes by the strictest, and each can be left alone', async () => {
    const other = (await save({ kind: 'group', version: 0, entered: { name: 'Hills', homes: slugs(0) } })).group
    const third = (await save({ kind: 'group', version: 0, entered: { name: 'Lake', homes: slugs(0) } })).group
    await save(await rule(other, { demand: 'min_arrival', amount: 2 }))
    expect(await against(homes[0]!)).toEqual([])
    await save(await rule(third, { demand: 'min_arrival', amount: 6 }))
    expect(await against(homes[0]!)).toEqual(['minimum-arrival'])
    await save(await change(third, null, false))
    expect(await against(homes[0]!)).toEqual([])
    await save(await change(other, null, false))
    expect(await ofHome(homes[0]!)).toEqual([])
  })

  it('is copied with its home: the copy is in it, too', async () => {
    const { slug } = homes[1]!
    const copied = await api.call(`/admin/homes/${slug}/copy`, {
      token: owner,
      body: { name: 'Copy of it', withPhotos: false },
    })
    expect(copied.status).toBeLessThan(300)
    expect((await current(group)).homes).toHaveLength(2)
    await save(await change(group, { name: 'Harbour', homes: slugs(1) }, false))
  })

  it('is nothing that others see or change', async () => {
    const wished = { kind: 'group', version: 0, entered: { name: 'Mine', homes: [] } }
    const { status } = await call({ change: wished }, cleaner)
    expect([403, 404]).toContain(status)
    expect([403, 404]).toContain((await api.call('/admin/groups', { token: cleaner })).status)
  })

  it('holds at most sixty homes, each once, and there are at most a hundred groups', async () => {
    const made = (homes: readonly string[]) => ({ kind: 'group', version: 0, entered: { name: 'Wide', homes } })
    const many = Array.from({ length: 61 }, (_, at) => `home-${at}`)
    expect((await call({ change: made(many) })).status).toBe(400)
    const twice = (await call({ change: made([...slugs(0), ...slugs(0)]) })).body.data
    expect(twice.homes).toHaveLength(1)
    await api.tools.database.execute(sql`insert into stay_group (name) select 'More' from generate_series(1, 100)`)
    expect(said(await call({ change: made([]) }))).toEqual([409, 'too-many-groups'])
    await api.tools.database.execute(sql`delete from stay_group where name = 'More'`)
  })

  it('is removed, and its homes keep what they had; the trail has all of it', async () => {
    const before = await against(homes[1]!)
    await save(await change(group, null))
    expect(await groups()).toEqual([])
    expect(await against(homes[1]!)).toEqual(before)
    expect((await ofHome(homes[1]!)).filter(({ ours }) => !ours)).toEqual([])
    const { rows } = await api.tools.database.execute<Json>(
      sql`select distinct row_of, deed from change where row_of like 'stay_group%' order by row_of, deed`,
    )
    expect(rows.map(({ row_of: of, deed }) => `${of} ${deed}`)).toEqual([
      ...['stay_group added', 'stay_group changed', 'stay_group removed'],
      ...['stay_group_member added', 'stay_group_member removed'],
    ])
  })
})
