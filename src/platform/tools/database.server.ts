// The connection to PostgreSQL, and transactions on it.

import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { seconds } from '#values/duration.ts'
import { actorNow } from './acting.server.ts'
import type { Log } from './log.server.ts'

/** Omits drizzle's own transactions, which leak a connection lost before the first statement. */
type Statements = Omit<NodePgDatabase<Record<string, never>>, 'transaction'>

/** The database, inside or outside a transaction: what a store takes. */
export type Queries = Statements & { readonly $client: pg.Pool | pg.PoolClient }

/** An open transaction: for stores that need its locks or rollback; the bare database does not type-check. */
export type Transaction = Statements & { readonly $client: pg.PoolClient }

export type Database = Statements & { readonly $client: pg.Pool }

// Days stay text (`YYYY-MM-DD`): a Date would apply the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)
// Eight-byte integers (money, ids) become numbers; beyond the safe range they throw.
pg.types.setTypeParser(pg.types.builtins.INT8, text => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`A number of the database is too large: ${text}`)
  return value
})

type DatabaseOptions = { readonly url: string; readonly log: Log; readonly connections?: number }

/**
 * How long a request waits for a free connection. Under load on a slow machine this may exceed ten seconds, and waiting
 * beats failing; an absent server refuses at once anyway.
 */
const waitsForConnection = seconds(30)

/** Opens a pool of connections; nothing is sent until the first query. */
export function openDatabase({ url, log, connections = 20 }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitsForConnection,
    idleTimeoutMillis: seconds(30),
    options: '-c timezone=UTC -c statement_timeout=60s -c idle_in_transaction_session_timeout=60s',
  })
  // A connection may close while idle or between two queries; without a listener that would end the process.
  pool.on('connect', connection =>
    connection.on('error', error => log.warn({ reason: error.message }, 'a connection to the database was lost')),
  )
  pool.on('error', () => {})
  noteLoneStatements(pool)
  return drizzle({ client: pool })
}

/** The address that the pool was opened with, for a connection with other settings. */
export function addressOf({ $client }: Database): string {
  return $client.options.connectionString!
}

/** After `begin`: who acts, for the triggers that write the trail. Nothing where nobody does. */
function naming(actor: string | undefined): string {
  return actor === undefined ? '' : `; select set_config('casita.actor', ${pg.escapeLiteral(actor)}, true)`
}

/** As the query builder writes a read. One that somebody wrote by hand may call a function that writes. */
const onlyReads = /^select (distinct )?"(?!.* for (no key )?update)/s

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : ''
}

/** While somebody acts, a statement outside of a transaction that may change something gets one of its own that names them. */
function noteLoneStatements(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...statement: unknown[]) => unknown
  const send = ({ $client }: Transaction, statement: unknown[]) =>
    ($client.query as (...all: unknown[]) => Promise<unknown>).apply($client, statement)
  const noted = (statement: unknown[]) =>
    transact({ $client: pool } as Database, 'begin', queries => send(queries, statement))
  Object.assign(pool, {
    query: (...statement: unknown[]) =>
      actorNow() === undefined || onlyReads.test(textOf(statement[0])) ? query(...statement) : noted(statement),
  })
}

// PostgreSQL's codes for a retryable transaction: serialisation failure and deadlock.
const passingFaults: ReadonlySet<string> = new Set(['40001', '40P01'])
const mostTries = 3

/** The SQLSTATE of a failed query, anywhere in the chain of causes. */
export function sqlStateOf(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined
  if ('code' in fault && typeof fault.code === 'string' && /^[0-9A-Z]{5}$/.test(fault.code)) return fault.code
  return sqlStateOf(fault.cause)
}

/** The name of the violated constraint, or undefined for any other error. */
export function refusingConstraint(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined
  if ('constraint' in fault && typeof fault.constraint === 'string') return fault.constraint
  return refusingConstraint(fault.cause)
}

/** A refusal that rolls back its transaction; `inTransaction` returns its answer. */
export class RolledBack<Answer> extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super('The transaction was rolled back')
    this.answer = answer
  }
}

