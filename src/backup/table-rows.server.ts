// Tables and sequences of a backup: rows in COPY's text format, which every PostgreSQL shares.

import { createHash } from 'node:crypto'
import { type Readable, Transform, type TransformCallback, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Manifest } from './manifest.ts'

type BackupTable = { readonly name: string; readonly columns: readonly string[] }
type BackupSequence = Manifest['sequences'][number]

/** A connection with fixed output formats whatever the server's settings, rows in physical order, and no timeouts. */
export async function openCopyConnection(url: string): Promise<pg.Client> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO',
    intervalstyle: 'postgres',
    extra_float_digits: '1',
    bytea_output: 'hex',
    synchronize_seqscans: 'off',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const client = new pg.Client({ connectionString: url, options: options.join(' '), application_name: 'casita backup' })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Everything in the database except extension objects. */
const ours = `relnamespace = 'public'::regnamespace
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`

/** All logged tables, with their non-generated columns. */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where ${ours} and relkind = 'r' and relpersistence = 'p' and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  )
  return rows
}

export async function listSequences(client: pg.Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where ${ours} and relkind = 'S' order by relname`,
  )
  const sequences: BackupSequence[] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${pg.escapeIdentifier(name)}`,
    )
    sequences.push({ name, ...states[0]! })
  }
  return sequences
}

/** Whether a database has no tables yet. */
export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from pg_class where ${ours} and relkind in ('r', 'p', 'v', 'm', 'S')) as empty`,
  )
  return rows[0]!.empty
}

function columnsOf({ name, columns }: BackupTable): string {
  return `${pg.escapeIdentifier(name)} (${columns.map(column => pg.escapeIdentifier(column)).join(', ')})`
}

/** The rows of a table. `rowCount` is set once the stream has ended. */
export function readRows(client: pg.Client, table: BackupTable) {
  return client.query(copyTo(`copy ${columnsOf(table)} to stdout`))
}

/** Loads the rows of a table; `rowCount` is set once it has finished. */
export function writeRows(client: pg.Client, table: BackupTable) {
  return client.query(copyFrom(`copy ${columnsOf(table)} from stdin`))
}

/** Passes bytes through, counting and hashing them; results are set at the end. */
export class Measured extends Transform {
  readonly #hash = createHash('sha256')
  bytes = 0
  sha256 = ''

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk)
    this.bytes += chunk.length
    done(null, chunk)
  }

  override _flush(done: TransformCallback): void {
    this.sha256 = this.#hash.digest('hex')
    done()
  }
}

/** Reads the stream to its end and returns its checksum. */
export async function checksumOf(stream: Readable): Promise<string> {
  const measured = new Measured()
  await pipeline(stream, measured, new Writable({ write: (_chunk, _encoding, done) => done() }))
  return measured.sha256
}
