// The calls about the site's texts: what they answer, what they refuse, and to whom none of it is there.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '#catalogue/languages.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said, wrongFields } from '#tests/support/guest-calls.ts'

let api: ContentApi
let manager: string
beforeAll(async () => {
  api = await contentApi()
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
})
afterAll(() => api?.drop())

const path = '/admin/site/texts'
const read = (name: string, token = manager) => api.call(`${path}/${name}`, { token })
const send = (below: string, body: Json, token: string | undefined = manager) =>
  api.call(`${path}${below}`, { method: 'POST', body, token })
/** Over the page as it stands. */
async function change(name: string, below: string, body: Json) {
  const { version } = (await read(name)).body.data
  return send(`/${name}${below}`, { version, ...body })
}
const words = { language: 'en', title: 'By train', text: '*Slowly.*' }
const write = (name: string, body: Json = {}) => change(name, '', { ...words, publishes: true, ...body })
let made = 0
async function newPage(): Promise<string> {
  made += 1
  const name = `page-${made}`
  expect((await send('', { name, ...words })).status).toBe(201)
  return name
}

describe('a page', () => {
  it('is made as a draft, and tells where it is to be found', async () => {
    const answer = await send('', { name: ' By-Train ', ...words })
    expect([answer.status, answer.headers.get('location')]).toEqual([201, '/api/admin/site/texts/by-train'])
    expect(answer.body.data).toMatchObject({
      ...{ name: 'by-train', address: '/pages/by-train', isLegal: false, isShown: true, version: 1 },
      ...{ published: [], drafts: ['en'], texts: [words] },
    })
    expect((await read('by-train')).body.data).toEqual(answer.body.data)
    expect(said(await send('', { name: 'BY-TRAIN', ...words }))).toEqual([409, 'name-taken'])
  })

  it.each(['tos', 'contact', 'refund', 'privacy', 'imprint', 'IMPRINT'])('is not called %s', async name => {
    expect(said(await send('', { name, ...words }))).toEqual([409, 'name-taken'])
  })

  it.each([
    [{ name: 'a b' }, 'name'],
    [{ name: '../tos' }, 'name'],
    [{ language: 'en-XA' }, 'language'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(60_001) }, 'text'],
    [{ text: ['x'] }, 'text'],
  ])('is not made of %j', async (wrong, field) => {
    const before = (await api.call(path, { token: manager })).body
    expect(wrongFields(await send('', { name: 'never', ...words, ...wrong }))).toEqual([400, field])
    expect((await api.call(path, { token: manager })).body).toEqual(before)
  })

  it('is shown and linked as it is told, and deleted only while nobody sees it', async () => {
    const name = await newPage()
    expect(said(await change(name, '/remove', {}))).toEqual([409, 'page-shown'])
    const where = { isShown: false, inFooter: false, position: 999 }
    const placed = await change(name, '/place', where)
    expect(placed.body.data).toMatchObject({ ...where, version: 2 })
    const listed = (await api.call(path, { token: manager })).body.data
    expect(listed.at(-1).name).toBe(name)
    expect((await change(name, '/remove', {})).body.data).toEqual({ name })
    expect((await read(name)).status).toBe(404)
  })

  it('that every site has is neither hidden nor deleted, and does not count the attempt', async () => {
    const { version } = (await read('privacy')).body.data
    const where = { isShown: false, inFooter: true, position: 3 }
    expect(said(await change('privacy', '/place', where))).toEqual([409, 'page-legal'])
    expect(said(await change('privacy', '/remove', {}))).toEqual([409, 'page-legal'])
    expect((await read('privacy')).body.data.version).toBe(version)
  })

  it('that there is none of is refused by each call alike', async () => {
    const version = 1
    const answers = [
      await read('nowhere'),
      await api.call(`${path}/nowhere/versions/1`, { token: manager }),
      await send('/nowhere', { version, ...words, publishes: true }),
      await send('/nowhere/discard', { version, language: 'en' }),
      await send('/nowhere/restore', { version, earlier: 1 }),
      await send('/nowhere/place', { version, isShown: true, inFooter: true, position: 1 }),
      await send('/nowhere/remove', { version }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  })
})

describe('a text', () => {
  it('is written in each language by itself, and says which are published', async () => {
    const name = await newPage()
    for (const language of languageCodes) await write(name, { language, text: `In ${language}.` })
    await write(name, { language: 'de', text: 'Neu.', publishes: false })
    const { texts, published, drafts, version } = (await read(name)).body.data
    expect({ published, drafts, version }).toEqual({ published: languageCodes, drafts: ['de'], version: 5 })
    expect(texts.map(({ text }: Json) => text).toSorted()).toEqual(['In ar.', 'In en.', 'Neu.'])
  })

  it('is refused over a version that is not the newest, by whichever call', async () => {
    const name = await newPage()
    await write(name)
    const outOfDate = [409, 'out-of-date']
    const version = 1
    expect(said(await send(`/${name}`, { version, ...words, publishes: true }))).toEqual(outOfDate)
    expect(said(await send(`/${name}/discard`, { version, language: 'en' }))).toEqual(outOfDate)
    expect(said(await send(`/${name}/restore`, { version, earlier: 1 }))).toEqual(outOfDate)
    expect(said(await send(`/${name}/remove`, { version }))).toEqual(outOfDate)
    const where = { isShown: false, inFooter: true, position: 1 }
    expect(said(await send(`/${name}/place`, { version, ...where }))).toEqual(outOfDate)
  })

  it('has versions, of which one is read and restored by its number, on its own page alone', async () => {
    const name = await newPage()
    await write(name, { text: 'One.' })
    await write(name, { text: 'Two.' })
    const { versions } = (await read(name)).body.data
    expect(versions.map(({ publishedAt }: Json) => publishedAt !== null)).toEqual([true, true])
    const { number } = versions.at(-1)
    const one = await api.call(`${path}/${name}/versions/${number}`, { token: manager })
    expect(one.body.data).toEqual({ ...versions.at(-1), text: 'One.' })
    expect((await api.call(`${path}/tos/versions/${number}`, { token: manager })).status).toBe(404)
    expect(said(await change('tos', '/restore', { earlier: number }))).toEqual([404, 'version-unknown'])
    const restored = await change(name, '/restore', { earlier: number })
    expect(restored.body.data).toMatchObject({ drafts: ['en'], texts: [{ text: 'One.' }] })
    const discarded = await change(name, '/discard', { language: 'en' })
    expect(discarded.body.data).toMatchObject({ drafts: [], texts: [{ text: 'Two.' }] })
  })

  it('is shown before it is stored as guests would read it, hostile or not, and nothing is stored', async () => {
    const text = '# Big\n\n<script>alert(1)</script> [a](javascript:alert(1)) ![b](https://evil.example/x.png)'
    const before = (await api.call(path, { token: manager })).body
    const { data } = (
      await api.call('/admin/site/preview/text', { method: 'POST', body: { title: '<b>T', text }, token: manager })
    ).body
    expect(data.title).toBe('<b>T')
    expect(data.html).toContain('<h1>Big</h1>')
    expect(data.html).toContain('&lt;script&gt;')
    expect(data.html).not.toMatch(/<script|href="javascript|<img/)
    expect((await api.call(path, { token: manager })).body).toEqual(before)
  })
})

describe('whoever has no part in the site', () => {
  it.each(['cleaner', 'reception', 'accountant', undefined] as const)('as %s finds none of it', async role => {
    const name = await newPage()
    const token = await api.tokenOf(await api.makeUser({ roles: role ? [role] : [] }))
    const body = { version: 1, ...words, text: 'Theirs.', publishes: true }
    const answers = [
      await api.call(path, { token }),
      await read(name, token),
      await send(`/${name}`, body, token),
      await send(`/${name}/remove`, { version: 1 }, token),
      await send('', { name: 'theirs', ...words }, token),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    for (const { text } of answers) expect(text).not.toContain('Slowly')
    expect((await read(name)).body.data).toMatchObject({ version: 1, texts: [words] })
    expect((await read('theirs')).status).toBe(404)
  })

  it('without a token is refused', async () => {
    expect((await api.call(path)).status).toBe(403)
    expect((await api.call(path, { method: 'POST', body: { name: 'theirs', ...words } })).status).toBe(403)
  })
})
