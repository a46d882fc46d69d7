// The trail as it is read: days to the instant, pages, long acts, and how much of it each role sees; by call and page alike.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Area, OperatorRole, Permitted } from '#users/permissions/permissions.ts'
import { userTable } from '#users/user/account-tables.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import type { ChangeFilter } from './change-filter.ts'
import { changeTable } from './change-tables.server.ts'
import { describeChanges, describeLastChange } from './describe-changes.server.ts'
import { findChanges } from './find-changes.server.ts'

let test: TestTools
let mill: BuiltHome
let hut: BuiltHome
let ada: VerifiedUser
beforeAll(async () => {
  test = await testTools()
  mill = await buildHome(test.tools.database, { slug: 'mill', name: 'Mill House' })
  hut = await buildHome(test.tools.database, { slug: 'hut', name: 'Hill Hut' })
  ada = await someGuest(test.tools.database, test.clock.now())
})
afterAll(() => test?.drop())

const owner: Permitted = { roles: ['guest', 'owner'] }
const ofHome = (role: OperatorRole, ...stayIds: number[]): Permitted => ({
  roles: ['guest'],
  stayRoles: stayIds.map(stayId => ({ role, stayId })),
})

let acts = 1000
type Wanted = Partial<typeof changeTable.$inferInsert> & { readonly area: Area }

/** One act with so many changes, as the triggers write them; its number. */
async function noted(wanted: Wanted, count = 1): Promise<number> {
  acts++
  const row = {
    ...{ act: acts, at: new Date('2030-05-10T12:00:00Z'), userId: ada.id, byWay: 'page', command: 'test' },
    ...{ rowOf: 'season', rowKey: '1', deed: 'changed', before: { name: 'Spring' }, after: { name: 'Summer' } },
    ...{ stayIds: [], ...wanted },
  } as const
  const rows = Array.from({ length: count }, (_, at) => ({ ...row, rowKey: String(at) }))
  await test.tools.database.insert(changeTable).values(rows as never)
  return acts
}

const read = (filter: ChangeFilter = {}, who = owner, more: { before?: number; limit?: number } = {}) =>
  findChanges(test.tools.database, who, { filter, limit: 50, ...more })
const actsFound = async (...asked: Parameters<typeof read>) => (await read(...asked)).acts.map(({ act }) => act)

describe('days', () => {
  it('are of UTC, both of them whole, to the last millisecond', async () => {
    const area = 'reviews'
    const [first, last] = [
      await noted({ area, at: new Date('2031-03-10T00:00:00.000Z') }),
      await noted({ area, at: new Date('2031-03-10T23:59:59.999Z') }),
    ]
    const next = await noted({ area, at: new Date('2031-03-11T00:00:00.000Z') })
    expect(await actsFound({ area, since: '2031-03-10', until: '2031-03-10' })).toEqual([last, first])
    expect(await actsFound({ area, since: '2031-03-11' })).toEqual([next])
    expect(await actsFound({ area, until: '2031-03-09' })).toEqual([])
    // The wrong way round they hold nothing.
    expect(await actsFound({ area, since: '2031-03-11', until: '2031-03-10' })).toEqual([])
  })

  it('may be the first and the last that can be written', async () => {
    const act = await noted({ area: 'notes' })
    expect(await actsFound({ area: 'notes', since: '0001-01-01', until: '9999-12-31' })).toEqual([act])
    expect(await actsFound({ area: 'notes', since: '9999-12-31' })).toEqual([])
    expect(await actsFound({ area: 'notes', until: '0001-01-01' })).toEqual([])
  })
})

describe('pages', () => {
  it('follow one another without a gap, and the last one leads to none', async () => {
    const area = 'money'
    const made = [await noted({ area }), await noted({ area }, 3), await noted({ area }), await noted({ area })]
    const found: number[] = []
    let before: number | undefined
    do {
      const page = await read({ area }, owner, { limit: 2, ...(before !== undefined && { before }) })
      found.push(...page.acts.map(({ act }) => act))
      before = page.next
    } while (before !== undefined)
    expect(found).toEqual(made.toReversed())
    expect((await read({ area }, owner, { limit: 4 })).next).toBeUndefined()
  })

  it('show the acts beside a very long one, and of that its first hundred changes', async () => {
    const area = 'channels'
    const before = await noted({ area })
    const long = await noted({ area }, 450)
    const { acts: found } = await read({ area }, owner, { limit: 2 })
    expect(found.map(({ act, changes }) => [act, changes.length])).toEqual([
      [long, 100],
      [before, 1],
    ])
    expect(found[0]!.changes.map(({ rowKey }) => Number(rowKey))).toEqual(Array.from({ length: 100 }, (_, at) => at))
  })
})

describe('what is searched for', () => {
  it('is literal: no sign in it stands for others, and case is nothing', async () => {
    const area = 'enquiries'
    const percent = await noted({ area, before: {}, after: { name: '100%_sure\\' } })
    await noted({ area, before: {}, after: { name: '1000 sure' } })
    for (const find of ['100%', '%_', '100%_SURE']) expect(await actsFound({ area, find })).toEqual([percent])
    for (const find of ["' or true --", '100_', '%%', '.*']) expect(await actsFound({ area, find })).toEqual([])
  })

  it('is found in the names of homes and people, and limits with everything else', async () => {
    const area = 'rates'
    const ofMill = await noted({ area, stayIds: [mill.id] })
    const ofHut = await noted({ area, stayIds: [hut.id], userId: null, byWay: 'terminal' })
    const both = await noted({ area, stayIds: [mill.id, hut.id] })
    expect(await actsFound({ area, find: 'mill h' })).toEqual([both, ofMill])
    expect(await actsFound({ area, find: 'lovelace' })).toEqual([both, ofMill])
    expect(await actsFound({ area, home: 'hut' })).toEqual([both, ofHut])
    expect(await actsFound({ area, home: 'hut', by: ada.id })).toEqual([both])
    expect(await actsFound({ area, home: 'hut', find: 'nobody' })).toEqual([])
    expect(await actsFound({ area, home: 'nowhere' })).toEqual([])
  })
})

