// The units of homes by call: several of a kind, houses of flats, out of service, who may, and races with guests.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantRole } from '#command-line/role-store.server.ts'
import { blockNights } from '#nights/block-nights.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import {
  askHold,
  type BookableStay,
  bookableStay,
  inputFor,
  mustHold,
  someBrowser,
} from '#tests/support/booking-world.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said, wrongFields } from '#tests/support/guest-calls.ts'
import { nightsFrom } from '#tests/support/nights-from.ts'

let api: ContentApi
let owner: string

beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: '', HOLDS_PER_ADDRESS: '100000' } })
  owner = await api.tokenOf(await api.makeUser({ roles: ['owner'] }))
})
afterAll(() => api?.drop())

const about = ({ slug }: { readonly slug: string }) => `/admin/homes/${slug}/units`
const seen = async (home: BookableStay, token = owner): Promise<Json> =>
  (await api.call(about(home), { token })).body.data

/** Sends a change for the version that stands. */
async function change(home: BookableStay, body: object, token = owner) {
  const { version } = await seen(home)
  return api.call(about(home), { method: 'POST', body: { version, ...body }, token })
}

async function must(home: BookableStay, body: object): Promise<Json> {
  const answer = await change(home, body)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data
}

/** A published home, alone in a town of its own. */
async function newHome(name: string): Promise<BookableStay> {
  const home = await bookableStay(api.tools.database)
  await api.tools.database.execute(sql`update stay set name = ${name} where id = ${home.stayId}`)
  return home
}

const july = (from: number, until: number) => inputFor(`2030-07-${from}`, `2030-07-${until}`)
const hold = ({ stayId }: BookableStay, input = july(10, 14)) =>
  askHold(api.tools, { browser: someBrowser() }, { stayId, input })
const held = async (home: BookableStay, input = july(10, 14)) => (await hold(home, input)).ok

/** Whether guests who look for these nights find the home. */
async function isFound({ slug }: BookableStay, days = 'in=2030-07-10&out=2030-07-14'): Promise<boolean> {
  const { body } = await api.call(`/stays?${days}&adults=2&pagination[pageSize]=100`)
  return body.data.some((home: Json) => home.slug === slug)
}

