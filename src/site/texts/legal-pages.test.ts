// The papers and their versions: what was shown once can always be read again, with the day since which it held.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { currentTerms } from '#bookings/record/booking-terms.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { LegalPage } from '#shell/legal-page.tsx'
import { legalPageView } from '#shell/legal-page-view.server.ts'
import { bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { render } from '#tests/support/render.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { days } from '#values/duration.ts'
import { findLegalPageVersion, readPage, storeLegalPages } from './legal-pages.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
  await storeLegalPages(handed.tools)
})
afterAll(() => handed.drop())

const page = (path: string) => new URL(path, 'http://localhost')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

test.each(['tos', 'refund', 'privacy', 'contact'] as const)(
  '%s is kept as it stands, under the hash of its text',
  async name => {
    const text = readFileSync(inProject('content', 'en', `${name}.md`), 'utf8')
    expect(await findLegalPageVersion(handed.tools, name, undefined)).toMatchObject({
      hash: hashOf(text),
      isCurrent: true,
    })
  },
)

test.each(['tos', 'refund', 'privacy', 'contact'] as const)('%s has a title, text and no title twice', async name => {
  const paper = (await readPage(handed.tools, name))!
  expect(paper.title).toMatch(/^[A-Z][^#*<]+$/)
  expect(paper.html).toContain('<h2>')
  expect(paper.html).not.toContain('<h1>')
  const { tags, text } = render(createElement(LegalPage, { paper }))
  expect(tags('h1')).toHaveLength(1)
  expect(text.startsWith(paper.title)).toBe(true)
})

test('what a guest accepts at the checkout is the version that the page shows', async () => {
  const { hash } = await currentTerms(handed.tools)
  expect(await findLegalPageVersion(handed.tools, 'tos', hash)).toMatchObject({ isCurrent: true })
})

test('a booking keeps the version of the terms that its guest accepted, and it can be read for ever', async () => {
  const { database } = handed.tools
  const { stayId } = await bookableStay(database)
  const ada = await someGuest(database, handed.clock.now())
  const id = await mustBook(handed.tools, ada, { stayId, input: inputFor('2031-02-10', '2031-02-12') })
  const { termsHash, termsAcceptedAt } = (await findRow(database, id))!
  expect(termsAcceptedAt).toEqual(handed.clock.now())
  const view = await legalPageView(handed.tools, 'tos', page(`/tos?version=${termsHash}`))
  expect(view).toMatchObject({
    title: sentence('shell.terms'),
    version: { isCurrent: true, mark: termsHash!.slice(0, 12) },
  })
})

test('the day since which it holds stays, however often it is kept again', async () => {
  const before = await findLegalPageVersion(handed.tools, 'tos', undefined)
  handed.clock.advance(days(40))
  const later = handed.tools
  await storeLegalPages(later)
  expect(await findLegalPageVersion(later, 'tos', undefined)).toEqual(before)
})

test('an earlier version is shown as such, with the way to the one that holds', async () => {
  const text = '# Old terms\n\nWe promised **more**.'
  await handed.tools.database.execute(sql`
    insert into paper_version (name, hash, text, first_shown_at)
    values ('tos', ${hashOf(text)}, ${text}, '2029-02-03T04:05:06Z')`)
  const view = await legalPageView(handed.tools, 'tos', page(`/tos?version=${hashOf(text)}`))
  expect(view).toMatchObject({
    title: 'Old terms',
    html: expect.stringContaining('<strong>more</strong>'),
    version: { since: '3 February 2029', sinceDay: '2029-02-03', isCurrent: false, current: '/tos' },
  })
  expect(view!.version.mark).toBe(hashOf(text).slice(0, 12))
})

test.each(['nope', 'f'.repeat(64), "' or true --"])('version %j was never shown: no such page', async version => {
  const url = page('/tos')
  url.searchParams.set('version', version)
  expect(await legalPageView(handed.tools, 'tos', url)).toBeUndefined()
})

test('the terms of one paper are not those of another', async () => {
  const { hash } = await currentTerms(handed.tools)
  expect(await findLegalPageVersion(handed.tools, 'privacy', hash)).toBeUndefined()
})
