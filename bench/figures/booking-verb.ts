// B4: whole bookings a second (priced, held, agreed, with their events and mails), beside the claims of nights alone.

import { randomUUID } from 'node:crypto'
import { knownOffer } from '#offers/stored/known-offers.server.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { followSite } from '#site/snapshot/follow-site.server.ts'
import {
  askBook,
  askHold,
  type BookableStay,
  bookableStay,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { claimNights } from '#tests/support/claim-nights.ts'
import { roomyLimits } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { addDays, dayInZone } from '#values/calendar-day.ts'
import { seconds } from '#values/duration.ts'
import type { Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { processorMs } from '../machine.ts'
import { median, ratioOf, steadyTurns } from '../turns.ts'

const clients = 20
const nightsEach = 2
/** So many visits fit between tomorrow and the day beyond which nobody can book. */
const visitsAHome = 120

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  const fresh = await ground.database({ connections: clients })
  const { database } = fresh
  const tools = ground.tools(fresh, roomyLimits)
  // As the server of a site does, which has its terms in memory.
  ground.atEnd(await followSite(tools))
  const length = ground.pick(seconds(0.3), seconds(1))
  const homesAtOnce = ground.pick(20, 200)
  const tomorrow = addDays(dayInZone(new Date(), 'UTC'), 2)
  // So many that nobody books dozens of visits a minute: who has many bookings is asked about all of them.
  const guests: VerifiedUser[] = []
  for (let at = 0; at < ground.pick(clients, 1000); at++) guests.push(await someGuest(database, new Date()))
  let guestAt = 0

  /** Homes whose nights are free, all with equally many visits sold; later ones take their place. */
  let stays: BookableStay[] = []
  let next = 0
  let mostInARound = 0
  const costs: number[] = []
  async function openHomes(): Promise<void> {
    stays = []
    for (let at = 0; at < homesAtOnce; at++) stays.push(await bookableStay(database, { cleaningMinor: 40_00 }))
    // Whoever books a home has seen its page, by which the process knows its offer.
    for (const { stayId } of stays) await knownOffer(database, stayId)
    next = 0
  }
  const visitsLeft = () => homesAtOnce * visitsAHome - next
  /** Nights that nobody else is given: every visit comes through, so that both sides do all of their work. */
  function someNights() {
    const visit = next++
    const checkIn = addDays(tomorrow, Math.floor(visit / homesAtOnce) * nightsEach)
    return { stay: stays[visit % homesAtOnce]!, nights: { checkIn, checkOut: addDays(checkIn, nightsEach) } }
  }

  async function perSecond(work: () => Promise<void>): Promise<number> {
    // Before the clock starts: a round may sell twice as much as any before it. One that sells still more ends early.
    if (visitsLeft() < 2 * mostInARound) await openHomes()
    const before = next
    const begun = performance.now()
    let done = 0
    const run = async () => {
      while (performance.now() - begun < length && visitsLeft() > 0) {
        await work()
        done++
      }
    }
    await Promise.all(Array.from({ length: clients }, run))
    mostInARound = Math.max(mostInARound, next - before)
    return (done * 1000) / (performance.now() - begun)
  }

  async function book(): Promise<void> {
    const { stay, nights } = someNights()
    const at = guestAt++ % guests.length
    const [user, browser] = [guests[at]!, someBrowser()]
    const input = { nights, party: twoAdults, extras: [] }
    // Guests sit in networks of their own: those of one network wait for each other.
    const address = `198.18.${at >> 8}.${at & 255}`
    const held = await askHold(tools, { browser, user }, { stayId: stay.stayId, input, address })
    if (!held.ok) throw new Error(`A hold was refused: ${held.reason}`)
    // As the checkout does, which shows the price it was given and asks nobody for it again.
    const booked = await askBook(tools, { user, browser }, { ...held, address })
    if (!booked.ok) throw new Error(`A booking was refused: ${booked.reason}`)
  }

  async function claim(): Promise<void> {
    const { stay, nights } = someNights()
    const input = { stayId: stay.stayId, nights, refId: randomUUID(), now: new Date(), kind: 'booking' } as const
    const outcome = await inTransaction(database, queries => claimNights(queries, input))
    if (!outcome.ok) throw new Error('A claim was refused')
  }

  /** With what each took of the processor, the database's work and the site's. */
  async function bookings(): Promise<number> {
    const [before, at] = [processorMs(), next]
    const rate = await perSecond(book)
    costs.push((processorMs() - before) / Math.max(1, next - at))
    return rate
  }
  const sides = { ours: bookings, theirs: () => perSecond(claim) }
  await openHomes()
  // Before it counts, as with claims: each connection learns the statements of both.
  for (let round = 0; round < ground.pick(1, 5); round++) for (const side of Object.values(sides)) await side()
  costs.length = 0
  const turns = await steadyTurns(ground, sides, ['theirs'])
  return { B4: ratioOf(turns, { of: 'ours', to: 'theirs', seen: { machineMs: median(costs) } }) }
}

export const measurement: Measurement = {
  figures: [
    {
      id: 'B4',
      name: 'whole bookings a second, hold and confirmation, 20 clients',
      unit: 'ratio',
      against: 'claims of nights alone',
      better: 'more',
      goal: 0.35,
      failsAt: 0.2,
    },
  ],
  measure,
}
