// Liveness and readiness of this process, for monitoring.

import { Hono } from 'hono'
import { migrationsAreCurrent } from '#platform/postgres/migrations.server.ts'
import { answers } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** `GET /healthz` answers while the process lives; `GET /readyz` 200 or 503 with what is missing. */
export function health({ database }: Tools): Hono {
  return new Hono()
    .get('/healthz', context => context.json({ ok: true }))
    .get('/readyz', async context => {
      const reachable = await answers(database)
      const migrated = reachable && (await migrationsAreCurrent(database.$client))
      return context.json({ ok: migrated, database: reachable, migrations: migrated }, migrated ? 200 : 503)
    })
}
