// The guard over HTTP: where each visitor is sent, by documents and in the app, and what is a page at all.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
const visitors: Record<string, PlainVisitor> = {}

beforeAll(async () => {
  site = await startSite()
  visitors['signed out'] = plainVisitor(site)
  for (const [who, wanted] of [
    ['unverified', { emailVerified: false }],
    ['verified', {}],
    ['operator', { roles: ['manager'] }],
    ['owner', { roles: ['owner'] }],
  ] as const) {
    const user = await site.makeUser(wanted)
    visitors[who] = plainVisitor(site)
    await visitors[who].post('/login', user)
  }
})
afterAll(() => site?.stop())

const someBooking = '/user/bookings/3b241101-e2bb-4255-8caf-4136c566a962'

const visitor = (who: string) => {
  const known = visitors[who]!
  known.cookies.delete('targetRoute')
  return known
}

describe('a page for one person only', () => {
  it.each([
    ['verified', '/user', 'private, no-store'],
    ['verified', '/user/bookings.data', 'private, no-store'],
    ['operator', '/admin', 'private, no-store'],
    ['operator', '/admin.data', 'private, no-store'],
    ['verified', '/stays', 'private, no-cache'],
  ])('is kept in no cache: %s at %s', async (who, path, caching) => {
    const answer = await visitor(who).get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, caching])
  })
})

describe('a document', () => {
  it.each([
    ['signed out', '/login', 200, null, undefined],
    ['signed out', '/register', 200, null, undefined],
    ['signed out', '/forgot-password', 200, null, undefined],
    ['signed out', '/verify-email', 302, '/login', undefined],
    ['signed out', '/user', 302, '/login', '/user'],
    ['signed out', '/user/nope?x=1', 302, '/login', '/user/nope?x=1'],
    ['signed out', '/users', 302, '/login', '/users'],
    ['signed out', '/USER/bookings', 302, '/login', '/USER/bookings'],
    // Signing in comes first; only then is a booking that cannot be no page.
    ['signed out', '/user/bookings/nonsense', 302, '/login', '/user/bookings/nonsense'],
    ['signed out', '/user/bookings/3?tab=a', 302, '/login', '/user/bookings/3?tab=a'],
    ['signed out', '/user/bookings/7/change', 302, '/login', '/user/bookings/7/change'],
    ['signed out', `${someBooking}?tab=a`, 302, '/login', `${someBooking}?tab=a`],
    ['signed out', '/admin', 302, '/login', '/admin'],
    ['signed out', '/stays/anything', 404, null, undefined],
    ['unverified', '/login', 200, null, undefined],
    ['unverified', '/register', 200, null, undefined],
    ['unverified', '/forgot-password', 200, null, undefined],
    ['unverified', '/verify-email', 200, null, undefined],
    ['unverified', '/user', 302, '/verify-email', undefined],
    ['unverified', '/admin/outbox', 302, '/verify-email', undefined],
    ['unverified', '/user/bookings/nonsense', 302, '/verify-email', undefined],
    ['verified', '/login', 302, '/stays', undefined],
    ['verified', '/register', 302, '/stays', undefined],
    ['verified', '/forgot-password', 302, '/stays', undefined],
    ['verified', '/verify-email', 302, '/stays', undefined],
    ['verified', '/user', 200, null, undefined],
    ['verified', '/user/nope', 404, null, undefined],
    ['verified', '/user/bookings/3?tab=a', 404, null, undefined],
    ['verified', '/user/bookings/7/change', 404, null, undefined],
    ['verified', '/user/bookings/7QK2M9XD', 404, null, undefined],
    ['verified', '/admin', 404, null, undefined],
    ['verified', '/admin/outbox', 404, null, undefined],
    ['verified', '/admin/nope', 404, null, undefined],
    ['operator', '/login', 302, '/stays', undefined],
    ['operator', '/user', 200, null, undefined],
    ['operator', '/admin', 200, null, undefined],
    ['operator', '/admin/outbox', 200, null, undefined],
    ['operator', '/admin/nope', 404, null, undefined],
  ])('%s asks for %s: %i %s', async (who, path, status, location, kept) => {
    const person = visitor(who)
    const answer = await person.get(path)
    expect({ status: answer.status, location: answer.location }).toEqual({ status, location })
    const cookie = person.cookies.get('targetRoute')
    expect(cookie === undefined ? undefined : decodeURIComponent(cookie)).toBe(kept)
    if (status === 404) expect(answer.text).toContain(sentence('shell.oops'))
  })

  it.each(['signed out', 'unverified', 'verified', 'operator'])(
    '%s asks for the pages that are open to all',
    async who => {
      for (const path of ['/', '/stays', '/favourites', '/contact', '/tos', '/refund', '/privacy', '/cookies']) {
        const person = visitor(who)
        expect([path, (await person.get(path)).status]).toEqual([path, 200])
        expect(person.cookies.has('targetRoute')).toBe(false)
      }
    },
  )

  it('leads a list that was sent by the former address of the favourites to the list', async () => {
    const { status, location } = await visitor('signed out').get('/shortlist?homes=lamp.loft')
    expect([status, location]).toEqual([301, '/favourites?homes=lamp.loft'])
  })

  it('keeps the wanted page as the specification says', async () => {
    const person = visitor('signed out')
    const { headers } = await person.get('/user/bookings?x=1')
    expect(headers.getSetCookie()).toContain('targetRoute=%2Fuser%2Fbookings%3Fx%3D1; Path=/')
  })

  it('comes from no page, whatever it says of its referrer', async () => {
    const answer = await visitor('verified').get('/login', { referer: `${site.origin}/contact` })
    expect(answer.location).toBe('/stays')
  })

  it('of the verification lands a verified visitor on the wanted page', async () => {
    const person = visitor('verified')
    person.cookies.set('targetRoute', '%2Fuser%2Fbookings')
    expect((await person.get('/verify-email')).location).toBe('/user/bookings')
    expect(person.cookies.has('targetRoute')).toBe(false)
    person.cookies.set('targetRoute', '%2F%2Fevil.example')
    expect((await person.get('/verify-email')).location).toBe('/stays')
  })
})

