// What every command receives: the database, clock, log and settings of this process.

import type { Clock } from './clock.server.ts'
import type { Database } from './database.server.ts'
import type { Environment } from './environment.server.ts'
import type { Log } from './log.server.ts'

export type Tools = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly environment: Environment
}
