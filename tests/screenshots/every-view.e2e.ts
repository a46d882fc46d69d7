// The program behind `npm run screenshots`: every page and every state into docs/screenshots; a fault in one fails it.

import { readdirSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { type RunningApp, startApp } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { bundleComponents, type ComponentPage } from '../support/component-page.ts'
import { bothColours, takePictures } from './picture.ts'
import { openPicturedWorld, type PicturedWorld } from './pictured-world.ts'
import { pageViews, stateViews } from './views.ts'

const folder = inProject('docs', 'screenshots')

let world: PicturedWorld
let forced: RunningApp
let browser: TestBrowser
let faces: ComponentPage

beforeAll(async () => {
  world = await openPicturedWorld()
  forced = await startApp({ databaseUrl: world.site.databaseUrl!, environment: { CONSENT_FORCED: 'on' } })
  faces = await dressedComponents()
  browser = await openBrowser(world.site.origin)
}, 900_000)
afterAll(async () => {
  await browser?.close()
  await forced?.stop()
  await world?.stop()
})

/** The modals of the tests in the style of the site. */
async function dressedComponents(): Promise<ComponentPage> {
  const { script } = await bundleComponents('tests/journeys/faces/some-modals.tsx')
  const page = await (await world.site.get('/tos', { headers: { accept: 'text/html' } })).text()
  const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address!)
  const styles = await Promise.all(sheets.map(async sheet => (await world.site.get(sheet)).text()))
  return { script, style: styles.join('\n') }
}

const pictures = [
  ...pageViews.flatMap(view => [390, 768, 1440].map(width => ({ view, width }))),
  ...stateViews.flatMap(view => [390, 1440].map(width => ({ view, width }))),
].map(each => ({ ...each, name: each.view.name }))

describe('in both colours', () => {
  test.concurrent.each(pictures)('$name at $width px', async ({ view, width }) => {
    const origin = 'forced' in view && view.forced ? forced.origin : world.site.origin
    await takePictures({ world, browser, origin, faces }, view, width)
  })
})

test('there is no picture of what is gone', () => {
  const wanted = new Set(
    pictures.flatMap(({ name, width }) => bothColours.map(colours => `${name}-${width}-${colours}.webp`)),
  )
  const there = readdirSync(folder).filter(name => name.endsWith('.webp'))
  for (const name of there) if (!wanted.has(name)) rmSync(`${folder}/${name}`)
  expect(there.filter(name => wanted.has(name)).length).toBe(wanted.size)
})
