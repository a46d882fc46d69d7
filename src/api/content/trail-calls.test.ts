// The trail: every table is noted or says why not; who, what, from, to; seen as far as roles reach; never changed.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantRole } from '#command-line/role-store.server.ts'
import { actingAs } from '#platform/tools/acting.server.ts'
import { inTransaction, refusingConstraint } from '#platform/tools/database.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'

let api: ContentApi
let mill: number
let owner: { readonly id: string; readonly email: string; readonly token: string }
beforeAll(async () => {
  api = await contentApi()
  mill = (await buildHome(api.tools.database, { slug: 'mill', name: 'Mill House' })).id
  await buildHome(api.tools.database, { slug: 'hut', name: 'Hill Hut' })
  owner = await somebody('owner')
})
afterAll(() => api?.drop())

async function somebody(role: 'owner' | 'manager' | 'reception', stayId?: number) {
  const user = await api.makeUser(stayId === undefined ? { roles: [role] } : {})
  if (stayId !== undefined) await grantRole(api.tools.database, { userId: user.id, role, stayId }, api.clock.now())
  return { ...user, token: await api.tokenOf(user) }
}

const values = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, JSON.parse(text)]))

async function trail(query = '', by = owner): Promise<Json[]> {
  const { data } = (await api.call(`/admin/trail${query}`, { token: by.token })).body
  return data.map(({ changes, ...act }: Json) => ({
    ...act,
    changes: changes.map((each: Json) => ({ ...each, before: values(each.before), after: values(each.after) })),
  }))
}
const read = async (path: string): Promise<Json> => (await api.call(path, { token: owner.token })).body.data

async function saveOrganisation(change: Json, by = owner) {
  const { possible: _, unpayable: __, changedAt: ___, ...stored } = await read('/admin/organisation')
  return api.call('/admin/organisation', { token: by.token, body: { ...stored, ...change } })
}

async function changeRate(slug: string, nightlyMinor: number, by = owner) {
  const { version, base } = await read(`/admin/homes/${slug}/rates`)
  const change = { kind: 'base', base: { ...base, nightlyMinor } }
  return api.call(`/admin/homes/${slug}/rates`, { token: by.token, body: { version, onlyLook: false, change } })
}

/** Tables that commands of operators write without a note of their own, and why. */
const notNoted: Readonly<Record<string, string>> = {
  account_favourite: 'what guests save is theirs',
  age_band: 'what the words of ages mean is part of the site',
  announced_charge: 'follows from payments',
  app_user: 'what people say of themselves is theirs',
  backup_run: 'how backups go',
  booking_command: 'keys by which a command is done once',
  booking_event: 'the history of bookings, which is append only itself',
  catalogue_edition: 'a counter',
  change: 'the trail itself',
  contact_key: 'keys of mailed links',
  coupon_use: 'follows from bookings',
  exchange_fetch: 'how a job goes',
  invoice_mail: 'follows from invoices',
  invoice_recipient: 'what guests say of themselves',
  invoice_series: 'a counter',
  job_run: 'how jobs go',
  ledger_entry: 'the books, which are append only themselves',
  left_photo: 'files to be removed',
  manual_intent: 'follows from payments',
  manual_refund: 'follows from refunds',
  migration: 'the tables themselves',
  occupancy: 'follows from bookings, blocks and calendars',
  paper_version: 'texts that come with the site',
  provider_event: 'what payment providers tell',
  quote: 'follows from searches and bookings',
  rate_limit: 'counters',
  search_change: 'what the index of the search reads again',
  search_change_horizon: 'the same',
  seen_count: 'sums of visitors, which nobody enters',
  session: 'sign-ins',
  setup_key: 'keys by which the first owner is made',
  stay_slug_history: 'follows from homes',
  under_way: 'locks',
}

