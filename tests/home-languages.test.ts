// What a home says in other languages over HTTP, without script: entered by operators, read by guests, counted where it is missing.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { askForCode } from './support/guest-checkout.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'
import { daysAhead } from './support/some-homes.ts'

let site: Site
let owner: PlainVisitor

beforeAll(async () => {
  site = await startSite()
  owner = await makeOperator(site, 'owner')
  const { database } = site.tools
  await buildHome(database, { slug: 'mill', name: 'Mill House', houseRules: { notes: ['Feed the cat.'] } })
  await buildHome(database, { slug: 'barn', name: 'Barn', city: 'Colonia', region: 'Rhineland', cleaningMinor: 4_500 })
})
afterAll(() => site?.stop())

const german = languagesOf('en').find(({ code }) => code === 'de')!
const inGerman = (say: () => string) => inLanguage(german, say)
const desk = (slug = 'mill') => `/admin/homes/${slug}/languages/de`
const page = async (path: string) => (await plainVisitor(site).get(path)).text
const versionIn = ({ text }: PlainAnswer) => /name="version" value="(\d+)"/.exec(text)![1]!

/** The texts of the form in its order, as a browser would send them back. */
function sourcesIn({ text }: PlainAnswer): string[] {
  const found = [...text.matchAll(/<input type="hidden" name="source-(\d+)" value="([^"]*)"/g)]
  return found.map(([, , source]) =>
    source!.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
  )
}

async function translate(translations: Record<string, string>, { who = owner, slug = 'mill', version = '' } = {}) {
  const shown = await owner.get(desk(slug))
  const rows = sourcesIn(shown).flatMap((source, at) => [
    [`source-${at}`, source],
    [`translation-${at}`, translations[source] ?? ''],
  ])
  return who.post(desk(slug), { version: version || versionIn(shown), ...Object.fromEntries(rows) })
}

const some = {
  'A house with a door and a window.': 'Ein Haus mit Tür und Fenster.',
  Olhão: 'Olhão am Meer',
  'Front bedroom': 'Vorderes Schlafzimmer',
  'The house from the street': 'Das Haus von der Straße aus',
}

describe('a home that is translated in part', () => {
  test('says in every further language how much is missing', async () => {
    const { text } = asRendered((await owner.get('/admin/homes/mill/languages')).text)
    const texts = sourcesIn(await owner.get(desk())).length
    expect(text).toContain(sentence('homes.textsMissing', { missing: texts - 1, texts }))
    const overview = asRendered((await owner.get('/admin/homes/mill')).text).text
    expect(overview).toContain(sentence('homes.missingIn', { language: 'Deutsch', missing: texts - 1 }))
  })

  test('is read in German as far as it goes, and the rest is marked as English', async () => {
    expect((await translate(some)).location).toBe(desk())
    const html = await page('/de/stays/mill')
    const { text } = asRendered(html)
    expect(text).toContain('Ein Haus mit Tür und Fenster.')
    expect(text).toContain('Vorderes Schlafzimmer')
    expect(html).toContain('alt="Das Haus von der Straße aus"')
    expect(html).toContain('<span lang="en" dir="ltr">Back bedroom</span>')
    expect(html).toContain('<span lang="en" dir="ltr">Feed the cat.</span>')
    expect(html).toContain('<div lang="en" dir="ltr"><p>Come in. <strong>Sit down.</strong></p>')
    expect(text).toContain(inGerman(() => sentence('stays.writtenIn', { language: 'Englisch' })))
  })

  test('is as it was in the language in which it was typed', async () => {
    const html = await page('/stays/mill')
    expect(asRendered(html).text).toContain('A house with a door and a window.')
    expect(html).not.toContain('lang="en" dir="ltr"')
    expect(html).not.toContain('Fenster')
  })

  test('keeps none for a text that was changed, and forgets the old one at the next saving', async () => {
    const { database } = site.tools
    await database.execute(sql`update stay set summary = 'Renovated.' where slug = 'mill'`)
    expect(asRendered(await page('/de/stays/mill')).text).toContain('Renovated.')
    await translate(some)
    const { rows } = await database.execute(sql`
      select source from stay_translation join stay on stay.id = stay_id where slug = 'mill' order by source`)
    expect(rows.map(({ source }) => source)).toEqual(['Front bedroom', 'Olhão', 'The house from the street'])
  })
})

