// What is near a home over HTTP, without script: entered by the operator, read by everybody, with no word of where it is.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let slug: string
let operator: PlainVisitor
let desk: string

beforeAll(async () => {
  site = await startSite()
  const home = {
    name: 'Mill House',
    publicLatitude: 58.35,
    publicLongitude: -5.17,
    latitude: 58.35211,
    longitude: -5.17322,
  }
  slug = (await buildHome(site.tools.database, home)).slug
  desk = `/admin/homes/${slug}/near`
  operator = await signedIn('owner')
})
afterAll(() => site?.stop())

const signedIn = (role?: 'owner' | 'cleaner') => makeOperator(site, role)

const bay = {
  ...{ intent: 'keep', place: '', kind: 'beach', name: 'Scourie Bay', where: '58.3547, -5.1612' },
  ...{ way: 'foot', minutes: '', note: 'White sand' },
}
const lairg = { ...bay, kind: 'station', name: 'Lairg', where: '58.0017, -4.3996', way: 'car', minutes: '75', note: '' }

const versionIn = ({ text }: PlainAnswer) => /name="version" value="(\d+)"/.exec(text)![1]!
/** Fills in the form as it stands on the page now. */
async function enter(fields: Record<string, string>, who = operator): Promise<PlainAnswer> {
  return who.post(desk, { version: versionIn(await operator.get(desk)), ...fields })
}
const placeCalled = async (name: string) => {
  const { rows } = await site.tools.database.execute<{ id: number }>(
    sql`select id from nearby_place where name = ${name}`,
  )
  return String(rows[0]!.id)
}
const page = () => plainVisitor(site).get(`/stays/${slug}`)
const pageText = async () => asRendered((await page()).text).text
const call = () => plainVisitor(site).get(`/api/stays/${slug}`, { accept: 'application/json' })

test('an operator finds the home, enters places, and everybody reads them on its page and over the API', async () => {
  expect(await pageText()).not.toContain(sentence('stays.nearbyMeasured'))
  const list = await operator.get('/admin/homes')
  expect(asRendered(list.text).text).toContain(
    `Mill House Olhão · ${sentence('homes.published')} · ${sentence('homes.placesNear', { near: 0 })}`,
  )
  expect(list.text).toContain(`href="/admin/homes/${slug}"`)
  expect((await operator.get('/admin/homes?find=mill')).text).toContain('Mill House')
  expect(asRendered((await operator.get('/admin/homes?find=100%25')).text).text).toContain(sentence('homes.notFound'))

  for (const place of [lairg, bay]) {
    const sent = await enter(place)
    expect([sent.status, sent.location]).toEqual([303, desk])
  }
  const beach = sentence('stays.nearBeach')
  const station = sentence('stays.nearStation')
  expect(await pageText()).toContain(
    [
      sentence('stays.nearNatureGroup'),
      `Scourie Bay 700 m ${sentence('stays.nearbyWay', { what: beach, time: '15 minutes', way: 'foot' })} White sand`,
      sentence('stays.nearTravelGroup'),
      `Lairg 60 km ${sentence('stays.nearbyWay', { what: station, time: '1 hour 15 minutes', way: 'car' })}`,
      sentence('stays.nearbyMeasured'),
    ].join(' '),
  )
  expect(asRendered((await operator.get(desk)).text).text).toContain(
    `Scourie Bay ${sentence('homes.nearbySaid', { what: beach, distance: '700 m', time: '15 minutes', way: 'foot' })}`,
  )
  expect(asRendered((await operator.get('/admin/homes')).text).text).toContain(
    sentence('homes.placesNear', { near: 2 }),
  )
  const told = JSON.parse((await call()).text).data.nearby
  expect(told).toEqual([
    { kind: 'beach', name: 'Scourie Bay', note: 'White sand', metres: 700, way: 'foot', minutes: 15 },
    { kind: 'station', name: 'Lairg', note: null, metres: 60_000, way: 'car', minutes: 75 },
  ])
})