describe('the trail', () => {
  it('is written for every table that operators change; each other table says why not', async () => {
    const { rows } = await api.tools.database.execute<{ name: string; noted: boolean }>(sql`
      select relname as name, exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'trail') as noted
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`)
    const others = rows.filter(({ name, noted }) => !noted && !name.startsWith('identity_')).map(({ name }) => name)
    // A new table gets the trigger `trail` in its migration, with the columns that may be told, or a reason here.
    expect(others).toEqual(Object.keys(notNoted))
  })

  it('tells no column that holds a secret or what people wrote', async () => {
    const { rows } = await api.tools.database.execute<{ column: string }>(sql`
      select relname || '.' || attname as column from pg_trigger join pg_class on pg_class.oid = tgrelid
        join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
        cross join lateral (select string_to_array(encode(tgargs, 'escape'), '\\000') as args) as told
      where tgname = 'trail'
        and (attname = any (string_to_array(args[2], ' ')) or (args[2] = '*' and not attname = any (string_to_array(args[3], ' '))))
        and not attname = any (string_to_array(args[4], ' '))
        and (atttypid = 'bytea'::regtype or attname ~ '(secret|token|hash|sealed|password|email|phone|contact|note|answer|body)')
      order by 1`)
    expect(rows.map(({ column }) => column)).toEqual([
      'arrival_guide.host_answer_minutes',
      'conversation.waits_for_answer',
      'nearby_place.note',
    ])
  })

  it('says who changed what by which call, from what to what', async () => {
    await saveOrganisation({ legalName: 'Meadow Homes', city: 'Tavira' })
    const [act] = await trail('?area=organisation')
    expect(act).toMatchObject({ by: owner.id, way: 'call', command: 'saveOrganisation' })
    expect(act.changes).toEqual([
      expect.objectContaining({
        ...{ rowOf: 'organisation', deed: 'changed' },
        before: { legal_name: '', city: '' },
        after: { legal_name: 'Meadow Homes', city: 'Tavira' },
      }),
    ])
    await saveOrganisation({})
    expect((await trail('?area=organisation'))[0].act).toBe(act.act)
  })

  it('is written in the transaction of the change: what is refused or rolled back leaves nothing', async () => {
    const before = (await trail()).length
    expect((await saveOrganisation({ version: 1, legalName: 'Late' })).status).toBe(409)
    const acting = { userId: owner.id, way: 'call', command: 'test' } as const
    const { database } = api.tools
    const lost = actingAs(acting, () =>
      inTransaction(database, async queries => {
        await queries.execute(sql`update organisation set legal_name = 'Lost'`)
        throw new Error('lost')
      }),
    )
    await expect(lost).rejects.toThrow('lost')
    expect((await trail()).length).toBe(before)
    await database.execute(sql`update organisation set bic = 'COBADEFFXXX'`)
    expect((await trail()).length).toBe(before)
    await actingAs(acting, () => database.execute(sql`update organisation set bic = ''`))
    expect((await trail())[0]).toMatchObject({ command: 'test', changes: [{ before: { bic: 'COBADEFFXXX' } }] })
  })

  it('is silent about how far somebody has read', async () => {
    const { database, clock } = api.tools
    await database.execute(sql`
      insert into conversation (id, form_key, name, email, created_at, last_message_at, last_guest_id)
      values (gen_random_uuid(), 'key-of-form', 'Ada', 'ada@example.org', ${clock.now()}, ${clock.now()}, 7)`)
    const before = (await trail())[0].act
    const acting = { userId: owner.id, way: 'page', command: 'test' } as const
    await actingAs(acting, () => database.execute(sql`update conversation set team_read_id = 7`))
    expect((await trail())[0].act).toBe(before)
  })

  it('hides secrets, and tells of people only their roles', async () => {
    const body = { email: 'new@example.org', roles: [{ role: 'cleaner', homes: ['mill'] }] }
    const { id } = (await api.call('/admin/invitations', { token: owner.token, body })).body.data
    await api.call(`/admin/invitations/${id}/withdraw`, { method: 'POST', token: owner.token })
    const [withdrawn, invited] = await trail('?area=people')
    expect(invited.changes[0].after).toEqual({
      ...{ email: { hidden: true }, sent_times: 1 },
      grants: [{ role: 'cleaner', stayIds: [mill] }],
    })
    expect(withdrawn.changes[0].after).toEqual({ withdrawn_at: expect.any(String) })
    expect(JSON.stringify(await trail())).not.toContain('new@example.org')
  })

  it('is searched by text, subject, home, person and days, a page at a time', async () => {
    const manager = await somebody('manager')
    for (let round = 0; round < 3; round++) expect((await changeRate('mill', 91_00 + round)).status).toBe(200)
    expect((await changeRate('hut', 77_77, manager)).status).toBe(200)
    const found = async (query: string) => (await trail(query)).map(({ by, command }) => [by, command])
    expect(await found('?find=7777')).toEqual([[manager.id, 'changeRates']])
    expect(await found(`?by=${manager.id}`)).toEqual([[manager.id, 'changeRates']])
    expect(await found(`?find=${manager.email.slice(0, 12)}`)).toEqual([[manager.id, 'changeRates']])
    expect(await found('?home=hut&area=rates')).toEqual([[manager.id, 'changeRates']])
    expect((await found('?find=hill%20h')).length).toBe(1)
    expect(await found('?find=100%25_')).toEqual([])
    expect(await found('?home=nowhere')).toEqual([])
    expect((await found('?home=mill&area=rates')).length).toBe(3)
    expect(await found('?until=2001-01-01')).toEqual([])
    expect((await found('?since=2001-01-01')).length).toBeGreaterThan(3)
    const [, second] = await trail('?home=mill&area=rates')
    expect((await trail(`?home=mill&area=rates&before=${second.act}`)).length).toBe(1)
  })

  it('shows as much as a role may see: all of it, that of one’s homes, or nothing', async () => {
    const ofMill = await somebody('manager', mill)
    await changeRate('mill', 95_00, ofMill)
    const seen = await trail('', ofMill)
    expect(seen.length).toBeGreaterThan(0)
    const areas = new Set(seen.flatMap(({ changes }) => changes.map(({ area }: Json) => area)))
    expect(areas.has('organisation')).toBe(false)
    expect(JSON.stringify(seen)).not.toContain('7777')
    expect(await trail('?home=hut', ofMill)).toEqual([])
    const reception = await somebody('reception')
    expect((await api.call('/admin/trail', { token: reception.token })).status).toBe(404)
    expect((await api.call('/admin/trail')).status).toBe(403)
  })

  it('is never changed, by nobody', async () => {
    for (const attempt of [
      sql`update change set user_id = null`,
      sql`delete from change`,
      sql`truncate change`,
      sql`update change set act = act where false`,
    ]) {
      const refused = await api.tools.database.execute(attempt).then(
        () => 'done',
        fault => refusingConstraint(fault),
      )
      expect(refused).toBe('change_is_final')
    }
  })
})