describe('several units of a kind', () => {
  it('are let one by one: as many parties as units, and then none; search and calendar say so', async () => {
    const cabins = await newHome('Cabins')
    expect(await seen(cabins)).toMatchObject({ letAs: 'one', units: [{ inService: true, isOfPart: false }] })
    expect(await held(cabins)).toBe(true)
    expect([await held(cabins), await isFound(cabins)]).toEqual([false, false])
    const { letAs, units } = await must(cabins, { intent: 'add', name: '  Cabin   2 ' })
    expect([letAs, units.map(({ name }: Json) => name)]).toEqual(['any-of', ['Unit 1', 'Cabin 2']])
    expect(await isFound(cabins)).toBe(true)
    expect([await held(cabins), await held(cabins), await isFound(cabins)]).toEqual([true, false, false])
    const { body } = await api.call(`/stays/${cabins.slug}/calendar?from=2030-07-10&to=2030-07-11`)
    expect(body.data[0]).toMatchObject({ canArrive: false })
  })

  it('get other names, and are removed as long as nothing ever was in them', async () => {
    const cabins = await newHome('Huts')
    const { units } = await must(cabins, { intent: 'add', name: 'Hut 2' })
    const [first, second] = units.map(({ unit }: Json) => unit)
    expect((await must(cabins, { intent: 'rename', unit: first, name: 'Hut 1' })).units[0].name).toBe('Hut 1')
    expect(await must(cabins, { intent: 'remove', unit: second })).toMatchObject({
      letAs: 'one',
      units: [{ unit: first }],
    })
    expect(said(await change(cabins, { intent: 'remove', unit: first }))).toEqual([409, 'last-unit'])
    // What is let as one again is claimed as one again.
    expect([await held(cabins), await held(cabins)]).toEqual([true, false])
    const added = (await must(cabins, { intent: 'add', name: 'Hut 3' })).units[1].unit
    const nights = nightsFrom('2029-07-06', 7)
    const closing = { unitId: added, nights, reason: 'owner', note: '', createdBy: randomUUID() } as const
    await inTransaction(api.tools.database, queries => blockNights(queries, closing, api.clock.now()))
    expect(said(await change(cabins, { intent: 'remove', unit: added }))).toEqual([409, 'unit-used'])
    expect((await seen(cabins)).units).toHaveLength(2)
  })

  it('leave service while nobody has nights ahead in them, and come back', async () => {
    const cabins = await newHome('Lodges')
    const { units } = await must(cabins, { intent: 'add', name: 'Lodge 2' })
    const [first, second] = units.map(({ unit }: Json) => unit)
    expect(await held(cabins)).toBe(true)
    // The hold has the first; the second is free.
    expect(said(await change(cabins, { intent: 'take-out', unit: first }))).toEqual([409, 'unit-booked'])
    expect((await must(cabins, { intent: 'take-out', unit: second })).units[1].inService).toBe(false)
    expect([await held(cabins), await isFound(cabins)]).toEqual([false, false])
    expect(said(await change(cabins, { intent: 'take-out', unit: first }))).toEqual([409, 'last-unit'])
    await must(cabins, { intent: 'put-back', unit: second })
    expect([await isFound(cabins), await held(cabins)]).toEqual([true, true])
  })

  it('may have had guests: only what is ahead counts, by the clock of the home', async () => {
    const past = await newHome('Past')
    const { units } = await must(past, { intent: 'add', name: 'Two' })
    const [unit] = units.map(({ unit: id }: Json) => id)
    const take = (from: string, until: string) => sql`
      insert into occupancy (unit_id, nights, kind, ref_id, created_at)
      values (${unit}, daterange(${from}, ${until}), 'external', gen_random_uuid(), now())`
    // The test's day is 15 May; who leaves today has had the last night.
    await api.tools.database.execute(take('2030-05-10', '2030-05-15'))
    await must(past, { intent: 'take-out', unit })
    await must(past, { intent: 'put-back', unit })
    await api.tools.database.execute(take('2030-05-15', '2030-05-16'))
    expect(said(await change(past, { intent: 'take-out', unit }))).toEqual([409, 'unit-booked'])
  })

  it.each([
    [{ intent: 'add' }, 'name'],
    [{ intent: 'add', name: ' ' }, 'name'],
    [{ intent: 'add', name: 'x'.repeat(81) }, 'name'],
    [{ intent: 'rename', name: 'Nameless' }, 'unit'],
    [{ intent: 'remove' }, 'unit'],
    [{ intent: 'burn' }, 'intent'],
    [{ intent: 'compose', homes: 'all' }, 'homes'],
  ])('%j is refused by name', async (body, field) => {
    const home = await newHome('Refused')
    expect(wrongFields(await change(home, body))).toEqual([400, field])
  })

  it('end at forty, and are those of the home that is named', async () => {
    const [many, other] = [await newHome('Many'), await newHome('Other')]
    await api.tools.database.execute(sql`
      with added as (insert into unit (name) select 'U ' || n from generate_series(1, 39) as n returning id)
      insert into stay_unit (stay_id, unit_id, role) select ${many.stayId}, id, 'one_of' from added`)
    await api.tools.database.execute(sql`update stay_unit set role = 'one_of' where stay_id = ${many.stayId}`)
    expect(said(await change(many, { intent: 'add', name: 'One too many' }))).toEqual([409, 'too-many-units'])
    const [unit] = other.unitIds
    for (const intent of ['rename', 'take-out', 'put-back', 'remove']) {
      expect(said(await change(many, { intent, unit, name: 'Mine' }))).toEqual([409, 'unit-unknown'])
    }
  })
})