test('neither the exact place of the home nor that of a place leaves the house', async () => {
  for (const { text } of [await page(), await call(), await plainVisitor(site).get(`/stays/${slug}.data`)]) {
    expect(text).not.toMatch(/58\.35211|5\.17322|58\.3547|5\.1612|58\.0017|4\.3996/)
    expect(text).toContain('Scourie Bay')
  }
})

test('a fault stands beside its field and nothing typed is lost', async () => {
  const faulty = await enter({ ...bay, kind: '', name: 'Handa <Island>', where: 'by the pier', way: 'boat' })
  expect([faulty.status, faulty.faults]).toEqual([
    422,
    [sentence('homes.chooseWhat'), sentence('homes.point'), sentence('homes.chooseMinutes')],
  ])
  expect(faulty.text).toMatch(/value="Handa &lt;Island&gt;"/)
  expect(faulty.text).toContain('value="by the pier"')
  const again = await enter({ ...bay, name: 'SCOURIE bay' })
  expect([again.status, again.faults]).toEqual([422, [sentence('homes.namedAlready')]])
  const near = await enter({ ...bay, name: 'Pier', way: 'car', minutes: '5' })
  expect([near.status, near.faults]).toEqual([422, [sentence('homes.tooNear')]])
  const far = await enter({ ...lairg, name: 'Inverness', way: 'foot' })
  expect([far.status, far.faults]).toEqual([422, [sentence('homes.tooFar')]])
})

test('a form that saw an earlier state of the home is refused, and of two at once one is', async () => {
  const version = versionIn(await operator.get(desk))
  const both = await Promise.all(
    ['One', 'Two'].map(name => operator.post(desk, { ...bay, version, name, where: '58.36, -5.15' })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
  const late = both.find(({ status }) => status === 409)!
  expect(late.faults).toEqual([sentence('homes.nearbyOutOfDate')])
  expect(late.text).toContain('value="58.36, -5.15"')
})

test('a place is changed and taken away, once', async () => {
  const place = await placeCalled('Scourie Bay')
  expect((await enter({ ...bay, place, name: 'Scourie Sands', note: '' })).status).toBe(303)
  expect(await pageText()).toContain('Scourie Sands 700 m')
  expect((await enter({ intent: 'take-away', place })).status).toBe(303)
  expect(await pageText()).not.toContain('Scourie Sands')
  const gone = await enter({ intent: 'take-away', place })
  expect([gone.status, gone.faults]).toEqual([409, [sentence('homes.placeUnknown')]])
})

test('there are twelve at most, and the list says so', async () => {
  await site.tools.database.execute(sql`
    insert into nearby_place (stay_id, kind, name, latitude, longitude, way)
    select id, 'trail', 'Trail ' || number, 58.36, -5.16, 'foot' from stay, generate_series(1, 10) as number
    where slug = ${slug}`)
  const full = await enter({ ...bay, name: 'One too many' })
  expect([full.status, full.faults]).toEqual([409, [sentence('homes.tooManyNearby', { mostNearby: 12 })]])
  expect(asRendered((await operator.get(desk)).text).text).toContain(sentence('homes.enoughNearby', { mostNearby: 12 }))
})

test('the desk is the operators’, and what is entered the managers’ and owners’; foreign forms and nonsense are refused', async () => {
  const guest = await signedIn()
  expect((await guest.get(desk)).status).toBe(404)
  expect((await guest.get('/admin/homes')).status).toBe(404)
  expect((await guest.post(desk, { ...bay, version: '1' })).status).toBe(404)
  expect((await plainVisitor(site).get(desk)).status).toBe(302)
  const cleaner = await signedIn('cleaner')
  expect((await cleaner.get(desk)).status).toBe(404)
  expect((await cleaner.post(desk, { ...bay, name: 'Broom', version: '1' })).status).toBe(404)
  const foreign = await operator.post(desk, { ...bay, version: '1' }, { origin: 'https://elsewhere.example' })
  expect(foreign.status).toBe(403)
  expect((await operator.post(desk, { intent: 'burn', version: '1' })).status).toBe(400)
  expect((await operator.get('/admin/homes/never-was/near')).status).toBe(404)
  expect((await operator.post('/admin/homes/never-was/near', { ...bay, version: '1' })).status).toBe(404)
})
