// The calls about the front page and what stands around every page: who may, what is refused, what stays, and what the forms do over the same commands.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announcementValues, handleFrameForm, linksValues } from '#admin/site/frame/handle-frame-form.server.ts'
import { frontValues, handleFrontForm } from '#admin/site/front/handle-front-form.server.ts'
import { readSections } from '#site/snapshot/site-snapshot.server.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said, wrongFields } from '#tests/support/guest-calls.ts'
import type { Operator } from '#users/user/visitor.ts'

let api: ContentApi
let manager: string
let operator: Operator
beforeAll(async () => {
  api = await contentApi()
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  operator = {
    ...(await someGuest(api.tools.database, api.clock.now())),
    roles: ['guest', 'manager'],
  } as unknown as Operator
})
beforeEach(() => api.tools.database.execute(sql`update site_section set settings = '{}'`))
afterAll(() => api?.drop())

const get = async (path: string): Promise<Json> => (await api.call(path, { token: manager })).body.data
const send = (path: string, body: object, token: string | undefined = manager) =>
  api.call(path, { method: 'POST', body, token })

const front = {
  texts: [{ language: 'en', headline: 'Come in', intro: 'By the sea', alt: '' }],
  sections: ['newest', 'weekend'],
}
const announcement = {
  texts: [{ language: 'de', text: 'Bald Schnee', more: '' }],
  ...{ to: '/pages/snow', from: '2030-01-01', until: null, isDismissible: false },
}
const link = { to: '/pages/arriving', en: 'Arriving', de: 'Anreise' }

const saveFront = async (change: object = {}, token?: string) =>
  send('/admin/site/front', { version: (await get('/admin/site/front')).version, ...front, ...change }, token)
const saveLinks = async (links: readonly object[], place = 'navigation', token?: string) => {
  const { version } = (await get('/admin/site/frame'))[place === 'footer' ? 'footer' : 'navigation']
  return send('/admin/site/links', { version, place, links }, token)
}
const announce = async (change: object = {}, token?: string) => {
  const { version } = (await get('/admin/site/frame')).announcement
  return send('/admin/site/announcement', { version, ...announcement, ...change }, token)
}

