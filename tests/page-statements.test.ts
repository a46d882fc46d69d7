// How often each page asks the database: numbers that may fall and never rise.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { type PageVisitor, statementsOfPages } from './house/page-costs.ts'
import { inputFor, mustBook } from './support/booking-world.ts'
import { buildHome } from './support/build-home.ts'
import { type CountedWire, countedWire } from './support/count-statements.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
import { fillAdmin } from './support/desk-world.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'
import { buildSomeHomes } from './support/some-homes.ts'

let fresh: FreshDatabase
let wire: CountedWire
let site: Site
let bookingId = ''
const visitors = new Map<PageVisitor, PlainVisitor>()
const day = (ahead: number) => writeCalendarDay(addDays(dayInZone(new Date(), 'Europe/Berlin'), ahead))

beforeAll(async () => {
  fresh = await freshDatabase()
  wire = await countedWire(fresh.url)
  site = await startSite({
    databaseUrl: wire.url,
    prepare: async tools => {
      await fillAdmin(tools)
      await buildSomeHomes(tools.database)
    },
  })
  visitors.set('nobody', plainVisitor(site))
  visitors.set('guest', await makeOperator(site, undefined, { email: 'guest@example.org' }))
  visitors.set('owner', await makeOperator(site, 'owner'))
  bookingId = await bookFor('guest@example.org')
})
afterAll(async () => {
  await site?.stop()
  await wire?.close()
  await fresh?.drop()
})

/** A confirmed booking of an account that stands. */
async function bookFor(email: string): Promise<string> {
  const { rows } = await fresh.database.$client.query<{ id: string }>('select id from app_user where email = $1', [
    email,
  ])
  const face = { id: rows[0]!.id, email, displayName: null, photoUrl: null, phoneNumber: null, emailVerified: true }
  const guest = { ...face, roles: ['guest'] } as unknown as VerifiedUser
  const home = await buildHome(fresh.database, { slug: 'own-stay', name: 'Own Stay' })
  const paidAtTheHome = { ...site.tools, environment: { ...site.tools.environment, PAYMENT_WAYS: [] } }
  return mustBook(paidAtTheHome, guest, { stayId: home.id, input: inputFor(day(20), day(23)) })
}

/** The fewest statements of several looks: jobs of the site ask now and then beside them. */
async function fewestStatements(visitor: PlainVisitor, path: string): Promise<readonly string[]> {
  const looks: string[][] = []
  for (let look = 0; look < 5; look++) {
    looks.push(
      await wire.statementsOf(async () => {
        const { status } = await visitor.get(path)
        expect(status).toBe(200)
      }),
    )
  }
  return looks.reduce((fewest, look) => (look.length < fewest.length ? look : fewest))
}

it.each(statementsOfPages)('%s opens %s with no more statements than before', async (who, path, statements) => {
  const address = path.replace('BOOKING', bookingId).replace('IN', day(30)).replace('OUT', day(34))
  const asked = await fewestStatements(visitors.get(who)!, address)
  // Whoever needs fewer writes the lower number into the list: it never rises again.
  expect(asked.length, asked.map(text => text.trim().slice(0, 100)).join('\n')).toBe(statements)
})
