// What the fuzzer is told of the operators' calls about other sites.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import type { ContentApi } from './content-api.ts'
import type { FuzzWorld } from './fuzz-world.ts'

type Helpers = {
  readonly operatorToken: string
  /** Another number each time. */
  readonly made: () => number
}

/** A home that nobody books. */
const slug = 'fuzz-desk'

export function fuzzChannels(api: ContentApi, { operatorToken, made }: Helpers): FuzzWorld['known'] {
  const { database } = api.tools
  const read = async () => (await api.call(`/admin/homes/${slug}/channels`, { token: operatorToken })).body.data
  const send = async (path: string, body: object) =>
    (await api.call(`/admin/homes/${slug}${path}`, { token: operatorToken, body })).body.data

  const unit = async (): Promise<number> => (await read()).units[0].unit
  // It is refused before anything is asked: this machine is no public place.
  const newFeed = async () => ({
    ...{ unit: await unit(), provider: 'vrbo', everyMinutes: 60 },
    address: `https://127.0.0.1/${made()}.ics`,
  })

  /** Room for one more, as a home follows ten at most. */
  async function makeRoom(): Promise<void> {
    const { feeds } = (await read()).units[0]
    if (feeds.length > 5) await send(`/feeds/${feeds[0].id}/change`, { change: 'remove' })
  }

  async function feed(): Promise<string> {
    await makeRoom()
    const { units } = await send('/feeds', await newFeed())
    return units[0].feeds.at(-1).id
  }

  async function conflict(): Promise<string> {
    const [id, calendarId, unitId] = [randomUUID(), await feed(), await unit()]
    const night = addDays(dayInZone(api.clock.now(), 'UTC'), 40_000 + (made() % 30_000))
    const nights = `[${writeCalendarDay(night)},${writeCalendarDay(addDays(night, 1))})`
    await database.execute(sql`
      insert into external_event (id, calendar_id, uid, nights, class, first_seen_at, last_seen_at)
      values (${id}, ${calendarId}, ${id}, ${nights}, 'reserved', now(), now())`)
    await database.execute(sql`
      insert into occupancy (unit_id, nights, kind, ref_id, conflicted, created_at)
      values (${unitId}, ${nights}, 'external', ${id}, true, now()), (${unitId}, ${nights}, 'block', ${randomUUID()}, false, now())`)
    return id
  }

  return {
    readHomeChannels: { right: () => ({ path: { slug } }) },
    addFeed: {
      right: async () => {
        await makeRoom()
        return { path: { slug }, body: await newFeed() }
      },
    },
    editFeed: {
      right: async () => {
        const id = await feed()
        const { seen } = (await read()).units[0].feeds.find((each: { id: string }) => each.id === id)
        return { path: { slug, id }, body: { name: `Calendar ${made()}`, provider: 'google', everyMinutes: 180, seen } }
      },
    },
    changeFeed: { right: async () => ({ path: { slug, id: await feed() }, body: { change: 'pause' } }) },
    setConflictAside: { right: async () => ({ path: { slug, id: await conflict() } }) },
    openCalendar: {
      right: async () => ({ path: { slug }, body: { unit: await unit(), audience: 'vrbo', bufferNights: made() % 8 } }),
    },
    changeCalendar: {
      right: async () => {
        const { units } = await send('/calendars', { unit: await unit(), audience: 'google' })
        const { id } = units[0].calendars.find((each: { audience: string }) => each.audience === 'google')
        return { path: { slug, id }, body: { change: made() % 2 ? 'exchange' : 'close' } }
      },
    },
  }
}
