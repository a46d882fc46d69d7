// Starts the process of database-owner.ts, under another account and from another checkout if asked.

import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#platform/tools/project-root.server.ts'

/** The account that stands for an ordinary user when the tests run as root. */
export const nobody = { uid: 65_534, gid: 65_534 }
export const testsRunAsRoot = process.getuid?.() === 0

/** Why tests that start servers of their own are skipped, or undefined. */
export const skipped = process.env.TEST_DATABASE_URL !== undefined

export type Owner = {
  readonly child: ChildProcess
  /** The address of the database once it is open; rejects with what was said when the process ends before. */
  readonly opened: Promise<string>
  /** The code (null when killed) and everything said, once it has ended. */
  readonly ended: Promise<{ code: number | null; said: string; complained: string }>
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
}

export type OwnerOptions = {
  readonly dataDir: string
  readonly account?: { uid: number; gid: number }
  /** Another checkout than this one, with the program that runs Node in it. */
  readonly checkout?: { folder: string; node: string }
}

const living = new Set<Owner>()
const folders = new Set<string>()

export function startOwner({ dataDir, account, checkout }: OwnerOptions): Owner {
  const { folder, node } = checkout ?? { folder: projectRoot, node: process.execPath }
  const child = spawn(node, [join(folder, 'tests/support/database-owner.ts'), dataDir], {
    ...account,
    cwd: '/',
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complained = ''
  const opened = Promise.withResolvers<string>()
  const ended = Promise.withResolvers<{ code: number | null; said: string; complained: string }>()
  child.stdout.setEncoding('utf8').on('data', text => {
    said += text
    const url = /^open at (\S+)$/m.exec(said)?.[1]
    if (url) opened.resolve(url)
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    complained += text
  })
  child.on('error', opened.reject)
  child.on('close', code => {
    opened.reject(new Error(`The owner ended with ${code}: ${said}${complained}`))
    ended.resolve({ code, said, complained })
  })
  // Who only asks how it ended need not catch that it never opened.
  opened.promise.catch(() => {})
  const owner: Owner = {
    child,
    opened: opened.promise,
    ended: ended.promise,
    kill: async signal => {
      child.kill(signal)
      await ended.promise
    },
  }
  living.add(owner)
  return owner
}

/** An empty folder that `account` may write and enter; `endOwners` removes it. */
export function dataFolder(account?: { uid: number; gid: number }): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'casita-owner-'))
  chmodSync(folder, 0o711)
  if (account) chownSync(folder, account.uid, account.gid)
  folders.add(folder)
  return folder
}

/** The processes that stand in the cluster of a data folder: its server's, dead or alive. */
function processesOf(folder: string): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`)
      } catch {
        return false
      }
    })
}

/** Waits until none is left; the last of a server may leave its folder a moment after its end can be seen. */
export async function serverGone(folder: string): Promise<void> {
  while (processesOf(folder).length > 0) await new Promise(wake => setTimeout(wake, 20))
}

/** Kills the processes that stand in the cluster of a data folder. */
export function killProcessesOf(folder: string): void {
  for (const pid of processesOf(folder)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (fault) {
      // The children of a killed server end by themselves, some before their turn.
      if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault
    }
  }
}

/** Kills every owner; their servers live on. */
export async function killOwners(): Promise<void> {
  for (const owner of living) await owner.kill('SIGKILL')
  living.clear()
}

/** Ends every owner and every server, and removes every folder, that a test made here. */
export async function endOwners(): Promise<void> {
  await killOwners()
  for (const folder of folders) {
    killProcessesOf(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  folders.clear()
}
