// What the pages of a site say, in which language, to whom; and that what somebody may accept can always be read again.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePage, placePage, removePage } from '#admin/site/texts/change-pages.server.ts'
import { discardDraft, restoreText, writeText } from '#admin/site/texts/write-texts.server.ts'
import { areCurrentTerms, currentTerms } from '#bookings/record/booking-terms.server.ts'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languageCodes, languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { toLegalText } from '#site/stored/legal-text.server.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { enterImprint } from '#tests/support/enter-imprint.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator, Role } from '#users/user/visitor.ts'
import { days } from '#values/duration.ts'
import { findPageText, findPageTexts, imprintWarning, listShownPages } from './current-texts.server.ts'
import { findLegalPageVersion, readPage, renderPage, storeLegalPages } from './legal-pages.server.ts'

let handed: TestTools
let manager: Operator
beforeAll(async () => {
  handed = await testTools()
  manager = await operatorOf('manager')
})
afterAll(() => handed?.drop())
/** Each begins with the site as it was set up. */
beforeEach(async () => {
  const { database } = handed.tools
  await database.execute(sql`delete from site_text`)
  await database.execute(sql`delete from site_page where not is_legal`)
  await database.execute(sql`update site_page set version = 1, in_footer = true`)
  await database.execute(sql`
    update organisation set legal_name = '', city = '', address_lines = default, country = null, responsible_person = ''`)
})

const operatorOf = async (role: Role) =>
  ({ ...(await someGuest(handed.tools.database, handed.clock.now())), roles: ['guest', role] }) as unknown as Operator
const reading = <Result>(code: string, work: () => Result, siteLang = 'en') =>
  inLanguage(languagesOf(siteLang).find(language => language.code === code)!, work)

async function versionOf(name: string): Promise<number> {
  const { rows } = await handed.tools.database.execute<{ version: number }>(
    sql`select version from site_page where name = ${name}`,
  )
  return rows[0]!.version
}
type Words = { readonly language?: string; readonly title?: string; readonly text?: string }
async function write(name: string, words: Words, publishes = true, operator = manager) {
  const whole = { language: 'en', title: 'Title', text: 'Text.', ...words }
  return writeText(handed.tools, operator, { name, version: await versionOf(name), publishes, ...whole })
}
const make = (name: string, words: Words = {}) =>
  makePage(handed.tools, manager, { name, language: 'en', title: 'Title', text: 'Text.', ...words })
const place = async (name: string, where: { isShown?: boolean; inFooter?: boolean; position?: number }) => {
  const version = await versionOf(name)
  return placePage(handed.tools, manager, { name, version, isShown: true, inFooter: true, position: 10, ...where })
}
const textOf = async (name: string, code: string, tools = handed.tools) => (await findPageText(tools, name, code))?.text

describe('the language of a page', () => {
  it('is that which is asked for, of what comes with the software, as long as nothing is published', async () => {
    for (const code of languageCodes) expect((await findPageText(handed.tools, 'tos', code))?.language).toBeDefined()
    expect(await write('tos', { language: 'de', text: 'Entwurf.' }, false)).toEqual({ ok: true })
    expect((await findPageTexts(handed.tools, 'tos')).map(({ text }) => text).join()).not.toContain('Entwurf')
  })

  it('is the site’s own where the one asked for has no text, and any other before ours is shown', async () => {
    await write('tos', { language: 'ar', text: 'شروط.' })
    for (const code of languageCodes) expect(await textOf('tos', code)).toContain('شروط.')
    await write('tos', { language: 'de', text: 'Regeln.' })
    const german = { ...handed.tools, environment: { ...handed.tools.environment, SITE_LANG: 'de-AT' } }
    expect(await textOf('tos', 'en', german)).toContain('Regeln.')
    expect(await textOf('tos', 'ar', german)).toContain('شروط.')
    await write('tos', { language: 'en', text: 'Rules.' })
    expect(await textOf('tos', 'en', german)).toContain('Rules.')
    // Of the other legal pages nothing was published.
    expect((await findPageText(handed.tools, 'privacy', 'en'))?.text).not.toContain('Rules.')
  })

  it('is said beside a text that is in another, right to left where it is, and only there', async () => {
    await write('refund', { language: 'ar', title: 'الإلغاء', text: 'نص.' })
    const [inEnglish, inArabic] = [
      await reading('en', () => readPage(handed.tools, 'refund')),
      await reading('ar', () => readPage(handed.tools, 'refund')),
    ]
    expect(inEnglish).toMatchObject({ title: 'الإلغاء', mark: { lang: 'ar', dir: 'rtl' } })
    expect(inArabic?.mark).toBeUndefined()
  })
})

