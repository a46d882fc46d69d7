// The favourites of an account, raced: hearts of two devices, lists of two browsers, an account that is deleted meanwhile.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockAccount } from '#identity/account/account-store.server.ts'
import { forgetWithStrangers, shutOutStrangers } from '#identity/ownership/shut-out-strangers.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { VisitorRead } from '#users/session/read-visitor.server.ts'
import type { Slug } from '#values/slug.ts'
import {
  favouritesOf,
  forgetFavourites,
  forgetFavouritesOfSubject,
  keepFavourites,
  letFavouriteGo,
} from './account-favourites.server.ts'
import { type Favourite, mostFavourites } from './favourites.ts'
import { favouritesOfRequest } from './favourites-of-request.server.ts'
import { writeHomes } from './list-of-favourites.ts'

let test: TestTools
beforeAll(async () => {
  test = await testTools({ connections: 8 })
  await test.tools.database.execute(sql`
    insert into stay (slug, kind, name, summary, description, city, region, country, latitude, longitude, public_latitude,
      public_longitude, time_zone, max_guests, currency, status)
    select 'home-' || number, 'house', 'Home', 'A house', 'Stone', 'Ullapool', 'Highland', 'GB', 57.9, -5.1, 57.91, -5.11,
      'Europe/London', 4, 'EUR', case when number = 99 then 'draft' else 'unlisted' end
    from generate_series(1, 99) number`)
})
afterAll(() => test.drop())

const home = (number: number) => `home-${number}` as Slug
const visit = '2030-06-03~2030-06-06'
const at = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1000)
const newAccount = async () => (await someGuest(test.tools.database, test.clock.now())).id
const keep = (account: string, number: number, seconds = 0, looked = '') =>
  keepFavourites(test.tools.database, account, [{ slug: home(number), visit: looked, keptAt: at(seconds) }])
const kept = async (account: string) => (await favouritesOf(test.tools.database, account)).map(({ slug }) => slug)

/** A request of somebody who has just signed in, with that list in the browser. */
async function signIn(account: string, homes: readonly Favourite[]) {
  const request = new Request('http://x/', { headers: { cookie: `casita_shortlist=${writeHomes(homes)}` } })
  const visitor = { kind: 'verified', user: { id: account } } as VisitorRead['visitor']
  return favouritesOfRequest(test.tools, request, { visitor, favourites: '' })
}
const seconds = (from: number) => test.clock.now().getTime() / 1000 + from
const list = (from: number, to: number, since: number): Favourite[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({
    slug: home(from + place),
    visit: '',
    at: seconds(since - place),
  }))

describe('hearts of two devices', () => {
  it('pressed at once both stay', async () => {
    const account = await newAccount()
    await Promise.all(Array.from({ length: 12 }, (_, number) => keep(account, number + 1, number)))
    expect(await kept(account)).toEqual(Array.from({ length: 12 }, (_, number) => home(12 - number)))
  })

  it('at the bound take the places of the oldest, however many come at once', async () => {
    const account = await newAccount()
    await keepFavourites(
      test.tools.database,
      account,
      Array.from({ length: mostFavourites }, (_, number) => ({
        slug: home(number + 1),
        visit: '',
        keptAt: at(number),
      })),
    )
    const pressed = await Promise.all([41, 42, 43, 44].map(number => keep(account, number, number + 10)))
    expect(pressed.flatMap(({ leftOut }) => leftOut.map(({ slug }) => slug)).sort()).toEqual([1, 2, 3, 4].map(home))
    expect(await kept(account)).toEqual(Array.from({ length: mostFavourites }, (_, number) => home(44 - number)))
  })

  it('one that presses and one that presses again end as one of the two', async () => {
    const account = await newAccount()
    for (let round = 0; round < 10; round++) {
      await Promise.all([
        keep(account, 1, round, visit),
        letFavouriteGo(test.tools.database, account, home(1)),
        keep(account, 1, round, visit),
      ])
      const [one, ...more] = await favouritesOf(test.tools.database, account)
      expect(more).toEqual([])
      if (one) expect(one).toMatchObject({ slug: home(1), visit })
    }
  })

  it('keep the visit of the later heart, whichever arrives first', async () => {
    const account = await newAccount()
    const looked = (number: number) => `2030-06-0${number}~2030-06-09`
    await Promise.all([1, 5, 3, 2, 4].map(number => keep(account, 7, number, looked(number))))
    expect(await favouritesOf(test.tools.database, account)).toMatchObject([{ slug: home(7), visit: looked(5) }])
  })
})

describe('what cannot be kept', () => {
  it('is a draft or no home at all; a former address leads to its home', async () => {
    const account = await newAccount()
    await test.tools.database.execute(sql`update stay set slug = 'moved' where slug = 'home-98'`)
    await keepFavourites(
      test.tools.database,
      account,
      [home(98), home(99), 'nowhere' as Slug, 'moved' as Slug].map(slug => ({ slug, visit: '', keptAt: at(0) })),
    )
    expect(await kept(account)).toEqual(['moved'])
    await letFavouriteGo(test.tools.database, account, home(98))
    expect(await kept(account)).toEqual([])
  })

  it('is anything of an account that is deleted meanwhile', async () => {
    const account = await newAccount()
    const { database } = test.tools
    await inTransaction(database, async queries => {
      await queries.execute(sql`select from app_user where id = ${account} for update`)
      const late = keep(account, 1)
      await queries.execute(sql`
        update app_user set identity_subject = 'deleted:' || id, email = null, email_verified = false, display_name = null,
          providers = '{}', status = 'deleted', deleted_at = now() where id = ${account}`)
      await forgetFavourites(queries, account)
      return { late }
    }).then(({ late }) => late)
    expect(await kept(account)).toEqual([])
  })
})

