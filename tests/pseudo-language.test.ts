// In the pseudo-language every page, mail and refusal says what the catalogue says, and else only what people entered and `Intl` writes.

import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languages, languagesOf, testLanguage } from '#catalogue/languages.ts'
import { arrivalsOfHomes } from '#demo/arrivals.ts'
import { type DemoWorld, fillDemoWorld } from '#demo/fill-demo-world.server.ts'
import { placeholderNames } from '#messages/snippets/placeholders.ts'
import { followPapers } from '#papers/invoices/follow-papers.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { buttonsIn, press } from './support/desk-forms.ts'
import { fillAdmin } from './support/desk-world.ts'
import { everyMailLeading, usualWays } from './support/every-mail.ts'
import { enteredTexts, type KnownWords, knowing } from './support/known-words.ts'
import { outsideBrackets, standingTexts } from './support/outside-brackets.ts'
import { hiddenFields, type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'
import { daysAhead } from './support/some-homes.ts'
import { sourceFiles } from './support/source-files.ts'
import { typedFields } from './support/typed-fields.ts'
import { uploadStatement } from './support/upload-statement.ts'

let site: Site
let stranger: PlainVisitor
let guest: PlainVisitor
let owner: PlainVisitor

/** What these tests enter themselves. */
const typed = { name: 'Qzxa Qzxb', email: 'qzx@example.org', word: 'Qzxword' }

beforeAll(async () => {
  let demo: DemoWorld | undefined
  site = await startSite({
    environment: {
      CASITA_TEST_HELPERS: '1',
      PAYMENT_WAYS: 'test-card,bank-transfer',
      BANK_ACCOUNT: 'Casita, DE00 1234',
    },
    prepare: async tools => {
      demo = await fillDemoWorld(tools)
      await followPapers(tools)
      await fillAdmin(tools)
    },
  })
  const { email } = await site.makeUser({ roles: ['owner'] })
  stranger = plainVisitor(site)
  guest = await signedIn(demo!.guest)
  owner = await signedIn({ email, password: usualPassword })
})
afterAll(() => site?.stop())

async function signedIn(account: { email: string; password: string }): Promise<PlainVisitor> {
  const visitor = plainVisitor(site)
  expect((await visitor.post('/login', account)).status).toBe(302)
  return visitor
}

/** What was ever entered: some of it is removed again while forms are tried. */
const everEntered = new Set<string>()

/** All that was entered until now, by jobs too. */
async function knownNow(): Promise<KnownWords> {
  const { SITE_NAME, SITE_CONTACT, BANK_ACCOUNT } = site.tools.environment
  // Those of the operator, who writes them in the languages that they want.
  const legal = globSync('content/*/*.md', { cwd: inProject() }).map(path => readFileSync(inProject(path), 'utf8'))
  const settings = [SITE_NAME, SITE_CONTACT, BANK_ACCOUNT, ...Object.values(languages).map(({ name }) => name)]
  // Typed as they are, whatever the language.
  const placeholders = placeholderNames.map(name => `{${name}}`)
  // Stored sealed, and shown to guests as they are.
  const passwords = Object.values(arrivalsOfHomes).flatMap(({ wifi }) => wifi?.[1] ?? [])
  for (const text of await enteredTexts(site.tools)) everEntered.add(text)
  const entered = [...everEntered, ...passwords, ...Object.values(typed), 'Atlantis']
  return knowing([...entered, ...legal, ...settings, ...placeholders])
}

/** What is wrong with a text, and the text; nothing where all is well. */
function faultsOf(text: string, isKnown: KnownWords): string[] {
  const { outside, faults } = outsideBrackets(text)
  const strange = outside.map(isKnown).filter(rest => /\p{L}/u.test(rest))
  const wrong = [...faults, ...strange.map(rest => `in no catalogue: ${rest}`)]
  return wrong.length === 0 ? [] : [`${wrong.join(', ')} «${text.slice(0, 200)}»`]
}

/**
 * What is wrong with these pages, each named by the second word; what was entered until then is known. The same fault on
 * many pages is one, told with the first.
 */
async function faultsIn(seen: readonly (readonly [answer: PlainAnswer, where: string])[]): Promise<string[]> {
  const known = await knownNow()
  const faults = new Map<string, string>()
  for (const [{ text }, where] of seen) {
    for (const { where: place, text: standing } of standingTexts(text)) {
      const at = `${where}: ${place.split(' ').slice(-4).join(' ')}`
      for (const fault of faultsOf(standing, known)) if (!faults.has(fault)) faults.set(fault, at)
    }
  }
  return [...faults].map(([fault, where]) => `${fault} at ${where}`)
}

/** The address as the routes have it, with the names of what is asked for. */
function kindOf(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const names = [...new URLSearchParams(query).keys()].toSorted().join('&')
  const general = path
    .replace(/^\/payments\/[^/]+$/, '/payments/:id')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')
    .replace(/(?<=\/invoices\/)[^/]+$/, ':number')
    .replace(/(?<=\/statements\/)[^/]+$/, ':id')
    .replace(/^(\/stays|\/admin\/homes|\/admin\/deposits)\/(?!new$)[^/]+/, '$1/:slug')
    .replace(/(?<=\/(taxes|groups)\/)[^/]+$/, ':id')
    .replace(/(?<=\/languages\/)[^/]+$/, ':language')
    .replace(/(?<=\/site\/texts\/)[^/]+$/, ':name')
  return names ? `${general}?${names}` : general
}

/** A booking has many states; other pages have few, and many ways to be asked for. */
const isBooking = (path: string) => /^(\/user|\/admin)\/bookings\/:id$/.test(path)
const mostOfPath = (path: string) => (isBooking(path) ? 40 : 12)
const mostOfKind = (kind: string) => (isBooking(kind) ? 40 : 3)

type Met = { readonly visitor: PlainVisitor; readonly address: string; readonly answer: PlainAnswer }

/** Follows every link from there, but not every one of a kind. */
async function crawl(visitor: PlainVisitor, first: readonly string[]): Promise<Met[]> {
  const pagesMet: Met[] = []
  const times = new Map<string, number>()
  const met = (name: string) => times.get(name) ?? 0
  const addresses = new Set(first)
  for (const address of addresses) {
    const answer = await visitor.get(`/en-xa${address === '/' ? '' : address}`)
    if (!answer.headers.get('content-type')?.startsWith('text/html') || answer.text === '') continue
    pagesMet.push({ visitor, address, answer })
    for (const [, href] of answer.text.matchAll(/<a\b[^>]*?\shref="\/en-xa(\/[^"#]*)/g)) {
      const to = href!.replaceAll('&amp;', '&')
      const kind = kindOf(to)
      const path = kind.split('?')[0]!
      if (addresses.has(to) || met(kind) >= mostOfKind(kind) || met(path) >= mostOfPath(path)) continue
      for (const name of new Set([kind, path])) times.set(name, met(name) + 1)
      addresses.add(to)
    }
  }
  return pagesMet
}

const bare = (location: string | null) => location!.replace(/^\/en-xa/, '')

/** From the nights that are kept to the bank's question: the addresses on the way. */
async function onTheWayToPay(visitor: PlainVisitor): Promise<string[]> {
  const book = '/en-xa/stays/mill/book'
  const held = await visitor.post(book, { intent: 'hold', in: daysAhead(120), out: daysAhead(122), adults: '2' })
  expect(held.status).toBe(303)
  const page = await visitor.get(held.location!)
  const card = { way: 'test-card' }
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const fields = { ...hiddenFields(page), name: typed.name, email: typed.email, terms, ...card, intent: 'book' }
  const sent = await visitor.post(held.location!, fields)
  expect(sent.status).toBe(303)
  const { rows } = await site.tools.database.execute<{ id: string }>(
    `select id from payment where way = 'test-card' order by created_at desc limit 1`,
  )
  expect(sent.location).toContain('/c/pay/')
  return [bare(held.location), `/payments/${rows[0]!.id}`]
}

/** Pages that nobody meets here, and why. */
const elsewhere = {
  '/bookings/manage/change': 'the page of a changed booking, for whom a mailed link proves',
  '/invitation': 'for whoever was mailed one, as in people.test.ts',
  '/login/passkey': 'browsers make none for an address without a name; passkeys.e2e.ts sees it',
  '/pages/:name': 'what an operator wrote below a title of theirs; this world has none that is shown',
  '/setup': 'for whoever starts a site without an owner, as in first-run.test.ts',
  '/sign-out': 'only a button leads there',
  '/user/data': 'a file',
  '/user/passkeys': 'browsers make none for an address without a name; passkeys.e2e.ts sees it',
  '/user/phone': 'there for whom a hosted provider keeps',
}

const pages: Met[] = []

test.each([
  ['<p>[Å šéñţéñçé···] <b>Skerry</b></p>', ['[Å šéñţéñçé···] Skerry'], ['Skerry'], []],
  ['<p>[Öñé···]<!-- --><span>[ţŵö···]</span></p>', ['[Öñé···][ţŵö···]'], [], ['glued']],
  ['<li>[Öñé···]</li><li>[ţŵö···]</li>', ['[Öñé···]', '[ţŵö···]'], [], []],
  ['<p>[Šö ƒåŕ äñð</p>', ['[Šö ƒåŕ äñð'], [], ['cut']],
  ['<img alt="A boat"/>', ['A boat'], ['A boat'], []],
])('%s is read', (html, texts, outside, faults) => {
  const read = standingTexts(html).map(({ text }) => text)
  expect(read).toEqual(texts)
  const found = read.map(outsideBrackets)
  expect(found.flatMap(each => each.outside.map(part => part.trim()))).toEqual(outside)
  expect(found.flatMap(each => each.faults)).toEqual(faults)
})

describe('every page', () => {
  test('is met', async () => {
    const [arrival, departure] = [daysAhead(40), daysAhead(44)]
    const dates = `in=${arrival}&out=${departure}`
    const open = [
      ...['/', '/stays', '/favourites', '/currency', '/cookies', '/tos', '/refund', '/privacy', '/no-such-page'],
      ...['/login', '/register', '/forgot-password', '/contact', '/contact/thanks', '/auth/action', '/bookings/manage'],
      ...[`/stays?${dates}&adults=2`, '/stays?where=Atlantis', `/stays?in=${departure}&out=${arrival}&adults=0`],
      ...[`/stays/skerry-light?${dates}&adults=2`, `/stays/skerry-light?${dates}&adults=90`],
    ]
    const unverified = plainVisitor(site)
    const { name: displayName, email } = typed
    await unverified.post('/register', { email, displayName, password: usualPassword })
    pages.push(...(await crawl(stranger, [...open, ...(await heldBy(stranger))])))
    pages.push(...(await crawl(unverified, ['/verify-email'])))
    await ask(guest)
    const enquire = `/stays/mill/enquire?${dates}&adults=2`
    const own = ['/', '/user', '/user/bookings', enquire, ...(await onTheWayToPay(guest))]
    pages.push(...(await crawl(guest, own)))
    const statements = [
      await uploaded('Date,Amount (EUR),Name\n2026-11-26,5,Qzxa Qzxb\n'),
      await uploaded('Qzxa,Qzxb\n1,2\n'),
    ]
    const desk = ['/admin', '/admin/deposits', '/admin/exchange-rates', '/admin/homes/new', ...statements]
    pages.push(...(await crawl(owner, desk)))
    const met = new Set(pages.map(({ address }) => kindOf(address).split('?')[0]!))
    const routes = [
      ...readFileSync(inProject('src', 'routes.ts'), 'utf8').matchAll(
        /(?:route|index)\('([^']*)', 'pages\/[^']*\.tsx'/g,
      ),
    ].map(([, path]) => `/${path}`)
    expect(routes.filter(path => !met.has(path) && path !== '/*').toSorted()).toEqual(Object.keys(elsewhere))
  })

  test('says what the catalogue says, whole and apart', async () => {
    expect(await faultsIn(pages.map(({ address, answer }) => [answer, kindOf(address)]))).toEqual([])
  })
})

/** The page of a statement of the bank, which is there for who uploaded it. */
async function uploaded(table: string): Promise<string> {
  const { status, location } = await uploadStatement(owner, table, '/en-xa/admin/statements')
  expect(status).toBe(303)
  return bare(location)
}

/** A question without a subject, which the list of bookings leads to. */
async function ask(visitor: PlainVisitor): Promise<void> {
  const page = await visitor.get('/en-xa/contact')
  const fields = { ...hiddenFields(page), name: typed.name, email: typed.email, subject: '', text: typed.word }
  const { status, location } = await visitor.post('/en-xa/contact', fields)
  expect([status, location]).toEqual([303, '/en-xa/contact/thanks'])
}

async function heldBy(visitor: PlainVisitor): Promise<string[]> {
  const dates = { in: daysAhead(130), out: daysAhead(132) }
  const held = await visitor.post('/en-xa/stays/mill/book', { intent: 'hold', ...dates, adults: '2' })
  expect(held.status).toBe(303)
  return [bare(held.location)]
}

test('a form with nothing or nonsense in its fields is answered in the language of the page', async () => {
  const seen: [PlainAnswer, string][] = []
  const tried = new Set<string>()
  for (const { visitor, address, answer } of pages) {
    const hidden = new Set([...answer.text.matchAll(/type="hidden" name="([^"]+)"/g)].map(([, name]) => name!))
    for (const button of buttonsIn(answer, `/en-xa${address}`)) {
      const fields = Object.keys(typedFields(answer.text)).filter(name => name in button.fields && !hidden.has(name))
      const kind = `${kindOf(address).split('?')[0]} ${button.intent} ${fields}`
      if (fields.length === 0 || tried.has(kind) || button.action.endsWith('/sign-out')) continue
      tried.add(kind)
      for (const nonsense of ['', typed.word]) {
        const refusal = await press(visitor, button, Object.fromEntries(fields.map(name => [name, nonsense])))
        expect(refusal.status, kind).toBeLessThan(500)
        seen.push([refusal, `${kind} «${nonsense}»`])
      }
    }
  }
  expect(seen.filter(([{ status }]) => status >= 400).length).toBeGreaterThan(50)
  expect(await faultsIn(seen)).toEqual([])
})

const pseudo = languagesOf('en', true).find(({ code }) => code === testLanguage)!

describe('every mail', () => {
  const mails = inLanguage(pseudo, () => everyMailLeading(usualWays))
  // Names and messages, and what other parts of the site say beforehand, stand there between quotes.
  const source = readFileSync(inProject('tests', 'support', 'every-mail.ts'), 'utf8')
  const entered = knowing([...source.matchAll(/'([^'\n]+)'/g)].map(([, text]) => text!.replaceAll('\\n', '\n')))

  test.each(mails)('$name', ({ mail: { subject, text } }) => {
    const withoutAddresses = text.replaceAll(/https?:\/\/\S+/g, '')
    expect([subject, withoutAddresses].flatMap(each => faultsOf(each, entered))).toEqual([])
  })
})

describe('every refusal', () => {
  const files = sourceFiles('src').filter(
    ({ path, text }) => /= refusalTable[<(]/.test(text) && !path.startsWith('src/catalogue/'),
  )

  test.each(files)('of $path', async ({ path }) => {
    const exported: Record<string, unknown> = await import(inProject(path))
    const tables = Object.entries(exported).flatMap(([name, table]) => (name.endsWith('Refusals') ? [table] : []))
    const said = inLanguage(pseudo, () => tables.flatMap(table => Object.values(table as Record<string, string>)))
    expect(said.filter(text => !/^\[.*\]$/s.test(text))).toEqual([])
  })
})