describe('a page of one’s own', () => {
  it('says nothing before it is published, to nobody, and is linked nowhere', async () => {
    await make('by-train', { text: 'Secret plans.' })
    for (const code of languageCodes) expect(await findPageText(handed.tools, 'by-train', code)).toBeUndefined()
    expect(await readPage(handed.tools, 'by-train')).toBeUndefined()
    expect((await listShownPages(handed.tools, 'en')).map(({ name }) => name)).not.toContain('by-train')
  })

  it('is called by its title in the language of the reader, and stands where it was put', async () => {
    await make('by-train')
    await make('aboard')
    for (const name of ['by-train', 'aboard']) await write(name, { title: `On ${name}` })
    await write('aboard', { language: 'de', title: 'An Bord' })
    const links = async (code: string) =>
      (await listShownPages(handed.tools, code))
        .filter(({ to }) => to.startsWith('/pages/'))
        .map(({ to, title }) => [to, title])
    expect(await links('en')).toEqual([
      ['/pages/aboard', 'On aboard'],
      ['/pages/by-train', 'On by-train'],
    ])
    expect((await links('de'))[0]).toEqual(['/pages/aboard', 'An Bord'])
    await place('by-train', { position: 9 })
    expect((await links('ar')).map(([to]) => to)).toEqual(['/pages/by-train', '/pages/aboard'])
  })

  it('is found outside the footer, and not at all once it is hidden, in either place', async () => {
    await make('aboard')
    await write('aboard', {})
    await place('aboard', { inFooter: false })
    const listed = async () => (await listShownPages(handed.tools, 'en')).find(({ name }) => name === 'aboard')
    expect(await listed()).toMatchObject({ inFooter: false })
    expect(await readPage(handed.tools, 'aboard')).toBeDefined()
    await place('aboard', { isShown: false })
    expect([await listed(), await readPage(handed.tools, 'aboard')]).toEqual([undefined, undefined])
  })

  it('that was deleted leaves nothing to one that is made by its name later', async () => {
    await make('aboard', { text: 'The old one.' })
    await write('aboard', { text: 'The old one.' })
    await place('aboard', { isShown: false })
    const seen = { name: 'aboard', version: await versionOf('aboard') }
    expect(await removePage(handed.tools, manager, seen)).toEqual({ ok: true })
    await make('aboard', { text: 'The new one.' })
    expect(await findPageText(handed.tools, 'aboard', 'en')).toBeUndefined()
    const { rows } = await handed.tools.database.execute(sql`select text from site_text where page = 'aboard'`)
    expect(rows).toEqual([{ text: 'The new one.' }])
  })

  it('is made by one of two who want it at once, with one draft', async () => {
    const both = await Promise.all([make('aboard', { text: 'One.' }), make('aboard', { text: 'Two.' })])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual({ ok: false, reason: 'name-taken' })
    const { rows } = await handed.tools.database.execute(sql`select 1 from site_text where page = 'aboard'`)
    expect(rows).toHaveLength(1)
  })
})

