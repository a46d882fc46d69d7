// The demo world on the day of the screenshots, the people who look at it, and what each of them has under way.

import { sql } from 'drizzle-orm'
import { setBankTime } from '#demo/bank/set-time.ts'
import { type DemoWorld, fillDemoWorld } from '#demo/fill-demo-world.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { askForCode } from '../support/guest-checkout.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from '../support/plain-visitor.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { type PayerAsked, payAtBank } from '../support/test-bank.ts'
import { dayOfPictures, pictureDate } from './picture-date.ts'

/** Who looks: somebody unknown, three guests of whom one has nothing booked and one is not verified, the operator, a proved contact. */
export type Looker = 'nobody' | 'guest' | 'newcomer' | 'unverified' | 'operator' | 'contact'

export type PicturedWorld = {
  readonly site: Site
  /** The cookies of whoever looks. */
  readonly cookiesOf: (who: Looker) => ReadonlyMap<string, string>
  /** Addresses with ids and secrets that are new in every run, by what is seen there. */
  readonly made: Readonly<Record<MadePath, string>>
  readonly stop: () => Promise<void>
}

export type MadePath =
  | 'coming'
  | 'expired'
  | 'completed'
  | 'cancelled'
  | 'coming-at-the-desk'
  | 'checkout'
  | 'unpaid-payment'
  | 'waiting-payment'
  | 'confirm-address'

/** The server of the screenshots stands at their moment. */
const environment = {
  // One that is always the same: it stands in the address of a list.
  PORT: '4617',
  NODE_OPTIONS: `--import=${inProject('tests', 'screenshots', 'stopped-date.ts')}`,
  PAYMENT_WAYS: 'test-card,bank-transfer',
  BANK_ACCOUNT: 'Casita Demo, XX00 0000 0000 0000 (no such bank)',
}

export async function openPicturedWorld(): Promise<PicturedWorld> {
  const then = (tools: Tools): Tools => ({ ...tools, clock: { now: () => new Date(pictureDate) } })
  let world: DemoWorld | undefined
  const site = await startSite({
    environment,
    prepare: async tools => {
      world = await fillDemoWorld(then(tools))
    },
  })
  try {
    // The bank's clock stands where the site's does: it takes no page that has ended already.
    await setBankTime(site.bank().origin, site.bank().secretKey, pictureDate)
    const tools = then(site.tools)
    const demo = world!
    const there = { ...site, tools }
    const newcomer = await site.makeUser({ email: 'newcomer@demo.casita.example', displayName: 'Nora Falk (demo)' })
    const unverified = await site.makeUser({ email: 'nils@demo.casita.example', emailVerified: false })
    const lookers: Record<Looker, PlainVisitor> = {
      nobody: plainVisitor(site),
      guest: await signedIn(site, demo.guest),
      newcomer: await signedIn(site, newcomer),
      unverified: await signedIn(site, unverified),
      operator: await signedIn(site, demo.operator),
      contact: plainVisitor(site),
    }
    await bookByLink(there, lookers.contact)
    const made = {
      ...(await bookingsByHome(there)),
      ...(await onTheWay(lookers.guest)),
      'confirm-address': await linkToConfirm(there),
    }
    for (const who of Object.values(lookers)) await who.post('/cookies', { choice: 'decline', back: '/' })
    return { site: there, cookiesOf: who => lookers[who].cookies, made, stop: async () => void (await site.stop()) }
  } catch (fault) {
    await site.stop()
    throw fault
  }
}

async function signedIn(site: Site, { email, password }: { email: string; password: string }): Promise<PlainVisitor> {
  const visitor = plainVisitor(site)
  const { status } = await visitor.post('/login', { email, password })
  if (status !== 302 && status !== 303) throw new Error(`${email} could not sign in: ${status}`)
  return visitor
}

/** The first guest's bookings, one a state, by the homes of `demo/planned-visits.ts`. */
async function bookingsByHome({ tools }: Site) {
  const { rows } = await tools.database.execute<{ slug: string; id: string }>(sql`
    select stay.slug, booking.id from booking join stay on stay.id = booking.stay_id
    where booking.guest_user_id = (select id from app_user where email = 'guest@demo.casita.example')`)
  const idOf = (slug: string) => rows.find(row => row.slug === slug)!.id
  const pathTo = (slug: string) => `/user/bookings/${idOf(slug)}`
  return {
    coming: pathTo('casa-del-forno'),
    'coming-at-the-desk': `/admin/bookings/${idOf('casa-del-forno')}`,
    expired: pathTo('podere-tre-lune'),
    completed: pathTo('liget-flat'),
    cancelled: pathTo('woudmeer-houseboat'),
  }
}

/** Holds nights from the first day on, so many days ahead or later, that the home's rules allow. */
async function hold(visitor: PlainVisitor, slug: string, ahead: number, nights = 7): Promise<string> {
  for (let day = ahead; day < ahead + 21; day++) {
    const input = { in: dayOfPictures(day), out: dayOfPictures(day + nights), adults: '2' }
    const held = await visitor.post(`/stays/${slug}/book`, { intent: 'hold', ...input })
    if (held.status === 303) return held.location!
  }
  throw new Error(`${slug} cannot be held around ${dayOfPictures(ahead)}`)
}

/** A checkout that waits to be filled in, a payment that its guest left at the bank, and one whose bank takes its time. */
async function onTheWay(guest: PlainVisitor) {
  const pay = async (path: string, asked?: PayerAsked) => {
    const page = await guest.get(path)
    const typed = { name: 'Alma Castelló (demo)', email: 'guest@demo.casita.example', phone: '', notes: '' }
    const card = { way: 'test-card' }
    const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
    const answer = await guest.post(path, { ...hiddenFields(page), ...typed, ...card, terms, intent: 'book' })
    if (answer.status !== 303) throw new Error(`The card was not taken: ${answer.status} ${answer.faults.join(' ')}`)
    if (asked) await payAtBank(answer.location!, asked)
    return (await guest.get(path)).location!
  }
  const stepped = await hold(guest, 'villa-sargantana', 60)
  const unpaid = await pay(stepped)
  const waits = await pay(await hold(guest, 'chalet-arpille', 82), { card: 'answers-late' })
  return {
    'unpaid-payment': unpaid,
    'waiting-payment': waits,
    checkout: await hold(guest, 'skerry-light', 130),
  }
}

/** A booking by somebody without an account, whose browser followed the mailed link. */
async function bookByLink(site: Site, contact: PlainVisitor): Promise<void> {
  const email = 'ines@demo.casita.example'
  const checkout = await hold(contact, 'cedar-treehouse', 40, 3)
  await askForCode(contact, checkout, email)
  const [mail] = await site.mailsTo(email)
  const door = await contact.get(mail!.link.pathname + mail!.link.search)
  await contact.post('/bookings/manage', { ...hiddenFields(door), intent: 'open' })
  const page = await contact.get(checkout)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const typed = { name: 'Inés Prado (demo)', email, phone: '', notes: '', terms, way: 'bank-transfer' }
  const { status, faults } = await contact.post(checkout, { ...hiddenFields(page), ...typed, intent: 'book' })
  if (status !== 303) throw new Error(`The contact could not book: ${status} ${faults.join(' ')}`)
}

/** The mailed link of somebody who has just made an account. */
async function linkToConfirm(site: Site): Promise<string> {
  const email = 'lena@demo.casita.example'
  await plainVisitor(site).post('/register', { displayName: 'Lena Ohm (demo)', email, password: usualPassword })
  const [mail] = await site.mailsTo(email)
  return mail!.link.pathname + mail!.link.search
}
