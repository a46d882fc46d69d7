// A database of its own for a test file, with every migration applied.

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#platform/tools/database.server.ts'
import { openLog } from '#platform/tools/log.server.ts'

export type FreshDatabase = {
  /** Its address, for a process of its own. */
  readonly url: string
  readonly database: Database
  /** Closes the pool and drops the database, whoever is still connected. */
  readonly drop: () => Promise<void>
}

/** Makes a database without any table, for who lays down its own; `url` is that of its owner. */
export async function emptyDatabase(): Promise<Omit<FreshDatabase, 'database'>> {
  const { url: server, prefix } = inject('testServer')
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  await asAdministrator(`create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return { url: address.href, drop: () => asAdministrator(`drop database if exists ${name} with (force)`) }
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testServer').url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Makes a database with the schema and no rows, as a copy of the run's template; or a copy of another `template`, in which
 * nobody works. `connections` is the pool's most.
 */
export async function freshDatabase({
  connections = 10,
  template,
}: {
  connections?: number
  template?: string
} = {}): Promise<FreshDatabase> {
  const { url: server, prefix } = inject('testServer')
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  // As files: page by page, as is usual, takes several times as long, and dropping it again too.
  await asAdministrator(`create database ${name} template ${template ?? `${prefix}_template`} strategy file_copy`)
  const address = new URL(server)
  address.pathname = `/${name}`
  const database = openDatabase({ url: address.href, log: openLog('silent'), connections })
  return {
    url: address.href,
    database,
    drop: async () => {
      await database.$client.end()
      await asAdministrator(`drop database if exists ${name} with (force)`)
    },
  }
}
