// The pages where operators enter the taxes of places, over HTTP and without script.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import type { PlainAnswer, PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { sayingIn } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let home: BuiltHome
let manager: PlainVisitor

beforeAll(async () => {
  site = await startSite()
  home = await buildHome(site.tools.database, { name: 'Harbour Loft', nightlyMinor: 100_00 })
  manager = await makeOperator(site, 'manager')
})
afterAll(() => site?.stop())

const list = '/admin/taxes'
const mainOf = ({ text }: PlainAnswer) => asRendered(/<main.*<\/main>/s.exec(text)?.[0] ?? '').text
const seenIn = ({ text }: PlainAnswer) => /name="seen" value="(\w{32})"/.exec(text)?.[1] ?? ''
const cityTax = {
  ...{ what: 'tax', subject: '', name: 'City tax', jurisdiction: 'Lisboa', taxKind: 'per_guest_night', amount: '4' },
  ...{ percent: '', on: 'lodging', exemptBelow: '13', mostNights: '7', place: '0', collectedBy: 'us' },
  ...{ rounding: 'total', source: 'Regulamento 2/2026', checkedOn: '2026-01-02', confirmed: 'yes' },
}

/** Looks at it and saves what was seen; what the look said. */
async function save(path: string, fields: Record<string, string>, away = false): Promise<string> {
  const looked = await manager.post(path, { ...fields, intent: away ? 'look-away' : 'look' })
  expect([looked.status, looked.faults]).toEqual([200, []])
  const saved = await manager.post(path, { ...fields, seen: seenIn(looked), intent: away ? 'take-away' : 'keep' })
  expect(saved.status).toBe(303)
  expect(mainOf(await manager.get(saved.location!))).toContain(sentence('pages.saved'))
  return mainOf(looked)
}

async function placeOf(name: string): Promise<{ path: string; id: number; version: number }> {
  const { rows } = await site.tools.database.execute<{ id: number; version: number }>(
    sql`select id, version from tax_profile where name = ${name} and active`,
  )
  return { ...rows[0]!, path: `${list}/${rows[0]!.id}` }
}
const versioned = async (name: string) => ({ version: String((await placeOf(name)).version) })

test('a place is added, its tax entered from a usual shape, seen at an example, and followed by a home', async () => {
  expect(mainOf(await manager.get(list))).toContain(sentence('terms.noPlace'))
  await save(list, { what: 'taxes', subject: '', version: '0', name: 'Lisbon', currency: 'EUR' })
  const { path, id } = await placeOf('Lisbon')
  const begun = await manager.get(`${path}?shape=guest-night-home`)
  expect(begun.text).toMatch(/<option value="property" selected="">/)
  expect(begun.text).toMatch(/name="source"[^>]*value=""|name="source"(?![^>]*value="[^"])/)
  const meant = await save(path, { ...cityTax, ...(await versioned('Lisbon')) })
  expect(meant).toContain(sentence('terms.homesUseIt', { homes: 0 }))
  expect(meant).toContain(sentence('terms.exampleHome', { name: 'Harbour Loft' }))
  expect(meant).toContain(sentence('terms.taxAdded', { name: 'City tax', sum: '€56', by: 'us' }))
  const rules = `/admin/homes/${home.slug}/rules`
  const version = /name="version" value="(\d+)"/.exec((await manager.get(rules)).text)![1]!
  await save(rules, { what: 'terms', subject: '', version, policy: '', paymentTerms: '', taxes: String(id) })
  expect(mainOf(await manager.get(rules))).toContain(sentence('terms.followsTaxes', { place: 'Lisbon' }))
  expect(mainOf(await manager.get(path))).toContain('Harbour Loft')
})

test('what was previewed is saved, and nothing else: a form that was changed since is previewed again', async () => {
  const { path } = await placeOf('Lisbon')
  const sent = { ...cityTax, name: 'Second', ...(await versioned('Lisbon')) }
  const looked = await manager.post(path, { ...sent, intent: 'look' })
  const changed = await manager.post(path, { ...sent, amount: '9', seen: seenIn(looked), intent: 'keep' })
  expect(changed.status).toBe(200)
  expect(mainOf(await manager.get(path))).not.toContain('Second')
  const old = await manager.post(path, { ...sent, version: '1', intent: 'look' })
  expect(old.status).toBe(409)
  expect(mainOf(old)).toContain(sentence('terms.outOfDate'))
  expect(old.text).toContain('value="Second"')
})

test.each<[string, Record<string, string>, number]>([
  ['no button of the page', { intent: 'press' }, 400],
  ['no form of the page', { what: 'fee', intent: 'look' }, 400],
  ['a foreign subject', { subject: 'x', intent: 'look' }, 400],
  ['no version', { version: '', intent: 'look' }, 400],
  ['a source that is missing', { source: '', intent: 'look' }, 422],
  ['a percentage that is none', { taxKind: 'percent', percent: 'ten', intent: 'look' }, 422],
  ['a day that is none', { checkedOn: '2026-02-30', intent: 'look' }, 422],
  ['a check in the future', { checkedOn: '2199-01-01', intent: 'look' }, 422],
])('%s changes nothing, and what was typed stays', async (_, fields, status) => {
  const { path, version } = await placeOf('Lisbon')
  const answer = await manager.post(path, { ...cityTax, name: 'Other', version: String(version), ...fields })
  expect(answer.status).toBe(status)
  if (status === 422) expect(answer.text).toContain('value="Other"')
  expect(await placeOf('Lisbon')).toMatchObject({ version })
})

test('it speaks German and Arabic, and is not there for who has one home or none', async () => {
  const { path } = await placeOf('Lisbon')
  for (const language of ['de', 'ar'] as const) {
    const page = mainOf(await manager.get(`/${language}${path}`))
    expect(page).toMatch(sayingIn(language, 'terms.taxesOfPlace'))
    expect(page).toMatch(sayingIn(language, 'terms.sourced'))
    expect(mainOf(await manager.get(`/${language}${list}`))).toMatch(sayingIn(language, 'terms.taxesIntro'))
  }
  const accountant = await makeOperator(site, 'accountant')
  expect((await accountant.get(path)).status).toBe(200)
  const refused = await accountant.post(path, { ...cityTax, ...(await versioned('Lisbon')), intent: 'look' })
  expect(refused.status).toBe(403)
  const cleaner = await makeOperator(site, 'cleaner')
  expect([(await cleaner.get(path)).status, (await cleaner.get(list)).status]).toEqual([404, 404])
  for (const id of ['0', '999999', 'x', '1e3']) expect((await manager.get(`${list}/${id}`)).status).toBe(404)
})

test('a tax is removed, and the place once no home follows it', async () => {
  const { path, id } = await placeOf('Lisbon')
  const subject = /name="what" value="tax"\/?><input type="hidden" name="subject" value="(\d+)"/.exec(
    (await manager.get(path)).text,
  )![1]!
  await save(path, { ...cityTax, subject, ...(await versioned('Lisbon')) }, true)
  expect(mainOf(await manager.get(path))).toContain(sentence('terms.noTax'))
  await site.tools.database.execute(sql`update stay_offer set tax_profile_id = null where tax_profile_id = ${id}`)
  const gone = { what: 'taxes', subject: String(id), name: 'Lisbon', currency: 'EUR', ...(await versioned('Lisbon')) }
  await save(path, gone, true)
  expect((await manager.get(path)).status).toBe(404)
})
