// The site as one file: what is exported and imported again is the same, all or nothing, whatever somebody wrote into the file.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { heaviestSiteFile } from '#admin/site/file/site-file.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { temporaryFolder } from '#tests/support/folder.ts'
import { said } from '#tests/support/guest-calls.ts'
import { pictureFile } from '#tests/support/picture-files.ts'

type Site = { readonly api: ContentApi; readonly manager: string }
const folders = [temporaryFolder(), temporaryFolder()] as const
const begin = async (folder: string): Promise<Site> => {
  const api = await contentApi({ environment: { DATA_DIR: folder } })
  return { api, manager: await api.tokenOf(await api.makeUser({ roles: ['manager'] })) }
}
let site: Site
let other: Site
beforeAll(async () => {
  site = await begin(folders[0])
  other = await begin(folders[1])
})
afterAll(async () => {
  await site?.api.drop()
  await other?.api.drop()
})

/** As a new site is. */
async function empty({ api: { tools } }: Site): Promise<void> {
  await tools.database.execute(sql`delete from site_redirect`)
  await tools.database.execute(sql`delete from site_text`)
  await tools.database.execute(sql`delete from site_page where not is_legal`)
  await tools.database.execute(sql`update site_page set in_footer = true`)
  await tools.database.execute(sql`update site_section set settings = '{}'`)
  await tools.database.execute(sql`
    update organisation set legal_name = '', address_lines = '{}', postcode = '', city = '', country = null, tax_number = '',
      responsible_person = '', email = '', phone = '', register_entry = '', iban = 'DE89370400440532013000'`)
}
beforeEach(async () => {
  await empty(site)
  await empty(other)
})

const call = ({ api, manager }: Site, path: string, body?: object, token = manager) =>
  api.call(`/admin/site/file${path}`, { token, ...(body && { body }) })
const inBase64 = (file: unknown) => Buffer.from(JSON.stringify(file)).toString('base64')
const exported = async (of: Site): Promise<Json> =>
  JSON.parse(Buffer.from((await call(of, '')).body.data.content, 'base64').toString())
const preview = async (of: Site, file: unknown, token?: string) =>
  call(of, '/preview', { content: inBase64(file) }, token)
async function imported(of: Site, file: unknown, token?: string) {
  const { seen } = (await preview(of, file, token)).body.data ?? { seen: '0'.repeat(64) }
  return call(of, '', { content: inBase64(file), seen }, token)
}
const kinds = (reply: Json) =>
  Object.fromEntries(reply.body.data.changes.map(({ part, name, kind }: Json) => [`${part} ${name}`.trim(), kind]))

const at = '2030-01-02T03:04:05.678Z'
const text = (language: string, words: string, publishedAt: string | null = at) => ({
  ...{ language, title: words, text: `${words} **<b>** [x](javascript:alert(1))`, writtenAt: at, publishedAt },
})
/** A site that says something everywhere. */
async function full(): Promise<Json> {
  const file = await exported(site)
  return {
    ...file,
    looks: { name: 'Casa Verde', accent: '#1f5f8b', accentDark: '#8cc8f0', logoSaysName: true },
    front: { texts: [{ language: 'de', headline: 'Herein', intro: '', alt: '' }], sections: ['newest', 'direct'] },
    navigation: { links: [{ to: '/pages/trains', en: 'Trains' }] },
    footer: { links: [{ to: 'https://dunes.example/', de: 'Dünen' }] },
    announcement: {
      texts: [{ language: 'en', text: 'Snow', more: '' }],
      to: '/stays',
      from: null,
      until: '2031-01-01',
      isDismissible: false,
    },
    organisation: {
      ...file.organisation,
      legalName: 'Casa Lda',
      city: 'Aljezur',
      country: 'PT',
      addressLines: ['Rua 1'],
    },
    pages: [
      ...file.pages.map((page: Json) => (page.name === 'tos' ? { ...page, texts: [text('en', 'Terms')] } : page)),
      {
        ...{ name: 'trains', isShown: true, inFooter: false, position: 4 },
        texts: [text('en', 'By rail'), text('en', 'By train'), text('de', 'Mit dem Zug'), text('en', 'By bus', null)],
      },
    ],
    redirects: [
      { from: '/old', to: '/pages/trains', isPermanent: true },
      { from: '/older', to: 'https://dunes.example/', isPermanent: false },
    ],
  }
}

