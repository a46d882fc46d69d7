// The warning before a home is shown on a site without an imprint: when it is given, to whom, and what takes it away.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { findPageText, imprintWarning, listShownPages } from '#site/texts/current-texts.server.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { enterImprint } from '#tests/support/enter-imprint.ts'
import { said } from '#tests/support/guest-calls.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { handleStatusForm } from './handle-status-form.server.ts'

let api: ContentApi
let manager: string
let operator: Operator
let homes = 0
beforeAll(async () => {
  api = await contentApi()
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  const guest = await someGuest(api.tools.database, api.clock.now())
  operator = { ...guest, roles: ['guest', 'manager'] } as unknown as Operator
})
beforeEach(async () => {
  const { database } = api.tools
  await database.execute(sql`
    update organisation set legal_name = '', address_lines = '{}', city = '', country = null, responsible_person = ''`)
  await database.execute(sql`delete from site_text where page = 'imprint'`)
})
afterAll(() => api?.drop())

const warned = () => imprintWarning(api.tools)
const saying = (missing: 'both' | 'imprint' | 'person') => sentence('site.imprintLacks', { missing })

/** What is published of the imprint; without a day it is a draft. */
const write = (language: string, publishedAt: Date | null) =>
  api.tools.database.execute(sql`
    insert into site_text (page, language, title, text, written_at, published_at)
    values ('imprint', ${language}, 'Legal notice', 'We run it.', ${api.clock.now()}, ${publishedAt})`)

/** Enters this about the organisation, over what stands there, by the call. */
async function enter(change: object): Promise<void> {
  const path = '/admin/organisation'
  const read = await api.call(path, { token: manager })
  const { possible: _, unpayable: __, changedAt: ___, ...stored } = read.body.data as Json
  const saved = await api.call(path, { method: 'POST', token: manager, body: { ...stored, ...change } })
  if (saved.status !== 200) throw new Error(saved.text)
}

const named = { legalName: 'Example Homes Ltd', city: 'Olhão', country: 'PT' }

describe('the warning', () => {
  it('says what is missing, and goes when nothing is', async () => {
    expect(await warned()).toBe(saying('both'))
    await enter(named)
    expect(await warned()).toBe(saying('person'))
    await enter({ responsiblePerson: 'Dora Sample' })
    expect(await warned()).toBeUndefined()
    await enter({ legalName: '' })
    expect(await warned()).toBe(saying('imprint'))
    await enter({ responsiblePerson: '  ' })
    expect(await warned()).toBe(saying('both'))
  })

  it.each([
    ['no name', { ...named, legalName: '' }],
    ['no country', { ...named, country: null }],
    ['neither town nor street', { ...named, city: '' }],
    ['nothing but blanks for a name', { ...named, legalName: ' \t ' }],
  ])('stays where there is %s', async (_, entered) => {
    await enter({ ...entered, responsiblePerson: 'Dora Sample' })
    expect(await warned()).toBe(saying('imprint'))
  })

  it('is content with a street where no town is named', async () => {
    await enter({ ...named, city: '', addressLines: ['Lighthouse Island'], responsiblePerson: 'Dora Sample' })
    expect(await warned()).toBeUndefined()
  })

  it('takes a text of one’s own for an imprint once it is published, in whatever language, but for no person', async () => {
    await write('ar', null)
    expect(await warned()).toBe(saying('both'))
    await write('ar', api.clock.now())
    expect(await warned()).toBe(saying('person'))
    await enter({ responsiblePerson: 'Dora Sample' })
    expect(await warned()).toBeUndefined()
  })

  it('is given in the language of who reads it, three sentences apart', async () => {
    const inAll = async () =>
      Promise.all(['en', 'de', 'ar'].map(code => inLanguage(languagesOf(code)[0]!, () => imprintWarning(api.tools))))
    const both = await inAll()
    await enter(named)
    const person = await inAll()
    expect(new Set([...both, ...person]).size).toBe(6)
    expect(both[1]).toContain('kein Impressum')
    expect(person[1]).not.toContain('kein Impressum')
    expect(both.concat(person).every(text => text && !/[{}]|undefined/.test(text))).toBe(true)
  })
})

