// The command `npm run backup`: everything that the site must not lose in one archive, while the site runs.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { progressEvery } from '#backup/progress.server.ts'
import { keyFileOf, writeBackup } from '#backup/write-backup.server.ts'
import { fileStorage } from '#platform/files/file-store.server.ts'
import { openStorage } from '#platform/storage/open-storage.server.ts'
import { systemClock } from '#platform/tools/clock.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { findDatabase, runCommand, type Settings } from './find-database.server.ts'

const usage = `npm run backup -- [<archive>] [--without-key]
npm run backup -- --list

  Writes the database, the files and the key that seals secrets into one archive, which nobody else may read; its usual
  name is casita-<instant>.backup, in this folder. With --without-key the key stays out: keep it elsewhere then, for
  without it second factors, connected calendars and the signing keys of the site cannot be opened again.

  With --list it says what lies in BACKUP_TO, where the site makes backups of its own accord.`

async function backup({ environment, log, words, tell }: Settings): Promise<number> {
  if (words.join() === '--list') return list({ environment, tell })
  const [path, ...others] = words.filter(word => word !== '--without-key')
  if (others.length > 0 || path?.startsWith('-') || path?.startsWith('s3:')) {
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
  const keyFile = words.includes('--without-key') ? undefined : keyFileOf(environment)
  const { ownerUrl: url, close } = await findDatabase({ environment, log, tell })
  try {
    const manifest = await writeBackup({
      ...{ url, archive, now, keyFile, progress: progressEvery(tell) },
      files: fileStorage(environment),
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    tell(`${archive}: ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.length} files.`)
    tell(
      keyFile
        ? 'It holds the key that seals secrets: keep it where only you can read it.'
        : 'It does not hold the key that seals secrets: keep that one apart, for nothing sealed can be opened without it.',
    )
    return 0
  } finally {
    await close()
  }
}

/** One line each on standard output, the oldest first: its whole name, as `npm run restore` takes it, and its bytes. */
async function list({ environment, tell }: Pick<Settings, 'environment' | 'tell'>): Promise<number> {
  if (!environment.BACKUP_TO) throw new StartRefused('BACKUP_TO is not set: no backups are scheduled.')
  const storage = openStorage(environment.BACKUP_TO, environment)
  const found: string[] = []
  for await (const { name, bytes } of storage.list())
    if (/^casita-.*\.backup$/.test(name)) found.push(`${storage.place}/${name} ${bytes}`)
  tell(`${found.length} backups in ${storage.place}:`)
  for (const line of found.sort()) process.stdout.write(`${line}\n`)
  return 0
}

await runCommand(backup)
