// The word about held nights on every page: whose they are, until when, in the reader's language, and to nobody else.

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserCookieName, nameBrowser } from '#bookings/record/browser-session.server.ts'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import {
  askBook,
  type BookableStay,
  bookableStay,
  inputFor,
  mustHold,
  someGuest,
} from '#tests/support/booking-world.ts'
import { asRendered } from '#tests/support/render.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { signedOut, type VerifiedUser, type Visitor } from '#users/user/visitor.ts'
import { minutes, seconds } from '#values/duration.ts'
import { heldNights } from './held-nights.server.ts'
import type { HeldNights } from './held-nights.ts'
import { HeldNotice } from './held-notice.tsx'

let test: TestTools
let stays: BookableStay[]
beforeAll(async () => {
  test = await testTools()
  stays = []
  for (let number = 0; number < 3; number++) stays.push(await bookableStay(test.tools.database))
})
afterAll(() => test?.drop())

const requestOf = (setCookie: string) =>
  new Request('http://127.0.0.1/', { headers: { cookie: setCookie.split(';')[0]! } })
const as = (user: VerifiedUser): Visitor => ({ kind: 'verified', user, sessionId: '' })

/** A browser, with what its pages say. */
function someone() {
  const { browser, setCookie } = nameBrowser({ PUBLIC_URL: undefined })
  return { browser, said: (visitor: Visitor = signedOut) => heldNights(test.tools, requestOf(setCookie), visitor) }
}

let week = 0
/** Three nights nobody asked for yet. */
function freshNights() {
  week++
  const [from, to] = [0, 3].map(more => new Date(Date.UTC(2030, 7, week * 7 + more)).toISOString().slice(0, 10))
  return inputFor(from!, to!)
}

const hold = (holder: Parameters<typeof mustHold>[1], stay = stays[0]!, input = freshNights()) =>
  mustHold(test.tools, holder, { stayId: stay.stayId, input })

describe('the nights that a browser holds', () => {
  it('are said to it, with the way to their checkout, and to nobody else', async () => {
    const [mine, other] = [someone(), someone()]
    expect(await mine.said()).toBeUndefined()
    const holdId = await hold(mine)
    expect(await mine.said()).toMatchObject({ secondsLeft: 15 * 60 })
    const { to, total } = (await mine.said())!
    expect(to).toContain(`/stays/${stays[0]!.slug}/book`)
    expect(to).toContain(holdId)
    expect(total).toBe('€300')
    expect(await other.said()).toBeUndefined()
  })

  it.each([
    '',
    'other=1',
    `${browserCookieName}=`,
    `${browserCookieName}=short`,
    `${browserCookieName}=${'%'.repeat(43)}`,
  ])('are asked for by no statement where the cookies are %j', async cookie => {
    const database = new Proxy({} as typeof test.tools.database, {
      get: () => {
        throw new Error('a statement')
      },
    })
    const request = new Request('http://127.0.0.1/', { headers: { cookie } })
    expect(await heldNights({ database, clock: test.clock }, request, signedOut)).toBeUndefined()
  })

  it('are said to the last second, rounded up, and no longer', async () => {
    const mine = someone()
    await hold(mine)
    test.clock.advance(minutes(15) - seconds(1) - 1)
    expect(await mine.said()).toMatchObject({ secondsLeft: 2 })
    test.clock.advance(seconds(1))
    expect(await mine.said()).toMatchObject({ secondsLeft: 1 })
    test.clock.advance(1)
    expect(await mine.said()).toBeUndefined()
  })

  it('are the newest of several, and the one before once those have ended', async () => {
    const mine = someone()
    const first = await hold(mine, stays[0])
    test.clock.advance(minutes(1))
    const second = await hold(mine, stays[1])
    expect((await mine.said())!.to).toContain(second)
    const user = await someGuest(test.tools.database, test.clock.now())
    const booked = await askBook(test.tools, { user, browser: mine.browser }, { holdId: second })
    expect(booked.ok).toBe(true)
    expect((await mine.said())!.to).toContain(first)
  })

  it('of an account are said to it and to its browser, and to no other account in that browser', async () => {
    const mine = someone()
    const [ada, bob] = [
      await someGuest(test.tools.database, test.clock.now()),
      await someGuest(test.tools.database, test.clock.now()),
    ]
    const holdId = await hold({ ...mine, user: ada })
    expect((await mine.said(as(ada)))!.to).toContain(holdId)
    expect((await mine.said())!.to).toContain(holdId)
    expect(await mine.said(as(bob))).toBeUndefined()
    expect(await someone().said(as(ada))).toBeUndefined()
  })

  it('are still said where another account has held others in that browser since', async () => {
    const mine = someone()
    const [ada, bob] = [
      await someGuest(test.tools.database, test.clock.now()),
      await someGuest(test.tools.database, test.clock.now()),
    ]
    const ofAda = await hold({ ...mine, user: ada }, stays[0])
    test.clock.advance(minutes(1))
    const ofBob = await hold({ ...mine, user: bob }, stays[1])
    expect((await mine.said(as(ada)))!.to).toContain(ofAda)
    expect((await mine.said(as(bob)))!.to).toContain(ofBob)
  })

  it('have their price as the reader’s language writes it', async () => {
    const mine = someone()
    await hold(mine, stays[2])
    const german = languagesOf('en-GB').find(({ code }) => code === 'de')!
    expect((await inLanguage(german, () => mine.said()))!.total.replace(/\s/g, ' ')).toBe('300 €')
  })
})

describe('the notice', () => {
  const held: HeldNights = { to: '/stays/mill/book?hold=1', stayName: 'Mill House', total: '€300', secondsLeft: 61 }
  const shown = (more: Partial<HeldNights> = {}, path = '/stays') => {
    const element = createElement(HeldNotice, { held: { ...held, ...more } })
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
    return asRendered(renderToString(createElement(RouterProvider, { router })))
  }
  const said = (minutesLeft: number, stayName = held.stayName) =>
    sentence('shell.held', { stayName, total: held.total, minutes: minutesLeft }).replaceAll(/<\/?on>/g, '')

  it('says the minutes begun, and leads to the checkout by a plain link', () => {
    for (const [secondsLeft, minutesLeft] of [
      [900, 15],
      [61, 2],
      [60, 1],
      [1, 1],
    ] as const)
      expect(shown({ secondsLeft }).text).toBe(said(minutesLeft))
    expect(shown().values('href')).toEqual(['/stays/mill/book?hold=1'])
    expect(shown({ secondsLeft: 0 }).html).toBe('')
  })

  it('stands on no checkout and no page of a payment, in whatever language, and on all others', () => {
    for (const path of ['/stays/mill/book', '/de/stays/mill/book', '/payments/1', '/ar/payments/1/return'])
      expect(shown({}, path).html).toBe('')
    for (const path of ['/', '/stays/mill', '/stays/bookshop', '/bookings/manage', '/user'])
      expect(shown({}, path).text).toBe(said(2))
    const none = createElement(HeldNotice, { held: undefined })
    expect(
      renderToString(createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element: none }]) })),
    ).toBe('')
  })

  it('says the name of a home letter for letter, and makes no markup of it', () => {
    for (const stayName of ['Mill & "Barn"', '1 < 2 > 0', '{minutes}', "O'Brien’s", '#'])
      expect(shown({ stayName }).text).toBe(said(2, stayName))
    for (const stayName of ['<b>Mill</b>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<on/>']) {
      const { tags, values } = shown({ stayName })
      expect([tags('b'), tags('script'), tags('img')]).toEqual([[], [], []])
      expect(new Set(values('href'))).toEqual(new Set([held.to]))
    }
  })
})
