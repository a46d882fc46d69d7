// The site in the memory of this process. Nothing of it is asked of the database while somebody follows its changes.

import type { Database } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readSnapshot, type SiteSnapshot } from './site-snapshot.server.ts'

/** What a follower of the changes keeps for everybody who reads. */
type Followed = {
  /** As it was read last. */
  current: SiteSnapshot
  /** Under way: reading what has changed since. */
  renewing: Promise<void> | undefined
  readonly renew: () => Promise<void>
}

const followed = new WeakMap<Database, Followed>()

/** The site as it is stored. Where nobody follows the changes, as in a command, it is read from the database. */
export async function readSite({ database }: Pick<Tools, 'database'>): Promise<SiteSnapshot> {
  const known = followed.get(database)
  if (!known) return readSnapshot(database)
  // Where the database is away, what was read last holds.
  await known.renewing?.catch(() => {})
  return known.current
}

/** The same without waiting for what changes in this moment; undefined where nobody follows the changes. */
export function knownSite(database: Database): SiteSnapshot | undefined {
  return followed.get(database)?.current
}

/** After a change of one's own: whoever reads next in this process finds it. */
export async function renewSite({ database }: Pick<Tools, 'database'>): Promise<void> {
  // It is done; where reading it fails, the follower tries again.
  await followed
    .get(database)
    ?.renew()
    .catch(() => {})
}

/** Keeps what `read` finds, until it is called again by `renew`. Several calls at once are one more reading. */
export async function keepSite(database: Database, read: () => Promise<SiteSnapshot>): Promise<Followed> {
  let isWanted = false
  const renew = (): Promise<void> => {
    isWanted = true
    kept.renewing ??= (async () => {
      try {
        while (isWanted) {
          isWanted = false
          kept.current = await read()
        }
      } finally {
        kept.renewing = undefined
      }
    })()
    return kept.renewing
  }
  const kept: Followed = { current: await read(), renewing: undefined, renew }
  followed.set(database, kept)
  return kept
}

export function forgetSite(database: Database): void {
  followed.delete(database)
}