/**
 * Runs `work` in one transaction at READ COMMITTED and returns its result. Deadlocks and serialisation failures are
 * retried, at most 3 attempts in all; `throw new RolledBack(answer)` rolls back and returns `answer`.
 */
export async function inTransaction<Answer>(
  database: Database,
  work: (queries: Transaction) => Promise<Answer>,
  triesLeft: number = mostTries,
): Promise<Answer> {
  try {
    return await transact(database, 'begin', work)
  } catch (fault) {
    if (fault instanceof RolledBack) return fault.answer as Answer
    if (triesLeft > 1 && passingFaults.has(sqlStateOf(fault) ?? '')) {
      await new Promise(wake => setTimeout(wake, 5 + Math.random() * 20))
      return inTransaction(database, work, triesLeft - 1)
    }
    throw fault
  }
}

/** Runs read-only `work` on one snapshot of the database. */
export function inSnapshot<Answer>(
  database: Database,
  work: (queries: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return transact(database, 'begin isolation level repeatable read read only', work)
}

/**
 * As `inSnapshot`, with a second connection on the same snapshot if one is free: while the rows of one are taken in, the
 * server answers the other.
 */
export function inSharedSnapshot<Answer>(
  database: Database,
  work: (connections: readonly Transaction[]) => Promise<Answer>,
): Promise<Answer> {
  return inSnapshot(database, async queries => {
    const { rows } = await queries.execute<{ id: string }>(sql`select pg_export_snapshot() as id`)
    const { idleCount, totalCount, options } = database.$client
    // Whoever has the others may wait for this very work.
    if (idleCount === 0 && totalCount >= options.max) return work([queries])
    const same = `begin isolation level repeatable read read only; set transaction snapshot ${pg.escapeLiteral(rows[0]!.id)}`
    return transact(database, same, beside => work([queries, beside]))
  })
}

/** Runs `work` in the transaction of `queries`, or in a new one. */
export function withinTransaction<Answer>(
  queries: Queries,
  work: (queries: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return isTransaction(queries) ? work(queries) : inTransaction(queries as Database, work)
}

function isTransaction(queries: Queries): queries is Transaction {
  return 'release' in queries.$client
}

async function transact<Answer>(
  { $client: pool }: Database,
  begin: string,
  work: (queries: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect()
  let lost: Error | undefined
  try {
    await client.query(begin + naming(actorNow()))
    const answer = await work(statementsOn(client))
    await client.query('commit')
    return answer
  } catch (fault) {
    await client.query('rollback').catch((failed: Error) => {
      lost = failed
    })
    throw fault
  } finally {
    // A connection that cannot roll back is closed, to free its slot.
    client.release(lost)
  }
}

const onClient = new WeakMap<pg.PoolClient, Transaction>()

function statementsOn(client: pg.PoolClient): Transaction {
  const known = onClient.get(client) ?? drizzle({ client })
  onClient.set(client, known)
  return known
}

/**
 * Runs `work` behind a savepoint: `throw new RolledBack(answer)` undoes what `work` did, returns `answer` and leaves
 * the transaction open. Locks taken in `work` are released with it: take those needed afterwards before.
 */
export async function inSavepoint<Answer>(
  queries: Transaction,
  work: (queries: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { $client } = queries
  await $client.query('savepoint before_work')
  try {
    const answer = await work(queries)
    await $client.query('release savepoint before_work')
    return answer
  } catch (fault) {
    // Release it too: an enclosing savepoint has the same name.
    await $client.query('rollback to savepoint before_work; release savepoint before_work')
    if (fault instanceof RolledBack) return fault.answer as Answer
    throw fault
  }
}

/** Whether the database responds within five seconds. */
export async function answers(database: Database): Promise<boolean> {
  const asked = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const timer = Promise.withResolvers<boolean>()
  const wake = setTimeout(() => timer.resolve(false), seconds(5))
  return Promise.race([asked, timer.promise]).finally(() => clearTimeout(wake))
}
