// The forms about the units of a home: what they say, beside what was typed, and what they do, as the call does.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { describeUnits } from './describe-units.server.ts'
import { handleUnitsForm } from './handle-units-form.server.ts'

let handed: TestTools
let owner: Operator
let home: BuiltHome

beforeAll(async () => {
  handed = await testTools()
  const { database } = handed.tools
  owner = await someOperator(database, handed.clock.now(), 'owner')
  home = await buildHome(database, { slug: 'first' })
  await buildHome(database, { slug: 'second' })
})
afterAll(() => handed?.drop())

function send(fields: Record<string, string>, { who = owner, homes = [] as string[] } = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const each of homes) form.append('homes', each)
  return handleUnitsForm(handed.tools, who, home.slug as Slug, form)
}

const seen = async () => (await describeUnits(handed.tools.database, owner, home.slug))!

describe('a form that the page did not make', () => {
  it.each([
    ['without a button', { intent: '' }],
    ['with a button of another page', { intent: 'publish' }],
    ['without a version', { version: '' }],
    ['with a version that is none', { version: '1e3' }],
    ['about a unit that cannot be', { intent: 'rename', unit: '-1' }],
    ['that removes nothing in particular', { intent: 'remove' }],
  ])('%s is refused whole', async (_, changed) => {
    const before = await seen()
    const answer = await send({ version: '1', intent: 'add', name: 'Cabin', ...changed })
    expect(answer).toMatchObject({ ok: false, status: 400, shown: { typed: undefined, refusal: expect.any(String) } })
    expect(await seen()).toEqual(before)
  })
})

describe('a form', () => {
  it('with a fault is shown again with it, and with everything typed', async () => {
    const long = 'x'.repeat(81)
    expect(await send({ version: '1', intent: 'add', name: ' ' })).toMatchObject({
      ...{ ok: false, status: 422 },
      shown: { refusal: undefined, typed: { faults: { name: sentence('units.nameMissing') } } },
    })
    expect(await send({ version: '1', intent: 'add', name: long })).toMatchObject({
      shown: {
        typed: { values: { name: long }, faults: { name: sentence('forms.tooLong', { most: 80, length: 81 }) } },
      },
    })
  })

  it('that is refused says why above it, and what was ticked stays ticked', async () => {
    const [reception, homes] = [
      await someOperator(handed.tools.database, handed.clock.now(), 'reception'),
      ['second', 'nobodys'],
    ]
    expect(await send({ version: '1', intent: 'add', name: 'Cabin' }, { who: reception })).toMatchObject({
      ...{ ok: false, status: 403 },
      shown: { refusal: sentence('homes.notAllowed') },
    })
    expect(await send({ version: '1', intent: 'compose' }, { homes })).toMatchObject({
      ...{ ok: false, status: 422 },
      shown: { refusal: sentence('units.partUnknown'), typed: { values: { homes: 'second\nnobodys' } } },
    })
    expect(await send({ version: '7', intent: 'add', name: 'Cabin' })).toMatchObject({
      ...{ ok: false, status: 409 },
      shown: { refusal: sentence('homes.outOfDate'), typed: { values: { name: 'Cabin' } } },
    })
  })

  it('is carried out, and the page shows it', async () => {
    expect(await send({ version: '1', intent: 'add', name: 'Cabin 2' })).toEqual({ ok: true })
    const { letAs, units, mayCompose } = await seen()
    expect([letAs, units.map(({ name }) => name).at(-1), mayCompose]).toEqual(['any-of', 'Cabin 2', true])
    const unit = String(units.at(-1)!.id)
    for (const intent of ['take-out', 'put-back', 'remove']) {
      const version = String(['take-out', 'put-back', 'remove'].indexOf(intent) + 2)
      expect(await send({ version, intent, unit })).toEqual({ ok: true })
    }
    expect(await seen()).toMatchObject({ letAs: 'one', wholes: [], parts: [] })
  })

  it('offers to a manager of single homes nothing that takes all homes', async () => {
    const ofOne = { ...owner, roles: ['guest'], stayRoles: [{ role: 'manager', stayId: home.id }] } as Operator
    const view = await describeUnits(handed.tools.database, ofOne, home.slug)
    expect(view).toMatchObject({ mayCompose: false, candidates: [] })
    expect((await seen()).candidates.map(({ slug }) => slug)).toContain('second')
    expect(await describeUnits(handed.tools.database, owner, 'nobodys')).toBeUndefined()
  })
})