describe('the front page', () => {
  it('is the usual one at first, and is arranged over the version that was seen', async () => {
    const { version, ...before } = await get('/admin/site/front')
    expect(before).toEqual({ texts: [], home: '', sections: ['weekend', 'regions', 'reviews', 'direct', 'newest'] })
    const saved = await saveFront()
    expect(saved.body.data).toEqual({ ...front, home: '', version: version + 1 })
    expect(said(await send('/admin/site/front', { ...front, version }))).toEqual([409, 'out-of-date'])
    expect((await saveFront({ texts: [], sections: [] })).body.data).toMatchObject({ texts: [], sections: [] })
    const silent = { language: 'ar', headline: '', intro: '', alt: '' }
    expect((await saveFront({ texts: [silent] })).body.data.texts).toEqual([])
  })

  it('takes a home that is published, and no other', async () => {
    const home = await buildHome(api.tools.database, { slug: 'dune-house', name: 'Dune House' })
    expect((await saveFront({ home: home.slug })).body.data.home).toBe(home.slug)
    for (const unknown of ['no-such-home', '<b>', '../admin']) {
      expect(said(await saveFront({ home: unknown }))).toEqual([404, 'home-unknown'])
    }
    expect((await get('/admin/site/front')).home).toBe(home.slug)
  })

  it.each([
    ['sections', ['newest', 'newest'], 'sections'],
    ['sections', ['everything'], 'sections.0'],
    ['texts', [front.texts[0], front.texts[0]], 'texts'],
    ['texts', [{ ...front.texts[0], headline: 'h'.repeat(81) }], 'texts.0.headline'],
    ['texts', [{ ...front.texts[0], language: 'fr' }], 'texts.0.language'],
    ['texts', [{ ...front.texts[0], html: '<b>' }], 'texts.0.html'],
    ['version', 0, 'version'],
  ])('is not arranged where %s is %j', async (field, value, wrong) => {
    const before = await get('/admin/site/front')
    const reply = await saveFront({ [field]: value })
    expect(reply.status).toBe(400)
    expect(wrongFields(reply)[1]).toContain(wrong.split('.')[0])
    expect(await get('/admin/site/front')).toEqual(before)
  })

  it('is arranged by one of several at once', async () => {
    const { version } = await get('/admin/site/front')
    const replies = await Promise.all(
      ['A', 'B', 'C'].map(headline =>
        send('/admin/site/front', { version, sections: [], texts: [{ ...front.texts[0], headline }] }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})

describe('links', () => {
  it('are set in their order, in each place by itself, in their normal form', async () => {
    const abroad = { to: 'https://dunes.example', ar: 'الكثبان' }
    const set = await saveLinks([link, abroad, { to: '' }, { to: '', en: '' }])
    expect(set.body.data.navigation.links).toEqual([link, { to: 'https://dunes.example/', ar: 'الكثبان' }])
    expect(set.body.data.footer.links).toEqual([])
    const foot = await saveLinks([{ ...link, to: '/de/tos' }], 'footer')
    expect(foot.body.data.footer.links).toEqual([{ ...link, to: '/tos' }])
    expect(foot.body.data.navigation.links).toHaveLength(2)
    expect((await saveLinks([])).body.data.navigation.links).toEqual([])
  })

  it.each([
    [[{ ...link, to: 'javascript:alert(1)' }]],
    [[{ ...link, to: '//evil.example' }]],
    [[{ ...link, to: 'http://dunes.example/' }]],
    [[{ ...link, to: '' }]],
    [[{ to: '/stays' }]],
    [[{ ...link, en: 'n'.repeat(41) }]],
    [[{ ...link, fr: 'Venir' }]],
    [Array.from({ length: 7 }, () => link)],
  ])('are refused: %j', async links => {
    const reply = await saveLinks(links)
    expect(reply.status).toBe(400)
    expect((await get('/admin/site/frame')).navigation.links).toEqual([])
  })

  it('at the foot there is room for twelve', async () => {
    expect(
      (
        await saveLinks(
          Array.from({ length: 12 }, () => link),
          'footer',
        )
      ).status,
    ).toBe(200)
    expect(
      (
        await saveLinks(
          Array.from({ length: 13 }, () => link),
          'footer',
        )
      ).status,
    ).toBe(400)
  })
})

describe('an announcement', () => {
  it('is set, and taken away by leaving out its texts', async () => {
    expect((await announce()).body.data.announcement).toMatchObject(announcement)
    const empty = { language: 'en', text: '', more: 'More' }
    expect((await announce({ texts: [...announcement.texts, empty] })).body.data.announcement.texts).toEqual(
      announcement.texts,
    )
    expect((await announce({ texts: [] })).body.data.announcement.texts).toEqual([])
  })

  it.each([
    [{ until: '2029-12-31' }],
    [{ from: '2030-02-30' }],
    [{ to: 'javascript:alert(1)' }],
    [{ texts: [...announcement.texts, ...announcement.texts] }],
    [{ texts: [{ language: 'en', text: 't'.repeat(201), more: '' }] }],
    [{ isDismissible: 'yes' }],
  ])('is refused with %j', async change => {
    expect((await announce(change)).status).toBe(400)
    expect((await get('/admin/site/frame')).announcement.texts).toEqual([])
  })

  it('may begin and end on the same day', async () => {
    expect((await announce({ from: '2030-01-01', until: '2030-01-01' })).status).toBe(200)
  })
})

it('nobody but owners and managers reads or changes them, and what they do stands in the trail', async () => {
  for (const role of ['cleaner', 'reception', 'accountant'] as const) {
    const token = await api.tokenOf(await api.makeUser({ roles: [role] }))
    const replies = [await saveFront({}, token), await saveLinks([link], 'footer', token), await announce({}, token)]
    for (const path of ['/admin/site/front', '/admin/site/frame']) replies.push(await api.call(path, { token }))
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  }
  expect((await api.call('/admin/site/front')).status).toBe(403)
  await saveFront()
  await saveLinks([link])
  await announce()
  const { rows } = await api.tools.database.execute(sql`
    select command, row_key from change where row_of = 'site_section' order by id desc limit 3`)
  expect(rows.map(({ command }) => command)).toEqual(['changeAnnouncement', 'changeSiteLinks', 'changeSiteFront'])
})

describe('the forms', () => {
  const form = (fields: Readonly<Record<string, string | number>>) => {
    const made = new FormData()
    for (const [name, value] of Object.entries(fields)) made.set(name, String(value))
    return made
  }
  const stored = () => readSections(api.tools.database)
  const codes = ['en', 'de', 'ar']

  it('show what is stored so that it can be sent back as it is', async () => {
    await saveFront()
    await saveLinks([link])
    await announce()
    const { sections, versions } = await stored()
    const fronts = { intent: 'save', version: versions.front, ...frontValues(sections.front, codes) }
    expect(await handleFrontForm(api.tools, operator, form(fronts))).toEqual({ ok: true })
    const links = { intent: 'links', place: 'navigation', version: versions.navigation }
    expect(await handleFrameForm(api.tools, operator, form({ ...links, ...linksValues(sections.navigation) }))).toEqual(
      {
        ok: true,
      },
    )
    const bar = { intent: 'announcement', version: versions.announcement }
    const values = announcementValues(sections.announcement, codes)
    expect(await handleFrameForm(api.tools, operator, form({ ...bar, ...values }))).toEqual({ ok: true })
    expect((await stored()).sections).toEqual(sections)
  })

  it('show before what would be, and store nothing', async () => {
    const { versions, sections } = await stored()
    const looked = await handleFrontForm(
      api.tools,
      operator,
      form({
        intent: 'preview',
        version: versions.front,
        'language-0': 'en',
        'headline-0': 'Come in',
        'intro-0': '',
        'alt-0': '',
        'place-newest': 1,
      }),
    )
    expect(looked).toMatchObject({
      status: 200,
      shown: { preview: { headline: { text: 'Come in' }, sections: ['newest'] } },
    })
    const links = {
      intent: 'preview-links',
      place: 'footer',
      version: versions.footer,
      'to-0': '/stays',
      'en-0': 'Homes',
    }
    expect(await handleFrameForm(api.tools, operator, form(links))).toMatchObject({
      status: 200,
      shown: { part: 'footer', links: [{ to: '/stays' }] },
    })
    const bar = {
      intent: 'preview-announcement',
      version: versions.announcement,
      'language-0': 'en',
      'text-0': 'Snow',
      'more-0': '',
    }
    // On a day that is far away, too.
    expect(await handleFrameForm(api.tools, operator, form({ ...bar, to: '', from: '2050-01-01' }))).toMatchObject({
      status: 200,
      shown: { part: 'announcement', announcement: { text: { text: 'Snow' } } },
    })
    expect((await stored()).sections).toEqual(sections)
  })

  it('keep what was typed beside a mistake, and refuse what is not theirs', async () => {
    const { versions } = await stored()
    const links = {
      intent: 'links',
      place: 'navigation',
      version: versions.navigation,
      'to-0': 'javascript:a',
      'en-0': 'A',
    }
    expect(await handleFrameForm(api.tools, operator, form(links))).toMatchObject({
      status: 422,
      shown: { part: 'navigation', values: { 'to-0': 'javascript:a' }, faults: { 'to-0': expect.any(String) } },
    })
    expect(await handleFrameForm(api.tools, operator, form({ ...links, place: 'roof' }))).toMatchObject({ status: 400 })
    expect(await handleFrameForm(api.tools, operator, form({ intent: 'burn' }))).toMatchObject({ status: 400 })
    expect(await handleFrontForm(api.tools, operator, form({ intent: 'burn' }))).toMatchObject({ status: 400 })
    const reception = { ...operator, roles: ['guest', 'reception'] } as unknown as Operator
    const right = { ...links, 'to-0': '/stays' }
    expect(await handleFrameForm(api.tools, reception, form(right))).toMatchObject({ status: 403 })
    expect(await handleFrameForm(api.tools, operator, form({ ...right, version: 999 }))).toMatchObject({ status: 409 })
  })
})
