// Migrations: SQL files, forward only, each applied once, under one lock.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { inProject } from '#platform/tools/project-root.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'

export type Migration = { readonly name: string; readonly text: string; readonly hash: string }

// An arbitrary constant: all processes that migrate one database use the same lock.
const migrationLock = 7_305_001

const ledger = `create table if not exists migration (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
)`

/** The migrations of this checkout, in order. */
export function readMigrations(folder: string = inProject('migrations')): Migration[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'))
  return inOrder(names).map(name => migration(name, readFileSync(join(folder, name), 'utf8')))
}

function migration(name: string, text: string): Migration {
  return { name, text, hash: createHash('sha256').update(text).digest('hex') }
}

/** Numbered names first (`0001-…`), then UTC timestamps (`2026-11-23-1045-…`); independent of database collation. */
export function inOrder(names: readonly string[]): string[] {
  const byCharacter = names.toSorted()
  return [...byCharacter.filter(name => !isDated(name)), ...byCharacter.filter(isDated)]
}

function isDated(name: string): boolean {
  return /^\d{4}-\d{2}-\d{2}-\d{4}-/.test(name)
}

/** A fingerprint of the set of migrations. */
export function fingerprintOf(migrations: readonly Migration[]): string {
  return createHash('sha256')
    .update(JSON.stringify(migrations.map(({ name, hash }) => [name, hash])))
    .digest('hex')
}

/**
 * Applies pending migrations, each in its own transaction, grants `application` row access when it is another role, and
 * returns the names applied. Throws, changing nothing more, when an applied file has changed or is gone.
 */
export async function migrate(
  url: string,
  migrations: readonly Migration[] = readMigrations(),
  application?: string,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(ledger)
    const takenOver = await takeOver(client, migrations)
    const missing = missingMigrations(await appliedMigrations(client), migrations)
    for (const migration of missing) await inTransaction(client, () => lay(client, migration))
    if (application) await grantRows(client, application)
    return [...takenOver, ...missing].map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Row access only: no right to change tables, functions or migrations. */
async function grantRows(client: pg.Client, application: string): Promise<void> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  if (rows[0]?.role === application) return
  const role = pg.escapeIdentifier(application)
  await client.query(`
    begin;
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    revoke insert, update, delete on migration from ${role};
    grant usage, select on all sequences in schema public to ${role};
    commit`)
}

/** Whether exactly this checkout's migrations are applied. */
export async function migrationsAreCurrent(
  pool: pg.Pool,
  migrations: readonly Migration[] = readMigrations(),
): Promise<boolean> {
  const applied = await appliedMigrations(pool)
  return applied.size === migrations.length && migrations.every(({ name, hash }) => applied.get(name) === hash)
}

async function appliedMigrations(queries: pg.Client | pg.Pool): Promise<Map<string, string>> {
  const { rows } = await queries.query<{ name: string; hash: string }>('select name, hash from migration')
  return new Map(rows.map(row => [row.name, row.hash]))
}

function missingMigrations(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): Migration[] {
  const known = new Set(migrations.map(({ name }) => name))
  const stranger = [...applied.keys()].find(name => !known.has(name))
  if (stranger) {
    throw new StartRefused(
      `The database was made by a newer version: it has the migration ${stranger}, which this one lacks.`,
    )
  }
  const changed = migrations.find(({ name, hash }) => applied.has(name) && applied.get(name) !== hash)
  if (changed)
    throw new StartRefused(
      `The migration ${changed.name} was applied earlier in another form; a landed file is never edited.`,
    )
  return migrations.filter(({ name }) => !applied.has(name))
}

/**
 * Applies these migrations to an empty database, in the transaction the client has begun, under the lock that every
 * start also takes.
 */
export async function layMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await client.query(ledger)
  for (const migration of migrations) await lay(client, migration)
}

/** Throws an error naming the migration. Deferred constraints are checked at once. */
async function lay(client: pg.Client, { name, text, hash }: Migration): Promise<void> {
  try {
    await client.query(text)
    await client.query('set constraints all immediate')
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
  } catch (fault) {
    throw new Error(`The migration ${name} failed: ${fault instanceof Error ? fault.message : String(fault)}`, {
      cause: fault,
    })
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  try {
    await client.query('begin')
    await work()
    await client.query('commit')
  } catch (fault) {
    await client.query('rollback')
    throw fault
  }
}

// From here on: support for databases and backups from before the baseline. Remove it, with its file and tests, once
// nobody has one any more.

/** The migrations that the baseline replaces, in order. */
export function formerMigrations(): Migration[] {
  const packed = gunzipSync(readFileSync(inProject('migrations', 'former.json.gz'))).toString('utf8')
  const files: [string, string][] = JSON.parse(packed)
  return files.map(([name, text]) => migration(name, text))
}

/**
 * Brings a database that has former migrations to the last of them, all in one transaction, and has its ledger name the
 * baseline instead, which makes the same tables. Answers what it applied and the baseline; nothing for any other database.
 */
async function takeOver(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const applied = await appliedMigrations(client)
  const baseline = migrations.filter(({ name }) => !isDated(name))
  if (applied.size === 0 || applied.has(baseline[0]!.name)) return []
  const missing = missingMigrations(applied, formerMigrations())
  await inTransaction(client, async () => {
    for (const former of missing) await lay(client, former)
    await client.query('delete from migration')
    for (const { name, hash } of baseline)
      await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
  })
  return [...missing, ...baseline]
}