describe('what a role sees', () => {
  it('is that of its homes where it sees the trail, and nothing of the whole site', async () => {
    const [ofMill, ofHut, ofBoth] = [
      await noted({ area: 'nights', stayIds: [mill.id] }),
      await noted({ area: 'nights', stayIds: [hut.id] }),
      await noted({ area: 'nights', stayIds: [mill.id, hut.id] }),
    ]
    const ofSite = await noted({ area: 'organisation', stayIds: [] })
    expect(await actsFound({ area: 'nights' })).toEqual([ofBoth, ofHut, ofMill])
    const manager = ofHome('manager', mill.id)
    expect(await actsFound({ area: 'nights' }, manager)).toEqual([ofBoth, ofMill])
    expect(await actsFound({}, manager)).not.toContain(ofSite)
    expect(await actsFound({}, owner)).toContain(ofSite)
    for (const role of ['cleaner', 'reception', 'accountant'] as const) {
      expect(await actsFound({}, ofHome(role, mill.id, hut.id))).toEqual([])
      expect(await actsFound({}, { roles: ['guest', role] })).toEqual([])
    }
    expect(await actsFound({}, { roles: ['guest'] })).toEqual([])
  })

  it('is within one act only what it may see: the rest of the act is not there', async () => {
    const act = await noted({ area: 'nights', stayIds: [mill.id] })
    acts--
    await noted({ area: 'nights', stayIds: [hut.id], after: { name: 'of the hut' } })
    const { acts: found } = await read({ area: 'nights' }, ofHome('manager', mill.id), { limit: 1 })
    expect(found.map(each => [each.act, each.changes.map(({ stayIds }) => stayIds)])).toEqual([[act, [[mill.id]]]])
    expect(await actsFound({ find: 'of the hut' }, ofHome('manager', mill.id))).toEqual([])
  })
})

describe('the trail in words', () => {
  const operator = owner as Operator

  it('says who, about what and from what to what, and nothing of whoever has left', async () => {
    const gone = await someGuest(test.tools.database, test.clock.now())
    await noted({ area: 'homes', stayIds: [mill.id], userId: null, byWay: 'terminal' })
    await noted({ area: 'homes', stayIds: [mill.id], userId: gone.id })
    await noted({ area: 'homes', stayIds: [mill.id, hut.id], after: { name: { hidden: true } } })
    await test.tools.database.update(userTable).set({ displayName: 'Gone Person' })
    const { acts: said } = await describeChanges(test.tools, operator, { area: 'homes' })
    expect(said.map(({ by }) => by)).toEqual(['Gone Person', 'Gone Person', sentence('changes.atTerminal')])
    expect(said[0]!.changes[0]!.about).toBe('Mill House, Hill Hut')
    expect(said[0]!.changes[0]!.fields).toMatchObject([{ from: 'Spring', to: sentence('changes.notTold') }])
    expect(said[0]!.when).toMatch(/10 May 2030.*12:00/)
  })

  it('leads on, back to the start, and keeps what it is limited to', async () => {
    const area = 'reviews'
    for (let number = 0; number < 26; number++) await noted({ area, stayIds: [hut.id] })
    const first = await describeChanges(test.tools, operator, { area, home: 'hut' })
    expect(first.acts).toHaveLength(25)
    expect([first.first, first.next]).toEqual([
      undefined,
      `/admin/changes?area=reviews&home=hut&before=${first.acts.at(-1)!.act}`,
    ])
    const second = await describeChanges(test.tools, operator, { area, home: 'hut' }, first.acts.at(-1)!.act)
    expect([second.acts.length, second.next, second.first]).toEqual([
      1,
      undefined,
      '/admin/changes?area=reviews&home=hut',
    ])
  })

  it('says who changed something last, in the reader’s language, and nothing to whoever may not know', async () => {
    await noted({ area: 'homes', stayIds: [hut.id], at: new Date('2030-05-12T08:30:00Z'), userId: null })
    const about = { area: 'homes', home: { id: hut.id, slug: 'hut' } } as const
    const last = (await describeLastChange(test.tools, operator, about))!
    expect(last.said).toContain(sentence('changes.atTerminal'))
    expect(last.address).toBe('/admin/changes?area=homes&home=hut')
    const german = languagesOf('en-GB').find(({ code }) => code === 'de')!
    const inGerman = await inLanguage(german, () => describeLastChange(test.tools, operator, about))
    expect(inGerman!.said).not.toBe(last.said)
    expect(inGerman!.said).toContain('12.05.2030')
    const ofHut = { area: 'reviews', home: about.home } as const
    expect(await describeLastChange(test.tools, operator, ofHut)).toBeDefined()
    expect(await describeLastChange(test.tools, ofHome('manager', mill.id) as Operator, ofHut)).toBeUndefined()
    expect(await describeLastChange(test.tools, operator, { area: 'snippets' as Area })).toBeUndefined()
  })
})
