// The recurring jobs of the running site: an operator sees when each last ran, which one fails, and that it is mended.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentenceBy } from '#catalogue/sentence.ts'
import { jobs } from '../src/jobs.server.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let site: Site
const people = new Map<string, PlainVisitor>()

beforeAll(async () => {
  site = await startSite({ environment: { REMOVAL_SECONDS: '1' } })
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
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

it('lists every job, also one that has not run', async () => {
  const text = await read('owner')
  for (const { called } of Object.values(jobs)) expect(text).toContain(`>${sentenceBy(called)}</h2>`)
  // No gateway is set up here.
  expect(await cardOf('Text messages')).toContain('Has not run yet')
})

it('says when a job last went well, and how long it took', async () => {
  await expect
    .poll(() => cardOf('Removal of what is over'), { timeout: 30_000 })
    .toMatch(/Last went well \d+ \w+ \d{4}, [\d:]+ UTC , in \d+ milliseconds/)
  expect(await cardOf('Removal of what is over')).not.toContain('Fail')
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
    await expect.poll(() => cardOf('Removal of what is over'), { timeout: 30_000 }).toContain('Fails: ')
    const page = await read('manager')
    expect(await cardOf('Removal of what is over')).toMatch(
      /Fails: not all that is over could be removed \(database P0001\), \d+ \w+ \d{4}, [\d:]+ UTC , after \d+ milliseconds\. Last went well/,
    )
    expect(page).not.toContain(secret)
    const { rows } = await site.tools.database.execute(sql`select job_run::text as row from job_run`)
    expect(JSON.stringify(rows)).not.toContain(secret)
    // The log has it all.
    expect(site.logs()).toContain(secret)
  })

  it('comes first, is read out, and is said where operators begin', async () => {
    const page = await read('owner')
    expect(page).toMatch(/role="alert"[^>]*>(<!-- -->)?A job fails\./)
    expect(/<h2[^>]*>([^<]+)<\/h2>/.exec(page.slice(page.indexOf('<ul class="flex flex-col gap-4"')))?.[1]).toBe(
      'Removal of what is over',
    )
    const today = await read('owner', '/admin')
    expect(today).toContain('A recurring job fails')
    expect(today).toContain('href="/admin/jobs"')
  })

  it('is shown mended when it is', async () => {
    await site.tools.database.execute(sql`drop trigger refuse on under_way`)
    await expect.poll(() => cardOf('Removal of what is over'), { timeout: 30_000 }).toContain('Failed earlier: ')
    expect(await read('owner')).not.toContain('A job fails.')
    expect(await read('owner', '/admin')).not.toContain('A recurring job fails')
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
