// A checkout of its own with the build of this one, to change it and to start it as its operator does.

import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject, projectRoot } from '#platform/tools/project-root.server.ts'

/** What runs and builds the site; the folders that nobody changes are those of this checkout. */
export function copyCheckout(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'casita-checkout-'))
  chmodSync(folder, 0o711)
  for (const name of ['node_modules', 'public']) symlinkSync(inProject(name), join(folder, name))
  for (const name of ['src', 'vite', 'build', 'content', 'migrations'])
    cpSync(inProject(name), join(folder, name), { recursive: true })
  const single = readdirSync(projectRoot).filter(name => /^[^.].*\.(ts|json)$/.test(name) || name === '.npmrc')
  for (const name of single) cpSync(inProject(name), join(folder, name))
  return folder
}

export type Started = {
  readonly child: ChildProcess
  /** Everything it has printed. */
  readonly printed: () => string
  /** Waits until it has printed that, and answers what was found; throws everything when it ends before. */
  readonly says: (what: RegExp) => Promise<RegExpExecArray>
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>
}

/** Starts a command there with these settings and no others. */
export function startCommand(
  folder: string,
  [program, ...words]: readonly [string, ...string[]],
  settings: Readonly<Record<string, string>>,
): Started {
  const env = { PATH: `${inProject('node_modules', '.bin')}:${process.env.PATH}`, HOME: process.env.HOME, ...settings }
  const child = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  const waiting = new Set<() => void>()
  const look = () => {
    for (const each of waiting) each()
  }
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more
      look()
    })
  let isOver = false
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      isOver = true
      look()
      resolve(code)
    })
  })
  const says = (what: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const tell = () => {
        const found = what.exec(text)
        if (!found && !isOver) return
        waiting.delete(tell)
        if (found) resolve(found)
        else reject(new Error(`It ended without saying ${what}:\n${text}`))
      }
      waiting.add(tell)
      tell()
    })
  return { child, printed: () => text, says, ended }
}
