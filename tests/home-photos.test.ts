// The pictures of a home over HTTP, without script: sent by operators, judged by their bytes, shown to guests, and gone when removed.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidyPhotoFiles } from '#admin/stays/photos/photo-files.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { temporaryFolder } from './support/folder.ts'
import { makeOperator } from './support/operators.ts'
import { hostileFiles, pictureFile } from './support/picture-files.ts'
import { type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

const folder = temporaryFolder()
const desk = '/admin/homes/mill/photos'
let site: Site
let owner: PlainVisitor

beforeAll(async () => {
  site = await startSite({ environment: { DATA_DIR: folder } })
  owner = await makeOperator(site, 'owner')
  await buildHome(site.tools.database, { slug: 'mill', name: 'Mill House', status: 'draft', photos: [] })
})
afterAll(() => site?.stop())

type Row = { readonly bytes?: Buffer; readonly alt?: string; readonly room?: string; readonly called?: string }

async function add(rows: readonly Row[], who = owner, address = desk): Promise<PlainAnswer> {
  const form = new FormData()
  form.set('intent', 'add')
  for (const [at, { bytes, alt = 'A mill by a stream', room = '', called = 'mill.jpg' }] of rows.entries()) {
    if (bytes) form.set(`file-${at}`, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), called)
    form.set(`alt-${at}`, alt)
    form.set(`room-${at}`, room)
  }
  // Fetch writes a form of several parts in one piece, with its length, as browsers do.
  return who.ask(address, { method: 'POST', body: form, headers: { origin: site.origin } })
}

type Kept = { readonly id: number; readonly alt: string; readonly room: string; readonly path: string }
async function photos(): Promise<Kept[]> {
  const { rows } = await site.tools.database.execute<Kept>(sql`select id, alt, room, path from photo order by position`)
  return rows
}
const alts = async () => (await photos()).map(({ alt }) => alt)
const filesKept = () =>
  existsSync(join(folder, 'files')) ? readdirSync(join(folder, 'files'), { recursive: true }).map(String) : []
const versionNow = async () => /name="version" value="(\d+)"/.exec((await owner.get(desk)).text)![1]!
const change = async (fields: Record<string, string>, who = owner) =>
  who.post(desk, { version: await versionNow(), ...fields })

/** What is told of a file, by the reason why it is refused. */
const told: Readonly<Record<string, string>> = {
  'no picture that we can show': sentence('homes.noPicture'),
  'no picture': sentence('homes.noPicture'),
  damaged: sentence('homes.brokenPicture'),
  'damaged or incomplete': sentence('homes.brokenPicture'),
  HEIC: sentence('homes.heic'),
  'too many pixels': sentence('homes.tooManyPixels', { millions: 64 }),
  'too small': sentence('homes.tooSmall', { leastWidth: 800, leastHeight: 500 }),
  'too long or too narrow': sentence('homes.tooLong', { longestShape: 4 }),
}

test('nothing but a picture is taken, whatever it is called: a sentence beside the file says why, and no file is written', async () => {
  const files = await hostileFiles()
  for (let at = 0; at < files.length; at += 4) {
    const sent = files.slice(at, at + 4)
    const answer = await add(
      sent.map(({ bytes, called }) => ({ bytes, alt: called, room: 'Porch <1>', called: 'me.jpg' })),
    )
    expect(answer.status).toBe(422)
    expect(answer.faults.length).toBe(sent.length)
    for (const [row, { why, called }] of sent.entries()) {
      expect(answer.faults[row], called).toBe(told[why])
      expect(answer.text).toContain(`value="${called}"`)
    }
    expect(answer.text).toContain('value="Porch &lt;1&gt;"')
  }
  expect([await photos(), filesKept()]).toEqual([[], []])
})

test('those of a form that are whole are added, and the words of the others stay to be gone on with', async () => {
  const answer = await add([
    { bytes: await pictureFile(), alt: 'The mill', room: 'Outside' },
    { bytes: await pictureFile({ colour: '#336699' }), alt: '' },
    { alt: 'The forgotten file' },
  ])
  expect([answer.status, answer.faults]).toEqual([
    422,
    [sentence('homes.chooseFileAgain'), sentence('homes.altMissing'), sentence('homes.chooseFile')],
  ])
  expect(asRendered(answer.text).text).toContain(sentence('homes.picturesAdded', { added: 1 }))
  expect(answer.text).toContain('value="The forgotten file"')
  expect(await alts()).toEqual(['The mill'])
  expect((await add([])).faults).toEqual([sentence('homes.chooseFile')])
})

test('guests are shown it in every size, as AVIF or WebP that stays the same for ever, with nothing of the camera in it', async () => {
  const [{ path }] = (await photos()) as [Kept]
  expect(path).toMatch(/^\/files\/[0-9a-f]{32}$/)
  for (const file of ['400.avif', '800.avif', '400.webp', '800.webp']) {
    const answer = await site.get(`${path}-${file}`)
    const format = file.slice(4)
    const { headers } = answer
    expect([answer.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      ...[200, `image/${format}`, 'public, max-age=31536000, immutable'],
    ])
    expect([headers.get('x-content-type-options'), headers.get('set-cookie')]).toEqual(['nosniff', null])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(8, 12).toString()).toBe(format === 'webp' ? 'WEBP' : 'avif')
    expect(bytes.includes('Secret Camera')).toBe(false)
  }
  await site.tools.database.execute(sql`update stay set status = 'published' where slug = 'mill'`)
  const page = await plainVisitor(site).get('/stays/mill')
  for (const format of ['avif', 'webp'])
    expect(page.text).toContain(`${path}-400.${format} 400w, ${path}-800.${format} 800w`)
  const share = /content="[^"]*(\/stays\/mill\/share\.jpg[^"]*)"/.exec(page.text)![1]!.replaceAll('&amp;', '&')
  expect((await site.get(share)).headers.get('content-type')).toBe('image/jpeg')
})

