// A home shown to guests and taken from them, over HTTP: only when it is whole, and the database itself says so.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { enterImprint } from './support/enter-imprint.ts'
import { temporaryFolder } from './support/folder.ts'
import { makeOperator } from './support/operators.ts'
import { pictureFile } from './support/picture-files.ts'
import { type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

const folder = temporaryFolder()
const desk = '/admin/homes/mill'
let site: Site
let owner: PlainVisitor

beforeAll(async () => {
  site = await startSite({ environment: { DATA_DIR: folder } })
  owner = await makeOperator(site, 'owner')
  await enterImprint(site.tools.database)
  await owner.post('/admin/homes/new', {
    ...{
      name: 'Mill House',
      kind: 'house',
      slug: 'mill',
      guests: '4',
      city: 'Olhão',
      region: 'Algarve',
      country: 'PT',
    },
    ...{ point: '37.02812, -7.84113', timeZone: 'Europe/Lisbon', currency: 'EUR', nightlyMinor: '' },
  })
})
afterAll(() => site?.stop())

const versionIn = ({ text }: PlainAnswer) => /name="version" value="(\d+)"/.exec(text)![1]!
const become = async (status: string, who = owner) =>
  who.post(desk, { version: versionIn(await owner.get(desk)), status })
/** What is heard after each thing that a home still lacks. */
const [, isMissing = ''] = /<heard>(.*?)<\/heard>/.exec(sentence('homes.needIsMissing'))!
const missing = async () =>
  [...asRendered((await owner.get(desk)).text).text.matchAll(new RegExp(`([A-Z][^✓○]*?)${isMissing}`, 'g'))].map(
    ([, what]) => what!.trim(),
  )
const seenByGuests = async () => {
  const guest = plainVisitor(site)
  const found = asRendered((await guest.get('/stays')).text).text.includes('Mill House')
  return [(await guest.get('/stays/mill')).status, found]
}

const words = {
  ...{
    intent: 'keep',
    name: 'Mill House',
    slug: 'mill',
    kind: 'house',
    summary: 'A mill.',
    description: 'It **turns**.',
  },
  ...{
    areaM2: '',
    maxGuests: '4',
    petsMax: '0',
    bookingMode: 'instant',
    checkInFrom: '16:00',
    checkInUntil: '',
    checkOutUntil: '10:00',
  },
}

test('the desk lists what a draft lacks, and neither the desk nor the database opens it before', async () => {
  expect(await missing()).toEqual([
    sentence('homes.needsWords'),
    sentence('homes.needsPhoto'),
    sentence('homes.needsPrice'),
  ])
  expect((await owner.get(desk)).text).not.toContain('value="published"')
  for (const status of ['published', 'unlisted']) {
    const refused = await become(status)
    expect([refused.status, refused.faults]).toEqual([409, [sentence('homes.notWhole')]])
    await expect(
      site.tools.database.execute(sql`update stay set status = ${status} where slug = 'mill'`),
    ).rejects.toMatchObject({ cause: { constraint: 'stay_opens_whole' } })
  }
  expect(await seenByGuests()).toEqual([404, false])
})

test('a draft is previewed by operators with its words and pictures, and by nobody else', async () => {
  const version = versionIn(await owner.get(`${desk}/words`))
  expect((await owner.post(`${desk}/words`, { ...words, version })).status).toBe(303)
  const form = new FormData()
  form.set('intent', 'add')
  form.set('file-0', new Blob([new Uint8Array(await pictureFile())]), 'mill.jpg')
  form.set('alt-0', 'The mill')
  const sent = await owner.ask(`${desk}/photos`, { method: 'POST', body: form, headers: { origin: site.origin } })
  expect(sent.status).toBe(303)
  const preview = await owner.get(`${desk}/preview`)
  expect(preview.text).toContain('It <strong>turns</strong>.')
  expect(preview.text).toContain('alt="The mill"')
  expect((await plainVisitor(site).get(`${desk}/preview`)).location).toBe('/login')
  expect((await (await makeOperator(site, undefined)).get(`${desk}/preview`)).status).toBe(404)
  expect(await missing()).toEqual([sentence('homes.needsPrice')])
})

test('a home that is whole is published, and guests find it with its price', async () => {
  await site.tools.database.execute(sql`update rate_plan set base_nightly_minor = 12000`)
  expect(await missing()).toEqual([])
  expect((await become('published')).location).toBe(desk)
  expect(await seenByGuests()).toEqual([200, true])
  const day = (ahead: number) => writeCalendarDay(addDays(dayInZone(site.tools.clock.now(), 'Europe/Lisbon'), ahead))
  const visit = `/stays/mill?in=${day(40)}&out=${day(43)}&adults=2`
  const page = asRendered((await plainVisitor(site).get(visit)).text).text
  expect(page).toContain('€360')
})

test('it is shown by its address only, put away and taken up again; what does not follow is refused', async () => {
  expect((await become('unlisted')).status).toBe(303)
  expect(await seenByGuests()).toEqual([200, false])
  expect((await become('archived')).status).toBe(303)
  expect(await seenByGuests()).toEqual([404, false])
  expect(asRendered((await owner.get(desk)).text).text).toContain(sentence('homes.isArchived'))
  expect((await owner.get('/admin/homes')).text).not.toContain(desk)
  expect((await owner.get('/admin/homes?find=mill')).text).toContain(desk)
  const refused = await become('published')
  expect([refused.status, refused.faults]).toEqual([409, [sentence('homes.notNext')]])
  expect((await become('draft')).status).toBe(303)
  expect((await become('published')).status).toBe(303)
  expect((await become('published')).status).toBe(409)
})

test('where the law asks for a number, a home without one is not opened', async () => {
  await become('draft')
  const version = versionIn(await owner.get(`${desk}/words`))
  await owner.post(`${desk}/words`, { ...words, version, registrationNumber: '', registrationRequired: 'yes' })
  expect(await missing()).toEqual([sentence('homes.needsRegistration')])
  const refused = await become('published')
  expect([refused.status, refused.faults]).toEqual([409, [sentence('homes.notWhole')]])
  const now = versionIn(await owner.get(`${desk}/words`))
  await owner.post(`${desk}/words`, {
    ...words,
    version: now,
    registrationNumber: 'PT-900',
    registrationRequired: 'yes',
  })
  expect((await become('published')).status).toBe(303)
})

test('of two operators at once one is heard, and only owners and managers are', async () => {
  const version = versionIn(await owner.get(desk))
  const both = await Promise.all(['unlisted', 'archived'].map(status => owner.post(desk, { version, status })))
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
  const seen = versionIn(await owner.get(desk))
  const reception = await makeOperator(site, 'reception')
  expect((await reception.get(desk)).text).not.toContain('name="status"')
  const refused = await reception.post(desk, { version: seen, status: 'draft' })
  expect([refused.status, refused.faults]).toEqual([403, [sentence('homes.notAllowed')]])
  expect((await become('draft', await makeOperator(site, undefined))).status).toBe(404)
  expect((await become('burnt')).status).toBe(400)
})
