// The vendor's own emulator of the hosted identity service, from its folder in tests/emulator.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#platform/postgres/launch-postgres.server.ts'
import { emulatorProgram, emulatorScript, isEmulatorInstalled } from './emulator-folder.ts'

export type AuthEmulator = {
  /** Host and port, as FIREBASE_AUTH_EMULATOR_HOST names them. */
  readonly host: string
  readonly project: string
  /** Mails that it would have sent, the newest last: to whom, for what, with which code. */
  readonly codes: () => Promise<readonly { email: string; requestType: string; oobCode: string; oobLink: string }[]>
  /** Text messages that it would have sent, the newest last. */
  readonly phoneCodes: () => Promise<readonly { phoneNumber: string; code: string; sessionInfo: string }[]>
  /** From now on nobody learns from its answers who has an account, as at our own provider. */
  readonly protectAddresses: () => Promise<void>
  /** A call of anybody, such as `accounts:signUp`; throws when it is refused. */
  readonly ask: (operation: string, body: object) => Promise<Told>
  /** A call of its administration, such as `accounts:update`; throws when it is refused. */
  readonly administer: (operation: string, body: object) => Promise<Told>
  /** The account of that id is disabled. */
  readonly disable: (localId: string) => Promise<void>
  readonly stop: () => Promise<void>
}

type Told = { readonly localId: string; readonly idToken: string; readonly sessionInfo: string }

/** Starts it; it takes some seconds. Throws what it printed when it does not start. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  if (!isEmulatorInstalled()) throw new Error(`The emulator is not installed: run "npm run ${emulatorScript}" first.`)
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
  const child = spawn(process.execPath, [emulatorProgram, 'emulators:start', '--only', 'auth', '--project', project], {
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
  const helpers = `${origin}/emulator/v1/projects/${project}`
  const json = { 'content-type': 'application/json' }
  const toldBy = async (answer: Response) => {
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as Told
  }
  const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const address = `${origin}/identitytoolkit.googleapis.com/v1/${path}`
    return toldBy(
      await fetch(address, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) }),
    )
  }
  const administer: AuthEmulator['administer'] = (operation, body) =>
    post(`projects/${project}/${operation}`, body, { authorization: 'Bearer owner' })
  const listed = async <Row>(name: string) => {
    const answer = await fetch(`${helpers}/${name}`)
    return ((await answer.json()) as Record<string, Row[]>)[name]!
  }
  return {
    host: `127.0.0.1:${port}`,
    project,
    codes: () => listed('oobCodes'),
    phoneCodes: () => listed('verificationCodes'),
    protectAddresses: async () => {
      const body = JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
      await toldBy(await fetch(`${helpers}/config`, { method: 'PATCH', headers: json, body }))
    },
    ask: (operation, body) => post(`${operation}?key=any-key`, body),
    administer,
    disable: async localId => void (await administer('accounts:update', { localId, disableUser: true })),
    stop: async () => {
      child.kill('SIGINT')
      await ended.promise
      rmSync(folder, { recursive: true })
    },
  }
}