describe('a navigation in the app', () => {
  const inApp = async (who: string, path: string, from: string) => {
    const answer = await visitor(who).get(`${path}.data`, { referer: `${site.origin}${from}`, accept: '*/*' })
    return { status: answer.status, text: answer.text }
  }

  it.each([
    ['verified', '/login', '/contact?x=1', '"/contact?x=1"'],
    ['verified', '/register', '/login', '"/stays"'],
    ['verified', '/verify-email', '/verify-email', '"/stays"'],
    ['signed out', '/user', '/stays', '"/login"'],
    ['signed out', '/verify-email', '/stays', '"/login"'],
    ['unverified', '/user/bookings', '/stays', '"/verify-email"'],
  ])('%s to %s from %s is sent to %s', async (who, path, from, to) => {
    const { status, text } = await inApp(who, path, from)
    expect(status).toBe(202)
    expect(text).toContain('SingleFetchRedirect')
    expect(text).toContain(to)
  })

  it('is never sent to another site', async () => {
    const answer = await visitor('verified').get('/login.data', { referer: 'https://evil.example/x', accept: '*/*' })
    expect(answer.text).toContain('"/stays"')
    expect(answer.text).not.toContain('evil')
  })

  it('tells nobody else what a page holds', async () => {
    for (const who of ['signed out', 'unverified', 'verified']) {
      const answer = await visitor(who).get('/admin/outbox.data', { accept: '*/*' })
      expect(answer.text).not.toContain('Confirm your')
    }
  })
})