describe('a list that an account takes over', () => {
  it('leaves the browser, and twice at once is the same as once', async () => {
    const account = await newAccount()
    const homes = [{ slug: home(1), visit, at: seconds(-5) }, ...list(2, 9, -10)]
    const merged = await Promise.all(Array.from({ length: 6 }, () => signIn(account, homes)))
    for (const { favourites, setCookies } of merged) {
      expect(favourites.homes.map(({ slug }) => slug)).toEqual(homes.map(({ slug }) => slug))
      expect(favourites.leftOut).toEqual([])
      expect(setCookies).toEqual([expect.stringMatching(/^casita_shortlist=; Path=\/; Max-Age=0; /)])
    }
    expect(await favouritesOf(test.tools.database, account)).toMatchObject(homes.map(({ slug }) => ({ slug })))
    expect((await favouritesOf(test.tools.database, account))[0]).toMatchObject({ visit, keptAt: at(-5) })
  })

  it('loses no home and no later visit to what the account has', async () => {
    const account = await newAccount()
    await keep(account, 1, -60, '~~3')
    await keep(account, 2, -60, '~~3')
    await keep(account, 3, -60, '~~3')
    const { favourites } = await signIn(account, [
      { slug: home(1), visit, at: seconds(-30) },
      { slug: home(2), visit, at: seconds(-90) },
      // From before hearts told their time.
      { slug: home(3), visit },
      { slug: home(4), visit },
    ])
    expect(favourites.homes.map(({ slug, visit: looked }) => [slug, looked])).toEqual([
      [home(1), visit],
      [home(2), '~~3'],
      [home(3), '~~3'],
      [home(4), visit],
    ])
  })

  it('a heart of a clock that is ahead is as new as the sign-in', async () => {
    const account = await newAccount()
    await signIn(account, [{ slug: home(1), visit: '', at: seconds(9_999_999) }])
    expect(await favouritesOf(test.tools.database, account)).toMatchObject([{ keptAt: at(0) }])
  })

  it('of two browsers at once ends as the newest forty, and each that made way is told', async () => {
    const account = await newAccount()
    const [older, newer] = [list(1, 30, -1000), list(31, 60, -100)]
    const merged = await Promise.all([signIn(account, older), signIn(account, newer)])
    const newest = [...newer, ...older].slice(0, mostFavourites).map(({ slug }) => slug)
    expect(await kept(account)).toEqual(newest)
    const told = merged.flatMap(({ favourites }) => favourites.leftOut.map(({ slug }) => slug))
    expect(told.sort()).toEqual(
      older
        .slice(10)
        .map(({ slug }) => slug)
        .sort(),
    )
    const cookies = merged
      .flatMap(({ setCookies }) => setCookies)
      .filter(cookie => cookie.startsWith('casita_left_out='))
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toContain(`=${account}.home-11.home-12.`)
    expect(cookies[0]).toContain('Max-Age=2592000; HttpOnly')
    const again = (whose: string) => {
      const request = new Request('http://x/', { headers: { cookie: cookies[0]!.split(';')[0]! } })
      const visitor = { kind: 'verified', user: { id: whose } } as VisitorRead['visitor']
      return favouritesOfRequest(test.tools, request, { visitor, favourites: '' })
    }
    expect((await again(account)).favourites.leftOut).toHaveLength(20)
    expect((await again(await newAccount())).favourites.leftOut).toEqual([])
  })

  it('stays in the browser when the database does not answer', async () => {
    const request = new Request('http://x/', { headers: { cookie: 'casita_shortlist=home-1' } })
    const visitor = { kind: 'verified', user: { id: 'no account at all' } } as VisitorRead['visitor']
    const found = await favouritesOfRequest(test.tools, request, { visitor, favourites: 'home-2' })
    expect(found).toMatchObject({ favourites: { homes: [{ slug: 'home-2' }] }, setCookies: [] })
  })
})

it('what was kept in an account by whoever set it up goes when its owner takes it back', async () => {
  const { database, clock } = test.tools
  forgetWithStrangers.add(forgetFavouritesOfSubject)
  const shutOut = async (id: string) => {
    await database.execute(sql`
      insert into identity_account (id, email, email_verified, tokens_valid_from, created_at)
      values (${id}, ${`${id}@example.org`}, false, now(), now())`)
    await inTransaction(database, async queries => {
      const account = await lockAccount(queries, id)
      await shutOutStrangers(queries, account!, clock.now())
    })
  }
  const [taken, other] = [await newAccount(), await newAccount()]
  for (const account of [taken, other]) await keep(account, 1)
  await shutOut(taken)
  expect([await kept(taken), await kept(other)]).toEqual([[], [home(1)]])
})
