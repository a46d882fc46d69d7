// The house manual of one home under its operators: order, races, limits, other homes, and who may.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostSections } from '#admin/stays/form/home-limits.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { temporaryFolder } from '#tests/support/folder.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { pictureFile } from '#tests/support/picture-files.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { changeManual, findManual } from './change-manual.server.ts'
import type { ManualInput } from './manual-input.ts'

const folder = temporaryFolder()
let handed: TestTools
let owner: Operator

beforeAll(async () => {
  handed = await testTools({ environment: { DATA_DIR: folder } })
  owner = await someOperator(handed.tools.database, handed.clock.now(), 'owner')
})
afterAll(() => handed?.drop())

const newHome = () => buildHome(handed.tools.database)

async function versionOf({ id }: BuiltHome): Promise<number> {
  const { rows } = await handed.tools.database.execute<{ version: number }>(
    sql`select version from stay where id = ${id}`,
  )
  return rows[0]!.version
}

type Asked = Partial<ManualInput> & { readonly who?: Operator; readonly picture?: Uint8Array }

/** As the page sends it, for the version that stands unless told; 'done', or why not. */
async function change(home: BuiltHome, { who = owner, picture, ...asked }: Asked): Promise<string> {
  const version = asked.version ?? (await versionOf(home))
  const input = { intent: 'keep' as const, title: '', text: '', alt: '', ...asked, version }
  const changed = await changeManual(handed.tools, who, home.slug as Slug, input, picture)
  return changed.ok ? 'done' : changed.reason
}

const partsOf = (home: BuiltHome) => findManual(handed.tools.database, owner, home.slug as Slug)
const titlesOf = async (home: BuiltHome) => (await partsOf(home)).map(({ title }) => title)
const write = (home: BuiltHome, title: string, more: Asked = {}) => change(home, { title, text: 'So.', ...more })

/** Writes parts of these titles into a new home. */
async function manualOf(...titles: readonly string[]): Promise<BuiltHome> {
  const home = await newHome()
  for (const title of titles) expect(await write(home, title)).toBe('done')
  return home
}

describe('the order of a manual', () => {
  const step = fc.record({
    intent: fc.constantFrom('add', 'earlier', 'later', 'remove'),
    at: fc.nat({ max: 6 }),
  } as const)

  it('is what its buttons make of it, in whatever row they are pressed', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async steps => {
        const home = await manualOf('a', 'b', 'c')
        const expected = ['a', 'b', 'c']
        for (const [turn, { intent, at: wanted }] of steps.entries()) {
          if (intent === 'add') {
            expected.push(`new ${turn}`)
            expect(await write(home, `new ${turn}`)).toBe('done')
            continue
          }
          if (expected.length === 0) continue
          const at = wanted % expected.length
          const section = (await partsOf(home))[at]!.id
          expect(await change(home, { intent, section })).toBe('done')
          const [taken] = expected.splice(at, 1)
          const to = intent === 'earlier' ? Math.max(at - 1, 0) : at + 1
          if (intent !== 'remove') expected.splice(to, 0, taken!)
        }
        expect(await titlesOf(home)).toEqual(expected)
      }),
      { numRuns: 8 },
    )
  })

  it('keeps words and picture with the part that is moved', async () => {
    const home = await manualOf('Stove', 'Water')
    const [stove] = await partsOf(home)
    await change(home, { intent: 'later', section: stove!.id })
    const { position: _, ...moved } = (await partsOf(home))[1]!
    expect(stove).toMatchObject(moved)
  })
})

describe('at the same time', () => {
  it('only one of those who saw the same manual changes it', async () => {
    const home = await manualOf('Stove', 'Water')
    const [stove, water] = await partsOf(home)
    const version = await versionOf(home)
    const answers = await Promise.all([
      write(home, 'Lamp', { version }),
      change(home, { version, intent: 'remove', section: stove!.id }),
      change(home, { version, intent: 'earlier', section: water!.id }),
      write(home, 'Fire', { version, section: water!.id }),
    ])
    expect(answers.toSorted()).toEqual(['done', 'out-of-date', 'out-of-date', 'out-of-date'])
    expect(await versionOf(home)).toBe(version + 1)
  })

  it('sent twice a part is added once', async () => {
    const home = await newHome()
    const version = await versionOf(home)
    expect(await write(home, 'Stove', { version })).toBe('done')
    expect(await write(home, 'Stove', { version })).toBe('out-of-date')
    expect(await titlesOf(home)).toEqual(['Stove'])
  })
})

