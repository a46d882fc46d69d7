// The embedded provider's tables as Drizzle sees them; migrations/0002-identity.sql is their source.

import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#platform/tools/instant-column.server.ts'
import type { MailCodeKind } from './mail-code-kind.ts'

export type Claims = Readonly<Record<string, unknown>>

export type ChallengeKind =
  | 'phone-code'
  | 'phone-proof'
  | 'second-factor'
  | 'factor-enrolment'
  | 'passkey'
  | 'passkey-enrolment'

export const accountTable = pgTable('identity_account', {
  id: text('id').primaryKey(),
  email: text('email'),
  emailVerified: boolean('email_verified').notNull().default(false),
  verifiedByCodeAlone: boolean('email_verified_by_code_alone').notNull().default(false),
  passwordHash: text('password_hash'),
  passwordChangedAt: instant('password_changed_at'),
  emailLink: boolean('email_link').notNull().default(false),
  phoneNumber: text('phone_number'),
  displayName: text('display_name'),
  photoUrl: text('photo_url'),
  disabled: boolean('disabled').notNull().default(false),
  customClaims: jsonb('custom_claims').$type<Claims>().notNull().default({}),
  tokensValidFrom: instant('tokens_valid_from').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSignedInAt: instant('last_signed_in_at'),
  lastRefreshedAt: instant('last_refreshed_at'),
})

export const providerLinkTable = pgTable(
  'identity_provider_link',
  {
    providerId: text('provider_id').notNull(),
    rawId: text('raw_id').notNull(),
    accountId: text('account_id').notNull(),
    email: text('email'),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    linkedAt: instant('linked_at').notNull(),
  },
  table => [primaryKey({ columns: [table.providerId, table.rawId] })],
)

export const sessionTable = pgTable('identity_session', {
  id: uuid('id').primaryKey(),
  accountId: text('account_id').notNull(),
  signInProvider: text('sign_in_provider').notNull(),
  claims: jsonb('claims').$type<Claims>().notNull().default({}),
  secondFactorId: uuid('second_factor_id'),
  signedInAt: instant('signed_in_at').notNull(),
  generation: integer('generation').notNull().default(1),
  rotations: instant('rotations').array().notNull().default([]),
  lastUsedAt: instant('last_used_at').notNull(),
  revokedAt: instant('revoked_at'),
})

export const mailCodeTable = pgTable('identity_mail_code', {
  codeHash: bytes('code_hash').primaryKey(),
  kind: text('kind').$type<MailCodeKind>().notNull(),
  accountId: text('account_id'),
  email: text('email').notNull(),
  newEmail: text('new_email'),
  secondFactorId: uuid('second_factor_id'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const challengeTable = pgTable('identity_challenge', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<ChallengeKind>().notNull(),
  accountId: text('account_id'),
  phoneNumber: text('phone_number'),
  secret: bytes('secret'),
  signInProvider: text('sign_in_provider'),
  claims: jsonb('claims').$type<Claims>().notNull().default({}),
  tries: integer('tries').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const secondFactorTable = pgTable('identity_second_factor', {
  id: uuid('id').primaryKey(),
  accountId: text('account_id').notNull(),
  displayName: text('display_name'),
  sealedSecret: bytes('sealed_secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  enrolledAt: instant('enrolled_at').notNull(),
})

export const passkeyTable = pgTable('identity_passkey', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  signCount: bigint('sign_count', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  deviceLabel: text('device_label').notNull(),
  addedAt: instant('added_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})

export const signingKeyTable = pgTable('identity_signing_key', {
  id: text('id').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Readonly<Record<string, string>>>().notNull(),
  sealedPrivate: bytes('sealed_private').notNull(),
  signsFrom: instant('signs_from').notNull(),
  signsUntil: instant('signs_until').notNull(),
  verifiesUntil: instant('verifies_until').notNull(),
})

export const deviceTable = pgTable(
  'identity_device',
  {
    deviceHash: bytes('device_hash').notNull(),
    accountId: text('account_id').notNull(),
    lastSignedInAt: instant('last_signed_in_at').notNull(),
  },
  table => [primaryKey({ columns: [table.deviceHash, table.accountId] })],
)
