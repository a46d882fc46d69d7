// The frame of the admin as each role meets it on each page: its sections, which is current, and how many wait there.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countSections } from '#admin/frame/count-sections.server.ts'
import type { SectionCounts } from '#admin/frame/frame-view.ts'
import { isBelow, meetsNeeds, sections, sectionsFor } from '#admin/frame/sections.ts'
import { sentence } from '#catalogue/sentence.ts'
import { jobs } from '#jobs.server.ts'
import { adminPages } from '#users/permissions/admin-pages.ts'
import type { Permitted } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type AdminWorld, fillAdmin } from './support/desk-world.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

const roles = ['cleaner', 'reception', 'accountant', 'manager', 'owner'] as const
const holdings = ['everywhere', 'own', 'other'] as const
const people = roles.flatMap(role => holdings.map(holding => [role, holding] as const))

let site: Site
let world: AdminWorld
const visitors = new Map<string, PlainVisitor>()

beforeAll(async () => {
  site = await startSite({
    prepare: async tools => {
      world = await fillAdmin(tools)
    },
  })
  for (const [role, holding] of people) {
    const user = await site.makeUser(holding === 'everywhere' ? { roles: [role] } : {})
    if (holding !== 'everywhere') {
      await site.tools.database.execute(sql`
        insert into role_grant (user_id, role, scope, scope_id, granted_at)
        values (${user.id}, ${role}, 'stay', ${homeOf(holding)}, now() - interval '1 minute')`)
    }
    const visitor = plainVisitor(site)
    await visitor.post('/login', { email: user.email, password: usualPassword })
    visitors.set(`${role} ${holding}`, visitor)
  }
})
afterAll(() => site?.stop())

const homeOf = (holding: 'own' | 'other') => (holding === 'own' ? world.home.id : world.elsewhere.id)

function permitted(role: (typeof roles)[number], holding: (typeof holdings)[number]): Permitted {
  if (holding === 'everywhere') return { roles: ['guest', role] }
  return { roles: ['guest'], stayRoles: [{ role, stayId: homeOf(holding) }] }
}

/** Files, which stand in no frame. */
const files = ['/admin/papers/:file', '/admin/bookings.csv', '/admin/tax-report.csv', '/admin/site/file.json']

/** Pages that no other leads to by a section: everybody searches from everywhere, and a file is none. */
const ofNoSection = ['/admin/search', ...files]

it('has one section for each page', () => {
  const places = (path: string) => sections.flatMap(({ pages }) => pages).filter(page => isBelow(path, page)).length
  const wrong = Object.keys(adminPages).filter(path => places(path) !== (ofNoSection.includes(path) ? 0 : 1))
  expect(wrong).toEqual([])
})

type Link = { readonly to: string; readonly current: string | undefined; readonly words: string }

function linksIn(html: string): Link[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, tag, inner]) => ({
    to: / href="([^"]*)"/.exec(tag!)![1]!,
    current: / aria-current="([^"]*)"/.exec(tag!)?.[1],
    words: asRendered(inner!).text,
  }))
}

const navs = (text: string) =>
  [...text.matchAll(/<nav\b([^>]*)>(.*?)<\/nav>/gs)].map(([, tag, inner]) => ({ tag: tag!, inner: inner! }))
const navOf = (text: string, name: string) => navs(text).find(({ tag }) => tag.includes(`class="${name}"`))!.inner

/** Pages without a thing of their own in the address. */
const plainPages = (Object.keys(adminPages) as (keyof typeof adminPages)[]).filter(
  path => !path.includes(':') && !files.includes(path),
)

describe.each(people)('a %s, %s,', (role, holding) => {
  it('meets the sections that are theirs on every page, the current one marked', async () => {
    const who = permitted(role, holding)
    const theirs = sectionsFor(who)
    for (const path of plainPages.filter(each => meetsNeeds(who, adminPages[each]))) {
      const { status, text } = await visitors.get(`${role} ${holding}`)!.get(path)
      expect([path, status]).toEqual([path, 200])
      const side = linksIn(navOf(text, 'admin-side'))
      const heads = side.filter(({ to }) => theirs.some(({ pages }) => pages[0]!.path === to))
      for (const { label } of theirs) expect(heads.map(({ words }) => words).join('\n')).toContain(label())
      const open = theirs.find(({ pages }) => pages.some(page => isBelow(path, page)))
      const marked = side.filter(({ current }) => current)
      if (!open) expect(marked).toEqual([])
      else if (open.pages.length > 1) {
        expect(marked[0]).toMatchObject({ to: open.pages[0]!.path, current: 'true' })
        const page = open.pages.find(each => isBelow(path, each))!
        expect(marked.slice(1)).toMatchObject([{ to: page.path, current: path === page.path ? 'page' : 'true' }])
        expect(linksIn(navOf(text, 'admin-pages')).filter(({ current }) => current)).toHaveLength(1)
      } else {
        expect(marked).toMatchObject([
          { to: open.pages[0]!.path, current: path === open.pages[0]!.path ? 'page' : 'true' },
        ])
      }
      // Nothing leads where this role may not go.
      const known = theirs.flatMap(({ pages }) => pages.map(page => page.path as string))
      expect(side.map(({ to }) => to).filter(to => to !== '/' && !known.includes(to))).toEqual([])
    }
  })

  it('reaches the same sections from the bar of a phone, without script', async () => {
    const { text } = await visitors.get(`${role} ${holding}`)!.get('/admin')
    const below = navOf(text, 'admin-below')
    const theirs = sectionsFor(permitted(role, holding))
    expect(linksIn(below).map(({ to }) => to)).toEqual(theirs.map(({ pages }) => pages[0]!.path))
    expect(below.includes('<details')).toBe(theirs.length > 5)
  })
})

