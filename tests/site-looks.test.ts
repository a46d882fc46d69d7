// The looks of the site, over HTTP and without script: name, colours and pictures, on the pages and in the mails of two processes at once.

import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { temporaryFolder } from './support/folder.ts'
import { makeOperator } from './support/operators.ts'
import { hostileFiles, pictureFile } from './support/picture-files.ts'
import type { PlainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

const page = '/admin/site/looks'
let site: Site
let other: RunningApp
let manager: PlainVisitor
beforeAll(async () => {
  const environment = { IDENTITY_KEY: randomBytes(32).toString('base64'), DATA_DIR: temporaryFolder() }
  site = await startSite({ environment })
  other = await startApp({ databaseUrl: site.databaseUrl!, environment })
  manager = await makeOperator(site, 'manager')
})
afterAll(async () => {
  await other?.stop()
  await site?.stop()
})

const versionNow = async () => /name="version" value="(\d+)"/.exec((await manager.get(page)).text)![1]!
const home = async (at: Pick<RunningApp, 'get'> = site) => (await at.get('/')).text()
const chosen = { name: 'Dunes & Co', accent: '#1f5f8b', accentDark: '#8cc8f0' }

async function press(intent: string, fields: Record<string, string>, by = manager) {
  return by.post(page, { intent, version: await versionNow(), ...fields })
}

async function upload(kind: string, bytes: Uint8Array, name = 'picture.png') {
  const form = new FormData()
  for (const [field, value] of Object.entries({ intent: 'picture', version: await versionNow(), kind })) {
    form.set(field, value)
  }
  form.set('file', new File([new Uint8Array(bytes)], name))
  // The length is wanted before anything is read.
  const request = new Request(`${site.origin}${page}`, { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  const headers = { origin: site.origin, 'content-type': request.headers.get('content-type')! }
  return manager.ask(page, { method: 'POST', body, headers })
}

describe('name and colours', () => {
  test('are looked at first, then set, and count at once in every process, mails among them', async () => {
    const seen = await press('preview', chosen)
    expect(seen.text).toContain('.looks-preview{--color-clay:light-dark(#1f5f8b,#8cc8f0)')
    expect(await home()).not.toContain('#1f5f8b')
    const saved = await press('save', chosen)
    expect([saved.status, saved.location]).toEqual([303, page])
    expect((await manager.get(page)).text).toContain(sentence('pages.saved'))
    expect(await home()).toContain(':root{--color-clay:light-dark(#1f5f8b,#8cc8f0);')
    await expect.poll(() => home(other)).toContain('<title>Dunes &amp; Co</title>')
    const account = await site.makeUser()
    await manager.post('/sign-out', {})
    const { email } = account
    const guest = await fetch(`${other.origin}/forgot-password`, {
      method: 'POST',
      headers: { origin: other.origin },
      body: new URLSearchParams({ email }),
      redirect: 'manual',
    })
    expect(guest.status).toBeLessThan(400)
    expect((await site.newestMailTo(email)).text).toContain('Dunes & Co')
    manager = await makeOperator(site, 'manager')
  })

  test.each([
    ['accent', '#f39a70', 'light'],
    ['accentDark', '#7a1f10', 'dark'],
  ])('that nobody could read are refused: %s %s, with the contrast beside the field', async (field, colour) => {
    const refused = await press('save', { ...chosen, [field]: colour })
    expect(refused.status).toBe(422)
    expect(refused.faults).toEqual([expect.stringMatching(/contrast is \d\.\d, and it needs 4\.5/)])
    expect(refused.text).toContain(`value="${colour}"`)
    expect(await home()).toContain('#1f5f8b')
  })

  test.each(['red', '#fff', '#12345g', 'url(//evil)', '#123456;}body{display:none}'])(
    'are digits and nothing else: %s',
    async accent => {
      expect((await press('save', { ...chosen, accent })).faults).toEqual([sentence('site.wrongColour')])
      expect(await home()).toContain(':root{--color-clay:light-dark(#1f5f8b,#8cc8f0);')
    },
  )

  test('are no one’s but managers’ and owners’, and of two at once one is told', async () => {
    const reception = await makeOperator(site, 'reception')
    expect((await reception.get(page)).status).toBe(404)
    expect((await press('save', { ...chosen, name: 'Theirs' }, reception)).status).toBe(404)
    const version = await versionNow()
    const both = await Promise.all(
      ['One', 'Two'].map(name => manager.post(page, { intent: 'save', version, ...chosen, name })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
  })
})

describe('pictures', () => {
  test('are encoded anew, shown on every page, and given out for ever', async () => {
    const logo = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#0000ff80' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'secret of the camera' } } })
      .png()
      .toBuffer()
    expect((await upload('logo', logo)).status).toBe(303)
    expect((await upload('icon', await pictureFile({}))).status).toBe(303)
    expect((await upload('share', await pictureFile({}))).status).toBe(303)
    const text = await home()
    const address = /<img src="(\/files\/[0-9a-f]{32}-640\.webp)"/.exec(text)![1]!
    for (const at of [site, other]) {
      const answer = await at.get(address)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.includes('secret of the camera')).toBe(false)
      // As wide as it was drawn, and what shone through does so still.
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 160, hasAlpha: true })
    }
    expect(text).toMatch(/rel="icon" href="\/files\/[0-9a-f]{32}-192\.png"/)
    expect(text).toMatch(/property="og:image" content="http[^"]+\/files\/[0-9a-f]{32}-1200\.jpg"/)
    expect((await press('save', { ...chosen, logoSaysName: 'yes' })).status).toBe(303)
    expect(await home()).toContain('<span class="sr-only">Dunes &amp; Co</span>')
    expect((await press('remove-picture', { kind: 'logo' })).status).toBe(303)
    expect(await home()).not.toContain(address)
    expect(await home()).not.toContain('<span class="sr-only">Dunes &amp; Co</span>')
  })

  test('are none that could do anything: SVG, HTML, what is broken or too large', async () => {
    const before = await home()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>')
    expect((await upload('logo', svg, 'logo.svg')).faults).toEqual([sentence('site.noEmblem')])
    expect((await upload('logo', Buffer.alloc(4 * 1024 * 1024 + 1))).faults).toEqual([
      sentence('site.emblemHeavy', { megabytes: 4 }),
    ])
    expect((await upload('logo', new Uint8Array())).faults).toEqual([sentence('homes.chooseFile')])
    // A small logo and a long one are welcome.
    const hostile = (await hostileFiles()).filter(({ called }) => !['a stamp', 'a ribbon'].includes(called))
    for (const { called, bytes } of hostile)
      expect([called, (await upload('logo', bytes)).status]).toEqual([called, 422])
    expect(/<img src="[^"]*-640/.exec(await home())).toEqual(/<img src="[^"]*-640/.exec(before))
  })
})
