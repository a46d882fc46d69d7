// The command `npm run restore`: a site as a backup holds it, in an empty database and an empty folder.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withArchive } from '#backup/fetch-archive.server.ts'
import { openBackup } from '#backup/open-backup.server.ts'
import { progressEvery } from '#backup/progress.server.ts'
import { restoreBackup } from '#backup/restore-backup.server.ts'
import { fileStorage } from '#platform/files/file-store.server.ts'
import { checkServer } from '#platform/postgres/check-server.server.ts'
import { openDataFolder } from '#platform/postgres/data-folder.server.ts'
import { formerMigrations, readMigrations } from '#platform/postgres/migrations.server.ts'
import { openPostgres } from '#platform/postgres/open-postgres.server.ts'
import { runCommand, type Settings } from './find-database.server.ts'

const usage = `npm run restore -- <archive> [--check]

  Restores a backup, a file or s3://bucket/prefix/name, into the database of DATABASE_URL, or into a new one in DATA_DIR;
  both, and the folder of the files, have to be empty. Where FILES_TO names a bucket, the files go there, and those that
  are there stay. With --check the archive is only compared with its own checksums, and nothing is written.`

async function restore({ environment, log, words, tell }: Settings): Promise<number> {
  const [path, ...others] = words.filter(word => word !== '--check')
  if (!path || others.length > 0 || path.startsWith('-')) {
    tell(usage)
    return 2
  }
  const isCheck = words.includes('--check')
  return withArchive(path, environment, archive => restoreFrom(archive, { environment, log, tell, isCheck }))
}

type Wanted = Pick<Settings, 'environment' | 'log' | 'tell'> & { readonly isCheck: boolean }

async function restoreFrom(archive: string, { environment, log, tell, isCheck }: Wanted): Promise<number> {
  const migrations = [...formerMigrations(), ...readMigrations()]
  const progress = progressEvery(tell)
  const backup = await openBackup(archive, migrations, progress)
  try {
    const { createdAt, tables, files, key } = backup.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    tell(`A whole backup of ${createdAt}: ${tables.length} tables with ${rows} rows, ${files.length} files.`)
    if (isCheck) return 0
    const folder = openDataFolder(environment.DATA_DIR)
    const keyFile = join(folder, 'identity.key')
    const target = environment.FILES_TO ? fileStorage(environment) : join(folder, 'files')
    const { url, close } = await emptyDatabase({ environment, log, tell })
    try {
      await restoreBackup({ backup, url, files: target, keyFile, migrations, progress })
    } finally {
      await close()
    }
    tell('Restored: every table and every file is as it was.')
    if (!key && !environment.IDENTITY_KEY && !existsSync(keyFile)) {
      tell(`The backup holds no key: put yours into IDENTITY_KEY, or as ${keyFile}, before you start the site.`)
    }
    return 0
  } finally {
    backup.close()
  }
}

async function emptyDatabase({ environment, log, tell }: Pick<Settings, 'environment' | 'log' | 'tell'>) {
  const { DATABASE_URL, MIGRATIONS_DATABASE_URL, DATA_DIR } = environment
  if (!DATABASE_URL) {
    const opened = await openPostgres({ dataDir: DATA_DIR, log, say: tell })
    return { url: opened.url, close: opened.stop }
  }
  await checkServer(DATABASE_URL)
  // Whoever lays down the migrations owns what comes of them.
  return { url: MIGRATIONS_DATABASE_URL ?? DATABASE_URL, close: async () => {} }
}

await runCommand(restore)
