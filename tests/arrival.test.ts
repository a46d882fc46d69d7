// Arriving at a home: what operators enter, by page and by call, and who may see which of it.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidyPhotoFiles } from '#admin/stays/photos/photo-files.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { days, later } from '#values/duration.ts'
import { inputFor, mustBook, someGuest } from './support/booking-world.ts'
import { buildHome } from './support/build-home.ts'
import { endVisit } from './support/completed-visit.ts'
import { temporaryFolder } from './support/folder.ts'
import { makeOperator } from './support/operators.ts'
import { pictureFile } from './support/picture-files.ts'
import type { PlainAnswer, PlainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

const folder = temporaryFolder()
const desk = '/admin/homes/mill/arrival'
const manualDesk = '/admin/homes/mill/manual'
let site: Site
let owner: PlainVisitor

beforeAll(async () => {
  site = await startSite({ environment: { DATA_DIR: folder } })
  owner = await makeOperator(site, 'owner')
  await buildHome(site.tools.database, { slug: 'mill', name: 'Mill House' })
})
afterAll(() => site?.stop())

const versionIn = ({ text }: PlainAnswer) => /name="version" value="(\d+)"/.exec(text)![1]!

async function tokenOf(role: 'owner' | 'reception' | 'accountant'): Promise<string> {
  const { email } = await site.makeUser({ roles: [role] })
  const body = JSON.stringify({ identifier: email, password: usualPassword })
  const headers = { 'content-type': 'application/json' }
  const signedIn = await site.get('/api/auth/local', { method: 'POST', body, headers })
  return ((await signedIn.json()) as { jwt: string }).jwt
}

async function call(token: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
  const answer = await site.get(`/api/admin${path}`, sent)
  const told = (await answer.json()) as { data?: Record<string, unknown>; error?: { message: string } }
  return { status: answer.status, data: told.data as never as Arrived, error: told.error?.message }
}

type Arrived = {
  readonly version: number
  readonly arrival: Record<string, unknown>
  readonly manual: readonly { readonly section: number; readonly title: string; readonly path: string | null }[]
}

const guide = {
  ...{ checkIn: 'code-lock', doorCode: '1900#', gettingIn: 'The **blue** door.\r\n\r\nPull it hard.' },
  ...{ wifiNetwork: 'Mill', wifiPassword: ' pass;"word\\ ', hostName: 'Jette', hostPhone: '0044 1632 960123' },
  ...{ hostWords: 'Ring me.', hostLanguages: 'de\nen', hostShown: 'yes', addressWhen: 'paid', codesDays: '5' },
}
const stored = {
  ...{ checkIn: 'code-lock', doorCode: '1900#', gettingIn: 'The **blue** door.\n\nPull it hard.' },
  ...{ wifiNetwork: 'Mill', wifiPassword: ' pass;"word\\ ', hostName: 'Jette', hostPhone: '+441632960123' },
  ...{ hostWords: 'Ring me.', hostLanguages: ['de', 'en'], hostShown: true, addressWhen: 'paid', codesDays: 5 },
}

test('what is typed stands in the form again and in the answer of the call, and codes are sealed in the database', async () => {
  const before = await owner.get(desk)
  expect((await owner.post(desk, { ...guide, version: versionIn(before) })).location).toBe(desk)
  const token = await tokenOf('owner')
  const { data } = await call(token, '/homes/mill/arrival')
  expect(data.arrival).toEqual(stored)
  const page = await owner.get(desk)
  for (const typed of ['value="1900#"', 'value="+441632960123"', '<option value="paid" selected']) {
    expect(page.text).toContain(typed)
  }
  expect(page.text).toMatch(/value="de"[^>]*checked|checked[^>]*value="de"/)
  const { rows } = await site.tools.database.execute<{ row: string; sealed: Buffer }>(
    sql`select to_jsonb(arrival_guide)::text as row, door_code_sealed as sealed from arrival_guide`,
  )
  expect(rows[0]!.row).not.toMatch(/1900|pass;/)
  expect(rows[0]!.sealed.length).toBeGreaterThan(32)
  // A code that is put into another place does not open there.
  await site.tools.database.execute(sql`update arrival_guide set wifi_password_sealed = door_code_sealed`)
  expect((await call(token, '/homes/mill/arrival')).data.arrival).toMatchObject({ doorCode: '1900#', wifiPassword: '' })
  const again = { ...stored, codesDays: 0 }
  const changed = await call(token, '/homes/mill/arrival', { version: data.version, arrival: again })
  expect([changed.status, changed.data.arrival]).toEqual([200, again])
  const late = await call(token, '/homes/mill/arrival', { version: data.version, arrival: stored })
  expect([late.status, late.error]).toEqual([409, sentence('homes.outOfDate')])
})

test('what is wrong is said beside its field, and nothing typed is lost', async () => {
  const version = versionIn(await owner.get(desk))
  const wrong = { checkIn: 'by-chimney', wifiNetwork: '', hostPhone: '12', codesDays: '61', hostLanguages: 'xx' }
  const answer = await owner.post(desk, { ...guide, ...wrong, version })
  expect(answer.status).toBe(422)
  expect(new Set(answer.faults)).toEqual(
    new Set([
      sentence('arrival.chooseCheckIn'),
      sentence('bookings.phoneWrong'),
      sentence('arrival.chooseLanguages'),
      sentence('arrival.days', { least: 0, most: 60 }),
    ]),
  )
  expect(answer.text).toContain('Pull it hard.')
  const nameless = await owner.post(desk, { ...guide, wifiNetwork: '', version })
  expect([nameless.status, nameless.faults]).toEqual([422, [sentence('arrival.networkMissing')]])
  const long = await owner.post(desk, { ...guide, wifiNetwork: 'ü'.repeat(17), version })
  expect(long.faults).toEqual([sentence('arrival.networkTooLong')])
})

test('codes are told to those who may see them; others read the rest, and nobody below a manager writes', async () => {
  const reception = await call(await tokenOf('reception'), '/homes/mill/arrival')
  expect(reception.data.arrival).toMatchObject({ doorCode: '1900#', hostName: 'Jette' })
  const accountant = await tokenOf('accountant')
  const seen = await call(accountant, '/homes/mill/arrival')
  expect(seen.data.arrival).toMatchObject({ doorCode: null, wifiPassword: null, hostName: 'Jette' })
  const body = { version: seen.data.version, arrival: stored }
  expect((await call(accountant, '/homes/mill/arrival', body)).status).toBe(403)
  for (const page of [desk, manualDesk]) {
    expect((await (await makeOperator(site, 'reception')).get(page)).status).toBe(404)
    expect((await (await makeOperator(site, undefined)).get(page)).status).toBe(404)
  }
})

type Written = { readonly section?: string; readonly intent?: string; readonly bytes?: Buffer } & Record<
  string,
  unknown
>

async function write({ bytes, ...fields }: Written): Promise<PlainAnswer> {
  const form = new FormData()
  const sent = { version: versionIn(await owner.get(manualDesk)), section: '', intent: 'keep', alt: '', ...fields }
  for (const [name, value] of Object.entries(sent)) form.set(name, String(value))
  if (bytes) form.set('picture', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'stove.jpg')
  return owner.ask(manualDesk, { method: 'POST', body: form, headers: { origin: site.origin } })
}

const manual = async () => (await call(await tokenOf('owner'), '/homes/mill/arrival')).data.manual
const titles = async () => (await manual()).map(({ title }) => title)

test('a house manual is written, pictured, put in order and taken apart again', async () => {
  const bytes = await pictureFile({ width: 1000, height: 700 })
  const nameless = await write({ title: ' ', text: '' })
  expect([nameless.status, nameless.faults]).toEqual([
    422,
    [sentence('arrival.titleMissing'), sentence('arrival.textMissing')],
  ])
  const unseen = await write({ title: 'Stove', text: 'Wood only.', bytes })
  expect([unseen.status, unseen.faults]).toEqual([422, [sentence('homes.altMissing')]])
  expect(unseen.text).toContain('Wood only.')
  const noPicture = await write({ title: 'Stove', text: 'Wood only.', alt: 'A stove', bytes: Buffer.from('MZ') })
  expect([noPicture.status, noPicture.faults]).toEqual([422, [sentence('homes.noPicture')]])
  expect((await write({ title: 'Stove', text: 'Wood only.', alt: 'A stove', bytes })).status).toBe(303)
  expect((await write({ title: 'Water', text: 'From the well.' })).status).toBe(303)
  const [stove, water] = await manual()
  expect(stove!.path).toMatch(/^\/files\/[0-9a-f]{32}$/)
  expect((await site.get(`${stove!.path}-800.webp`)).status).toBe(200)
  expect((await owner.get(manualDesk)).text).toContain('alt="A stove"')
  expect((await write({ section: String(water!.section), intent: 'earlier' })).status).toBe(303)
  expect(await titles()).toEqual(['Water', 'Stove'])
  // The last goes no later.
  expect((await write({ section: String(stove!.section), intent: 'later' })).status).toBe(303)
  expect(await titles()).toEqual(['Water', 'Stove'])
  const strange = await write({ intent: 'burn' })
  expect(strange.status).toBe(400)
  expect((await write({ section: '999', intent: 'remove' })).faults).toEqual([sentence('arrival.sectionUnknown')])

  // While a part shows it the file stays, and once none does it goes after its period.
  const tools = { ...site.tools, clock: { now: () => later(new Date(), days(2)) } }
  await tidyPhotoFiles(tools)
  expect((await site.get(`${stove!.path}-800.webp`)).status).toBe(200)
  expect((await write({ section: String(stove!.section), intent: 'remove-picture' })).status).toBe(303)
  expect((await manual()).find(({ title }) => title === 'Stove')!.path).toBeNull()
  await tidyPhotoFiles(tools)
  expect((await site.get(`${stove!.path}-800.webp`)).status).toBe(404)
})

test('by call alike', async () => {
  const token = await tokenOf('owner')
  const { version } = (await call(token, '/homes/mill/arrival')).data
  const picture = (await pictureFile({ width: 900, height: 600 })).toString('base64')
  const written = { version, intent: 'keep', title: 'Lamp', text: 'Oil.', picture }
  expect((await call(token, '/homes/mill/manual', written)).status).toBe(400)
  const kept = await call(token, '/homes/mill/manual', { ...written, alt: 'A lamp' })
  expect(kept.data.manual.at(-1)).toMatchObject({ title: 'Lamp', alt: 'A lamp', path: expect.any(String) })
  const { section } = kept.data.manual.at(-1)!
  const gone = { version: kept.data.version, intent: 'remove', section }
  expect((await call(token, '/homes/mill/manual', gone)).data.manual.map(({ title }) => title)).not.toContain('Lamp')
  expect((await call(token, '/homes/mill/manual', { version: 1, intent: 'remove' })).status).toBe(400)
})

test('all of it is translated with the home’s other texts, lines and all', async () => {
  const page = '/admin/homes/mill/languages/de'
  const before = await owner.get(page)
  expect(before.text).toContain(sentence('arrival.textManual'))
  const sources = [...before.text.matchAll(/name="source-(\d+)" value="([^"]*)"/g)]
  const [, at] = sources.find(([, , source]) => source!.startsWith('The **blue** door.'))!
  const fields = Object.fromEntries(sources.map(([, number, source]) => [`source-${number}`, source!]))
  const sent = {
    ...fields,
    [`translation-${at}`]: 'Die **blaue** Tür.\r\n\r\nFest ziehen.',
    version: versionIn(before),
  }
  expect((await owner.post(page, sent)).status).toBe(303)
  const { rows } = await site.tools.database.execute(sql`
    select 1 from stay_translation where translation = ${'Die **blaue** Tür.\n\nFest ziehen.'}`)
  expect(rows.length).toBe(1)
})

test('a stay has a code of its own where it was given one, set by reception and nobody below, on page and by call', async () => {
  const { database } = site.tools
  const { stayId } = (
    await database.execute<{ stayId: number }>(sql`select id as "stayId" from stay where slug = 'mill'`)
  ).rows[0]!
  const tools = { ...site.tools, environment: { ...site.tools.environment, PAYMENT_WAYS: [] } }
  const day = (ahead: number) => writeCalendarDay(addDays(dayInZone(new Date(), 'UTC'), ahead))
  const id = await mustBook(tools, await someGuest(database, new Date()), { stayId, input: inputFor(day(9), day(11)) })
  const reception = await makeOperator(site, 'reception')
  const page = `/admin/bookings/${id}`
  const token = await tokenOf('reception')
  const code = async () => (await call(token, `/bookings/${id}/code`)).data as unknown
  expect(await code()).toEqual({ own: '', standing: '1900#', mayChange: true })
  expect((await reception.get(page)).text).toContain(sentence('arrival.standingCode', { code: '1900#' }))
  expect((await reception.post(page, { intent: 'set-code', code: ' 77  11 ' })).location).toBe(page)
  expect(await code()).toEqual({ own: '77 11', standing: '1900#', mayChange: true })
  expect((await reception.get(page)).text).toContain('value="77 11"')
  const long = await reception.post(page, { intent: 'set-code', code: '1'.repeat(61) })
  expect([long.status, long.faults]).toEqual([422, [sentence('forms.tooLong', { most: 60, length: 61 })]])
  const { rows } = await database.execute<{ row: string }>(
    sql`select to_jsonb(booking_code)::text as row from booking_code`,
  )
  expect(rows.map(({ row }) => /77 ?11/.test(row))).toEqual([false])
  // Two at once leave one of both codes, whole.
  const raced = await Promise.all(['1111', '2222'].map(each => call(token, `/bookings/${id}/code`, { code: each })))
  expect(raced.map(({ status }) => status)).toEqual([200, 200])
  expect(['1111', '2222']).toContain(((await code()) as { own: string }).own)

  const accountant = await makeOperator(site, 'accountant')
  expect((await accountant.get(page)).text).not.toMatch(/1900#|1111|2222/)
  expect((await accountant.post(page, { intent: 'set-code', code: '1' })).status).toBe(403)
  const other = await tokenOf('accountant')
  expect((await call(other, `/bookings/${id}/code`)).status).toBe(404)
  expect((await call(other, `/bookings/${id}/code`, { code: '1' })).status).toBeGreaterThanOrEqual(403)

  expect((await call(token, `/bookings/${id}/code`, { code: '' })).data).toMatchObject({ own: '' })
  await endVisit(site.tools, id)
  const over = await call(token, `/bookings/${id}/code`, { code: '3333' })
  expect([over.status, over.error]).toEqual([409, sentence('arrival.codeNotToCome')])
})