test('a name that is translated is on cards, and one that is not says its language there', async () => {
  await translate({ Barn: 'Die Scheune' }, { slug: 'barn' })
  const html = await page('/de/stays')
  expect(html).toContain('Die Scheune')
  expect(html).toContain('<span lang="en" dir="ltr">Mill House</span>')
})

test.each(['Köln', 'köln', 'Colonia', 'Scheune'])(
  'a home is found by any name of its place or its own: %s',
  async where => {
    await translate({ Barn: 'Die Scheune', Colonia: 'Köln' }, { slug: 'barn' })
    for (const path of ['/stays', '/de/stays']) {
      const html = await page(`${path}?where=${encodeURIComponent(where)}`)
      expect([...html.matchAll(/data-home="(\d+)"/g)]).toHaveLength(1)
    }
  },
)

test('a price says its lines in the language of the page, and marks those that are not in it', async () => {
  const visit = new URLSearchParams({ in: daysAhead(60), out: daysAhead(64), adults: '2' })
  const [own, other] = [await page(`/stays/barn?${visit}`), await page(`/de/stays/barn?${visit}`)]
  expect(own).toContain('<dt class="min-w-0">Cleaning')
  expect(other).toContain('<span lang="en" dir="ltr">Cleaning</span>')
  await translate({ Cleaning: 'Endreinigung' }, { slug: 'barn' })
  const said = await page(`/de/stays/barn?${visit}`)
  expect(said).toContain('<dt class="min-w-0">Endreinigung')
  expect(said).not.toContain('Cleaning')
})

test('a mail names it in the language of who reads it', async () => {
  await translate({ Barn: 'Die Scheune' }, { slug: 'barn' })
  const visitor = plainVisitor(site)
  const visit = { in: daysAhead(40), out: daysAhead(44), adults: '2' }
  const held = await visitor.post('/de/stays/barn/book', { intent: 'hold', ...visit })
  const email = 'ada@example.org'
  await askForCode(visitor, held.location!, email)
  const { subject } = await site.newestMailTo(email)
  expect(subject).toBe(inGerman(() => sentence('trips.continueSubject', { stayName: 'Die Scheune' })))
})

test('a translation that is too long is refused beside its field, and nothing typed is lost', async () => {
  const long = 'x'.repeat(121)
  const refused = await translate({ 'Mill House': long, 'Feed the cat.': 'Die Katze füttern.' })
  expect([refused.status, refused.faults]).toEqual([422, [sentence('forms.tooLong', { most: '120', length: '121' })]])
  expect(refused.text).toContain(long)
  expect(refused.text).toContain('Die Katze füttern.')
})

test('the second of two operators reads that the home has changed, and finds everything typed', async () => {
  const version = versionIn(await owner.get(desk()))
  expect((await translate(some)).status).toBe(303)
  const late = await translate({ ...some, 'Feed the cat.': 'Bitte die Katze füttern.' }, { version })
  expect([late.status, late.faults]).toEqual([409, [sentence('homes.outOfDate')]])
  expect(late.text).toContain('Bitte die Katze füttern.')
})

test('it is there for managers and owners, in the languages of the site', async () => {
  const reception = await makeOperator(site, 'reception')
  expect((await reception.get(desk())).status).toBe(404)
  expect((await translate(some, { who: reception })).status).toBe(404)
  expect((await translate(some, { who: await makeOperator(site, 'manager') })).status).toBe(303)
  for (const code of ['en', 'xx', 'toString']) {
    expect((await owner.get(`/admin/homes/mill/languages/${code}`)).status).toBe(404)
  }
})