describe('an export', () => {
  it('of one site is that of every site it is imported on, with every version, and imported again it changes nothing', async () => {
    const reply = await imported(site, await full())
    expect(reply.status).toBe(200)
    const first = await exported(site)
    expect(first).toMatchObject({ looks: { name: 'Casa Verde' }, organisation: { legalName: 'Casa Lda' } })
    expect(first.pages.find(({ name }: Json) => name === 'trains').texts).toHaveLength(4)
    const seen = kinds(await preview(other, first))
    expect(seen).toMatchObject({
      looks: 'changed',
      'page trains': 'new',
      'page tos': 'changed',
      'redirect /old': 'new',
    })
    expect(seen['page privacy']).toBe('same')
    expect((await imported(other, first)).status).toBe(200)
    expect(await exported(other)).toEqual(first)
    for (const of of [site, other]) {
      expect(new Set(Object.values(kinds(await preview(of, first))))).toEqual(new Set(['same']))
    }
  })

  it('has nothing of money, people and bookings', async () => {
    const file = await exported(site)
    expect(Object.keys(file)).toEqual([
      ...['format', 'version', 'looks', 'organisation', 'front', 'navigation', 'footer', 'announcement', 'pages'],
      ...['redirects', 'pictures'],
    ])
    expect(JSON.stringify(file)).not.toMatch(/DE89|iban|written_?by|invoice|email":"\w/i)
  })

  it('is the same after any import on an empty site', { timeout: 120_000 }, async () => {
    const begun = await exported(site)
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter(some => /\p{L}/u.test(some))
    const language = fc.constantFrom('en', 'de', 'ar')
    const texts = fc.array(fc.tuple(language, words), { maxLength: 4 })
    const made = fc.record({
      name: fc.string({ maxLength: 20 }),
      headline: fc.dictionary(language, words, { maxKeys: 3 }),
      links: fc.array(fc.record({ to: fc.constantFrom('/stays', '/de/tos', 'https://a.example'), en: words }), {
        maxLength: 6,
      }),
      pages: fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,8}(-[0-9]{1,3})?$/), fc.boolean(), texts), {
        ...{ maxLength: 4, selector: ([name]) => name },
      }),
      redirects: fc.uniqueArray(fc.stringMatching(/^\/x[a-zA-Zü]{1,8}$/), {
        maxLength: 5,
        selector: path => path.toLowerCase(),
      }),
    })
    await fc.assert(
      fc.asyncProperty(made, async ({ name, headline, links, pages, redirects }) => {
        await empty(site)
        await empty(other)
        const legal = new Set(begun.pages.map((page: Json) => page.name))
        const file = {
          ...begun,
          looks: { ...begun.looks, name },
          front: {
            ...begun.front,
            texts: Object.entries(headline).map(([code, said]) => ({
              language: code,
              headline: said,
              intro: '',
              alt: '',
            })),
          },
          footer: { links },
          pages: [
            ...begun.pages,
            ...pages
              .filter(([page]) => !legal.has(page))
              .map(([page, isShown, some], position) => ({
                ...{ name: page, isShown, inFooter: !isShown, position },
                texts: some.map(([code, said]) => text(code, said)),
              })),
          ],
          redirects: redirects.map(from => ({ from, to: '/stays', isPermanent: true })),
        }
        const reply = await imported(site, file)
        if (reply.status !== 200) {
          // Something in it is no text that a form takes; then nothing of it stays.
          expect([reply.status, await exported(site)]).toEqual([422, begun])
          return
        }
        const first = await exported(site)
        expect((await imported(other, first)).status).toBe(200)
        expect(await exported(other)).toEqual(first)
      }),
      { numRuns: 30 },
    )
  })
})