describe('a form for a page that is not for its sender', () => {
  it.each([
    ['signed out', '/user', 302],
    ['unverified', '/user', 302],
    ['verified', '/admin/outbox', 404],
    ['signed out', '/user/bookings/nonsense', 302],
    ['verified', '/user/bookings/nonsense', 404],
  ])('%s to %s: %i', async (who, path, status) => {
    const person = visitor(who)
    expect((await person.post(path, { intent: 'name', displayName: 'x' })).status).toBe(status)
    expect(person.cookies.has('targetRoute')).toBe(false)
  })
})

describe('the outbox', () => {
  it('shows every mail, the newest first, with links to follow for owners alone', async () => {
    const guest = plainVisitor(site)
    await guest.post('/register', { email: 'first@example.org', password: 'correct horse' })
    await guest.post('/verify-email', { intent: 'resend' })
    await plainVisitor(site).post('/register', { email: 'second@example.org', password: 'correct horse' })
    const { text } = await visitor('owner').get('/admin/outbox')
    const told = [await visitor('operator').get('/admin/outbox'), await visitor('operator').get('/admin/outbox.data')]
    for (const { status, text: words } of told) {
      expect([status, /first@example\.org/.test(words), /oobCode|auth.action/.test(words)]).toEqual([200, true, false])
      expect(words).toContain('[a link for its reader alone]')
    }
    expect(told[0]!.text).toContain(sentence('identity.confirmAddress'))
    expect(told[0]!.text).toMatch(saying('adminPages.ownersReadAll'))
    expect(text).not.toMatch(saying('adminPages.ownersReadAll'))
    const order = [...text.matchAll(/to (?:<!-- -->)?(first|second)@example\.org/g)].map(([, name]) => name)
    expect(order).toEqual(['second', 'first', 'first'])
    const link = /href="(http[^"]+\/auth\/action\?[^"]+)"/.exec(text)![1]!.replaceAll('&amp;', '&')
    expect(link).toContain('mode=verifyEmail')
    expect(text).toMatch(/<iframe sandbox=""/)
    const { status } = await guest.get(link.slice(site.origin.length))
    expect(status).toBe(200)
  })

  it('goes on to older ones, page by page', async () => {
    const many = Array.from(
      { length: 25 },
      (_, number) =>
        `('mail', 'old-${number}@example.org', '{"subject":"S ${number}","text":"T"}', 'old-${number}', now(), now())`,
    )
    await site.tools.database.$client.query(
      `insert into outbox (kind, recipient, payload, dedupe_key, next_attempt_at, created_at) values ${many.join(',')}`,
    )
    const operator = visitor('operator')
    const first = await operator.get('/admin/outbox')
    expect(first.text).toContain('S 24')
    expect(first.text).not.toContain('S 4<')
    const older = /href="(\/admin\/outbox\?before=\d+)"/.exec(first.text)![1]!
    const second = await operator.get(older)
    expect(second.text).toContain('S 4<')
    expect((await operator.get('/admin/outbox?before=nonsense')).status).toBe(200)
    expect((await operator.get('/admin/outbox?before=1')).text).toContain(sentence('adminPages.nothingOlder'))
  })
})

describe('a sign-in that began beside a search', () => {
  const search = '?in=2031-05-12&out=2031-05-19&adults=3&search=where%3DPienza%26sort%3Dprice'
  const list = '/stays?where=Pienza&sort=price&in=2031-05-12&out=2031-05-19&adults=3'

  it('lands on the list as it was', async () => {
    const person = plainVisitor(site)
    await person.get(`/login${search}`)
    expect(decodeURIComponent(person.cookies.get('targetRoute')!)).toBe(list)
    expect(await person.post('/login', await site.makeUser({}))).toMatchObject({ status: 302, location: list })
    expect(person.cookies.has('targetRoute')).toBe(false)
  })

  it('goes on to the page that waits for it, search or not', async () => {
    const person = plainVisitor(site)
    await person.get('/user/bookings')
    await person.get(`/login${search}`)
    expect(await person.post('/login', await site.makeUser({}))).toMatchObject({ location: '/user/bookings' })
  })
})
