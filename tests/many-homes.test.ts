// The page that changes many homes at once, over HTTP and without script.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import type { PlainAnswer, PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { sayingIn } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let loft: BuiltHome
let mill: BuiltHome
let swiss: BuiltHome
let manager: PlainVisitor

beforeAll(async () => {
  site = await startSite()
  loft = await buildHome(site.tools.database, { name: 'Harbour Loft', city: 'Lagos', nightlyMinor: 100_00 })
  mill = await buildHome(site.tools.database, { name: 'Old Mill', city: 'Silves', nightlyMinor: 80_00 })
  swiss = await buildHome(site.tools.database, { name: 'Swiss Hut', currency: 'CHF' })
  manager = await makeOperator(site, 'manager')
})
afterAll(() => site?.stop())

const mainOf = ({ text }: PlainAnswer) => asRendered(/<main.*<\/main>/s.exec(text)?.[0] ?? '').text
const seenIn = ({ text }: PlainAnswer) => /name="seen" value="([\w.]+)"/.exec(text)?.[1] ?? ''
const address = (change: string, ...homes: readonly BuiltHome[]) =>
  `/admin/rates?change=${change}&${homes.map(({ slug }) => `home=${slug}`).join('&')}`
const everyDay = ['1', '2', '3', '4', '5', '6', '7']
type Fields = Readonly<Record<string, string | readonly string[]>>
const of = (change: string, fields: Fields, homes: readonly BuiltHome[] = [loft, mill]): Fields => ({
  ...{ change, from: '', currency: 'EUR', home: homes.map(({ slug }) => slug), ...fields },
})
/** As a browser would: several fields of one name, one after the other. */
const post = (path: string, fields: Fields): Promise<PlainAnswer> => {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map(each => [name, each] as [string, string]),
  )
  return manager.ask(path, { method: 'POST', body: new URLSearchParams(pairs), headers: { origin: manager.origin } })
}
const five = { kind: 'percent', amount: '5', first: '', last: '', round: 'exact', weekdays: everyDay }

test('homes are found by place, ticked, and changed as they were seen', async () => {
  const list = await manager.get('/admin/homes')
  expect(list.text).toContain(`name="home" value="${loft.slug}"`)
  const found = mainOf(await manager.get('/admin/rates?find=Silves'))
  expect([found.includes('Old Mill'), found.includes('Harbour Loft')]).toEqual([true, false])
  const path = address('prices', loft, mill)
  expect(mainOf(await manager.get(path))).toContain(sentence('many.forHomes', { homes: 2 }))
  const looked = await post(path, of('prices', { ...five, intent: 'look' }))
  expect([looked.status, looked.faults]).toEqual([200, []])
  expect(mainOf(looked)).toContain(sentence('many.newPrice', { before: '€700', after: '€735' }))
  expect(mainOf(looked)).toContain(sentence('many.newPrice', { before: '€560', after: '€588' }))
  expect(looked.text).toContain('value="5"')
  const kept = await post(path, of('prices', { ...five, seen: seenIn(looked), intent: 'keep' }))
  expect([kept.status, kept.location]).toEqual([303, path])
  expect(mainOf(await manager.get(path))).toContain(sentence('pages.saved'))
  expect((await manager.get(`/admin/homes/${mill.slug}/rates`)).text).toMatch(
    /name="nightlyMinor"[^>]*value="84(\.00)?"|value="84(\.00)?"[^>]*name="nightlyMinor"/,
  )
})

test('a form that was changed since is previewed again; what somebody else changed is said and shown anew', async () => {
  const path = address('prices', loft, mill)
  const looked = await post(path, of('prices', { ...five, intent: 'look' }))
  const sent = { ...five, amount: '6', seen: seenIn(looked), intent: 'keep' }
  const changed = await post(path, of('prices', sent))
  expect([changed.status, mainOf(changed).includes(sentence('many.outOfDate'))]).toEqual([200, false])
  const other = of('rule', { demand: 'max_stay', amount: '30', priority: '0', weekdays: everyDay }, [mill])
  const rule = await post(address('rule', mill), { ...other, intent: 'look' })
  await post(address('rule', mill), { ...other, seen: seenIn(rule), intent: 'keep' })
  const stale = await post(path, of('prices', { ...sent, seen: seenIn(changed) }))
  expect([stale.status, mainOf(stale).includes(sentence('many.outOfDate'))]).toEqual([409, true])
  const saved = await post(path, of('prices', { ...sent, seen: seenIn(stale) }))
  expect(saved.status).toBe(303)
})

test('what one home cannot have is said of it, and nothing can be saved', async () => {
  const homes = [loft, swiss]
  const path = address('prices', ...homes)
  const sent = of('prices', { ...five, kind: 'delta', intent: 'look' }, homes)
  const looked = await post(path, sent)
  const why = sentence('many.otherCurrency')
  expect(mainOf(looked)).toContain(sentence('many.homeRefuses', { name: 'Swiss Hut', why }))
  expect([seenIn(looked), looked.text.includes('value="keep"')]).toEqual(['', false])
  const forced = await post(path, { ...sent, seen: 'a.b', intent: 'keep' })
  expect(forced.status).toBe(200)
})

