// Follows the changes of the site over a connection of its own, so that every process shows them at once.

import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Tools } from '#platform/tools/tools.server.ts'
import { seconds } from '#values/duration.ts'
import { forgetSite, keepSite } from './read-site.server.ts'
import { readSnapshot, type SiteSnapshot } from './site-snapshot.server.ts'

/** How soon a lost connection is tried again. */
const pause = seconds(1)
/** How long the database may take to answer. */
const patience = seconds(10)
/** How often the site is read all the same: a lost connection does not always say so, and a pooler may pass on no notice. */
const unasked = seconds(60)

type Others = {
  /** A channel of PostgreSQL that is listened to besides. */
  readonly channel: string
  /** Told by that channel, and whenever the site was read anew. */
  readonly onChange: () => void
}

/** Reads the site, and again whenever it changes; returns how to stop. While the database is away, the last reading holds. */
export async function followSite(
  { database, log }: Pick<Tools, 'database' | 'log'>,
  others?: Others,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let isOver = false
  let again: NodeJS.Timeout | undefined

  async function connect(): Promise<pg.Client> {
    const { connectionString, options } = database.$client.options
    const fresh = new pg.Client({
      ...{ connectionString, options, application_name: 'casita-site', keepAlive: true },
      ...{ connectionTimeoutMillis: patience, query_timeout: patience },
    })
    fresh.on('error', fault => lose(fresh, fault))
    fresh.on('end', () => lose(fresh))
    fresh.on('notification', ({ channel }) => (channel === others?.channel ? others.onChange() : renew()))
    await fresh.connect()
    // First the notices, then the reading: what changes between them is told.
    await drizzle({ client: fresh }).execute(sql`listen casita_site`)
    if (others) await drizzle({ client: fresh }).execute(sql`listen ${sql.identifier(others.channel)}`)
    client = fresh
    return fresh
  }

  function lose(which: pg.Client, fault?: Error): void {
    if (client !== which) return
    client = undefined
    if (isOver) return
    log.warn({ reason: fault?.message }, 'the changes of the site are not followed for the moment')
    again = setTimeout(renew, pause)
  }

  async function read(): Promise<SiteSnapshot> {
    const snapshot = await readSnapshot(drizzle({ client: client ?? (await connect()) }))
    others?.onChange()
    return snapshot
  }

  const kept = await keepSite(database, read)
  function renew(): void {
    if (isOver) return
    kept.renew().catch((fault: Error) => {
      log.warn({ reason: fault.message }, 'the site could not be read again')
      const broken = client
      client = undefined
      void broken?.end().catch(() => {})
      clearTimeout(again)
      if (!isOver) again = setTimeout(renew, pause)
    })
  }
  const regularly = setInterval(renew, unasked)
  regularly.unref()
  return async () => {
    isOver = true
    clearInterval(regularly)
    clearTimeout(again)
    forgetSite(database)
    await client?.end().catch(() => {})
  }
}
