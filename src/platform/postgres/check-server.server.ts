// Checks an external PostgreSQL server.

import pg from 'pg'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { seconds } from '#values/duration.ts'

const oldestMajor = 15

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no machine of that name',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the user or the password is wrong',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of that name',
}

/** The role we connect as. */
type ServerRole = { readonly role: string; readonly isSuperuser: boolean }

/**
 * Checks the server at `url`, configured by `setting`, and returns the role we connect as. Throws StartRefused, never
 * showing the password, when it cannot be reached, is older than 15, or is a read-only replica.
 */
export async function checkServer(
  url: string,
  setting: 'DATABASE_URL' | 'MIGRATIONS_DATABASE_URL' = 'DATABASE_URL',
): Promise<ServerRole> {
  const { host, pathname } = new URL(url)
  const place = `The PostgreSQL of ${setting}, ${host}${pathname}, `
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: seconds(10) })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; number: number; copy: boolean } & ServerRole>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
              pg_is_in_recovery() as copy,
              current_user as role, current_setting('is_superuser') = 'on' as "isSuperuser"`,
    )
    const { version = '', number = 0, copy = false, role = '', isSuperuser = false } = rows[0] ?? {}
    if (number < oldestMajor * 10_000) {
      throw new StartRefused(`${place}is version ${version}; Casita needs ${oldestMajor} or newer.`)
    }
    if (copy) throw new StartRefused(`${place}is a copy that only reads; name the server it copies.`)
    return { role, isSuperuser }
  } catch (fault) {
    if (fault instanceof StartRefused) throw fault
    const { code, message } = fault as { code?: string; message: string }
    throw new StartRefused(`${place}cannot be used: ${reasons[code ?? ''] ?? message}.`, { cause: fault })
  } finally {
    await client.end().catch(() => {})
  }
}
