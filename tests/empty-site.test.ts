// A site before its first home: guests read that homes are coming, operators what is missing and where to begin.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let owner: PlainVisitor

beforeAll(async () => {
  site = await startSite()
  owner = await makeOperator(site, 'owner')
})
afterAll(() => site?.stop())

/** The words of the page itself, without what surrounds it. */
async function read(visitor: PlainVisitor, path: string) {
  const { status, text } = await visitor.get(path)
  expect(status).toBe(200)
  return asRendered(/<main.*<\/main>/s.exec(text)![0])
}

test('guests read that homes are coming, without filters of nothing', async () => {
  const guest = plainVisitor(site)
  expect((await read(guest, '/')).text).toContain(sentence('pages.homesAreComing'))
  for (const path of ['/stays', '/stays?where=Skye&adults=9']) {
    const { text } = await read(guest, path)
    expect(text).toContain(`${sentence('homes.areComing')} ${sentence('homes.nothingToBook')}`)
    expect(text).not.toMatch(
      saying('search.noneFits', 'search.everyHome', 'search.filters', 'search.kindOfHome', 'start.title'),
    )
  }
  expect((await guest.get('/stays?in=2031-06-08&out=2031-06-01')).status).toBe(400)
})

test('operators read what is missing, and where to begin, until a home is published', async () => {
  const { text, values } = await read(owner, '/admin')
  const [, missing] = text.split(sentence('homes.beforeFirstGuest'))
  for (const open of [sentence('homes.noMail'), sentence('homes.noPayments'), sentence('homes.noneIsEntered')]) {
    expect(missing).toContain(open)
  }
  expect(values('href')).toContain('/admin/site/connections#mail')
  expect(values('href')).toContain('/admin/homes/new')
  const list = await read(owner, '/stays')
  expect(list.text).toContain(`${sentence('homes.nothingToBook')} ${sentence('start.title')}`)
  expect(list.values('href')).toContain('/admin')
  const reception = await read(await makeOperator(site, 'reception'), '/admin')
  expect(reception.text).toContain(sentence('homes.noneForOthers'))
  expect(reception.text).not.toContain(sentence('homes.noMail'))
  expect(reception.values('href')).not.toContain('/admin/homes/new')

  const { slug } = await buildHome(site.tools.database, { name: 'Mill House' })
  await site.tools.database.execute(sql`update stay set status = 'draft' where slug = ${slug}`)
  const draft = await read(owner, '/admin')
  expect(draft.text).toContain(sentence('homes.noneIsPublished'))
  expect(draft.values('href')).toContain('/admin/homes')

  await site.tools.database.execute(sql`update stay set status = 'published' where slug = ${slug}`)
  expect((await read(owner, '/stays')).text).not.toMatch(saying('start.title', 'homes.areComing'))
  // Today goes on until somebody has booked, as first-run.test.ts sees.
  expect((await read(owner, '/admin')).text).toContain(sentence('start.bookingOpen'))
  expect((await read(plainVisitor(site), '/')).text).not.toContain(sentence('homes.areComing'))
})
