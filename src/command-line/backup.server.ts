// The command `npm run backup`: everything that the site must not lose in one archive, while the site runs.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { progressEvery } from '#platform/backup/progress.server.ts'
import { writeBackup } from '#platform/backup/write-backup.server.ts'
import { dataFolderPath } from '#platform/postgres/data-folder.server.ts'
import { systemClock } from '#platform/tools/clock.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { findDatabase, runCommand, type Settings } from './find-database.server.ts'

const usage = `npm run backup -- [<archive>] [--without-key]

  Writes the database, the files and the key that seals secrets into one archive, which nobody else may read; its usual
  name is casita-<instant>.backup, in this folder. With --without-key the key stays out: keep it elsewhere then, for
  without it second factors, connected calendars and the signing keys of the site cannot be opened again.`

async function backup({ environment, log, words, tell }: Settings): Promise<number> {
  const [path, ...others] = words.filter(word => word !== '--without-key')
  if (others.length > 0 || path?.startsWith('-')) {
    tell(usage)
    return 2
  }
  const now = systemClock.now()
  const archive = resolve(
    path ??
      `casita-${now
        .toISOString()
        .replace(/[:.]\d+(?=Z)/, '')
        .replace(/:/g, '')}.backup`,
  )
  if (existsSync(archive)) throw new StartRefused(`${archive} is there already, and a backup replaces nothing.`)
  const folder = dataFolderPath(environment.DATA_DIR)
  const keyFile = join(folder, 'identity.key')
  const withKey = !words.includes('--without-key') && environment.IDENTITY_KEY === undefined && existsSync(keyFile)
  const { ownerUrl: url, close } = await findDatabase({ environment, log, tell })
  try {
    const manifest = await writeBackup({
      ...{ url, archive, now, progress: progressEvery(tell) },
      filesFolder: join(folder, 'files'),
      keyFile: withKey ? keyFile : undefined,
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    tell(`${archive}: ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.length} files.`)
    tell(
      withKey
        ? 'It holds the key that seals secrets: keep it where only you can read it.'
        : 'It does not hold the key that seals secrets: keep that one apart, for nothing sealed can be opened without it.',
    )
    return 0
  } finally {
    await close()
  }
}

await runCommand(backup)