describe('a house of flats', () => {
  it('takes every unit of its homes at once, and they take theirs from it', async () => {
    const [house, upper, lower] = [await newHome('House'), await newHome('Upper'), await newHome('Lower')]
    const composed = await must(house, { intent: 'compose', homes: [upper.slug, lower.slug] })
    expect(composed).toMatchObject({ letAs: 'whole', parts: [{ slug: lower.slug }, { slug: upper.slug }] })
    expect(composed.units.every(({ isOfPart }: Json) => isOfPart)).toBe(true)
    expect((await seen(upper)).wholes).toEqual([{ slug: house.slug, name: 'House' }])
    expect(await held(upper)).toBe(true)
    expect([await held(house), await isFound(house), await held(lower)]).toEqual([false, false, true])
    const august = inputFor('2030-08-10', '2030-08-14')
    expect([await held(house, august), await held(upper, august), await held(lower, august)]).toEqual([
      true,
      false,
      false,
    ])
    // It is booked: nothing of what it consists of changes now, and no unit may be added that would be let meanwhile.
    for (const homes of [[], [upper.slug]]) {
      expect((await change(house, { intent: 'compose', homes })).status).toBe(homes.length === 0 ? 409 : 422)
    }
    expect(said(await change(house, { intent: 'compose', homes: [] }))).toEqual([409, 'home-booked'])
    expect(said(await change(lower, { intent: 'add', name: 'Attic' }))).toEqual([409, 'whole-booked'])
    const [unit] = lower.unitIds
    for (const intent of ['rename', 'take-out']) {
      const answer = await change(house, { intent, unit, name: 'Not here' })
      expect(said(answer)).toEqual([409, 'stands-for-others'])
    }
    expect(said(await change(house, { intent: 'add', name: 'More' }))).toEqual([409, 'stands-for-others'])
  })

  it('hears of units that its homes get or lose, and can be a home of its own again', async () => {
    const [farm, barn, cabins] = [await newHome('Farm'), await newHome('Barn'), await newHome('Farm cabins')]
    await must(farm, { intent: 'compose', homes: [barn.slug, cabins.slug] })
    const { units } = await must(cabins, { intent: 'add', name: 'Cabin 2' })
    expect((await seen(farm)).units).toHaveLength(3)
    expect([await held(cabins), await held(farm), await held(cabins), await held(cabins)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    // Out of service, the whole can't be had: its guests would miss something.
    const third = (await must(cabins, { intent: 'add', name: 'Cabin 3' })).units[2].unit
    const september = inputFor('2030-09-10', '2030-09-14')
    await must(cabins, { intent: 'take-out', unit: third })
    expect([await held(farm, september), await isFound(farm, 'in=2030-09-10&out=2030-09-14')]).toEqual([false, false])
    await must(cabins, { intent: 'remove', unit: third })
    expect((await seen(farm)).units.map(({ unit }: Json) => unit)).toEqual([
      ...barn.unitIds,
      ...units.map(({ unit }: Json) => unit),
    ])
    const alone = await must(farm, { intent: 'compose', homes: [] })
    expect(alone).toMatchObject({ letAs: 'one', parts: [], units: [{ name: 'Farm' }] })
    expect([await held(farm), await held(barn)]).toEqual([true, true])
  })

  it('of one home with several units is the choice of all of them together', async () => {
    const [whole, cabins] = [await newHome('All cabins'), await newHome('Any cabin')]
    expect(said(await change(whole, { intent: 'compose', homes: [cabins.slug] }))).toEqual([422, 'too-few-units'])
    await must(cabins, { intent: 'add', name: 'Second' })
    expect((await must(whole, { intent: 'compose', homes: [cabins.slug] })).units).toHaveLength(2)
    expect([await held(cabins), await held(whole)]).toEqual([true, false])
  })

  it('is not made of homes that are not there, of itself, or of what it is part of', async () => {
    const [house, one, two] = [await newHome('H'), await newHome('One'), await newHome('Two')]
    for (const slug of ['nobodys', house.slug]) {
      const answer = await change(house, { intent: 'compose', homes: [one.slug, slug] })
      expect(said(answer)).toEqual([422, 'part-unknown'])
    }
    await must(house, { intent: 'compose', homes: [one.slug, two.slug] })
    expect(said(await change(one, { intent: 'compose', homes: [house.slug, two.slug] }))).toEqual([409, 'is-part'])
  })

  it('leaves no unit behind of which others count on the calendar, or in which guests of other sites are', async () => {
    const [house, one, two] = [await newHome('Fed'), await newHome('Fed 1'), await newHome('Fed 2')]
    const compose = { intent: 'compose', homes: [one.slug, two.slug] }
    const unit = house.unitIds[0]!
    const opened = await api.call(`/admin/homes/${house.slug}/calendars`, {
      method: 'POST',
      body: { unit, audience: 'anybody', bufferNights: 0 },
      token: owner,
    })
    if (opened.status >= 400) throw new Error(opened.text)
    expect(said(await change(house, compose))).toEqual([409, 'has-calendars'])
    await api.tools.database.execute(sql`update calendar_export set revoked_at = now() where unit_id = ${unit}`)
    await api.tools.database.execute(sql`
      insert into occupancy (unit_id, nights, kind, ref_id, created_at)
      values (${unit}, '[2030-07-01,2030-07-08)', 'external', gen_random_uuid(), now())`)
    expect(said(await change(house, compose))).toEqual([409, 'home-booked'])
  })
})

describe('guests and operators at once', () => {
  it('a unit goes out of service, or somebody has it: never both', async () => {
    const homes = await Promise.all(Array.from({ length: 12 }, (_, at) => newHome(`Raced ${at}`)))
    const ends = await Promise.all(
      homes.map(async home => {
        const { units } = await must(home, { intent: 'add', name: 'Spare' })
        const { version } = await seen(home)
        const [unit] = units.map(({ unit: id }: Json) => id)
        const takeOut = api.call(about(home), {
          method: 'POST',
          body: { version, intent: 'take-out', unit },
          token: owner,
        })
        const [answer, ...holds] = await Promise.all([takeOut, held(home), held(home), held(home)])
        return { home, unit, isOut: answer.status === 200, holds: holds.filter(each => each).length }
      }),
    )
    for (const { unit, isOut, holds } of ends) {
      const { rows } = await api.tools.database.execute(
        sql`select from occupancy where unit_id = ${unit} and not released`,
      )
      expect(rows).toHaveLength(isOut ? 0 : 1)
      expect(holds).toBe(isOut ? 1 : 2)
    }
  })

  it('a home is taken as it was or as it is, in all of its units', async () => {
    const ends = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const [house, one, two] = [await newHome(`W${at}`), await newHome(`P${at}`), await newHome(`Q${at}`)]
        const compose = change(house, { intent: 'compose', homes: [one.slug, two.slug] })
        const [answer, whole, part] = await Promise.all([compose, hold(house), held(one)])
        return { isWhole: answer.status === 200, whole, part, one, two }
      }),
    )
    for (const { isWhole, whole, part, one, two } of ends) {
      if (!whole.ok) {
        expect([isWhole, part]).toEqual([true, true])
        continue
      }
      const { rows } = await api.tools.database.execute<{ ids: number[] }>(
        sql`select array_agg(unit_id order by unit_id) as ids from occupancy where ref_id = ${whole.holdId}`,
      )
      const all = [...one.unitIds, ...two.unitIds].toSorted((first, second) => first - second)
      if (isWhole) expect([rows[0]!.ids, part]).toEqual([all, false])
      else expect(rows[0]!.ids).toHaveLength(1)
    }
  })

  it('of several operators one changes the version that all saw', async () => {
    const home = await newHome('Both')
    const { version } = await seen(home)
    const sent = ['A', 'B', 'C'].map(name =>
      api.call(about(home), { method: 'POST', body: { version, intent: 'add', name }, token: owner }),
    )
    expect((await Promise.all(sent)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await seen(home)).units).toHaveLength(2)
  })
})

