// B4: whole bookings a second (priced, held, agreed, with their events and mails), beside the claims of nights alone.

import { randomUUID } from 'node:crypto'
import type { VerifiedUser } from '#accounts/visitor.ts'
import { claimNights } from '#nights/claim-nights.server.ts'
import { twoAdults } from '#offers/party.ts'
import { inTransaction } from '#platform/database.server.ts'
import {
  askBook,
  askHold,
  type BookableStay,
  bookableStay,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { addDays, dayInZone } from '#values/calendar-day.ts'
import { seconds } from '#values/duration.ts'
import type { Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { inTurns, ratioOf } from '../turns.ts'

const clients = 20
const homes = 200
const nightsEach = 2
/** So many visits fit between tomorrow and the day beyond which nobody can book. */
const visitsAHome = 120

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  const fresh = await ground.database({ connections: clients })
  const { database } = fresh
  const tools = ground.tools(fresh, { HOLDS_PER_ADDRESS: '100000' })
  const length = ground.pick(seconds(0.5), seconds(1))
  const tomorrow = addDays(dayInZone(new Date(), 'UTC'), 2)
  const guests: VerifiedUser[] = []
  for (let at = 0; at < clients; at++) guests.push(await someGuest(database, new Date()))

  const stays: BookableStay[] = []
  for (let at = 0; at < homes; at++) stays.push(await bookableStay(database, { cleaningMinor: 40_00 }))
  let next = 0
  /** Nights that nobody else is given: every wish comes through, so that both sides do all of their work. */
  function someNights() {
    const visit = next++
    const checkIn = addDays(tomorrow, (Math.floor(visit / homes) % visitsAHome) * nightsEach)
    if (visit >= homes * visitsAHome) throw new Error('All nights are gone: the bench needs more homes')
    return { stay: stays[visit % homes]!, nights: { checkIn, checkOut: addDays(checkIn, nightsEach) } }
  }

  async function perSecond(work: (client: number) => Promise<void>): Promise<number> {
    const begun = performance.now()
    let done = 0
    const run = async (client: number) => {
      while (performance.now() - begun < length) {
        await work(client)
        done++
      }
    }
    await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
    return (done * 1000) / (performance.now() - begun)
  }

  async function book(client: number): Promise<void> {
    const { stay, nights } = someNights()
    const [user, browser] = [guests[client]!, someBrowser()]
    const wish = { nights, party: twoAdults, extras: [] }
    const held = await askHold(tools, { browser, user }, { stayId: stay.stayId, wish })
    if (!held.ok) throw new Error(`A hold was refused: ${held.reason}`)
    // As the checkout does, which shows the price it was given and asks nobody for it again.
    const booked = await askBook(tools, { user, browser }, held)
    if (!booked.ok) throw new Error(`A booking was refused: ${booked.reason}`)
  }

  async function claim(): Promise<void> {
    const { stay, nights } = someNights()
    const wish = { stayId: stay.stayId, nights, refId: randomUUID(), now: new Date(), kind: 'booking' } as const
    const outcome = await inTransaction(database, queries => claimNights(queries, wish))
    if (!outcome.ok) throw new Error('A claim was refused')
  }

  await book(0)
  await claim()
  const { ours, theirs } = await inTurns(ground.rounds, { ours: () => perSecond(book), theirs: () => perSecond(claim) })
  return { B4: ratioOf(ours, theirs) }
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
