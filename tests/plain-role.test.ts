// What the running site may do in its database: read and write rows, and nothing else, whatever gets into a statement.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationAddress } from '#platform/postgres/application-role.server.ts'
import { clusterAddress } from '#platform/postgres/hold-postgres.server.ts'
import { clusterFolderOf } from '#platform/postgres/postgres-cluster.server.ts'
import { findPostgres } from '#platform/postgres/postgres-process.server.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { freshDatabase } from './support/database.ts'
import { dataFolder, endOwners, skipped } from './support/owner.ts'

async function asked<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

describe.skipIf(skipped)('a site with the database that it brings (skipped with TEST_DATABASE_URL)', () => {
  const dataDir = skipped ? '' : dataFolder()
  let site: RunningApp
  beforeAll(async () => {
    site = await startApp({ dataDir })
  })
  afterAll(async () => {
    await site?.stop()
    await endOwners()
  })

  const address = (of: typeof clusterAddress | typeof applicationAddress) => {
    const password = readFileSync(join(dataDir, 'database-password'), 'utf8').trim()
    const folder = clusterFolderOf(dataDir)
    return of({ folder, password }, findPostgres(folder)!.port!)
  }
  const rolesAtWork = async () => {
    expect((await site.get('/stays')).status).toBe(200)
    const rows = await asked<{ name: string; might: boolean }>(
      address(clusterAddress),
      `select distinct usename as name, rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as might
       from pg_stat_activity join pg_roles on rolname = usename
       where datname = 'casita' and pid <> pg_backend_pid() and application_name <> 'casita owner'`,
    )
    return rows
  }

  test('asks it as a role without any power over the server', async () => {
    expect(await rolesAtWork()).toEqual([{ name: 'casita_app', might: false }])
  })

  test.each([
    ['a program', `copy outbox from program 'id'`],
    ['a file of the machine', `select pg_read_file('/etc/passwd')`],
    ['the passwords of roles', 'select * from pg_authid'],
    ['the schema', 'drop table booking cascade'],
    ['a table of its own', 'create table own (id int)'],
    ['a trigger', 'alter table booking disable trigger all'],
    ['the list of migrations', `delete from migration`],
    ['another role', 'set role casita'],
  ])('cannot touch %s', async (_what, statement) => {
    await expect(asked(address(applicationAddress), statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('takes over a folder of earlier versions, which had the owner alone', async () => {
    await site.stop()
    site = await startApp({ dataDir })
    const owner = address(clusterAddress)
    await site.kill()
    await asked(owner, 'drop owned by casita_app')
    await asked(owner, 'drop role casita_app')
    site = await startApp({ dataDir })
    expect(await rolesAtWork()).toEqual([{ name: 'casita_app', might: false }])
  })
})

describe.skipIf(skipped)('a site with a database of somebody else (skipped with TEST_DATABASE_URL)', () => {
  test('warns of a superuser, and not of a plain role', async () => {
    const fresh = await freshDatabase()
    try {
      const above = await startApp({ databaseUrl: fresh.url, environment: { DATABASE_URL: fresh.url } })
      expect(above.logs()).toContain('DATABASE_URL names a superuser')
      expect(await above.stop()).toBe(0)
      const plain = await startApp({ databaseUrl: fresh.url })
      expect((await plain.get('/stays')).status).toBe(200)
      expect(plain.logs()).not.toContain('superuser')
      expect(await plain.stop()).toBe(0)
    } finally {
      await fresh.drop()
    }
  })
})
