// Rooms, equipment and place of a home over HTTP, without script: entered by operators, read by guests, the address by nobody.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amenityCodes } from '#admin/stays/form/home-limits.ts'
import { sentence } from '#catalogue/sentence.ts'
import { metresBetween } from '#stays/near/nearby-place.ts'
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
  await buildHome(site.tools.database, { slug: 'mill', name: 'Mill House', rooms: [] })
})
afterAll(() => site?.stop())

const desk = (section: string) => `/admin/homes/mill/${section}`
const versionIn = ({ text }: PlainAnswer) => /name="version" value="(\d+)"/.exec(text)![1]!
const enter = async (section: string, fields: Record<string, string>, who = owner) =>
  who.post(desk(section), { version: versionIn(await owner.get(desk(section))), ...fields })
const pageText = async () => asRendered((await plainVisitor(site).get('/stays/mill')).text).text

const rooms = {
  ...{
    bathroomHalves: '1.5',
    'kind-0': 'bedroom',
    'name-0': 'Attic',
    'ensuite-0': 'yes',
    'kind-0-0': 'double',
    'count-0-0': '1',
  },
  ...{ 'kind-1': 'living', 'name-1': 'Parlour', 'kind-1-0': 'sofa-bed', 'count-1-0': '2' },
}
const sauna = amenityCodes.indexOf('sauna')
const equipment: Record<string, string> = {
  ...{ [`code-${sauna}`]: 'sauna', [`note-${sauna}`]: 'Heated by wood', smoking: 'no', parties: '', minimumAge: '' },
  ...{ quietFrom: '22:00', quietUntil: '07:00', notes: 'Feed the cat.\r\nClose the gate.' },
}
const place = {
  ...{
    addressLines: 'Rua Secreta 7\r\nFirst floor',
    postcode: '8700-123',
    city: 'Tavira',
    region: 'Algarve',
    country: 'PT',
  },
  ...{ point: '37.12712, -7.65113', timeZone: 'Europe/Lisbon' },
}
const whole = { rooms, equipment, place }

test('rooms with their beds are what guests read', async () => {
  expect((await enter('rooms', rooms)).location).toBe(desk('rooms'))
  const text = await pageText()
  for (const said of [
    `${sentence('stays.bedrooms', { bedrooms: 1 })} · ${sentence('stays.beds', { beds: 3 })} · ${sentence('stays.bathrooms', { count: 2, number: '1½' })}`,
    `Attic ${sentence('stays.bedDouble', { count: 1 })} ${sentence('stays.ensuite')}`,
    `Parlour ${sentence('stays.bedSofa', { count: 2 })}`,
  ]) {
    expect(text).toContain(said)
  }
  expect((await owner.get(desk('rooms'))).text).toContain('value="Parlour"')
  const faulty = await enter('rooms', { ...rooms, 'name-1': '', 'count-0-0': 'many' })
  expect([faulty.status, faulty.faults]).toEqual([422, [sentence('homes.beds'), sentence('homes.roomName')]])
  expect(faulty.text).toContain('value="many"')
})

test('what the home has and asks is what guests read', async () => {
  expect((await enter('equipment', equipment)).location).toBe(desk('equipment'))
  const text = await pageText()
  for (const said of [
    'Sauna',
    'Heated by wood',
    sentence('stays.quietHours', { from: '22:00', until: '07:00' }),
    'Feed the cat.',
    'Close the gate.',
  ]) {
    expect(text).toContain(said)
  }
  const faulty = await enter('equipment', { ...equipment, quietUntil: '', notes: 'x'.repeat(201) })
  expect([faulty.status, faulty.faults.length]).toEqual([422, 2])
  expect(faulty.text).toContain('x'.repeat(201))
})

test('a home that is moved takes its public point along, as far and in the same direction, and its address stays hidden', async () => {
  const points = async () => {
    const { rows } = await site.tools.database.execute<Record<'n' | 'e' | 'pn' | 'pe', number>>(sql`
      select latitude as n, longitude as e, public_latitude as pn, public_longitude as pe from stay where slug = 'mill'`)
    const { n, e, pn, pe } = rows[0]!
    return { exact: { latitude: n, longitude: e }, shown: { latitude: pn, longitude: pe } }
  }
  const before = await points()
  expect((await enter('place', place)).location).toBe(desk('place'))
  const after = await points()
  expect(after.exact).toEqual({ latitude: 37.12712, longitude: -7.65113 })
  expect(metresBetween(after.exact, after.shown)).toBeCloseTo(metresBetween(before.exact, before.shown), -1)
  expect((await enter('place', { ...place, postcode: '8800' })).status).toBe(303)
  expect(await points()).toEqual(after)
  const page = await plainVisitor(site).get('/stays/mill')
  expect(asRendered(page.text).text).toContain('Tavira')
  expect(page.text).not.toMatch(/Rua Secreta|37\.12712|7\.65113|8800/)
  const faulty = await enter('place', { ...place, city: '', point: 'by the sea', timeZone: 'Mars/Base' })
  expect([faulty.status, faulty.faults.length]).toEqual([422, 3])
  expect(faulty.text).toContain('value="by the sea"')
})

describe.each(['rooms', 'equipment', 'place'] as const)('the page of its %s', section => {
  test('keeps what the second of two operators typed, and is only acted on by owners and managers', async () => {
    const version = versionIn(await owner.get(desk(section)))
    expect((await enter(section, whole[section], await makeOperator(site, 'manager'))).status).toBe(303)
    const late = await owner.post(desk(section), { ...whole[section], version })
    expect([late.status, late.faults]).toEqual([409, [sentence('homes.outOfDate')]])
    for (const typed of { rooms: ['value="Attic"'], equipment: ['Feed the cat.'], place: ['Rua Secreta 7'] }[section]) {
      expect(late.text).toContain(typed)
    }
    const reception = await makeOperator(site, 'reception')
    expect((await reception.get(desk(section))).status).toBe(404)
    expect((await reception.post(desk(section), { ...whole[section], version })).status).toBe(404)
    const guest = await makeOperator(site, undefined)
    expect([(await guest.get(desk(section))).status, (await enter(section, whole[section], guest)).status]).toEqual([
      404, 404,
    ])
    expect((await owner.post(desk(section), whole[section])).status).toBe(400)
  })
})
