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

const terms = '/admin/terms'
const halves = {
  ...{ what: 'payment', subject: '', version: '0', name: 'Two halves', 'share-0': '50', 'daysBefore-0': '' },
  ...{ 'share-1': '50', 'daysBefore-1': '14', 'share-2': '', 'daysBefore-2': '' },
}
const harvest = {
  ...{ what: 'policy', subject: '', version: '0', name: 'Harvest', 'language-0': 'de', 'translated-0': 'Ernte' },
  ...{ 'language-1': 'ar', 'translated-1': '', 'daysBefore-0': '30', 'time-0': '12:00', 'lodging-0': '100' },
  ...{ 'fee-0': '100', 'extra-0': '100', noShowLodging: '0', noShowFee: '0', noShowExtra: '0', unpaid: 'waived' },
  ...{ clock: 'keeps', graceHours: '', graceLead: '' },
}

test('when guests pay, and a policy of one’s own, are entered as they will be read, and chosen for a home', async () => {
  const payment = await save(terms, halves)
  expect(payment).toContain('€350')
  expect(payment).toMatch(sayingIn('en', 'bookings.dueBy'))
  const policy = await save(terms, harvest)
  expect(policy).toContain('12:00')
  expect(policy).toMatch(sayingIn('en', 'offers.freeUntilMoment'))
  const page = mainOf(await manager.get(terms))
  expect(page).toContain(sentence('terms.partBefore', { percent: '50', days: 14 }))
  const { rows } = await site.tools.database.execute<{ payment: number; policy: number }>(sql`
    select (select id from payment_terms where name = 'Two halves') as payment,
      (select id from cancellation_policy where name = 'Harvest') as policy`)
  const rules = `/admin/homes/${home.slug}/rules`
  const version = /name="version" value="(\d+)"/.exec((await manager.get(rules)).text)![1]!
  const chosen = { policy: `own-${rows[0]!.policy}`, paymentTerms: String(rows[0]!.payment), taxes: '' }
  const meant = await save(rules, { what: 'terms', subject: '', version, ...chosen })
  expect(meant).toContain('€350')
  expect(mainOf(await manager.get(rules))).toContain(sentence('rates.now', { name: 'Harvest' }))
  expect((await manager.get('/de/refund')).text).toContain('Ernte')
  expect((await manager.get('/refund')).text).toContain('Harvest')
  const away = { ...halves, subject: String(rows[0]!.payment), version: '1', intent: 'look-away' }
  const refused = await manager.post(terms, away)
  expect([refused.status, mainOf(refused).includes(sentence('terms.inUse'))]).toEqual([409, true])
})

test.each<[string, Record<string, string>, string]>([
  ['parts that are not the whole', { ...halves, 'share-1': '49' }, sentence('terms.partsSum')],
  ['parts out of order', { ...halves, 'daysBefore-0': '7' }, sentence('terms.partsInOrder')],
  ['the name of a preset', { ...harvest, name: 'Firm' }, sentence('terms.presetName')],
  [
    'more back later',
    { ...harvest, 'daysBefore-1': '2', 'lodging-1': '100', 'fee-1': '100', 'extra-1': '101' },
    sentence('rates.share'),
  ],
])('%s are shown again with what is wrong', async (_, fields, fault) => {
  const answer = await manager.post(terms, { ...fields, intent: 'look' })
  expect(answer.status).toBe(422)
  expect(mainOf(answer)).toContain(fault)
  expect(answer.text).toContain(`value="${fields.name}"`)
})

test('the list for filing is shown and taken as a table, for who may see money', async () => {
  const report = '/admin/tax-report'
  expect(mainOf(await manager.get(report))).toContain(sentence('taxReport.none'))
  expect(mainOf(await manager.get(`${report}?from=2027-05&until=2027-01`))).toContain(sentence('taxReport.backwards'))
  const table = await manager.get(`${report}.csv?from=2027-01&until=2027-05`)
  expect([table.status, table.text.split('\r\n')[0]]).toEqual([200, expect.stringContaining('jurisdiction')])
  expect((await manager.get(`${report}.csv?from=soon&until=2027-05`)).status).toBe(422)
  for (const language of ['de', 'ar'] as const) {
    expect(mainOf(await manager.get(`/${language}${report}`))).toMatch(sayingIn(language, 'taxReport.intro'))
    expect(mainOf(await manager.get(`/${language}${terms}`))).toMatch(sayingIn(language, 'terms.sharedIntro'))
  }
  const cleaner = await makeOperator(site, 'cleaner')
  for (const path of [report, `${report}.csv`, terms]) expect((await cleaner.get(path)).status).toBe(404)
  expect((await (await makeOperator(site, 'accountant')).get(report)).status).toBe(200)
})
