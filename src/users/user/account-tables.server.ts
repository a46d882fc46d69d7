// The tables of users, sessions and roles as Drizzle sees them; migrations/0004-users.sql is their source.

import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#platform/tools/instant-column.server.ts'
import type { Role } from './visitor.ts'

export const userTable = pgTable('app_user', {
  id: uuid('id').primaryKey(),
  identitySubject: text('identity_subject').notNull(),
  username: text('username'),
  email: text('email'),
  emailVerified: boolean('email_verified').notNull().default(false),
  phoneE164: text('phone_e164'),
  displayName: text('display_name'),
  photoUrl: text('photo_url'),
  language: text('language'),
  providers: text('providers').array().notNull().default([]),
  status: text('status').$type<'active' | 'disabled' | 'deleted'>().notNull().default('active'),
  isDemo: boolean('is_demo').notNull().default(false),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  deletedAt: instant('deleted_at'),
})

export const sessionTable = pgTable('session', {
  id: uuid('id').primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  identitySessionId: text('identity_session_id'),
  heldSignIn: bytes('held_sign_in'),
  deviceLabel: text('device_label').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  previousTokenHash: bytes('previous_token_hash'),
  replacedAt: instant('replaced_at'),
  privileges: text('privileges').notNull().default(''),
  openedBy: bytes('opened_by'),
  signedInAt: instant('signed_in_at').notNull(),
  withSecondFactor: boolean('with_second_factor').notNull().default(false),
})

export const roleGrantTable = pgTable('role_grant', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  role: text('role').$type<Exclude<Role, 'guest'>>().notNull(),
  scope: text('scope').$type<'org' | 'group' | 'stay'>().notNull().default('org'),
  scopeId: integer('scope_id'),
  grantedAt: instant('granted_at').notNull(),
  expiresAt: instant('expires_at'),
})
