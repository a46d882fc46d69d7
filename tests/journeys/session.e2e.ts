// One truth in the browser: the server's session, with the SDK, the tabs and the storage in step with it.

import type { Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { closeTab, comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { isLongCheck } from '../support/long-checks.ts'
import { isAtHosted, type ProviderSite, startProviderSite, theSecondIsOver } from '../support/provider-site.ts'
import { usualPassword } from '../support/site.ts'

let site: ProviderSite
let browser: TestBrowser

beforeAll(async () => {
  site = await startProviderSite()
  browser = await openBrowser(site.origin, site.others)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Page = Visitor['page']
type User = { readonly email: string; readonly password: string }

/** Signs in by the form with script, that is by the SDK, and waits for the homes. */
async function signInBySdk(page: Page, user: User): Promise<void> {
  await page.goto('/login')
  await comesAlive(page)
  await page.getByLabel(sentence('users.email')).fill(user.email)
  await page.getByLabel('Password').fill(user.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/stays')
}

/** Signs in by the plain form, past the page: the browser gets a session and the SDK knows nobody. */
async function signInPlainly(page: Page, user: User): Promise<void> {
  await page.context().request.post('/login', {
    form: { email: user.email, password: user.password },
    headers: { origin: site.origin },
    maxRedirects: 0,
  })
}

/** Follows a link in the app, as a click on one does. */
async function follow(page: Page, path: string): Promise<void> {
  await comesAlive(page)
  await page.evaluate(to => {
    const app = window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => void } }
    app.__reactRouterDataRouter.navigate(to)
  }, path)
}

/** The menu of whoever is signed in has the way out. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').nth(1).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).waitFor()
}

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage))) as Promise<Record<string, string>>

const isAt = (page: Page, path: string) => page.waitForURL(url => url.pathname + url.search === path)

/** In another browser, whose list then ends the session that began after its own. */
async function signInElsewhere(user: User): Promise<() => Promise<void>> {
  const { page, leave } = await browser.visitor()
  await signInPlainly(page, user)
  return async () => {
    await theSecondIsOver()
    await page.goto('/user')
    const list = page.getByRole('region', { name: 'Where you are signed in' })
    await list.getByRole('button', { name: /^Sign out/ }).click()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
    await leave()
  }
}

type Seen = { readonly page: Page; readonly heading: string }

/** Tells of each heading of the first rank as it comes to stand on a page of the visitor, if only until the next frame. */
async function noteHeadings({ context }: Visitor, into: Seen[]): Promise<void> {
  await context.exposeBinding('tellOfHeading', ({ page }, heading: string) => void into.push({ page, heading }))
  await context.addInitScript(() => {
    const { tellOfHeading } = window as unknown as { tellOfHeading: (heading: string) => void }
    let last: string | null = null
    const look = () => {
      const heading = document.querySelector('h1')?.textContent ?? null
      if (heading !== null && heading !== last) tellOfHeading(heading)
      last = heading
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

const pathsWithHeading = ['/login', '/verify-email', '/user']

/** The page that a heading is of, of those that not everybody may see. */
function pathOfHeading(heading: string): string | undefined {
  if (saying('pages.hello').test(heading)) return '/user'
  if (heading === 'Confirm your address') return '/verify-email'
  return heading === 'Sign in' ? '/login' : undefined
}

const askedFor = (page: Page, shape: RegExp) => {
  const seen: string[] = []
  page.on('request', request => {
    if (shape.test(request.url())) seen.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return seen
}

describe('the SDK', () => {
  test('is fetched when somebody begins to sign in, and on no page before', async () => {
    const { page, complaints, leave } = await browser.visitor()
    const seen = askedFor(page, /assets\/auth\.client|identitytoolkit|securetoken/)
    for (const path of ['/', '/stays', '/contact', '/login', '/register']) {
      await page.goto(path)
      await comesAlive(page)
    }
    expect(seen).toEqual([])
    await page.goto('/login')
    await comesAlive(page)
    await page.getByLabel(sentence('users.email')).focus()
    await expect.poll(() => seen.length).toBe(1)
    expect(complaints).toEqual([])
    await leave()
  })

  test('opens the session by one call, and leaves six fields in local storage', async () => {
    const user = await site.makeUser({ displayName: 'Six Fields' })
    const { page, complaints, leave } = await browser.visitor()
    const calls = askedFor(page, /api\/session|securetoken/)
    await signInBySdk(page, user)
    expect(calls).toEqual(['POST /api/session'])
    const kept = async () => Object.values(await stored(page)).filter(text => text.startsWith('{'))
    await expect.poll(kept).toHaveLength(1)
    const held = await kept()
    expect(Object.keys(JSON.parse(held[0]!)).sort()).toEqual(
      ['displayName', 'email', 'emailVerified', 'phoneNumber', 'photoURL', 'uid'].sort(),
    )
    expect(JSON.parse(held[0]!)).toMatchObject({ email: user.email, displayName: 'Six Fields', emailVerified: true })
    expect(await page.evaluate(() => document.cookie)).not.toContain('casita_session')
    await page.goto('/user')
    await page.getByRole('heading', { level: 1, name: sentence('pages.hello', { name: 'Six Fields' }) }).waitFor()
    expect(complaints).toEqual([])
    await leave()
  })

  test('tells what went wrong beside the form, keeps the address and leads to the fault', async () => {
    const user = await site.makeUser()
    const { page, leave } = await browser.visitor()
    await page.goto('/login')
    await comesAlive(page)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByText(sentence('users.pleaseEnterEmail')).waitFor()
    await expect
      .poll(() => page.getByLabel(sentence('users.email')).evaluate(field => field === document.activeElement))
      .toBe(true)
    await page.getByLabel(sentence('users.email')).fill(user.email)
    await page.getByLabel('Password').fill('wrong battery')
    await page.getByLabel('Password').press('Enter')
    await page.getByRole('alert').getByText('Invalid email or password').waitFor()
    expect(await page.getByLabel(sentence('users.email')).inputValue()).toBe(user.email)

    await page.route('**/identitytoolkit.googleapis.com/**', route => route.abort())
    await page.getByLabel('Password').fill(user.password)
    await page.getByLabel('Password').press('Enter')
    await page.getByRole('alert').getByText('Network error. Please check your connection').waitFor()
    await page.unroute('**/identitytoolkit.googleapis.com/**')
    await page.getByLabel('Password').press('Enter')
    await page.waitForURL('**/stays')
    await leave()
  })
})

describe('the auth state (Spec 3, 4)', () => {
  test('is what people see: waiting while a request runs, the reason of a refusal, and nothing of it at the next try', async () => {
    const user = await site.makeUser()
    const { page, leave } = await browser.visitor()
    await page.goto('/login')
    await comesAlive(page)
    const held: Route[] = []
    await page.route('**/accounts:signInWithPassword*', route => void held.push(route))
    await page.getByLabel(sentence('users.email')).fill(user.email)
    await page.getByLabel('Password').fill('wrong battery')
    const main = page.getByRole('main')
    const waits = main.getByRole('button', { name: 'One moment…' })
    const told = page.getByRole('alert').getByText('Invalid email or password')
    await main.getByRole('button', { name: 'Sign in' }).click()
    await waits.waitFor()
    expect(await waits.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => held.length).toBe(1)
    // Pressed again, it asks nothing a second time.
    await page.getByLabel('Password').press('Enter')
    await held.shift()!.continue()
    await told.waitFor()
    await main.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(held).toEqual([])
    await page.getByLabel('Password').fill(user.password)
    await main.getByRole('button', { name: 'Sign in' }).click()
    await waits.waitFor()
    await expect.poll(() => told.count()).toBe(0)
    await expect.poll(() => held.length).toBe(1)
    await held.shift()!.continue()
    await page.waitForURL('**/stays')
    await leave()
  })

  test('tells what fails before anything is pressed: the SDK knows somebody whose session cannot be had', async () => {
    const user = await site.makeUser()
    const { page, context, leave } = await browser.visitor()
    await signInBySdk(page, user)
    await context.clearCookies({ name: 'casita_session' })
    await page.route('**/api/session', route => route.abort())
    await page.goto('/login')
    await page.getByRole('alert').getByText('Authentication error occurred').waitFor()
    // The next try begins without it.
    await page.unroute('**/api/session')
    await page.getByLabel(sentence('users.email')).fill(user.email)
    await page.getByLabel('Password').fill(user.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/stays')
    await leave()
  })
})

describe('a provider that does not answer (Spec 9)', () => {
  test('is given up after 30 seconds, with the sentence and a button to try again', async () => {
    const user = await site.makeUser()
    const { page, leave } = await browser.visitor()
    await page.clock.install()
    await page.goto('/login')
    await comesAlive(page)
    let hanging = 0
    await page.route('**/accounts:signInWithPassword*', () => {
      hanging += 1
    })
    await page.getByLabel(sentence('users.email')).fill(user.email)
    await page.getByLabel('Password').fill(user.password)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Sign in' }).click()
    await main.getByRole('button', { name: 'One moment…' }).waitFor()
    await expect.poll(() => hanging).toBe(1)
    // The page's clock is put on: nobody waits here.
    await page.clock.fastForward(30_000)
    await page.getByRole('alert').getByText('Network error. Please check your connection').waitFor()
    expect(await page.getByLabel(sentence('users.email')).inputValue()).toBe(user.email)
    await page.unroute('**/accounts:signInWithPassword*')
    await main.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/stays')
    await leave()
  })
})

describe('the sign-in form (reference 8.2)', () => {
  test('says the exact sentence of each code, and one for every other', async () => {
    const anythingElse = 'An unexpected error occurred. Please try again.'
    const { page, leave } = await browser.visitor()
    await page.goto('/login')
    await comesAlive(page)
    let code = ''
    await page.route('**/accounts:signInWithPassword*', route =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message: code } },
      }),
    )
    await page.getByLabel(sentence('users.email')).fill('somebody@example.org')
    await page.getByLabel('Password').fill(usualPassword)
    for (const [told, sentence] of [
      ['EMAIL_NOT_FOUND', 'No account found with this email address'],
      ['INVALID_PASSWORD', 'Incorrect password'],
      ['INVALID_EMAIL', 'Invalid email address'],
      ['INVALID_IDENTIFIER', 'Invalid email address'],
      ['EMAIL_EXISTS', 'An account with this email already exists'],
      [
        'WEAK_PASSWORD : Password should be at least 6 characters',
        'Password is too weak. Please choose a stronger password',
      ],
      ['USER_DISABLED', 'This account has been disabled'],
      ['TOO_MANY_ATTEMPTS_TRY_LATER : Try again later', 'Too many failed attempts. Please try again later'],
      ['RESET_PASSWORD_EXCEED_LIMIT', 'Too many failed attempts. Please try again later'],
      ['INVALID_LOGIN_CREDENTIALS', 'Invalid email or password'],
      ['INVALID_IDP_RESPONSE', 'Invalid email or password'],
      ['OPERATION_NOT_ALLOWED', 'This operation is not allowed'],
      ['PASSWORD_LOGIN_DISABLED', 'This operation is not allowed'],
      ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'Please sign in again to complete this action'],
      ['EXPIRED_OOB_CODE', anythingElse],
      ['INVALID_OOB_CODE', anythingElse],
      ['TOKEN_EXPIRED', anythingElse],
      ['ADMIN_ONLY_OPERATION', anythingElse],
      ['SOMETHING_NEW', anythingElse],
    ] as const) {
      code = told
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      await page.getByText(sentence, { exact: true }).waitFor()
    }
    await leave()
  })
})

describe('the page that waits for the mailed link', () => {
  test('asks the provider, and says when it cannot (Spec 8)', async () => {
    const user = await site.makeUser({ emailVerified: false })
    const { page, leave } = await browser.visitor()
    await page.goto('/login')
    await comesAlive(page)
    await page.getByLabel(sentence('users.email')).fill(user.email)
    await page.getByLabel('Password').fill(user.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/stays')
    await page.goto('/verify-email')
    await comesAlive(page)
    const asked = askedFor(page, /sendOobCode|verify-email/)
    await page.getByRole('button', { name: sentence('users.sendMailAgain') }).click()
    await page.getByText(sentence('pages.mailSentAgain')).waitFor()
    await page.getByRole('button', { name: saying('users.sendMailAgainIn') }).waitFor()
    expect(asked.map(each => each.split(':').at(-1))).toEqual(['sendOobCode'])
    expect((await site.newestLinkTo(user.email)).searchParams.get('mode')).toBe('verifyEmail')
    await page.route('**/identitytoolkit.googleapis.com/**', route => route.abort())
    await page.getByRole('button', { name: 'I have verified' }).click()
    await page.getByRole('alert').getByText('Failed to reload user data').waitFor()
    await page.unroute('**/identitytoolkit.googleapis.com/**')
    await page.getByRole('button', { name: 'I have verified' }).click()
    await page.getByRole('alert').getByText(sentence('pages.notFollowedYet')).waitFor()
    await site.confirm(user.email)
    await page.getByRole('button', { name: 'I have verified' }).click()
    await page.waitForURL('**/stays')
    await leave()
  })
})

describe('a clock that is wrong', () => {
  test.each([
    ['ahead', 5],
    ['behind', -5],
  ])('lets people in all the same: five hours %s', async (_way, hours) => {
    const user = await site.makeUser()
    const shifted = async () => {
      const visitor = await browser.visitor()
      await visitor.page.clock.install({ time: Date.now() + hours * 3_600_000 })
      return visitor
    }
    const { page, leave } = await shifted()
    await signInBySdk(page, user)
    await openMenu(page)
    await page.goto('/user')
    await isAt(page, '/user')
    await leave()

    const newcomer = await shifted()
    await newcomer.page.goto('/register')
    await comesAlive(newcomer.page)
    await newcomer.page.getByLabel(sentence('users.email')).fill(`clock-${hours}-${Date.now()}@example.org`)
    await newcomer.page.getByLabel('Password').fill('correct horse battery')
    await newcomer.page.getByRole('button', { name: 'Create account' }).click()
    await newcomer.page.waitForURL('**/verify-email')
    await newcomer.leave()
  })
})

describe('the wanted page', () => {
  test.each([
    ['document', '/user?tab=a#sessions'],
    ['in the app', '/user?tab=a#sessions'],
    ['document', '/user/bookings/3?tab=a#top'],
  ])('is reached with its fragment: %s of %s', async (how, wanted) => {
    const user = await site.makeUser()
    const { page, leave } = await browser.visitor()
    if (how === 'document') await page.goto(wanted)
    else {
      await page.goto('/contact')
      await follow(page, wanted)
    }
    await isAt(page, '/login')
    await expect
      .poll(() => page.evaluate(() => decodeURIComponent(/targetRoute=([^;]*)/.exec(document.cookie)?.[1] ?? '')))
      .toBe(wanted)
    // The address changes before the page does, and both have a field for an e-mail address.
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await page.getByLabel(sentence('users.email')).fill(user.email)
    await page.getByLabel('Password').fill(user.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`**${wanted}`)
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('targetRoute')
    await leave()
  })
})

describe('two tabs', () => {
  test('sign in and out together', async () => {
    const user = await site.makeUser()
    const { page, context, complaints, leave } = await browser.visitor()
    const other = await context.newPage()
    await other.goto('/contact')
    await comesAlive(other)
    await signInBySdk(page, user)
    await openMenu(other)
    await follow(other, '/user')
    await other.getByRole('heading', { level: 1, name: saying('pages.hello') }).waitFor()
    await openMenu(page)
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await isAt(page, '/login')
    await isAt(other, '/login')
    for (const tab of [page, other]) {
      await expect.poll(async () => Object.keys(await stored(tab))).toEqual([])
      await expect.poll(() => tab.getByRole('button', { name: 'Sign out' }).count()).toBe(0)
    }
    await page.goto('/user')
    await isAt(page, '/login')
    expect(complaints).toEqual([])
    await leave()
  })

  test('sign out together when no SDK signed them in', async () => {
    const user = await site.makeUser()
    const { page, context, leave } = await browser.visitor()
    await signInPlainly(page, user)
    await page.goto('/stays')
    const other = await context.newPage()
    await other.goto('/user')
    await comesAlive(other)
    await comesAlive(page)
    await openMenu(page)
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await isAt(other, '/login')
    await leave()
  })
})

describe('a session that ended elsewhere', () => {
  test.each([
    ['revoked from another browser', signInElsewhere, 'at once'],
    [
      'of a disabled account',
      async ({ email }: User) =>
        () =>
          site.disable(email),
      'soon',
    ],
    [
      'of a deleted account',
      async ({ email }: User) =>
        () =>
          site.remove(email),
      'soon',
    ],
  ] as const)('%s leaves nobody signed in', async (_what, prepare, when) => {
    const user = await site.makeUser()
    const end = await prepare(user)
    const { page, leave } = await browser.visitor()
    await signInBySdk(page, user)
    await end()
    const wanted = async () => {
      await page.goto('/user')
      return new URL(page.url()).pathname
    }
    // How an account stands at a hosted provider is believed for a minute.
    if (isAtHosted && when === 'soon') await expect.poll(wanted, { timeout: 120_000 }).toBe('/login')
    else expect(await wanted()).toBe('/login')
    await expect.poll(async () => Object.keys(await stored(page))).toEqual([])
    await page.reload()
    await isAt(page, '/login')
    await leave()
  })

  test('a sign-out that fails leaves everything as it was', async () => {
    const user = await site.makeUser()
    const { page, leave } = await browser.visitor()
    await signInBySdk(page, user)
    await page.goto('/user')
    await comesAlive(page)
    await page.waitForLoadState('networkidle')
    await page.route('**/*.data*', route => route.abort())
    await openMenu(page)
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('alert').getByText('Failed to sign out. Please try again.').waitFor()
    await page.unroute('**/*.data*')
    await page.goto('/user')
    await page.getByRole('heading', { level: 1, name: saying('pages.hello') }).waitFor()
    await leave()
  })
})

// How they meet is our code's with either provider: at the hosted one it is run through in the long check.
describe.runIf(!isAtHosted || isLongCheck)('every meeting of session and SDK', () => {
  const ways = ['document', 'in-app'].flatMap(how => ['/login', '/verify-email', '/user'].map(path => ({ how, path })))

  // One browser for each state: six ways through it leave it as it was, but for the session that is taken away each time.
  describe.each([
    { session: true, sdk: true },
    { session: true, sdk: false },
    { session: false, sdk: true },
    { session: false, sdk: false },
  ])('session $session, SDK $sdk', state => {
    let visitor: Visitor
    /** Every heading that stood on a page, however short. */
    const headings: Seen[] = []
    beforeAll(async () => {
      const user = await site.makeUser()
      visitor = await browser.visitor()
      await noteHeadings(visitor, headings)
      if (state.sdk) await signInBySdk(visitor.page, user)
      else if (state.session) await signInPlainly(visitor.page, user)
      // A tab that stays open would now and then open the session before the page that the test looks at.
      await closeTab(visitor.page)
    })
    afterAll(() => visitor?.leave())

    /** Where a verified user ends; in-app navigations start from /contact. */
    function endOf({ how, path }: (typeof ways)[number]): string {
      if (!state.session && !state.sdk) return '/login'
      if (path === '/user') return '/user'
      // Without a session the SDK opens one, and that is a sign-in: it lands on the homes.
      return state.session && how === 'in-app' ? '/contact' : '/stays'
    }

    test.each(ways)('$how to $path', async each => {
      const { context, complaints } = visitor
      const page = await context.newPage()
      const loseSession = async () => {
        if (!state.session) await context.clearCookies({ name: 'casita_session' })
      }
      let entries: number | undefined
      const loads: string[] = []
      page.on('framenavigated', () => loads.push(page.url()))
      if (each.how === 'document') {
        await loseSession()
        await page.goto(each.path)
      } else {
        await page.goto('/contact')
        await comesAlive(page)
        await page.waitForLoadState('networkidle')
        await loseSession()
        entries = await page.evaluate(() => history.length)
        await follow(page, each.path)
      }
      await isAt(page, endOf(each))
      await page.waitForLoadState('networkidle')
      await isAt(page, endOf(each))
      // The page before, the way and where it ends: nothing goes round and round. The way to a page that may call
      // somebody else's provider is a document of its own.
      expect(loads.length).toBeLessThan(isAtHosted ? 9 : 7)
      expect(complaints).toEqual([])
      // Nobody sees a page that is not theirs, not for a moment. Where the SDK alone knows somebody, the sign-in page waits
      // while it opens their session.
      const met = () => headings.filter(seen => seen.page === page).map(({ heading }) => pathOfHeading(heading))
      const end = pathsWithHeading.find(path => path === endOf(each))
      await expect.poll(() => met().at(-1)).toBe(end)
      // Who stays where they are has no step back to the same page (reference 4.3).
      if (endOf(each) === '/contact' && !isAtHosted) {
        expect(await page.evaluate(() => history.length)).toBe(entries)
      }
      const isOpening = state.sdk && !state.session
      const wrong = met().filter(path => path && path !== end && !(isOpening && path === '/login'))
      expect(wrong).toEqual([])
      await expect
        .poll(async () => (await context.cookies()).some(({ name }) => name === 'casita_session'))
        .toBe(state.session || state.sdk)
      await closeTab(page)
    })
  })
})
