// The forms of a house manual: what is shown again of a refused one, beside which field, with which status.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { temporaryFolder } from '#tests/support/folder.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { pictureFile } from '#tests/support/picture-files.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { findManual } from './change-manual.server.ts'
import { handleManualForm } from './handle-manual-form.server.ts'

const folder = temporaryFolder()
let handed: TestTools
let owner: Operator
let home: BuiltHome

beforeAll(async () => {
  handed = await testTools({ environment: { DATA_DIR: folder } })
  const { database } = handed.tools
  owner = await someOperator(database, handed.clock.now(), 'owner')
  home = await buildHome(database)
})
afterAll(() => handed?.drop())

type Sent = { readonly who?: Operator; readonly file?: Blob; readonly fileName?: string; readonly to?: BuiltHome }

async function send(
  fields: Record<string, string>,
  { who = owner, file, fileName = 'stove.jpg', to = home }: Sent = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ section: '', alt: '', ...fields })) form.set(name, value)
  if (file) form.set('picture', file, fileName)
  return handleManualForm(handed.tools, who, to.slug as Slug, form)
}

/** Everything that the page shows again, refused with that status. */
async function shownAgain(status: number, answer: ReturnType<typeof send>): Promise<string> {
  expect(await answer).toMatchObject({ ok: false, status })
  return JSON.stringify(await answer)
}

const parts = (of = home) => findManual(handed.tools.database, owner, of.slug as Slug)
const words = { version: '1', intent: 'keep', title: 'Stove', text: 'Wood only.' }

describe('a form that the page did not make', () => {
  it.each([
    ['without a button', { intent: '' }],
    ['with a button of another page', { intent: 'publish' }],
    ['without a version', { version: '' }],
    ['with a version that is none', { version: '1e3' }],
    ['about a part that cannot be', { section: '-1' }],
    ['that removes nothing in particular', { intent: 'remove' }],
  ])('%s is refused whole', async (_, changed) => {
    const answer = await send({ ...words, ...changed })
    expect(answer).toMatchObject({ ok: false, status: 400, shown: { typed: undefined, refusal: expect.any(String) } })
    expect(await parts()).toEqual([])
  })
})

describe('a refused part', () => {
  it('comes back as it was typed, with the reason beside the field', async () => {
    const answer = await shownAgain(422, send({ ...words, title: ' ', text: 'Kept words.' }))
    for (const said of ['Kept words.', sentence('arrival.titleMissing')]) expect(answer).toContain(said)
    expect(answer).not.toContain(sentence('arrival.textMissing'))
  })

  it('says of a file what is wrong with it, and of a good one that it needs a description', async () => {
    const file = new Blob(['MZ'])
    const broken = await shownAgain(422, send({ ...words, alt: 'A stove' }, { file }))
    for (const said of ['Wood only.', 'A stove', sentence('homes.noPicture')]) expect(broken).toContain(said)
    const good = new Blob([new Uint8Array(await pictureFile())])
    const unseen = await shownAgain(422, send(words, { file: good }))
    for (const said of ['Wood only.', sentence('homes.altMissing')]) expect(unseen).toContain(said)
    expect(await parts()).toEqual([])
  })

  it('of somebody who may not is refused before their file is read', async () => {
    const who = await someOperator(handed.tools.database, handed.clock.now(), 'reception')
    const answer = await shownAgain(403, send({ ...words, alt: 'x' }, { who, file: new Blob(['MZ']) }))
    expect(answer).toContain(sentence('homes.notAllowed'))
    expect(answer).not.toContain(sentence('homes.noPicture'))
  })
})

describe('a part that is kept', () => {
  it('has no picture where no file was chosen: browsers send an empty one without a name', async () => {
    const other = await buildHome(handed.tools.database)
    expect(await send(words, { to: other, file: new Blob([]), fileName: '' })).toMatchObject({ ok: true })
    expect(await parts(other)).toMatchObject([{ title: 'Stove', path: null, alt: '' }])
    // An empty file with a name was chosen, and is none that shows anything.
    const empty = await shownAgain(422, send({ ...words, version: '2', alt: 'x' }, { to: other, file: new Blob([]) }))
    expect(empty).toContain(sentence('homes.noPicture'))
  })

  it('is not kept twice: the form sent again is out of date, and what was typed is shown again', async () => {
    const other = await buildHome(handed.tools.database)
    expect(await send(words, { to: other })).toMatchObject({ ok: true })
    const again = await shownAgain(409, send(words, { to: other }))
    for (const said of ['Wood only.', sentence('homes.outOfDate')]) expect(again).toContain(said)
    expect((await parts(other)).length).toBe(1)
  })
})
