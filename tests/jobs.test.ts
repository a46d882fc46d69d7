// The recurring jobs of the running site: an operator sees when each last ran, which one fails, and that it is mended.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBackup } from '#backup/open-backup.server.ts'
import { sentence, sentenceBy } from '#catalogue/sentence.ts'
import { readMigrations } from '#platform/postgres/migrations.server.ts'
import { jobs } from '../src/jobs.server.ts'
import { temporaryFolder } from './support/folder.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

const backups = temporaryFolder()
const token = 'a-token-of-prometheus'
let site: Site
const people = new Map<string, PlainVisitor>()

beforeAll(async () => {
  site = await startSite({ environment: { REMOVAL_SECONDS: '1', BACKUP_TO: backups, METRICS_TOKEN: token } })
  for (const role of ['owner', 'manager', 'reception', 'guest'] as const) {
    const { email } = await site.makeUser(role === 'guest' ? {} : { roles: [role] })
    const visitor = plainVisitor(site)
    await visitor.post('/login', { email, password: usualPassword })
    people.set(role, visitor)
  }
})
afterAll(() => site?.stop())

const read = async (role: string, path = '/admin/jobs') => (await people.get(role)!.get(path)).text
/** The card of a job, as it is read. */
async function cardOf(name: string, role = 'owner'): Promise<string> {
  const cards = (await read(role)).split('<li')
  const card = cards.find(each => each.includes(`>${name}</h2>`)) ?? ''
  return card
    .replace(/<!-- -->|<\/?time\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

/** Any moment, after any time. */
const timed = {
  said: sentence('adminPages.inUtc', { moment: 'MOMENT' }),
  took: sentence('adminPages.milliseconds', { ms: 777 }),
}
/** Matches sentences about such a run wherever they stand. */
function timedly(...sentences: readonly string[]): RegExp {
  const plain = sentences.join(' ').replaceAll(/<\/?time>/g, '')
  const literal = plain.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(
    literal.replaceAll('MOMENT', '\\d+ \\w+ \\d{4}, [\\d:]+').replaceAll(timed.took, '[\\d.]+ (?:milli)?seconds'),
  )
}
const wentWell = sentence('adminPages.jobWentWell', timed)
const removal = sentence('jobs.removal')

it('lists every job, also one that has not run', async () => {
  const text = await read('owner')
  for (const { called } of Object.values(jobs)) expect(text).toContain(`>${sentenceBy(called)}</h2>`)
  // No gateway is set up here.
  expect(await cardOf(sentence('jobs.texts'))).toContain(sentence('adminPages.jobNotRun'))
})

it('says when a job last went well, and how long it took', async () => {
  await expect.poll(() => cardOf(removal), { timeout: 30_000 }).toMatch(timedly(wentWell))
  expect(await cardOf(removal)).not.toMatch(saying('adminPages.jobFails', 'adminPages.jobFailedEarlier'))
})

it('makes a backup as it starts, by the role that may only read and write rows, and shows it to managers', async () => {
  const backupsOf = async (role: string) => {
    const [, section = ''] = (await read(role)).split('id="backups"')
    return section.slice(0, section.indexOf('</section>'))
  }
  await expect
    .poll(() => readdirSync(backups).filter(name => name.endsWith('.backup')), { timeout: 30_000 })
    .toHaveLength(1)
  await expect
    .poll(() => backupsOf('manager'), { timeout: 30_000 })
    .toContain(sentence('backups.minutesAgo', { minutes: 0 }))
  expect(await backupsOf('owner')).toContain(backups)
  const [name] = readdirSync(backups)
  const opened = await openBackup(join(backups, name!), readMigrations(), () => {})
  opened.close()
  expect(opened.manifest.tables.length).toBeGreaterThan(60)
  const ofManager = await people.get('manager')!.get('/api/admin/backups')
  expect(JSON.parse(ofManager.text)).toMatchObject({
    data: { place: backups, wrong: null, runs: [{ name, fault: null }] },
  })
  expect((await people.get('reception')!.get('/api/admin/backups')).status).toBe(404)
})

it('counts requests by the pattern of their route, never by what was asked for, and runs of jobs', async () => {
  for (const path of [
    '/stays/no-such-home',
    '/de/stays/no-such-home',
    '/api/stays/none',
    '/api/nothing/at/all',
    '/gone/away',
  ])
    await site.get(path)
  await site.get('/login', { method: 'PUT' })
  const scrape = async () => (await site.get('/metrics', { headers: { authorization: `Bearer ${token}` } })).text()
  await expect
    .poll(scrape, { timeout: 30_000 })
    .toContain(`casita_job_duration_seconds_count{job="${'Removal of what is over'}",outcome="well"}`)
  const text = await scrape()
  const counted = (labels: string) =>
    new RegExp(`^casita_http_requests_total\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1]
  expect(counted('method="GET",route="/stays/:slug",status="404"')).toBe('2')
  expect(counted('method="GET",route="/api/stays/:slug",status="404"')).toBe('1')
  expect(counted('method="GET",route="/api/\\*",status="404"')).toBe('1')
  expect(Number(counted('method="GET",route="other",status="404"'))).toBeGreaterThan(0)
  expect(counted('method="other",route="other",status="405"')).toBe('1')
  expect(text).not.toMatch(/no-such-home|away|at\/all/)
  for (const name of [
    'database_up 1',
    'backup_failing 0',
    'search_index_homes 0',
    'outbox_messages{kind="mail",state="failed"} 0',
  ])
    expect(text).toContain(`casita_${name}\n`)
})

it('shows metrics to nobody who lacks the token', async () => {
  const asked = async (headers?: Record<string, string>) => (await site.get('/metrics', headers && { headers })).status
  expect(await asked()).toBe(401)
  expect(await asked({ authorization: `Bearer ${token}x` })).toBe(401)
  expect(await asked({ authorization: `Basic ${btoa(`:${token}`)}` })).toBe(401)
  const { text } = await people.get('owner')!.get('/metrics')
  expect(text).not.toContain('casita_')
})

describe('a job that fails', () => {
  const secret = 'grete@secret.example'

  beforeAll(async () => {
    await site.tools.database.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not ${sql.raw(secret)}'; end $$`)
    await site.tools.database.execute(sql`
      create trigger refuse before delete on under_way for each statement execute function refuse()`)
  })

  it('is shown at once with the kind of its fault, and without its words', async () => {
    await expect.poll(() => cardOf(removal), { timeout: 30_000 }).toMatch(saying('adminPages.jobFails'))
    const page = await read('manager')
    const fault = { complaint: 'not all that is over could be removed', kind: 'database P0001' }
    expect(await cardOf(removal)).toMatch(timedly(sentence('adminPages.jobFails', { ...fault, ...timed }), wentWell))
    expect(page).not.toContain(secret)
    const { rows } = await site.tools.database.execute(sql`select job_run::text as row from job_run`)
    expect(JSON.stringify(rows)).not.toContain(secret)
    // The log has it all.
    expect(site.logs()).toContain(secret)
  })

  it('comes first, is read out, and is said where operators begin', async () => {
    const { text: page, faults } = await people.get('owner')!.get('/admin/jobs')
    expect(faults).toContain(sentence('adminPages.failingJobs', { jobs: 1 }))
    expect(/<h2[^>]*>([^<]+)<\/h2>/.exec(page.slice(page.indexOf('<ul class="flex flex-col gap-4"')))?.[1]).toBe(
      removal,
    )
    const today = await read('owner', '/admin')
    expect(today).toContain(sentence('adminPages.jobsFail', { jobs: 1 }))
    expect(today).toContain('href="/admin/jobs"')
    const told = await people.get('manager')!.get('/api/admin/troubles')
    expect(JSON.parse(told.text)).toMatchObject({
      data: { troubles: [{ kind: 'jobs-fail', address: '/admin/jobs', inWords: { text: 'Removal of what is over' } }] },
    })
    expect(JSON.parse((await people.get('reception')!.get('/api/admin/troubles')).text).data.troubles).toEqual([])
  })

  it('is shown mended when it is', async () => {
    await site.tools.database.execute(sql`drop trigger refuse on under_way`)
    await expect.poll(() => cardOf(removal), { timeout: 30_000 }).toMatch(saying('adminPages.jobFailedEarlier'))
    expect(await read('owner')).not.toContain(sentence('adminPages.failingJobs', { jobs: 1 }))
    expect(await read('owner', '/admin')).not.toContain(sentence('adminPages.jobsFail', { jobs: 1 }))
  })
})

it.each(['reception', 'guest'])('is no page for %s', async role => {
  const { status, text } = await people.get(role)!.get('/admin/jobs')
  expect([status, text.includes('Page Not Found')]).toEqual([404, true])
  expect(await read(role, '/admin')).not.toContain('/admin/jobs')
})

it('asks whoever is signed out to sign in', async () => {
  const { status, location } = await plainVisitor(site).get('/admin/jobs')
  expect(status).toBe(302)
  expect(location).toContain('/login')
})
