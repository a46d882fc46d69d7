// Stays out of the database: whose page is open, what moved, and what never leaves the house.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Slug } from '#values/slug.ts'
import { describeStay } from './describe-stay.server.ts'
import { findStay, findStaysInBrief } from './stay-store.server.ts'
import { staySlugHistoryTable, stayTable } from './stay-tables.server.ts'

let test: TestTools
beforeAll(async () => {
  test = await testTools()
})
afterAll(() => test.drop())

const slug = (text: string) => text as Slug
const find = (text: string) => findStay(test.tools.database, slug(text))

describe('a stay', () => {
  it('is found by its slug with its pictures in order', async () => {
    const photos = [
      { path: '/photos/casa/1', alt: 'The house' },
      { path: '/photos/casa/2', alt: 'The kitchen', room: 'Kitchen', width: 900 },
    ]
    await buildHome(test.tools.database, { slug: 'casa', name: 'Casa', photos })
    const found = await find('casa')
    if (found?.kind !== 'found') throw new Error('The stay was not found')
    expect(found.stay).toMatchObject({ name: 'Casa', listed: true, checkInFrom: '16:00', checkOutUntil: '10:00' })
    expect(found.stay.photos.map(({ path }) => path)).toEqual(['/photos/casa/1', '/photos/casa/2'])
    expect(found.stay.photo).toEqual(found.stay.photos[0])
  })

  it('is open when it is published or unlisted, and nobody knows of it otherwise', async () => {
    for (const status of ['published', 'unlisted', 'draft', 'archived'] as const) {
      await buildHome(test.tools.database, { slug: `is-${status}`, status })
    }
    expect(await find('is-published')).toMatchObject({ kind: 'found', stay: { listed: true } })
    expect(await find('is-unlisted')).toMatchObject({ kind: 'found', stay: { listed: false } })
    expect(await find('is-draft')).toBeUndefined()
    expect(await find('is-archived')).toBeUndefined()
    expect(await find('never-was')).toBeUndefined()
  })

  it('is found under the slugs it had', async () => {
    const { id } = await buildHome(test.tools.database, { slug: 'new-name' })
    const { id: hidden } = await buildHome(test.tools.database, { slug: 'hidden', status: 'draft' })
    await test.tools.database.insert(staySlugHistoryTable).values([
      { slug: 'old-name', stayId: id },
      { slug: 'old-hidden', stayId: hidden },
    ])
    expect(await find('old-name')).toEqual({ kind: 'moved', slug: 'new-name' })
    expect(await find('old-hidden')).toBeUndefined()
  })

  it('keeps its exact address and point to itself', async () => {
    await buildHome(test.tools.database, { slug: 'private' })
    const found = await find('private')
    if (found?.kind !== 'found') throw new Error('The stay was not found')
    const known = JSON.stringify([found, describeStay(found.stay)])
    for (const secret of ['Rua Secreta', '8700-123', '37.02812', '7.84113']) expect(known).not.toContain(secret)
    expect(found.stay.publicPoint).toEqual({ latitude: 37.03, longitude: -7.85 })
  })

  it('leaves out amenities that nobody knows any more', async () => {
    const amenities = [{ code: 'wifi' }, { code: 'hovercraft' }, { code: 'sauna', note: 'Wood-fired' }]
    await buildHome(test.tools.database, { slug: 'odd', amenities })
    const found = await find('odd')
    expect(found).toMatchObject({ stay: { amenities: [{ code: 'wifi' }, { code: 'sauna', note: 'Wood-fired' }] } })
  })

  it('is described in the words of its page', async () => {
    await buildHome(test.tools.database, {
      slug: 'words',
      areaM2: 84,
      region: 'Lisboa',
      city: 'Lisboa',
      description: '# Hello',
    })
    const found = await find('words')
    if (found?.kind !== 'found') throw new Error('The stay was not found')
    expect(describeStay(found.stay)).toMatchObject({
      kind: 'House',
      place: 'Lisboa, Portugal',
      facts: ['4 guests', sentence('stays.bedrooms', { bedrooms: 2 }), '3 beds', '1 bathroom', '84 m²'],
      description: '<h3>Hello</h3>\n',
      shareImage: expect.stringMatching(/^\/stays\/words\/share\.jpg\?v=[0-9a-f]{12}$/),
    })
  })
})

describe('stays in brief', () => {
  it('come in the order asked for, each with its first picture, without those that are not published', async () => {
    const { database } = test.tools
    const one = await buildHome(database, { slug: 'brief-one' })
    const two = await buildHome(database, { slug: 'brief-two', photos: [] })
    const draft = await buildHome(database, { slug: 'brief-draft', status: 'draft' })
    const brief = await findStaysInBrief(database, [two.id, draft.id, one.id, 999_999])
    expect(brief.map(({ slug: of }) => of)).toEqual(['brief-two', 'brief-one'])
    expect(brief.map(({ photo }) => photo?.path)).toEqual([undefined, '/photos/brief-one/1'])
    expect(await findStaysInBrief(database, [])).toEqual([])
  })

  it('say nothing of a stay that was taken off', async () => {
    const { database } = test.tools
    const { id } = await buildHome(database)
    await database.update(stayTable).set({ status: 'unlisted' }).where(eq(stayTable.id, id))
    expect(await findStaysInBrief(database, [id])).toEqual([])
  })
})
