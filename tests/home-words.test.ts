// Words and facts of a home over HTTP, without script: entered by operators, two at once, and the addresses it leaves.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let owner: PlainVisitor

beforeAll(async () => {
  site = await startSite()
  owner = await makeOperator(site, 'owner')
  await buildHome(site.tools.database, { slug: 'mill', name: 'Mill House' })
  await buildHome(site.tools.database, { slug: 'barn', name: 'Barn' })
})
afterAll(() => site?.stop())

const words = {
  ...{ intent: 'keep', name: 'Mill House', slug: 'mill', kind: 'house', summary: 'A mill.', description: 'It turns.' },
  ...{
    areaM2: '110',
    maxGuests: '4',
    petsMax: '1',
    bookingMode: 'request',
    checkInFrom: '15:30',
    checkInUntil: '',
    checkOutUntil: '10:00',
  },
  ...{ registrationNumber: 'PT-900' },
}
const desk = (slug = 'mill') => `/admin/homes/${slug}/words`
const versionIn = ({ text }: PlainAnswer) => /name="version" value="(\d+)"/.exec(text)![1]!
const enter = async (fields: Record<string, string>, who = owner, slug = 'mill') =>
  who.post(desk(slug), { ...words, slug, version: versionIn(await owner.get(desk(slug))), ...fields })
const guests = () => plainVisitor(site)

test('what is entered is what guests read', async () => {
  const kept = await enter({
    name: 'Mill by the Stream',
    description: 'It **still** turns.\n\n<script>alert(1)</script>',
  })
  expect([kept.status, kept.location]).toEqual([303, desk()])
  const page = await guests().get('/stays/mill')
  const { text } = asRendered(page.text)
  for (const said of ['Mill by the Stream', 'A mill.', '110 m²', 'From 15:30', 'Up to 1 pet', 'PT-900'])
    expect(text).toContain(said)
  expect(page.text).toContain('It <strong>still</strong> turns.')
  expect(page.text).not.toContain('<script>alert(1)')
  const { rows } = await site.tools.database.execute(
    sql`select booking_mode from stay_offer join stay on stay.id = stay_id where slug = 'mill'`,
  )
  expect(rows).toEqual([{ booking_mode: 'request' }])
  const form = await owner.get(desk())
  expect(form.text).toContain('value="Mill by the Stream"')
  expect(form.text).toContain('It **still** turns.')
})

test('the description is shown as guests will read it, and nothing is kept', async () => {
  const shown = await enter({ intent: 'preview', description: '## Upstairs\n\n*Quiet.*', name: 'Typed only' })
  expect(shown.status).toBe(200)
  expect(shown.text).toMatch(/<h4>Upstairs<\/h4>\s*<p><em>Quiet\.<\/em><\/p>/)
  expect(shown.text).toContain('value="Typed only"')
  expect(asRendered((await guests().get('/stays/mill')).text).text).not.toContain('Typed only')
})

test('an address that is left leads to the new one, also over the API, and comes back to its home alone', async () => {
  expect((await enter({ slug: 'barn' })).faults).toEqual([sentence('homes.slugTaken')])
  expect((await enter({ slug: 'old-mill' })).location).toBe(desk('old-mill'))
  const moved = await guests().get('/stays/mill?adults=2')
  expect([moved.status, moved.location]).toEqual([301, '/stays/old-mill?adults=2'])
  expect((await guests().get('/stays/old-mill')).status).toBe(200)
  const taken = await enter({ slug: 'mill', name: 'Barn' }, owner, 'barn')
  expect([taken.status, taken.faults]).toEqual([422, [sentence('homes.slugTaken')]])
  expect((await enter({ slug: 'mill' }, owner, 'old-mill')).status).toBe(303)
  expect((await guests().get('/stays/mill')).status).toBe(200)
  expect((await guests().get('/stays/old-mill')).location).toBe('/stays/mill')
})

test('of two homes that want one address at once, one gets it', async () => {
  const versions = await Promise.all(['mill', 'barn'].map(async slug => versionIn(await owner.get(desk(slug)))))
  const both = await Promise.all(
    ['mill', 'barn'].map((slug, at) => owner.post(desk(slug), { ...words, slug: 'wanted', version: versions[at]! })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([303, 422])
  const winner = both[0]!.status === 303 ? 'mill' : 'barn'
  await enter({ slug: winner }, owner, 'wanted')
})

test('the second of two operators reads that the home has changed, and finds everything typed', async () => {
  const version = versionIn(await owner.get(desk()))
  const manager = await makeOperator(site, 'manager')
  expect((await enter({ summary: 'By the manager.' }, manager)).status).toBe(303)
  const late = await owner.post(desk(), { ...words, version, summary: 'By the owner.', description: 'Long\n\ntext.' })
  expect([late.status, late.faults]).toEqual([409, [sentence('homes.outOfDate')]])
  expect(late.text).toContain('By the owner.')
  expect(late.text).toContain('Long\n\ntext.')
  const again = await owner.post(desk(), { ...words, version: versionIn(late), summary: 'By the owner.' })
  expect(again.status).toBe(303)
})

test('a description of 10,000 letters of any script is taken, and a longer one is kept in the form', async () => {
  expect((await enter({ description: '語'.repeat(10_000) })).status).toBe(303)
  const long = await enter({ description: '語'.repeat(12_000) })
  expect([long.status, long.faults]).toEqual([422, [sentence('forms.tooLong', { most: '10000', length: '12000' })]])
  expect(long.text).toContain('語'.repeat(12_000))
  await enter({})
})

test('a home that guests see keeps the number that the law asks for', async () => {
  const none = await enter({ registrationNumber: '', registrationRequired: 'yes' })
  expect([none.status, none.faults]).toEqual([422, [sentence('homes.notRegistered')]])
  expect((await enter({ registrationRequired: 'yes' })).status).toBe(303)
})

test('other operators and guests find nothing, and foreign forms are refused', async () => {
  const reception = await makeOperator(site, 'reception')
  expect([(await reception.get(desk())).status, (await enter({ summary: 'Swept.' }, reception)).status]).toEqual([
    404, 404,
  ])
  const guest = await makeOperator(site, undefined)
  expect([(await guest.get(desk())).status, (await enter({}, guest)).status]).toEqual([404, 404])
  expect((await guests().get(desk())).location).toBe('/login')
  expect((await owner.post(desk(), words)).status).toBe(400)
  expect((await owner.post(desk('never-was'), { ...words, version: '1' })).status).toBe(404)
  expect((await owner.post(desk(), { ...words, version: '1' }, { origin: 'https://elsewhere.example' })).status).toBe(
    403,
  )
})
