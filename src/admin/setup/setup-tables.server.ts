// The table of the one-time addresses by which a new site gets its first owner.

import { pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#platform/tools/instant-column.server.ts'

/** Every row is open until it ends; all of them go once there is an owner. */
export const setupKeyTable = pgTable('setup_key', {
  keyHash: bytes('key_hash').primaryKey(),
  madeAt: instant('made_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
