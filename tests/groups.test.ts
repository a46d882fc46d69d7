// Groups of homes over HTTP and without script: made, filled, given rules, left and removed, each looked at first.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'
import { daysAhead } from './support/some-homes.ts'

let site: Site
let loft: BuiltHome
let mill: BuiltHome
let manager: PlainVisitor

beforeAll(async () => {
  site = await startSite()
  loft = await buildHome(site.tools.database, { name: 'Harbour Loft', nightlyMinor: 120_00 })
  mill = await buildHome(site.tools.database, { name: 'Old Mill', nightlyMinor: 80_00 })
  manager = await makeOperator(site, 'manager')
})
afterAll(() => site?.stop())

const list = '/admin/groups'
const versionIn = ({ text }: PlainAnswer, label: string) =>
  new RegExp(`<form[^>]*aria-label="${label}".*?name="version" value="(\\d+)"`, 's').exec(text)![1]!
const seenIn = ({ text }: PlainAnswer) => /name="seen" value="(\w{32}\.\w{32})"/.exec(text)?.[1] ?? ''
const meant = ({ text }: PlainAnswer) =>
  asRendered(/<section[^>]*role="status".*?<\/section>/s.exec(text)?.[0] ?? '').text
const shown = ({ text }: PlainAnswer) => asRendered(text).text

type Fields = Readonly<Record<string, string | readonly string[]>>

function body(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value] as [string, string]]
      : value.map(each => [name, each] as [string, string]),
  )
}

async function send(path: string, fields: Fields): Promise<PlainAnswer> {
  const sent = new URLSearchParams(body(fields))
  return manager.ask(path, { method: 'POST', body: sent, headers: { origin: manager.origin } })
}

/** Looks at it, and saves what was seen. */
async function save(path: string, fields: Fields, { away = false } = {}) {
  const answer = await send(path, { ...fields, intent: away ? 'look-away' : 'look' })
  expect([answer.status, answer.faults]).toEqual([200, []])
  return { answer, saved: await send(path, { ...fields, seen: seenIn(answer), intent: away ? 'take-away' : 'keep' }) }
}

const formOfGroup = (homes: readonly string[], version: string, name = 'Harbour') => ({
  ...{ what: 'group', subject: '', version, name, homes },
})
const everyDay = { weekdays: ['1', '2', '3', '4', '5', '6', '7'] }
const formOfRule = (version: string, parts: Fields) => ({
  ...{ what: 'rule', subject: '', version, demand: 'min_arrival', lengths: '', time: '', percent: '', priority: '0' },
  ...{ yearly: '', first: '', last: '', ...everyDay, ...parts },
})
const price = async ({ slug }: BuiltHome) =>
  shown(await plainVisitor(site).get(`/stays/${slug}?in=${daysAhead(40)}&out=${daysAhead(42)}&adults=2`))

let page: string
const versionOfGroup = async () => versionIn(await manager.get(page), sentence('groups.itself'))

describe('a group', () => {
  test('is looked at and made, stands in the list and has a page of its own', async () => {
    expect(shown(await manager.get(list))).toContain(sentence('groups.none'))
    const { answer, saved } = await save(list, formOfGroup([loft.slug, mill.slug], '0'))
    expect(meant(answer)).toContain('Harbour Loft')
    expect([saved.status, saved.location]).toEqual([303, list])
    const listed = await manager.get(list)
    expect(shown(listed)).toContain(sentence('groups.said', { homes: 2, rules: 0 }))
    page = /href="(\/admin\/groups\/\d+)"/.exec(listed.text)![1]!
    const own = await manager.get(page)
    expect(shown(own)).toContain(sentence('groups.titleOf', { name: 'Harbour' }))
    expect(own.text).toContain(`/admin/rates?home=${loft.slug}&amp;home=${mill.slug}`)
  })

  test('without a name is refused beside the field, and the chosen homes stay ticked', async () => {
    const answer = await send(list, { ...formOfGroup([mill.slug], '0', ' '), intent: 'look' })
    expect([answer.status, answer.faults]).toEqual([422, [sentence('groups.name')]])
    expect(answer.text).toMatch(
      new RegExp(`<input[^>]*checked[^>]*value="${mill.slug}"|value="${mill.slug}"[^>]*checked`),
    )
  })

  test('gives its homes a rule, which is seen at each of them before it is saved', async () => {
    const { answer, saved } = await save(page, formOfRule(await versionOfGroup(), { amount: '5' }))
    expect(meant(answer)).toContain('Old Mill')
    expect([saved.status, saved.location]).toEqual([303, page])
    for (const home of [loft, mill]) expect(await price(home)).not.toContain(sentence('quotes.workOutAgain'))
    const rules = shown(await manager.get(`/admin/homes/${mill.slug}/rules`))
    expect(rules).toContain(sentence('rates.minArrival', { nights: 5 }))
  })

  test('refuses a rule that says nothing beside its field, and an old version as a whole', async () => {
    const version = await versionOfGroup()
    const wrong = await send(page, { ...formOfRule(version, { amount: 'many' }), intent: 'look' })
    expect([wrong.status, wrong.faults.length]).toEqual([422, 1])
    const old = await send(page, { ...formOfRule('1', { amount: '3' }), intent: 'look' })
    expect([old.status, shown(old)]).toEqual([409, expect.stringContaining(sentence('groups.outOfDate'))])
  })

  test('is not saved before it was seen, nor otherwise than it was seen', async () => {
    const fields = formOfRule(await versionOfGroup(), { demand: 'max_stay', amount: '9' })
    const blind = await send(page, { ...fields, intent: 'keep' })
    expect([blind.status, seenIn(blind) !== '']).toEqual([200, true])
    const other = await send(page, { ...fields, amount: '8', seen: seenIn(blind), intent: 'keep' })
    expect(other.status).toBe(200)
    expect(shown(await manager.get(page))).not.toContain(sentence('rates.maxStay', { nights: 8 }))
  })

  test('is left by a home with its rules, which are its own then', async () => {
    const fields = { ...formOfGroup([loft.slug], await versionOfGroup()), leave: 'with' }
    expect((await save(page, fields)).saved.status).toBe(303)
    const rules = await manager.get(`/admin/homes/${mill.slug}/rules`)
    expect(shown(rules)).toContain(sentence('rates.minArrival', { nights: 5 }))
    expect(shown(await manager.get(page))).not.toContain('Old Mill\n')
  })

  test('is removed; the home that loses its rules says so before', async () => {
    const fields = { ...formOfGroup([loft.slug], await versionOfGroup()), leave: 'without' }
    const { answer, saved } = await save(page, fields, { away: true })
    expect(meant(answer)).toContain('Harbour Loft')
    expect([saved.status, saved.location]).toEqual([303, list])
    expect((await manager.get(page)).status).toBe(404)
    const rules = shown(await manager.get(`/admin/homes/${loft.slug}/rules`))
    expect(rules).not.toContain(sentence('rates.minArrival', { nights: 5 }))
  })

  test('is nothing that a cleaner sees', async () => {
    const cleaner = await makeOperator(site, 'cleaner')
    expect((await cleaner.get(list)).status).not.toBe(200)
  })
})
