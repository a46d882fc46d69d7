// Fills a database with the demo world; run again it leaves what is there and brings the dates up to today.

import { eq, sql } from 'drizzle-orm'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { type Operator, operatorIn, type VerifiedUser } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { enterDemoBlocks } from './demo-blocks.server.ts'
import { keepDemoBookings } from './demo-bookings.server.ts'
import { keepDemoChannels } from './demo-channels.server.ts'
import { withBank } from './demo-moments.server.ts'
import { keepDemoOrganisation } from './demo-organisation.server.ts'
import { type DemoAccount, keepDemoPeople } from './demo-people.server.ts'
import { keepDemoThreads } from './demo-threads.server.ts'
import { enterHome } from './enter-home.server.ts'
import { enterRates } from './enter-rates.server.ts'
import { demoHomes } from './homes.ts'
import { houseTerms } from './house-terms.server.ts'
import { keepArrival } from './keep-arrival.server.ts'
import { keepNearby } from './keep-nearby.server.ts'
import { keepSeasonRules } from './keep-season-rules.server.ts'
import { keepTranslations } from './keep-translations.server.ts'
import { keepDemoReviews } from './reviews/demo-reviews.server.ts'

// Any fixed number: two starts at once fill one after the other.
const fillLock = 7_305_011

export type DemoWorld = {
  /** How many homes were entered now; none when all were there. */
  readonly entered: number
  readonly guest: Pick<DemoAccount, 'email' | 'password'>
  readonly operator: Pick<DemoAccount, 'email' | 'password'>
}

/** Enters the homes with rates and rules, the people, bookings and blocks. Ask `refuseForeignRows` before. */
export function fillDemoWorld(site: Tools): Promise<DemoWorld> {
  return withBank(site, fill)
}

async function fill(tools: Tools): Promise<DemoWorld> {
  const entered = await enterHomes(tools)
  const { guest, operator, secondGuest, thirdGuest } = await keepDemoPeople(tools)
  const guests = { guest: guest.user, secondGuest: secondGuest.user, thirdGuest: thirdGuest.user }
  const cast = { guests, operator: asOperator(operator.user) }
  await keepDemoOrganisation(tools, cast.operator)
  await keepDemoBookings(tools, cast)
  await keepDemoReviews(tools, cast)
  await keepDemoThreads(tools, cast)
  await enterDemoBlocks(tools)
  await keepDemoChannels(tools, cast.operator)
  return {
    entered,
    guest: { email: guest.email, password: guest.password },
    operator: { email: operator.email, password: operator.password },
  }
}

function asOperator(user: VerifiedUser): Operator {
  const operator = operatorIn({ kind: 'verified', user, sessionId: '' })
  if (!operator) throw new Error('The operator of the demo has no role')
  return operator
}

async function enterHomes({ database, clock, environment }: Tools): Promise<number> {
  const now = clock.now()
  return inTransaction(database, async queries => {
    await queries.execute(sql`select pg_advisory_xact_lock(${fillLock})`)
    const terms = await houseTerms(queries)
    let entered = 0
    for (const home of demoHomes) {
      const fresh = await enterHome(queries, home, now)
      if (fresh !== undefined) {
        await enterRates(queries, home, fresh, terms)
        entered++
      }
      const [stay] =
        fresh === undefined
          ? await queries.select({ id: stayTable.id }).from(stayTable).where(eq(stayTable.slug, home.slug))
          : [{ id: fresh }]
      if (!stay) continue
      await keepSeasonRules(queries, home, stay.id, dayInZone(now, home.timeZone))
      await keepNearby(queries, home, stay.id)
      await keepArrival(queries, environment, home, stay.id)
      await keepTranslations(queries, home, stay.id)
    }
    return entered
  })
}