it('is no page of guests: their header, search and footer are gone, and the way to the site is there', async () => {
  const { text } = await visitors.get('owner everywhere')!.get('/admin/bookings?in=2031-01-01&out=2031-01-04&adults=2')
  expect(text).not.toMatch(/class="(site-header|site-footer|search-summary)"/)
  expect(text.match(/<(main |header class="admin-top")/g)).toHaveLength(2)
  expect(text).toContain('<a href="#main" class="skip-link">')
  expect(navOf(text, 'admin-side')).toContain(sentence('adminFrame.viewSite'))
  expect(text).toMatch(/<form[^>]*action="\/sign-out"/)
  expect(navs(text).every(({ tag }) => tag.includes('aria-label='))).toBe(true)
})

const countedFor = (who: Permitted) => countSections(site.tools, who as Operator, Object.keys(jobs))
const nothing: SectionCounts = { bookings: 0, inbox: 0, money: 0, channels: 0, outbox: 0, jobs: 0 }

describe('what waits', () => {
  beforeAll(async () => {
    const { database } = site.tools
    await database.execute(
      sql`update external_calendar set state = 'failing', trouble = 'not-found', trouble_since = now() where id = (select id from external_calendar where not is_paused and removed_at is null limit 1)`,
    )
    await database.execute(sql`
      insert into outbox (kind, recipient, payload, dedupe_key, next_attempt_at, created_at, state)
      values ('mail', 'ada@example.org', '{}', 'given-up', now(), now(), 'failed')`)
    await database.execute(sql`
      update booking set payment_due_at = now() - interval '1 day' where id = (select id from booking where state = 'confirmed' limit 1)`)
  })

  it('is counted for a manager: a request, a change, an enquiry; a letter; a dispute, a refund, a late payment; a feed; mails', async () => {
    const counts = await countedFor(permitted('manager', 'everywhere'))
    expect(counts).toMatchObject({ bookings: 3, inbox: 1, money: 3, outbox: 2 })
    expect(counts.channels).toBeGreaterThan(0)
  })

  it.each([
    ['cleaner', 'everywhere', nothing],
    ['cleaner', 'own', nothing],
    ['accountant', 'everywhere', { ...nothing, bookings: 2, money: 3 }],
    ['manager', 'other', nothing],
  ] as const)('is counted for a %s, %s, as far as they may see it', async (role, holding, expected) => {
    expect(await countedFor(permitted(role, holding))).toEqual(expected)
  })

  it('is counted for a manager of one home there alone, without what belongs to none', async () => {
    expect(await countedFor(permitted('manager', 'own'))).toMatchObject({
      bookings: 3,
      inbox: 0,
      money: 3,
      outbox: 0,
      jobs: 0,
    })
  })

  it('stands beside its section, in figures and as it is read out', async () => {
    const { text } = await visitors.get('owner everywhere')!.get('/admin')
    const bookings = /<a\b[^>]*href="\/admin\/bookings"[^>]*>(.*?)<\/a>/s.exec(navOf(text, 'admin-side'))![1]!
    expect(bookings).toContain('<span class="admin-count" aria-hidden="true">3</span>')
    expect(bookings).toContain(`<span class="sr-only">${sentence('adminFrame.waiting', { count: 3 })}</span>`)
    const money = linksIn(navOf((await visitors.get('owner everywhere')!.get('/admin/invoices')).text, 'admin-side'))
    expect(money.map(({ words }) => words).join('\n')).toContain(sentence('adminFrame.onToday'))
  })

  it('is no longer counted once it is answered', async () => {
    await site.tools.database.execute(sql`update enquiry set expires_at = now() - interval '1 minute'`)
    expect(await countedFor(permitted('manager', 'everywhere'))).toMatchObject({ bookings: 2 })
  })
})
