// The vendor's own emulator of the hosted identity service, from a folder in which `firebase-tools` is installed.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#platform/postgres/launch-postgres.server.ts'

/** The folder of FIREBASE_TOOLS_DIR; without it the tests that need the emulator are left out. */
export const firebaseToolsFolder = process.env.FIREBASE_TOOLS_DIR

export type AuthEmulator = {
  /** Host and port, as FIREBASE_AUTH_EMULATOR_HOST names them. */
  readonly host: string
  readonly project: string
  /** Mails that it would have sent, the newest last: to whom, for what, with which code. */
  readonly codes: () => Promise<readonly { email: string; requestType: string; oobCode: string; oobLink: string }[]>
  /** A call of its administration: the account of that address is disabled. */
  readonly disable: (localId: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts it; it takes some seconds. Throws what it printed when it does not start. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const project = 'demo-casita'
  const folder = mkdtempSync(join(tmpdir(), 'auth-emulator-'))
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const emulators = {
    auth: { host: '127.0.0.1', port },
    hub: { port: hub },
    logging: { port: logging },
    ui: { enabled: false },
  }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const program = join(firebaseToolsFolder!, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  const child = spawn(process.execPath, [program, 'emulators:start', '--only', 'auth', '--project', project], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ready = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (printed.includes('All emulators ready')) ready.resolve()
    })
  }
  child.once('close', code => {
    ended.resolve()
    ready.reject(new Error(`The emulator ended with ${code}:\n${printed}`))
  })
  await ready.promise
  const origin = `http://127.0.0.1:${port}`
  const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  return {
    host: `127.0.0.1:${port}`,
    project,
    codes: async () => {
      const answer = await fetch(`${origin}/emulator/v1/projects/${project}/oobCodes`)
      return ((await answer.json()) as { oobCodes: [] }).oobCodes
    },
    disable: async localId => {
      const body = JSON.stringify({ localId, disableUser: true })
      const address = `${origin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`
      const answer = await fetch(address, { method: 'POST', headers: owner, body })
      if (!answer.ok) throw new Error(await answer.text())
    },
    stop: async () => {
      child.kill('SIGINT')
      await ended.promise
      rmSync(folder, { recursive: true })
    },
  }
}