test('no address leads out of the folder, or to a file that is not there', async () => {
  const [{ path }] = (await photos()) as [Kept]
  for (const address of [
    ...['/files/', '/files/..%2f..%2fetc%2fpasswd', '/files/%2e%2e/database-password', '/files/../database-password'],
    ...[`${path}-400.svg`, `${path}-800.webp.draft`, `${path}-1600.webp`, `/files/${'0'.repeat(32)}-400.webp`],
    ...[`${path}-400.webp/..`, `${path.toUpperCase()}-400.webp`, `${path}-400.webp%00.svg`],
  ]) {
    const answer = await site.get(address)
    expect([address, answer.status]).toEqual([address, 404])
    expect(await answer.text()).not.toContain('root:')
  }
})

test('pictures are worded, put in order and removed, each on what was seen', async () => {
  for (const [alt, colour] of [
    ['The wheel', '#224422'],
    ['The attic', '#442244'],
  ] as const) {
    expect((await add([{ bytes: await pictureFile({ colour }), alt }])).status).toBe(303)
  }
  const [mill, wheel, attic] = (await photos()).map(({ id }) => String(id)) as [string, string, string]
  expect((await change({ intent: 'first', photo: attic })).status).toBe(303)
  expect(await alts()).toEqual(['The attic', 'The mill', 'The wheel'])
  await change({ intent: 'later', photo: attic })
  await change({ intent: 'earlier', photo: wheel })
  await change({ intent: 'earlier', photo: mill })
  expect(await alts()).toEqual(['The mill', 'The wheel', 'The attic'])
  expect((await change({ intent: 'keep', photo: wheel, alt: 'The great wheel', room: 'Outside' })).status).toBe(303)
  expect((await photos())[1]).toMatchObject({ alt: 'The great wheel', room: 'Outside' })
  const bare = await change({ intent: 'keep', photo: wheel, alt: ' ', room: 'Kept' })
  expect([bare.status, bare.faults]).toEqual([422, [sentence('homes.altMissing')]])
  expect(bare.text).toContain('value="Kept"')
  const version = String(Number(await versionNow()) - 1)
  const late = await change({ intent: 'keep', photo: wheel, alt: 'Typed late', room: '', version })
  expect([late.status, late.faults]).toEqual([409, [sentence('homes.outOfDate')]])
  expect(late.text).toContain('value="Typed late"')
  expect((await change({ intent: 'remove', photo: attic })).status).toBe(303)
  expect((await change({ intent: 'remove', photo: attic })).faults).toEqual([sentence('homes.photoUnknown')])
  expect((await add([{ bytes: await pictureFile(), alt: 'Twice' }])).faults).toEqual([sentence('homes.photoThere')])
})

test('a home that guests see keeps its last picture', async () => {
  const [first, ...others] = await photos()
  for (const { id } of others) await change({ intent: 'remove', photo: String(id) })
  const refused = await change({ intent: 'remove', photo: String(first!.id) })
  expect([refused.status, refused.faults]).toEqual([409, [sentence('homes.lastPhoto')]])
  expect((await photos()).length).toBe(1)
})

test('files that no home shows are removed after a day, and no others', async () => {
  const tools = { ...site.tools, environment: { ...site.tools.environment, DATA_DIR: folder } }
  expect(filesKept().length).toBeGreaterThan(6)
  expect(await tidyPhotoFiles(tools)).toBe(0)
  await site.tools.database.execute(sql`update left_photo set left_at = now() - interval '25 hours'`)
  expect(await tidyPhotoFiles(tools)).toBe(2)
  const [{ path }] = (await photos()) as [Kept]
  expect(
    filesKept()
      .filter(name => name.endsWith('.webp'))
      .map(name => name.slice(3))
      .sort(),
  ).toEqual([400, 800].map(width => `${path.slice('/files/'.length)}-${width}.webp`))
})

test('only owners and managers send pictures; of anybody else a large form is not even read', async () => {
  const large = { bytes: Buffer.concat([await pictureFile({ colour: '#000' }), Buffer.alloc(200_000)]) }
  const reception = await makeOperator(site, 'reception')
  expect((await reception.get(desk)).status).toBe(404)
  expect((await add([large], reception)).status).toBe(404)
  const [{ id }] = (await photos()) as [Kept]
  expect((await change({ intent: 'remove', photo: String(id) }, reception)).status).toBe(404)
  const guest = await makeOperator(site, undefined)
  expect([(await guest.get(desk)).status, (await add([large], guest)).status]).toEqual([404, 413])
  expect((await add([large], plainVisitor(site))).status).toBe(413)
  const foreign = await owner.ask(desk, {
    method: 'POST',
    body: new FormData(),
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign.status).toBe(403)
  expect((await add([large], owner, '/admin/homes/never-was/photos')).status).toBe(404)
  expect((await change({ intent: 'burn' })).status).toBe(400)
  expect((await photos()).length).toBe(1)
})
