// Settings of the process with what was entered about the site: the newest at every moment, and the old ones where nothing was.

import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/tools/database.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { usualLooks } from './looks/looks.ts'
import { followSite } from './snapshot/follow-site.server.ts'
import { knownSite, readSite, renewSite } from './snapshot/read-site.server.ts'
import { readSections, usualSections } from './snapshot/site-snapshot.server.ts'
import { withStoredSettings } from './stored-settings.server.ts'

let handed: TestTools
let stop: (() => Promise<void>) | undefined
beforeAll(async () => {
  handed = await testTools({ environment: { SITE_NAME: 'As set up' } })
})
afterEach(async () => {
  await stop?.()
  stop = undefined
  await store({})
})
afterAll(() => handed?.drop())

const picture = (path: string) => ({ path, width: 10, height: 10 })
const store = (settings: object) =>
  handed.tools.database.execute(sql`
    update site_section set settings = ${JSON.stringify(settings)}::jsonb where name = 'looks'`)
const live = () => withStoredSettings(handed.tools.environment, handed.tools.database)
const follow = async () => {
  stop = await followSite(handed.tools)
}

it('are those of the process where nobody follows the site', async () => {
  await store({ name: 'Entered' })
  expect(knownSite(handed.tools.database)).toBeUndefined()
  expect({ ...live() }).toEqual({ ...handed.tools.environment })
})

it('are what was entered, at every moment anew, without being made again', async () => {
  const settings = live()
  await follow()
  expect(settings.SITE_NAME).toBe('As set up')
  await store({ name: 'Entered', pictures: { icon: picture('/files/i.png'), share: picture('/files/s.jpg') } })
  await renewSite(handed.tools)
  expect(settings).toMatchObject({ SITE_NAME: 'Entered', SITE_ICON: '/files/i.png', SITE_SHARE_IMAGE: '/files/s.jpg' })
  await store({ name: '' })
  await renewSite(handed.tools)
  const { SITE_ICON, SITE_SHARE_IMAGE } = handed.tools.environment
  expect(settings).toMatchObject({ SITE_NAME: 'As set up', SITE_ICON, SITE_SHARE_IMAGE })
})

it('change for a process that changed nothing itself: the database tells it', async () => {
  await follow()
  await store({ name: 'From elsewhere' })
  await expect.poll(() => live().SITE_NAME).toBe('From elsewhere')
})

it('take the address of the organisation where the process was told none', async () => {
  const { database, environment } = handed.tools
  const enter = (email: string) => database.execute(sql`update organisation set email = ${email}`)
  await follow()
  await enter('stay@mill.example')
  await renewSite(handed.tools)
  expect(live().SITE_CONTACT).toBe('stay@mill.example')
  const told = withStoredSettings({ ...environment, SITE_CONTACT: 'desk@mill.example' }, database)
  expect(told.SITE_CONTACT).toBe('desk@mill.example')
  await enter('')
  await renewSite(handed.tools)
  expect(live().SITE_CONTACT).toBe(environment.SITE_CONTACT)
})

it('are nothing else than name, icon and share picture: all the rest stays the process’s', async () => {
  await follow()
  await store({ name: 'Entered', DATABASE_URL: 'postgres://evil', MAIL_FROM: 'evil@example.org', SITE_NAME: 'Evil' })
  await renewSite(handed.tools)
  const { SITE_NAME, ...rest } = { ...live() }
  const { SITE_NAME: former, ...before } = { ...handed.tools.environment }
  expect([SITE_NAME, former]).toEqual(['Entered', 'As set up'])
  expect(rest).toEqual(before)
})

it('are the process’s again once nobody follows any more', async () => {
  await follow()
  await store({ name: 'Entered' })
  await renewSite(handed.tools)
  expect(live().SITE_NAME).toBe('Entered')
  await stop?.()
  stop = undefined
  expect(live().SITE_NAME).toBe('As set up')
  // Whoever reads the site itself finds it as it is stored.
  expect((await readSite(handed.tools)).sections.looks.name).toBe('Entered')
})

it('know the usual looks where only a part was ever entered, or the row is gone', async () => {
  await store({ accent: '#1f5f8b' })
  const { database } = handed.tools
  expect((await readSections(database)).sections.looks).toEqual({ ...usualLooks, accent: '#1f5f8b' })
  const gone = inTransaction(database, async queries => {
    await queries.execute(sql`delete from site_section`)
    const { sections, versions } = await readSections(queries)
    expect(sections).toEqual(usualSections)
    expect(new Set(Object.values(versions))).toEqual(new Set([0]))
    throw new Error('as it was')
  })
  await expect(gone).rejects.toThrow('as it was')
})
