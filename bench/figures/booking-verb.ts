// B4: whole bookings a second (priced, held, agreed, with their events and mails), beside the claims of nights alone.

import { randomUUID } from 'node:crypto'
import { twoAdults } from '#offers/terms/party.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
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
  const length = ground.pick(seconds(0.3), seconds(1))
  const homesAtOnce = ground.pick(20, 200)
  const tomorrow = addDays(dayInZone(new Date(), 'UTC'), 2)
  const guests: VerifiedUser[] = []
  for (let at = 0; at < clients; at++) guests.push(await someGuest(database, new Date()))

  /** Homes whose nights are free, all with equally many visits sold; later ones take their place. */
  let stays: BookableStay[] = []
  let next = 0
  let mostInARound = 0
  const costs: number[] = []
  async function openHomes(): Promise<void> {
    stays = []
    for (let at = 0; at < homesAtOnce; at++) stays.push(await bookableStay(database, { cleaningMinor: 40_00 }))
    next = 0
  }
  const visitsLeft = () => homesAtOnce * visitsAHome - next
  /** Nights that nobody else is given: every visit comes through, so that both sides do all of their work. */
  function someNights() {
    const visit = next++
    const checkIn = addDays(tomorrow, Math.floor(visit / homesAtOnce) * nightsEach)
    return { stay: stays[visit % homesAtOnce]!, nights: { checkIn, checkOut: addDays(checkIn, nightsEach) } }
  }

  async function perSecond(work: (client: number) => Promise<void>): Promise<number> {
    // Before the clock starts: a round may sell twice as much as any before it. One that sells still more ends early.
    if (visitsLeft() < 2 * mostInARound) await openHomes()
    const before = next
    const begun = performance.now()
    let done = 0
    const run = async (client: number) => {
      while (performance.now() - begun < length && visitsLeft() > 0) {
        await work(client)
        done++
      }
    }
    await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
    mostInARound = Math.max(mostInARound, next - before)
    return (done * 1000) / (performance.now() - begun)
  }

  async function book(client: number): Promise<void> {
    const { stay, nights } = someNights()
    const [user, browser] = [guests[client]!, someBrowser()]
    const input = { nights, party: twoAdults, extras: [] }
    // Guests sit in networks of their own: those of one network wait for each other.
    const address = `203.0.113.${client}`
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

  await openHomes()
  await book(0)
  await claim()
  /** With what each took of the processor, the database's work and the site's. */
  async function bookings(): Promise<number> {
    const [before, at] = [processorMs(), next]
    const rate = await perSecond(book)
    costs.push((processorMs() - before) / Math.max(1, next - at))
    return rate
  }
  const sides = { ours: bookings, theirs: () => perSecond(claim) }
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
