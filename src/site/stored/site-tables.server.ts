// The tables of the site's pages and of what they say.

import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'

export const sitePageTable = pgTable('site_page', {
  name: text('name').primaryKey(),
  isLegal: boolean('is_legal').notNull().default(false),
  isShown: boolean('is_shown').notNull().default(true),
  inFooter: boolean('in_footer').notNull().default(true),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const siteTextTable = pgTable('site_text', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  page: text('page').notNull(),
  language: text('language').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  writtenAt: instant('written_at').notNull(),
  writtenBy: uuid('written_by'),
  publishedAt: instant('published_at'),
})

export const siteRedirectTable = pgTable('site_redirect', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  fromPath: text('from_path').notNull(),
  leadsTo: text('leads_to').notNull(),
  toPath: text('to_path'),
  isPermanent: boolean('is_permanent').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const siteSectionTable = pgTable('site_section', {
  name: text('name').primaryKey(),
  /** As `SiteSections` has them; what is missing is as usual. */
  settings: jsonb('settings').$type<object>().notNull().default({}),
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at'),
  changedBy: uuid('changed_by'),
})
