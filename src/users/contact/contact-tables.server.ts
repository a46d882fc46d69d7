// The table of the keys by which guests without an account prove their address.

import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#platform/tools/instant-column.server.ts'

/** A mailed link to go on at the checkout, to manage a booking, to take an offer, to read a thread; or the cookie one was exchanged for. 'browser': the cookie of who pays first, whose address is not proved. */
export type KeyPurpose = 'continue' | 'manage' | 'offer' | 'thread' | 'cookie' | 'browser'

export const contactKeyTable = pgTable('contact_key', {
  keyHash: bytes('key_hash').primaryKey(),
  purpose: text('purpose').$type<KeyPurpose>().notNull(),
  about: uuid('about').notNull(),
  email: text('email').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  /** Of the six digits that are the short form of the link. */
  codeMac: bytes('code_mac'),
  tries: integer('tries').notNull().default(0),
  usedFor: text('used_for'),
})

export type ContactKey = typeof contactKeyTable.$inferSelect