test('nights are closed, what was said of them is taken away, and a rule is copied', async () => {
  const path = address('nights', loft, mill)
  const blank = { nightlyMinor: '', minimumNights: '', arrive: '', leave: '' }
  const closed = { ...blank, first: '2030-08-01', last: '2030-08-05', sleep: 'shut', weekdays: everyDay }
  const looked = await post(path, of('nights', { ...closed, intent: 'look' }))
  expect(looked.status).toBe(200)
  expect((await post(path, of('nights', { ...closed, seen: seenIn(looked), intent: 'keep' }))).status).toBe(303)
  const away = await post(path, of('nights', { ...closed, intent: 'look-away' }))
  expect(away.text).toContain('value="take-away"')
  const gone = { ...closed, seen: seenIn(away), intent: 'take-away' }
  expect((await post(path, of('nights', gone))).status).toBe(303)
  const copying = `${address('copy', loft)}&from=${mill.slug}`
  const [, row = ''] = /<option value="(rule-\d+)"/.exec((await manager.get(copying)).text) ?? []
  const copied = { from: mill.slug, row }
  const seen = seenIn(await post(copying, of('copy', { ...copied, intent: 'look' }, [loft])))
  expect((await post(copying, of('copy', { ...copied, seen, intent: 'keep' }, [loft]))).status).toBe(303)
  expect((await manager.get(`/admin/homes/${loft.slug}/rules`)).text).toContain('value="30"')
})

test.each<[string, Fields, number]>([
  ['no button', { intent: 'press' }, 400],
  ['no kind', { change: 'fee', intent: 'look' }, 400],
  ['no currency', { currency: '', intent: 'look' }, 400],
  ['taking prices away', { intent: 'take-away' }, 400],
  ['no homes', { home: [], intent: 'look' }, 422],
  ['a home that is not there', { home: ['nowhere'], intent: 'look' }, 404],
  ['no amount', { amount: '', intent: 'look' }, 422],
  ['an amount that is none', { amount: 'five', intent: 'look' }, 422],
  ['one day of two', { first: '2030-07-01', intent: 'look' }, 422],
])('%s changes nothing, and what was typed stays', async (_, fields, status) => {
  const sent = of('prices', { ...five, round: '10', ...fields })
  const answer = await post(address('prices', loft, mill), sent)
  expect(answer.status).toBe(status)
  if (status === 422 && fields.home === undefined) expect(answer.text).toContain('<option value="10" selected="">')
})

test('it speaks German and Arabic, and is not there for who may change no prices', async () => {
  for (const language of ['de', 'ar'] as const) {
    expect(mainOf(await manager.get(`/${language}${address('terms', loft)}`))).toMatch(sayingIn(language, 'many.intro'))
  }
  for (const role of ['accountant', 'cleaner'] as const) {
    const other = await makeOperator(site, role)
    expect((await other.get('/admin/rates')).status).toBe(404)
    expect((await other.get('/admin/homes')).text).not.toContain('action="/admin/rates"')
  }
})

test('what children pay is entered for all of them, told with a family at each, and refused beside its field', async () => {
  const path = address('children', loft, mill)
  const rows = {
    ...{ 'from-0': '0', 'to-0': '2', 'uncounted-0': 'yes', 'share-0': '', 'nightlyMinor-0': '', onTop: '1' },
    ...{ 'from-1': '3', 'to-1': '12', 'share-1': '', 'nightlyMinor-1': '9.50' },
  }
  const gap = await post(path, of('children', { ...rows, 'from-1': '5', intent: 'look' }))
  expect([gap.status, gap.faults]).toEqual([422, [sentence('ages.gap', { age: 3 })]])
  expect(gap.text).toContain('value="9.50"')
  const looked = await post(path, of('children', { ...rows, intent: 'look' }))
  expect([looked.status, looked.faults]).toEqual([200, []])
  const kept = await post(path, of('children', { ...rows, seen: seenIn(looked), intent: 'keep' }))
  expect([kept.status, kept.location]).toEqual([303, path])
  for (const { slug } of [loft, mill]) {
    const { text } = await manager.get(`/admin/homes/${slug}/rates`)
    expect(text).toMatch(/name="nightlyMinor-1"[^>]*value="9.50"/)
    expect(text).toMatch(/name="to-1"[^>]*value="12"/)
  }
  // A sum means something in one currency alone.
  const both = [loft, swiss]
  const other = await post(address('children', ...both), of('children', { ...rows, intent: 'look' }, both))
  expect(mainOf(other)).toContain(sentence('many.otherCurrency'))
})
