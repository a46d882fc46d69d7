// Homes in several languages by calls: entered by operators, told by locale.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'

let api: ContentApi
let manager: string
let reception: string
beforeAll(async () => {
  api = await contentApi()
  await buildHome(api.tools.database, { slug: 'casa', name: 'Casa', city: 'Colonia' })
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
})
afterAll(() => api?.drop())

const path = '/admin/homes/casa/languages'
const read = async () => (await api.call(path, { token: manager })).body.data
const enter = async (translations: Json[], { language = 'de', token = manager, version = 0 } = {}) =>
  api.call(`${path}/${language}`, { token, body: { version: version || (await read()).version, translations } })
const inGerman = ({ languages }: Json) => languages.find((each: Json) => each.language === 'de')

describe('operators', () => {
  it('read all that a home says, and enter it in another language', async () => {
    const before = inGerman(await read())
    expect(before.missing).toBe(before.texts.length - 1)
    const entered = await enter([{ source: 'Colonia', translation: 'Köln' }])
    expect(entered.status).toBe(200)
    const after = inGerman(entered.body.data)
    expect(after.missing).toBe(before.missing - 1)
    expect(after.texts).toContainEqual({ kind: 'city', source: 'Colonia', translation: 'Köln' })
  })

  it('keep nothing that is left out, or that the home does not say', async () => {
    await enter([{ source: 'Nobody says so', translation: 'Niemand' }])
    const { rows } = await api.tools.database.execute('select 1 from stay_translation')
    expect(rows).toEqual([])
  })

  it('are refused what is too long, of another version, in no language, or not theirs to change', async () => {
    const long = await enter([{ source: 'Colonia', translation: 'x'.repeat(81) }])
    expect([long.status, long.body.error.message]).toEqual([
      400,
      sentence('forms.tooLong', { most: '80', length: '81' }),
    ])
    expect(long.body.error.details.errors[0].path).toEqual(['translations', '0', 'translation'])
    expect((await enter([], { version: 900 })).status).toBe(409)
    expect((await enter([], { language: 'en' })).status).toBe(404)
    expect((await enter([], { token: reception })).status).toBe(403)
  })
})

describe('anybody', () => {
  it('is told homes in a locale, with what is not translated as it was typed', async () => {
    await enter([
      { source: 'Colonia', translation: 'Köln' },
      { source: 'A house with a door and a window.', translation: 'Ein Haus.' },
    ])
    const { body } = await api.call('/stays/casa?locale=de')
    expect(body.data).toMatchObject({ name: 'Casa', city: 'Köln', summary: 'Ein Haus.', locale: 'de' })
    expect(body.data.localizations).toEqual([
      { documentId: 'casa', locale: 'en' },
      { documentId: 'casa', locale: 'ar' },
    ])
    const [listed] = (await api.call('/stays?locale=de')).body.data
    expect(listed).toMatchObject({ city: 'Köln', locale: 'de', inWords: { place: 'Köln, Portugal' } })
    const [kept] = (await api.call('/shortlist?homes=casa&locale=de')).body.data
    expect(kept).toMatchObject({ city: 'Köln', locale: 'de' })
  })

  it('is told what it ever was without one', async () => {
    const { data } = (await api.call('/stays/casa')).body
    expect(data.city).toBe('Colonia')
    expect(data).not.toHaveProperty('locale')
    const english = (await api.call('/stays/casa?locale=en')).body.data
    expect(english).toMatchObject({ city: 'Colonia', locale: 'en' })
  })

  it.each(['/stays', '/stays/casa'])('is refused a locale that there is not: %s', async where => {
    const { status, body } = await api.call(`${where}?locale=xx`)
    expect([status, body.error.name]).toEqual([400, 'ValidationError'])
    expect(body.error.message).toContain('locale must be one of the following values: en, de, ar')
  })

  it('finds a home by any name of its place', async () => {
    for (const where of ['Köln', 'Colonia']) {
      const { data } = (await api.call(`/stays?where=${encodeURIComponent(where)}`)).body
      expect(data.map(({ slug }: Json) => slug)).toEqual(['casa'])
    }
  })
})
