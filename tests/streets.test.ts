// Streets out of a file of the operator's: served range by range, named by the pages in place of a service, warned of when missing.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWarnings } from '#start-warnings.server.ts'
import { buildHome } from './support/build-home.ts'
import { type Site, startSite } from './support/site.ts'
import { writeTinyTiles } from './support/tiny-tiles.ts'

let folder: string
let file: string
let site: Site
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiles-'))
  file = join(folder, 'part of the world.pmtiles')
  await writeTinyTiles(file)
  site = await startSite({
    environment: { MAP_TILES: file, MAP_STYLE_URL: 'https://tiles.example/style.json' },
    prepare: async ({ database }) => void (await buildHome(database, { slug: 'mill' })),
  })
})
afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true })
})

const address = () => `${site.origin}/map/streets.pmtiles`

test('a reader of such files finds its tile on the site, asking for ranges', async () => {
  const part = await fetch(address(), { headers: { range: 'bytes=0-6' } })
  expect([part.status, await part.text()]).toEqual([206, 'PMTiles'])
  expect(part.headers.get('content-encoding')).toBeNull()
  const tiles = new PMTiles(address())
  expect((await tiles.getHeader()).maxZoom).toBe(0)
  const tile = await tiles.getZxy(0, 0, 0)
  expect(Buffer.from(tile!.data).toString('latin1')).toContain('Middle')
  const beyond = await fetch(address(), { headers: { range: 'bytes=999999-' } })
  expect(beyond.status).toBe(416)
})

test('pages name the file and not the service, and nobody is allowed to ask the service', async () => {
  const page = await fetch(`${site.origin}/stays/mill`)
  const html = await page.text()
  expect(html).toContain('/map/streets.pmtiles')
  expect(html).not.toContain('tiles.example')
  expect(page.headers.get('content-security-policy')).not.toContain('tiles.example')
})

test('no other file beside it is served', async () => {
  for (const path of [
    '/map/streets.pmtiles/..',
    '/map/streets.pmtiles/../part%20of%20the%20world.pmtiles',
    '/map/part.pmtiles',
  ]) {
    expect((await fetch(site.origin + path)).status, path).not.toBe(200)
  }
})

test('a file that is not there is told of at the start', async () => {
  const { tools } = site
  expect((await startWarnings(tools)).join()).not.toContain('MAP_TILES')
  const environment = { ...tools.environment, MAP_TILES: join(folder, 'gone.pmtiles') }
  expect((await startWarnings({ ...tools, environment })).join()).toMatch(/MAP_TILES names .*gone\.pmtiles/)
})
