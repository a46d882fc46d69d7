// The system account that runs PostgreSQL, which refuses root: root uses an unprivileged one.

import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartRefused } from '#platform/tools/start-refused.server.ts'

/** An account as uid and gid, for `spawn`; undefined is the account of this process. */
export type SystemAccount = { readonly uid: number; readonly gid: number } | undefined

const preferred = ['casita', 'postgres', '_postgres', 'nobody']

/** Whether this process runs as root, which PostgreSQL refuses. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * The account for the cluster in `cluster` below `dataFolder`: undefined (our own) for an ordinary user; for root the
 * owner of the cluster, so that accounts added to the machine later change nothing, else of the data folder, else
 * the first that exists of casita, postgres and nobody. Throws StartRefused when there is none, or when the cluster
 * belongs to someone else.
 */
export function systemAccount(dataFolder: string, cluster: string, accounts = '/etc/passwd'): SystemAccount {
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (!isRoot()) {
    if (owner && owner.uid !== process.getuid?.()) {
      throw new StartRefused(
        `The database in ${cluster} belongs to user number ${owner.uid} of this machine: start Casita as that user, or set DATA_DIR to another folder.`,
      )
    }
    return undefined
  }
  for (const { uid, gid } of [owner, statSync(dataFolder)].filter(stat => stat !== undefined)) {
    if (uid !== 0) return { uid, gid }
  }
  const rows = readFileSync(accounts, 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  for (const name of preferred) {
    const row = rows.find(fields => fields[0] === name)
    // Unsigned: macOS writes nobody's uid as -2.
    if (row && Number(row[2]) !== 0) return { uid: Number(row[2]) >>> 0, gid: Number(row[3]) >>> 0 }
  }
  throw new StartRefused(
    'PostgreSQL does not run as root and this machine has none of the users casita, postgres and nobody: add one (useradd --system casita) or start Casita as an ordinary user.',
  )
}

/**
 * Throws StartRefused, naming the inaccessible folder and the remedy, when `account` cannot enter `folder`. Tested as
 * the account itself, because access lists and mounts may override the mode.
 */
export function refuseClosedFolder(account: SystemAccount, folder: string): void {
  if (!account) return
  const way = [folder]
  while (dirname(way[0]!) !== way[0]) way.unshift(dirname(way[0]!))
  const asked = spawnSync(
    '/bin/sh',
    ['-c', 'for f do test -x "$f" || { printf %s "$f"; exit 1; }; done', 'sh', ...way],
    {
      ...account,
      cwd: '/',
      encoding: 'utf8',
    },
  )
  if (asked.status === 0) return
  if (asked.error) {
    throw new StartRefused(
      `PostgreSQL does not run as root, and this root may not start programs as another user (${asked.error.message}): start Casita as an ordinary user.`,
      { cause: asked.error },
    )
  }
  throw new StartRefused(
    `PostgreSQL runs as user number ${account.uid} of this machine, who cannot enter ${asked.stdout}: set DATA_DIR to a folder that others can enter (such as /var/lib/casita), or open this one with "chmod o+x ${asked.stdout}".`,
  )
}