describe('the versions of a text', () => {
  const stored = async () =>
    (
      await handed.tools.database.execute<{ id: number; text: string; published: boolean }>(
        sql`select id, text, published_at is not null as published from site_text where page = 'contact' order by id`,
      )
    ).rows

  it('stay as they were published, while a draft is one a language, the last', async () => {
    await write('contact', { text: 'One.' })
    await write('contact', { text: 'Two.' }, false)
    await write('contact', { text: 'Three.' }, false)
    await write('contact', { text: 'Drei.', language: 'de' }, false)
    expect((await stored()).map(({ text, published }) => [text, published])).toEqual([
      ['One.', true],
      ['Three.', false],
      ['Drei.', false],
    ])
    expect(await textOf('contact', 'en')).toContain('One.')
    await discardDraft(handed.tools, manager, {
      name: 'contact',
      version: await versionOf('contact'),
      language: 'en',
    })
    expect((await stored()).map(({ text }) => text)).toEqual(['One.', 'Drei.'])
  })

  it('are restored to their own language and page, and to no other', async () => {
    await write('contact', { text: 'Eins.', language: 'de' })
    await write('contact', { text: 'Zwei.', language: 'de' })
    const [first] = await stored()
    const seen = async (name: string) => ({ name, version: await versionOf(name), earlier: first!.id })
    const refused = await restoreText(handed.tools, manager, await seen('privacy'))
    expect(refused).toEqual({ ok: false, reason: 'version-unknown' })
    // Nothing of a refused command stays: the page was not counted on either.
    expect(await versionOf('privacy')).toBe(1)
    expect(await restoreText(handed.tools, manager, await seen('contact'))).toEqual({ ok: true })
    expect((await stored()).map(({ text, published }) => [text, published])).toEqual([
      ['Eins.', true],
      ['Zwei.', true],
      ['Eins.', false],
    ])
    expect(await textOf('contact', 'de')).toContain('Zwei.')
  })

  it('are each published by one of those who saw the same page', async () => {
    const version = await versionOf('contact')
    const words = { name: 'contact', version, language: 'en', title: 'T', publishes: true }
    const all = await Promise.all(
      ['A.', 'B.', 'C.', 'D.'].map(text => writeText(handed.tools, manager, { ...words, text })),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
    expect(await versionOf('contact')).toBe(version + 1)
  })

  it('are written by nobody without the right to, whichever command they ask for', async () => {
    for (const role of ['guest', 'cleaner', 'reception', 'accountant'] as const) {
      const who = await operatorOf(role)
      const refused = { ok: false, reason: 'not-allowed' }
      const seen = { name: 'contact', version: await versionOf('contact') }
      expect(await write('contact', {}, true, who)).toEqual(refused)
      expect(await discardDraft(handed.tools, who, { ...seen, language: 'en' })).toEqual(refused)
      expect(await restoreText(handed.tools, who, { ...seen, earlier: 1 })).toEqual(refused)
      expect(await removePage(handed.tools, who, seen)).toEqual(refused)
      const nowhere = { ...seen, isShown: true, inFooter: false, position: 0 }
      expect(await placePage(handed.tools, who, nowhere)).toEqual(refused)
      const words = { language: 'en', title: 'A', text: 'B' }
      expect(await makePage(handed.tools, who, { name: 'mine', ...words })).toEqual(refused)
    }
    expect(await stored()).toEqual([])
  })
})

describe('what guests accept', () => {
  it('is the terms in any language in which they are shown, and no earlier ones, nor a draft', async () => {
    const begun = await currentTerms(handed.tools)
    await write('tos', { text: 'One.' })
    expect(await areCurrentTerms(handed.tools, begun.hash)).toBe(false)
    const one = await currentTerms(handed.tools)
    await write('tos', { text: 'Eins.', language: 'de' })
    await write('tos', { text: 'Two.' }, false)
    const draft = toLegalText('Title', 'Two.', 'en')
    const german = await reading('de', () => currentTerms(handed.tools))
    expect(german.text).toContain('Eins.')
    const accepted = await Promise.all([one, german, draft].map(({ hash }) => areCurrentTerms(handed.tools, hash)))
    expect(accepted).toEqual([true, true, false])
    expect(await findLegalPageVersion(handed.tools, 'tos', draft.hash)).toBeUndefined()
  })

  it('can be read for ever from the moment on in which it was published, though nobody opened its page', async () => {
    const at = handed.clock.now()
    await write('tos', { title: 'Short rules', text: 'Accepted **unseen**.' })
    const { hash } = await currentTerms(handed.tools)
    handed.clock.advance(days(3))
    await write('tos', { title: 'Short rules', text: 'Another.' })
    expect(await findLegalPageVersion(handed.tools, 'tos', hash)).toMatchObject({
      ...{ title: 'Short rules', hash, firstShownAt: at, isCurrent: false },
      html: expect.stringContaining('<strong>unseen</strong>'),
    })
  })

  it('holds since the day on which it was published first, also where it is published again', async () => {
    await write('refund', { text: 'All back.' })
    const first = await findLegalPageVersion(handed.tools, 'refund', undefined)
    handed.clock.advance(days(30))
    await write('refund', { text: 'Nothing back.' })
    await write('refund', { text: 'All back.' })
    await storeLegalPages(handed.tools)
    expect(await findLegalPageVersion(handed.tools, 'refund', undefined)).toEqual(first)
  })

  it('is no page of one’s own: that has no versions to accept', async () => {
    await make('aboard')
    await write('aboard', { text: 'Come aboard.' })
    const { rows } = await handed.tools.database.execute(sql`select 1 from paper_version where text like '%aboard%'`)
    expect(rows).toEqual([])
  })
})

describe('the imprint', () => {
  const missing = (what: string) => sentence('site.imprintLacks', { missing: what })

  it('is asked for as long as name, place and country, or who answers, are missing', async () => {
    const { database } = handed.tools
    expect(await imprintWarning(handed.tools)).toBe(missing('both'))
    await enterImprint(database)
    expect(await imprintWarning(handed.tools)).toBeUndefined()
    for (const gap of [sql`legal_name = ''`, sql`city = ''`, sql`country = null`]) {
      await enterImprint(database)
      await database.execute(sql`update organisation set ${gap}`)
      expect(await imprintWarning(handed.tools)).toBe(missing('imprint'))
    }
    await enterImprint(database)
    await database.execute(sql`update organisation set responsible_person = ''`)
    expect(await imprintWarning(handed.tools)).toBe(missing('person'))
  })

  it('is there once it is written in some language; a draft is none', async () => {
    await write('imprint', { language: 'ar' }, false)
    expect(await imprintWarning(handed.tools)).toBe(missing('both'))
    const linked = async () => (await listShownPages(handed.tools, 'en')).some(({ name }) => name === 'imprint')
    expect(await linked()).toBe(false)
    await write('imprint', { language: 'ar' })
    expect(await imprintWarning(handed.tools)).toBe(missing('person'))
    expect(await linked()).toBe(true)
  })

  it('is linked without a title of its own where only the organisation is entered', async () => {
    await enterImprint(handed.tools.database)
    const imprint = (await listShownPages(handed.tools, 'de')).find(({ name }) => name === 'imprint')
    expect(imprint).toEqual({ name: 'imprint', to: '/imprint', title: undefined, inFooter: true })
  })
})

describe('an address in a text', () => {
  const hrefs = (markdown: string, code: string, siteLang?: string) =>
    reading(code, () => [...renderPage(markdown).matchAll(/href="([^"]*)"/g)].map(([, address]) => address), siteLang)

  it('leads to the page in the reader’s language', () => {
    const links = '[a](/stays?adults=2#list) [b](/) [c](/design) [d](/pages/by-train)'
    expect(hrefs(links, 'en')).toEqual(['/stays?adults=2#list', '/', '/design', '/pages/by-train'])
    expect(hrefs(links, 'de')).toEqual(['/de/stays?adults=2#list', '/de', '/de/design', '/de/pages/by-train'])
    expect(hrefs('[a](/stays)', 'en', 'de')).toEqual(['/en/stays'])
  })

  it('leads to the language that it names, where it names one', () => {
    const links = '[a](/de/stays) [b](/ar) [c](/ar?x=1) [d](/de#top)'
    for (const code of languageCodes) expect(hrefs(links, code)).toEqual(['/de/stays', '/ar', '/ar?x=1', '/de#top'])
  })

  it('to other sites, to the post and down the page stays as it was typed', () => {
    const links = '[a](https://example.org/stays) [b](mailto:a@example.org) [c](#beds) [d](stays)'
    expect(hrefs(links, 'de')).toEqual(['https://example.org/stays', 'mailto:a@example.org', '#beds', 'stays'])
  })

  it('is not made of what only looks like one', () => {
    for (const typed of ['`href="/x"`', '<a href="/x">y</a>', '[a](//evil.example)']) {
      expect(hrefs(typed, 'de')).toEqual([])
    }
    expect(hrefs('[a](/x"onclick=alert)', 'de')).toEqual(['/de/x%22onclick=alert'])
  })
})