describe('whose the homes are', () => {
  it('decides: readers read, strangers find nothing, and nobody composes what they may not change', async () => {
    const [mine, theirs, mine2] = [await newHome('Mine'), await newHome('Theirs'), await newHome('Mine 2')]
    const manager = await api.makeUser()
    for (const { stayId } of [mine, mine2]) {
      await grantRole(api.tools.database, { userId: manager.id, role: 'manager', stayId }, api.clock.now())
    }
    const token = await api.tokenOf(manager)
    const reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
    const guest = await api.tokenOf(await api.makeUser())
    expect((await seen(mine, reception)).letAs).toBe('one')
    const add = { version: 1, intent: 'add', name: 'Mine too' }
    const post = (home: BookableStay, as?: string) =>
      api.call(about(home), { method: 'POST', body: add, ...(as && { token: as }) })
    expect(
      [await post(mine), await post(mine, guest), await post(mine, reception)].map(({ status }) => status),
    ).toEqual([403, 404, 403])
    expect((await post(theirs, token)).status).toBe(404)
    expect((await api.call(about(theirs), { token })).status).toBe(404)
    const foreign = await change(mine, { intent: 'compose', homes: [theirs.slug, mine2.slug] }, token)
    expect(foreign.status).toBe(403)
    await must(theirs, { intent: 'compose', homes: [mine.slug, mine2.slug] })
    // That there is a whole is not told to who has nothing to do with it.
    expect((await seen(mine, token)).wholes).toEqual([])
    expect((await seen(mine)).wholes).toHaveLength(1)
    await mustHold(api.tools, { browser: someBrowser() }, { stayId: theirs.stayId, input: july(20, 22) })
    expect((await change(mine, { intent: 'add', name: 'Meanwhile' }, token)).status).toBe(409)
  })
})