describe('an import', () => {
  it('leaves what was published among the versions, and hides pages that the file does not have', async () => {
    await imported(site, await full())
    const file = await full()
    file.pages = file.pages
      .filter(({ name }: Json) => name !== 'trains')
      .map((page: Json) => (page.name === 'tos' ? { ...page, texts: [text('en', 'New terms')] } : page))
    file.redirects = [{ from: '/old', to: '/stays', isPermanent: true }]
    expect(kinds(await preview(site, file))).toMatchObject({
      ...{
        looks: 'same',
        'page tos': 'changed',
        'page trains': 'gone',
        'redirect /old': 'changed',
        'redirect /older': 'gone',
      },
    })
    expect((await imported(site, file)).status).toBe(200)
    const after = await exported(site)
    expect(after.pages.find(({ name }: Json) => name === 'trains')).toMatchObject({ isShown: false })
    expect(after.pages.find(({ name }: Json) => name === 'tos').texts.map(({ title }: Json) => title)).toEqual([
      'Terms',
      'New terms',
    ])
    expect(after.redirects).toEqual(file.redirects)
  })

  it('encodes pictures anew, keeps those that are there, and takes away those that are not in the file', async () => {
    const picture = await pictureFile({ width: 900, height: 600 })
    const file = {
      ...(await exported(site)),
      pictures: { logo: picture.toString('base64'), share: picture.toString('base64') },
    }
    expect(kinds(await preview(site, file))).toMatchObject({ 'picture logo': 'new', 'picture share': 'new' })
    await imported(site, file)
    const first = await exported(site)
    expect([first.pictures.icon, first.pictures.logo === file.pictures.logo]).toEqual([null, false])
    const [logo, share] = [first.pictures.logo, first.pictures.share].map(each => sharp(Buffer.from(each, 'base64')))
    expect([(await logo!.metadata()).format, (await share!.metadata()).width]).toEqual(['webp', 1200])
    expect(kinds(await preview(site, first))).toMatchObject({ 'picture logo': 'same', 'picture share': 'same' })
    // Elsewhere it is encoded once more: as large, and the same to the eye.
    await imported(other, first)
    const { pictures } = await exported(other)
    const means = async (base64: string) =>
      (await sharp(Buffer.from(base64, 'base64')).stats()).channels.map(({ mean }) => Math.round(mean / 4))
    expect(await means(pictures.share)).toEqual(await means(first.pictures.share))
    expect(kinds(await preview(site, { ...first, pictures: {} }))).toMatchObject({ 'picture logo': 'gone' })
  })

  it('is refused of a site that changed since it was seen', async () => {
    const file = await full()
    const { seen } = (await preview(site, file)).body.data
    const content = inBase64(file)
    const replies = await Promise.all([1, 2, 3].map(() => call(site, '', { content, seen })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(said(await call(site, '', { content, seen }))).toEqual([409, 'out-of-date'])
  })

  it('that fails in its last part leaves nothing', async () => {
    const before = await exported(site)
    await site.api.tools.database.execute(sql`
      alter table site_redirect add constraint broken check (from_path <> '/older')`)
    const reply = await imported(site, await full())
    await site.api.tools.database.execute(sql`alter table site_redirect drop constraint broken`)
    expect(reply.status).toBe(500)
    expect(await exported(site)).toEqual(before)
  })

  it('stands in the trail with whoever did it', async () => {
    await imported(site, await full())
    const { rows } = await site.api.tools.database.execute<{ of: string }>(sql`
      select distinct row_of as of from change where command = 'importSite' and act = (select max(act) from change) order by 1`)
    expect(rows.map(({ of }) => of)).toEqual([
      'organisation',
      'site_page',
      'site_redirect',
      'site_section',
      'site_text',
    ])
  })

  it('is no business of reception', async () => {
    const token = await site.api.tokenOf(await site.api.makeUser({ roles: ['reception'] }))
    expect((await call(site, '', undefined, token)).status).toBe(404)
    expect((await preview(site, {}, token)).status).toBe(404)
  })
})

describe('a file that somebody made up', () => {
  it.each([
    ['no JSON', '{', 'This is not the file of a site.'],
    ['a list', [], 'This is not the file of a site.'],
    ['nothing', null, 'This is not the file of a site.'],
    ['another format', { format: 'zip', version: 1 }, 'This is not the file of a site.'],
    ['another version', { format: 'casita-site', version: 2 }, 'another version'],
    ['deep nesting', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`), 'This is not the file of a site.'],
  ])('is refused: %s', async (_, file, sentence) => {
    const content = file === '{' ? Buffer.from('{').toString('base64') : inBase64(file)
    const reply = await call(site, '/preview', { content })
    expect([reply.status, reply.body.error.message]).toEqual([422, expect.stringContaining(sentence)])
  })

  it.each([
    ['looks.accent', (file: Json) => (file.looks.accent = '#ffffff')],
    ['looks.extra', (file: Json) => (file.looks.extra = 1)],
    [
      'pictures.logo',
      (file: Json) => (file.pictures.logo = Buffer.from('<svg onload="alert(1)"/>').toString('base64')),
    ],
    ['pictures.logo', (file: Json) => (file.pictures.logo = '../../etc/passwd')],
    ['navigation.links.0.to', (file: Json) => (file.navigation.links = [{ to: 'javascript:alert(1)', en: 'Evil' }])],
    ['navigation.links', (file: Json) => (file.navigation.links = Array(7).fill({ to: '/stays', en: 'Stays' }))],
    ['front.sections', (file: Json) => (file.front.sections = ['newest', 'newest'])],
    [
      'announcement.until',
      (file: Json) => Object.assign(file.announcement, { from: '2030-02-02', until: '2030-01-01' }),
    ],
    ['organisation.iban', (file: Json) => (file.organisation.iban = 'DE89370400440532013000')],
    ['pages.0.isShown', (file: Json) => (file.pages[0].isShown = false)],
    ['pages.0.name', (file: Json) => (file.pages[0].name = '../admin')],
    ['pages.0.texts.0.title', (file: Json) => (file.pages[0].texts = [{ ...text('en', 'A'), title: '' }])],
    ['pages.0.texts.0.publishedAt', (file: Json) => (file.pages[0].texts = [text('en', 'A', 'yesterday')])],
    ['pages.0.texts', (file: Json) => (file.pages[0].texts = [text('en', 'A', null), text('en', 'B', null)])],
    ['pages', (file: Json) => file.pages.push(file.pages[0])],
    ['redirects.0.from', (file: Json) => (file.redirects = [{ from: '//evil', to: '/stays', isPermanent: true }])],
    ['redirects.0.from', (file: Json) => (file.redirects = [{ from: '/admin/x', to: '/stays', isPermanent: true }])],
    [
      'redirects.1.to',
      (file: Json) =>
        (file.redirects = [
          { from: '/a', to: '/stays', isPermanent: true },
          { from: '/b', to: '/de/A/?x=y', isPermanent: true },
        ]),
    ],
  ])('names what is wrong: %s', async (path, spoil) => {
    const file = await exported(site)
    const before = JSON.stringify(file)
    spoil(file)
    const reply = await imported(site, file)
    expect([reply.status, reply.body.error.message]).toEqual([
      422,
      expect.stringContaining(path.replace(/\.(extra|iban)$/, '')),
    ])
    expect(JSON.stringify(await exported(site))).toBe(before)
  })

  it('is bounded in its size', async () => {
    const content = Buffer.from(' '.repeat(heaviestSiteFile + 1)).toString('base64')
    expect((await call(site, '/preview', { content })).status).toBeGreaterThanOrEqual(400)
  })
})
