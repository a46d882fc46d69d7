// The texts of the site, over HTTP and without script: written, previewed, published in two processes at once, restored; and the imprint.

import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import type { PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let other: RunningApp
let manager: PlainVisitor
beforeAll(async () => {
  const environment = { IDENTITY_KEY: randomBytes(32).toString('base64') }
  site = await startSite({ environment })
  other = await startApp({ databaseUrl: site.databaseUrl!, environment })
  manager = await makeOperator(site, 'manager')
})
afterAll(async () => {
  await other?.stop()
  await site?.stop()
})

const texts = '/admin/site/texts'
const main = (text: string) => asRendered(/<main[^>]*>(.*)<\/main>/s.exec(text)![1]!).text
const read = async (path: string, at: Pick<RunningApp, 'get'> = site) => {
  const answer = await at.get(path)
  return { status: answer.status, text: await answer.text() }
}
async function versionOf(name: string): Promise<string> {
  const { rows } = await site.tools.database.execute<{ version: number }>(
    sql`select version from site_page where name = ${name}`,
  )
  return String(rows[0]!.version)
}
/** Presses a button of the page about a page of text. */
async function press(name: string, intent: string, fields: Record<string, string> = {}, by = manager) {
  return by.post(`${texts}/${name}`, { intent, version: await versionOf(name), language: 'en', ...fields })
}
const write = (name: string, intent: string, title: string, text: string, language = 'en') =>
  press(name, intent, { title, text, language })

describe('a legal page', () => {
  test('says what comes with the software until something is published, in every language then', async () => {
    expect((await read('/tos')).text).toContain('Terms')
    expect((await read('/de/tos')).text).toContain('lang="de-DE"')
    const saved = await write('tos', 'publish', 'House rules', 'Wipe your **feet**, [see homes](/stays).')
    expect([saved.status, saved.location]).toEqual([303, `${texts}/tos`])
    expect((await manager.get(saved.location!)).text).toContain(sentence('pages.saved'))
    // In the same moment in the other process, which nobody told anything.
    await expect.poll(async () => (await read('/tos', other)).text).toContain('Wipe your <strong>feet</strong>')
    const german = (await read('/de/tos', other)).text
    expect(german).toContain('<h1 lang="en" dir="ltr">House rules</h1>')
    expect(german).toContain('href="/de/stays"')
    await write('tos', 'publish', 'Hausregeln', 'Schuhe aus.', 'de')
    expect(main((await read('/de/tos')).text)).toContain('Schuhe aus.')
    expect((await read('/de')).text).toContain('>Hausregeln</a>')
  })

  test('that somebody accepted can be read for ever, and a booking wants the newest', async () => {
    const { rows } = await site.tools.database.execute<{ hash: string; text: string }>(
      sql`select hash, text from paper_version where name = 'tos' order by first_shown_at`,
    )
    expect(rows.map(({ text }) => text)).toContain('# House rules\n\nWipe your **feet**, [see homes](/stays).\n')
    const first = rows.find(({ text }) => text.startsWith('# Terms'))!
    const earlier = (await read(`/tos?version=${first.hash}`)).text
    expect(earlier).toContain('noindex')
    expect(main(earlier)).toMatch(saying('shell.earlierVersion'))
  })

  test('shows hostile Markdown as what was typed', async () => {
    await write(
      'refund',
      'publish',
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script> [a](javascript:alert(1))',
    )
    const { text } = await read('/refund')
    expect(main(text)).toContain('<script>alert(1)</script> [a](javascript:alert(1))')
    expect(text).not.toMatch(/<script>alert|onerror=alert\(1\)>|href="javascript/)
  })

  test('is neither hidden nor deleted', async () => {
    const hidden = await press('privacy', 'place', { inFooter: 'yes', position: '3' })
    expect([hidden.status, ...hidden.faults]).toEqual([409, sentence('site.pageLegal')])
    expect((await press('privacy', 'remove')).status).toBe(409)
    expect((await read('/privacy')).status).toBe(200)
  })
})

describe('a page of one’s own', () => {
  const name = 'by-train'
  test('is a draft at first, looked at, published, and then linked and found', async () => {
    const wrong = await manager.post(texts, { intent: 'make', name: 'By train!', title: '', text: 'x', language: 'en' })
    expect([wrong.status, wrong.faults.toSorted()]).toEqual([
      422,
      [sentence('site.titleMissing'), sentence('site.wrongName')].toSorted(),
    ])
    expect(wrong.text).toContain('value="By train!"')
    const made = await manager.post(texts, {
      intent: 'make',
      name,
      title: 'By train',
      text: '*Slowly.*',
      language: 'en',
    })
    expect([made.status, made.location]).toEqual([303, `${texts}/${name}?language=en`])
    expect((await read(`/pages/${name}`)).status).toBe(404)
    const seen = await write(name, 'preview', 'By train', '# Not saved')
    expect(seen.text).toContain('<h1>Not saved</h1>')
    expect((await manager.get(made.location!)).text).toContain('*Slowly.*')
    await write(name, 'publish', 'By train', '*Slowly.*')
    expect((await read(`/pages/${name}`)).text).toContain('<em>Slowly.</em>')
    expect((await read('/')).text).toContain(`href="/pages/${name}"`)
    expect((await read('/sitemaps/pages.xml')).text).toContain(`/pages/${name}<`)
    const alternates = (await read(`/pages/${name}`)).text.match(/hrefLang="[^"]+"/gi)
    expect(alternates).toEqual(expect.arrayContaining(['hrefLang="de"', 'hrefLang="x-default"']))
    expect((await manager.post(texts, { intent: 'make', name, title: 'A', text: 'B', language: 'en' })).faults).toEqual(
      [sentence('site.nameTaken')],
    )
  })

  test('keeps its versions: one is read and becomes the draft again, and guests read the newest until then', async () => {
    await write(name, 'publish', 'By rail', 'Quickly.')
    const { rows } = await site.tools.database.execute<{ id: number }>(
      sql`select id from site_text where page = ${name} and title = 'By train' order by id desc limit 1`,
    )
    const id = String(rows[0]!.id)
    expect((await manager.get(`${texts}/${name}?language=en&version=${id}`)).text).toContain('<em>Slowly.</em>')
    expect((await press(name, 'restore', { earlier: id })).status).toBe(303)
    expect((await manager.get(`${texts}/${name}`)).text).toContain('*Slowly.*')
    expect(main((await read(`/pages/${name}`)).text)).toContain('Quickly.')
    expect((await press(name, 'discard')).status).toBe(303)
    expect((await manager.get(`${texts}/${name}`)).text).toContain('>Quickly.</textarea>')
    expect((await press(name, 'restore', { earlier: '999999' })).status).toBe(404)
  })

  test('goes as soon as it is hidden, and is deleted only then', async () => {
    expect((await press(name, 'remove')).faults).toEqual([sentence('site.pageShown')])
    expect((await press(name, 'place', { inFooter: 'yes', position: '5' })).status).toBe(303)
    await expect.poll(async () => (await read(`/pages/${name}`, other)).status).toBe(404)
    expect((await read('/')).text).not.toContain(`/pages/${name}`)
    const removed = await press(name, 'remove')
    expect([removed.status, removed.location]).toEqual([303, texts])
    expect((await manager.get(`${texts}/${name}`)).status).toBe(404)
  })

  test('of two who write at once one is told, and loses nothing', async () => {
    const version = await versionOf('contact')
    const typed = (text: string) => ({ intent: 'draft', version, language: 'en', title: 'Write to us', text })
    const both = await Promise.all(['One.', 'Two.'].map(text => manager.post(`${texts}/contact`, typed(text))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const refused = both.find(({ status }) => status === 409)!
    expect(refused.faults).toEqual([sentence('site.outOfDate')])
    expect(refused.text).toMatch(/>(One|Two)\.<\/textarea>/)
  })

  test('is not there for who may not see it', async () => {
    for (const visitor of [await makeOperator(site, 'reception'), await makeOperator(site, 'accountant')]) {
      expect((await visitor.get(texts)).status).toBe(404)
      expect((await write('tos', 'publish', 'Mine', 'Mine.')).status).toBe(303)
      expect((await press('tos', 'publish', { title: 'Mine', text: 'Theirs.' }, visitor)).status).toBe(404)
    }
    expect(main((await read('/tos')).text)).not.toContain('Theirs.')
  })
})

describe('the imprint', () => {
  test('is missing at first: its page is not there, and operators are told before they publish', async () => {
    expect((await read('/imprint')).status).toBe(404)
    expect((await read('/')).text).not.toContain('href="/imprint"')
    const warning = sentence('site.imprintLacks', { missing: 'both' })
    expect(asRendered((await manager.get('/admin')).text).text).toContain(warning)
    await buildHome(site.tools.database, { slug: 'mill', status: 'draft' })
    const home = '/admin/homes/mill'
    const page = await manager.get(home)
    expect(asRendered(page.text).text).toContain(warning)
    const version = /name="version" value="(\d+)"/.exec(page.text)![1]!
    const refused = await manager.post(home, { version, status: 'published' })
    expect([refused.status, ...refused.faults]).toEqual([422, sentence('site.readWarning')])
    expect((await manager.post(home, { version, status: 'published', withoutImprint: 'yes' })).status).toBe(303)
  })

  test('says who runs the site and who answers for it as soon as that is entered, with what was written beside it', async () => {
    const page = '/admin/organisation'
    const { text } = await manager.get(page)
    const version = /name="version" value="(\d+)"/.exec(text)![1]!
    const entered = {
      ...{ legalName: 'Example Homes Ltd', addressLines: '1 Sample Street', postcode: '1000', city: 'Exampleton' },
      ...{ country: 'PT', taxNumber: 'PT123', invoiceRule: 'never', invoicePrefix: '', offers: 'all' },
      ...{ responsiblePerson: 'Dora Sample', email: 'dora@homes.example', phone: '+351 1', registerEntry: 'Lisbon 7' },
      ...{ accountHolder: '', iban: '', bic: '' },
    }
    const wrong = await manager.post(page, { version, ...entered, email: 'dora' })
    expect([wrong.status, ...wrong.faults]).toEqual([422, sentence('organisation.wrongEmail')])
    expect((await manager.post(page, { version, ...entered })).status).toBe(303)
    const imprint = main((await read('/imprint')).text)
    expect(imprint).toContain('Example Homes Ltd')
    expect(imprint).toContain('1000 Exampleton')
    expect(imprint).toContain(sentence('shell.responsible', { person: 'Dora Sample' }))
    expect(imprint).toContain('dora@homes.example')
    await write('imprint', 'publish', 'Legal notice', 'We take part in **no** arbitration.')
    await expect.poll(async () => (await read('/imprint', other)).text).toContain('<strong>no</strong> arbitration')
    expect((await read('/')).text).toContain('>Legal notice</a>')
    expect(asRendered((await manager.get('/admin')).text).text).not.toContain(
      sentence('site.imprintLacks', { missing: 'both' }),
    )
  })

  test('and everything else stands again once the connection that follows changes was lost', async () => {
    await site.tools.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'casita-site' and datname = current_database()`)
    await write('imprint', 'publish', 'Imprint again', 'Still here.')
    for (const at of [site, other])
      await expect.poll(async () => (await read('/imprint', at)).text).toContain('Still here.')
  })
})
