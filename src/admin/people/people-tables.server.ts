// The tables of invitations and of what is demanded of operators; their migrations are their source.

import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#platform/tools/instant-column.server.ts'
import type { OperatorRole } from '#users/permissions/permissions.ts'

/** What an invitation gives; `stayIds` is null for all homes. */
export type InvitedRole = { readonly role: OperatorRole; readonly stayIds: readonly number[] | null }

export const invitationTable = pgTable('invitation', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  grants: jsonb('grants').$type<readonly InvitedRole[]>().notNull(),
  keyHash: bytes('key_hash').notNull(),
  invitedBy: uuid('invited_by'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at').notNull(),
  sentTimes: integer('sent_times').notNull().default(1),
  expiresAt: instant('expires_at').notNull(),
  acceptedAt: instant('accepted_at'),
  withdrawnAt: instant('withdrawn_at'),
})

/** One row. */
export const accessRuleTable = pgTable('access_rule', {
  isOnly: boolean('is_only').primaryKey().default(true),
  operatorsNeedSecondFactor: boolean('operators_need_second_factor').notNull().default(false),
})

export type Invitation = typeof invitationTable.$inferSelect
