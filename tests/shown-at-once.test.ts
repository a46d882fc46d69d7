// What pages show is kept while nothing of it changes: whatever changes is in the very next page, in every process and language.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
import { demoTemplate } from './support/demo-site.ts'
import { type Site, startSite } from './support/site.ts'

const slug = 'skerry-light'
const home = `/stays/${slug}`
let fresh: FreshDatabase
let sites: readonly Site[]
beforeAll(async () => {
  fresh = await freshDatabase({ template: (await demoTemplate()).template })
  const first = await startSite({ databaseUrl: fresh.url })
  sites = [first, await startSite({ databaseUrl: fresh.url })]
})
afterAll(async () => {
  for (const site of sites ?? []) await site.stop()
  await fresh?.drop()
})

/** The page as each of the processes makes it now. */
const looks = (path: string) => Promise.all(sites.map(async site => (await site.get(path)).text()))
const write = (statement: string) => fresh.database.$client.query(statement)
const ofHome = `(select id from stay where slug = '${slug}')`

describe('a change that another program writes', () => {
  it.each<[what: string, path: string, statement: string, shown: string]>([
    ['the home', home, `update stay set summary = 'Rewritten lately' where slug = '${slug}'`, 'Rewritten lately'],
    ['its card', '/stays', `update stay set name = 'Other Light' where slug = '${slug}'`, 'Other Light'],
    ['a picture', home, `update photo set alt = 'Quite another view' where stay_id = ${ofHome}`, 'Quite another view'],
    [
      'what is near',
      home,
      `insert into nearby_place (stay_id, kind, name, latitude, longitude, way)
        select id, 'bakery', 'The New Bakery', public_latitude, public_longitude, 'foot' from stay where slug = '${slug}'`,
      'The New Bakery',
    ],
    [
      'its host',
      home,
      `insert into arrival_guide (stay_id, check_in, host_name, host_words, host_shown)
        values (${ofHome}, 'key-box', 'Una', 'Ask for my boat.', true)
        on conflict (stay_id) do update set host_name = 'Una', host_words = 'Ask for my boat.', host_shown = true`,
      'Ask for my boat.',
    ],
    [
      'a translation',
      `/de${home}`,
      `insert into stay_translation (stay_id, language, source, translation)
        select id, 'de', name, 'Ganz anderes Licht' from stay where slug = '${slug}'`,
      'Ganz anderes Licht',
    ],
    [
      'an answer to a review',
      '/stays/casa-da-faja',
      `update review set operator_reply = 'The lamp is mended.', operator_replied_at = now()
        where stay_id = (select id from stay where slug = 'casa-da-faja')`,
      'The lamp is mended.',
    ],
    ['a region', '/', `update stay set region = 'Outermost Isles' where slug = '${slug}'`, 'Outermost Isles'],
    [
      'a place',
      '/stays?where=Innermost',
      `update stay set city = 'Innermost' where slug = '${slug}'`,
      'Innermost, United Kingdom',
    ],
    [
      'a price',
      home,
      `update rate_plan set base_nightly_minor = 98700 where id in (select rate_plan_id from stay_offer where stay_id = ${ofHome})`,
      '£987',
    ],
  ])('%s is in the next page', async (_what, path, statement, shown) => {
    // Twice, so that all of it is kept.
    await looks(path)
    expect((await looks(path)).map(page => page.includes(shown))).toEqual([false, false])
    await write(statement)
    expect((await looks(path)).map(page => page.includes(shown))).toEqual([true, true])
  })

  it('hides a review at once', async () => {
    const shows = async () => (await looks('/')).map(page => page.includes('id="recent-reviews"'))
    expect(await shows()).toEqual([true, true])
    await write(
      `update review set state = 'hidden', hidden_reason = 'Asked for', hidden_at = now() where state = 'published'`,
    )
    expect(await shows()).toEqual([false, false])
  })

  it('takes a home off the lists and its page at once', async () => {
    await looks('/stays')
    await write(`update stay set status = 'archived' where slug = '${slug}'`)
    for (const page of await looks('/stays')) expect(page).not.toContain(`"${home}`)
    for (const site of sites) expect((await site.get(home)).status).toBe(404)
    await write(`update stay set status = 'published' where slug = '${slug}'`)
    for (const site of sites) expect((await site.get(home)).status).toBe(200)
  })
})

test('however many look meanwhile, nobody who asks after a change is shown what was before it', async () => {
  for (let round = 0; round < 15; round++) {
    const text = `Round ${round} of changes`
    const meanwhile = Promise.all(Array.from({ length: 6 }, () => looks(home)))
    await fresh.database.execute(sql`update stay set summary = ${text} where slug = ${slug}`)
    for (const page of await looks(home)) expect(page).toContain(text)
    await meanwhile
  }
})
