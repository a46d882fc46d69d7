// The command `npm run users`: finds the site's database, running or not, and runs the command on it. It never creates one.

import { memory } from '#api/identity/own-data.server.ts'
import { migrationsAreCurrent } from '#platform/postgres/migrations.server.ts'
import { systemClock } from '#platform/tools/clock.server.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import { deleteByOperator } from '#users/own-data/delete-own-account.server.ts'
import { accountsCli } from './accounts.server.ts'
import { findDatabase, nothingThere, runCommand, type Settings } from './find-database.server.ts'
import { rolesCli } from './roles.server.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function users(settings: Settings): Promise<number> {
  const { environment, log, words } = settings
  const { url, close } = await findDatabase(settings)
  try {
    const database = openDatabase({ url, log, connections: 2 })
    try {
      // Only the site migrates its database: a running site may be older than this checkout.
      if (!(await migrationsAreCurrent(database.$client).catch(() => false)))
        throw nothingThere('The database there is not the one of this version of the site.')
      const tools = { database, clock: systemClock, log, environment }
      const erase = (_: unknown, subject: string) => deleteByOperator(tools, subject, memory)
      return (await rolesCli(tools, words, say)) ?? (await accountsCli(tools, words, say, erase))
    } finally {
      await database.$client.end()
    }
  } finally {
    await close()
  }
}

await runCommand(users)