describe('the imprint of guests', () => {
  const linked = async (code = 'en') => (await listShownPages(api.tools, code)).find(({ name }) => name === 'imprint')

  it('is linked as soon as a name is entered, and called as every site calls it', async () => {
    expect(await linked()).toBeUndefined()
    await enter({ legalName: 'Example Homes Ltd' })
    expect(await linked()).toMatchObject({ to: '/imprint', title: undefined, inFooter: true })
    await enter({ legalName: '' })
    expect(await linked()).toBeUndefined()
  })

  it('is linked by its own title once one is published, and never by that of a draft', async () => {
    await write('de', null)
    expect([await linked(), await findPageText(api.tools, 'imprint', 'de')]).toEqual([undefined, undefined])
    await write('de', api.clock.now())
    // There is no other language in which it says anything.
    for (const code of ['de', 'en', 'ar']) {
      expect(await linked(code)).toMatchObject({ to: '/imprint', title: 'Legal notice' })
      expect(await findPageText(api.tools, 'imprint', code)).toMatchObject({ language: 'de' })
    }
  })
})

describe('a home', () => {
  const draft = async (status: 'draft' | 'published' = 'draft') => {
    homes += 1
    const { slug } = await buildHome(api.tools.database, { slug: `quiet-${homes}`, status })
    return slug as Slug
  }
  const stand = async (slug: string): Promise<Json> =>
    (await api.call(`/admin/homes/${slug}/entered`, { token: manager })).body.data
  const show = async (slug: string, body: object) => {
    const { version } = await stand(slug)
    const path = `/admin/homes/${slug}/status`
    return api.call(path, { method: 'POST', token: manager, body: { version, ...body } })
  }
  const press = async (slug: Slug, fields: Readonly<Record<string, string>>) => {
    const form = new FormData()
    const { version } = await stand(slug)
    for (const [name, value] of Object.entries({ version: String(version), ...fields })) form.set(name, value)
    return handleStatusForm(api.tools, operator, slug, form)
  }
  const unread = { ok: false, status: 422, shown: { refusal: sentence('site.readWarning') } }

  it.each(['published', 'unlisted'])(
    'is not %s by the page before its operator has ticked that they read it',
    async status => {
      const slug = await draft()
      for (const withoutImprint of ['', 'no', 'on', 'true', 'YES']) {
        expect(await press(slug, { status, withoutImprint })).toEqual(unread)
      }
      expect(await press(slug, { status })).toEqual(unread)
      expect(await stand(slug)).toMatchObject({ status: 'draft' })
      expect((await api.call(`/stays/${slug}`)).status).toBe(404)
      expect(await press(slug, { status, withoutImprint: 'yes' })).toMatchObject({ ok: true })
      expect(await stand(slug)).toMatchObject({ status })
    },
  )

  it.each(['published', 'unlisted'])(
    'is not %s by a program that does not want it without an imprint',
    async status => {
      const slug = await draft()
      const before = await stand(slug)
      expect(said(await show(slug, { status, withoutImprint: false }))).toEqual([422, 'imprint-unread'])
      expect(await stand(slug)).toEqual(before)
      await enterImprint(api.tools.database)
      expect((await show(slug, { status, withoutImprint: false })).status).toBe(200)
      expect(await stand(slug)).toMatchObject({ status })
    },
  )

  it('is asked for no tick where nothing is missing', async () => {
    await enterImprint(api.tools.database)
    expect(await press(await draft(), { status: 'published' })).toMatchObject({ ok: true })
  })

  it('is taken from guests without a word about the imprint', async () => {
    const [one, other] = [await draft('published'), await draft('published')]
    expect(await press(one, { status: 'draft' })).toMatchObject({ ok: true })
    expect((await show(other, { status: 'archived', withoutImprint: false })).status).toBe(200)
  })

  it('that is not whole is told so first: the tick stands for the imprint alone', async () => {
    const slug = await draft()
    await api.tools.database.execute(sql`
      delete from photo where stay_id = (select id from stay where slug = ${slug})`)
    expect(said(await show(slug, { status: 'published', withoutImprint: false }))).toEqual([409, 'not-whole'])
    expect(said(await show(slug, { status: 'published', withoutImprint: true }))).toEqual([409, 'not-whole'])
    expect(await press(slug, { status: 'published', withoutImprint: 'yes' })).toMatchObject({ status: 409 })
  })

  it('is shown by nobody who may not, however much they have read', async () => {
    const slug = await draft()
    const { version } = await stand(slug)
    const body = { version, status: 'published', withoutImprint: true }
    const by = async (...roles: 'reception'[]) => {
      const token = await api.tokenOf(await api.makeUser({ roles }))
      return (await api.call(`/admin/homes/${slug}/status`, { method: 'POST', token, body })).status
    }
    expect([await by('reception'), await by()]).toEqual([403, 404])
    expect(await stand(slug)).toMatchObject({ status: 'draft', version })
  })
})
