// The application's role in the bundled database, limited to reading and writing rows.

import { createHmac } from 'node:crypto'
import pg from 'pg'
import { clusterRole, type PostgresCluster } from './postgres-cluster.server.ts'

/** Its name in the database. */
export const applicationRole = 'casita_app'

/** Derived from the owner's password, so that there is no second password file. */
function passwordOf({ password }: PostgresCluster): string {
  return createHmac('sha256', password).update(applicationRole).digest('base64url')
}

/** The application role's connection URL for the app's database. */
export function applicationAddress(cluster: PostgresCluster, port: number): string {
  return `postgres://${applicationRole}:${passwordOf(cluster)}@127.0.0.1:${port}/${clusterRole}`
}

/** Creates or corrects the role; its privileges are granted with the migrations. */
export async function ensureApplicationRole(owner: pg.Client, cluster: PostgresCluster): Promise<void> {
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [applicationRole])
  const form = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  await owner.query(
    `${rowCount === 0 ? 'create' : 'alter'} role ${applicationRole} ${form} password ${pg.escapeLiteral(passwordOf(cluster))}`,
  )
}