describe('a refusal changes nothing, the version included', () => {
  async function expectUntouched(home: BuiltHome, reason: string, asked: Asked) {
    const before = [await versionOf(home), await partsOf(home)]
    expect(await change(home, asked)).toBe(reason)
    expect([await versionOf(home), await partsOf(home)]).toEqual(before)
  }

  it('where the manual is full; a part that stands is written all the same', async () => {
    const home = await newHome()
    await handed.tools.database.execute(sql`
      insert into manual_section (stay_id, position, title, text)
      select ${home.id}, at, 'Part ' || at, 'So.' from generate_series(1, ${mostSections}::integer) at`)
    await expectUntouched(home, 'too-many-sections', { title: 'One more', text: 'So.' })
    const [first] = await partsOf(home)
    expect(await write(home, 'Rewritten', { section: first!.id })).toBe('done')
    expect(await change(home, { intent: 'remove', section: first!.id })).toBe('done')
    expect(await write(home, 'One more')).toBe('done')
    expect((await titlesOf(home)).at(-1)).toBe('One more')
  })

  it('where the part is another home’s, by whatever button', async () => {
    const [mine, theirs] = [await manualOf('Mine'), await manualOf('Theirs', 'Theirs too')]
    const section = (await partsOf(theirs))[1]!.id
    const before = await partsOf(theirs)
    for (const intent of ['keep', 'earlier', 'later', 'remove', 'remove-picture'] as const) {
      await expectUntouched(mine, 'section-unknown', { intent, section, title: 'Taken', text: 'So.' })
    }
    expect(await partsOf(theirs)).toEqual(before)
  })

  it('where somebody removed the part before', async () => {
    const home = await manualOf('Stove')
    const section = (await partsOf(home))[0]!.id
    expect(await change(home, { intent: 'remove', section })).toBe('done')
    await expectUntouched(home, 'section-unknown', { intent: 'remove', section })
  })
})

describe('the picture of a part', () => {
  it('needs a description with the file, and keeps one while it stays', async () => {
    const home = await newHome()
    const picture = await pictureFile({ colour: '#112233' })
    expect(await write(home, 'Stove', { picture })).toBe('alt-missing')
    expect(await titlesOf(home)).toEqual([])
    expect(await write(home, 'Stove', { picture, alt: 'A stove' })).toBe('done')
    const [stove] = await partsOf(home)
    // Other words without a file leave it as it is, but never without a description.
    expect(await write(home, 'Oven', { section: stove!.id, alt: ' '.trim() })).toBe('alt-missing')
    expect(await write(home, 'Oven', { section: stove!.id, alt: 'An oven' })).toBe('done')
    expect((await partsOf(home))[0]).toMatchObject({ title: 'Oven', alt: 'An oven', path: stove!.path, width: 900 })
    const other = await pictureFile({ width: 1000, height: 700, colour: '#445566' })
    expect(await write(home, 'Oven', { section: stove!.id, alt: 'Another', picture: other })).toBe('done')
    const [replaced] = await partsOf(home)
    expect(replaced).toMatchObject({ alt: 'Another', width: 1000, height: 700 })
    expect(replaced!.path).not.toBe(stove!.path)
    expect(await change(home, { intent: 'remove-picture', section: stove!.id })).toBe('done')
    expect((await partsOf(home))[0]).toMatchObject({
      ...{ title: 'Oven', text: 'So.', alt: '', path: null, width: null, height: null, placeholder: null },
    })
  })

  it('has no description without it', async () => {
    const home = await newHome()
    expect(await write(home, 'Stove', { alt: 'Nothing to be seen' })).toBe('done')
    const [stove] = await partsOf(home)
    expect(stove!.alt).toBe('')
    expect(await write(home, 'Stove', { section: stove!.id, alt: 'Still nothing' })).toBe('done')
    expect((await partsOf(home))[0]!.alt).toBe('')
  })

  it('is looked at only where a part is written, and refused by what is wrong with it', async () => {
    const home = await manualOf('Stove')
    const section = (await partsOf(home))[0]!.id
    const picture = Buffer.from('MZ')
    expect(await change(home, { intent: 'later', section, picture })).toBe('done')
    expect(await write(home, 'Stove', { section, alt: 'A stove', picture })).toBe('no-picture')
    const small = await pictureFile({ width: 300, height: 200 })
    expect(await write(home, 'Stove', { section, alt: 'A stove', picture: small })).toBe('too-small')
    expect((await partsOf(home))[0]!.path).toBeNull()
  })
})

describe('who may not change homes', () => {
  it.each(['reception', 'accountant', 'cleaner', 'guest'])(
    '%s changes no manual, and their file is not even looked at',
    async role => {
      const home = await manualOf('Stove')
      const who = await someOperator(handed.tools.database, handed.clock.now(), role)
      const section = (await partsOf(home))[0]!.id
      expect(await write(home, 'Mine', { who, alt: 'x', picture: Buffer.from('MZ') })).toBe('not-allowed')
      expect(await change(home, { who, intent: 'remove', section })).toBe('not-allowed')
      expect(await titlesOf(home)).toEqual(['Stove'])
    },
  )

  it('a manager of one home changes that one; another looks as if it did not exist', async () => {
    const [mine, theirs] = [await manualOf('Mine'), await manualOf('Theirs')]
    const guest = await someOperator(handed.tools.database, handed.clock.now(), 'guest')
    const who = { ...guest, stayRoles: [{ role: 'manager', stayId: mine.id }] } as unknown as Operator
    expect(await write(mine, 'Mine too', { who })).toBe('done')
    expect(await write(theirs, 'Mine too', { who })).toBe('home-unknown')
    const nobodys = { ...theirs, slug: 'nobodys' }
    expect(await write(nobodys, 'Mine too', { who })).toBe('home-unknown')
    expect(await titlesOf(theirs)).toEqual(['Theirs'])
  })
})
