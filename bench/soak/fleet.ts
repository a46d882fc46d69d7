// Three processes of the site on one database: two that live throughout, and one that is killed and started again.

import { freePort } from '#platform/postgres/launch-postgres.server.ts'
import type { RunningApp } from '#tests/support/app.ts'
import type { FreshDatabase, Ground } from '../ground.ts'

/** One of the processes, at an address that it keeps. */
export type Member = {
  readonly number: number
  readonly origin: string
  /** False from the moment it is killed until it is ready again. */
  readonly isUp: boolean
  /** How often it was started. */
  readonly lives: number
  /** What the process that lives now has printed. */
  readonly logs: () => string
}

export type Fleet = {
  readonly members: readonly Member[]
  /** Those that nobody kills. */
  readonly steady: readonly Member[]
  /** As a proxy chooses that asks each whether it is ready: any of those that are up. */
  readonly anyUp: (but?: Member) => Member
  /** Kills the last one as a power cut would, and starts it again; fulfilled when it is ready. */
  readonly killLast: () => Promise<void>
}

export async function openFleet(
  ground: Ground,
  fresh: FreshDatabase,
  environment: Readonly<Record<string, string>>,
): Promise<Fleet> {
  const members = [await openMember(1), await openMember(2), await openMember(3)]
  const last = members.at(-1)!

  async function openMember(number: number) {
    const settings = { ...environment, PORT: String(await freePort()), DATA_DIR: ground.folder() }
    const start = (): Promise<RunningApp> => ground.site(fresh, settings)
    const app = await start()
    return { number, origin: app.origin, isUp: true, lives: 1, app, start, logs: () => member(number).app.logs() }
  }
  const member = (number: number) => members[number - 1]!

  return {
    members,
    steady: members.slice(0, -1),
    anyUp: but => {
      const up = members.filter(each => each.isUp && each !== but)
      return up[Math.floor(Math.random() * up.length)]!
    },
    killLast: async () => {
      last.isUp = false
      await last.app.kill()
      last.app = await last.start()
      last.lives += 1
      last.isUp = true
    },
  }
}
