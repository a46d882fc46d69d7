// The application's role in the bundled database: it reads and writes rows, and nothing else.

import { createHmac } from 'node:crypto'
import pg from 'pg'
import { clusterRole, type PostgresCluster } from './postgres-cluster.server.ts'

/** Its name there. */
export const applicationRole = 'casita_app'

/** Derived from the owner's, so that there is no second password file. */
function passwordOf({ password }: PostgresCluster): string {
  return createHmac('sha256', password).update(applicationRole).digest('base64url')
}

/** The address of the app's database for the application. */
export function applicationAddress(cluster: PostgresCluster, port: number): string {
  return `postgres://${applicationRole}:${passwordOf(cluster)}@127.0.0.1:${port}/${clusterRole}`
}

/** Makes the role, or makes it what it should be; what it may touch is granted with the migrations. */
export async function ensureApplicationRole(owner: pg.Client, cluster: PostgresCluster): Promise<void> {
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [applicationRole])
  const form = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  await owner.query(
    `${rowCount === 0 ? 'create' : 'alter'} role ${applicationRole} ${form} password ${pg.escapeLiteral(passwordOf(cluster))}`,
  )
}
