// The provider's one secret that is not in the database: it seals private keys and makes tokens unforgeable.

import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDataFolder } from '#platform/postgres/data-folder.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'

/** What a MAC or a seal is for; each purpose has a key of its own. */
type SecretPurpose = 'refresh-token' | 'challenge' | 'phone-code' | 'contact-code' | 'limit' | 'session-token'
type SealPurpose =
  | ('signing-key' | 'second-factor' | 'connect' | 'change-ticket' | 'held-sign-in' | 'calendar-address')
  /** Of a door, or a Wi-Fi password. */
  | 'arrival-code'
  /** Of the mail server, the gateway of text messages, the payment provider. */
  | 'connection'

type IdentitySecret = {
  /** The MAC (32 bytes) of `content` under the first key. */
  readonly mac: (purpose: SecretPurpose, content: Uint8Array) => Buffer
  /** Whether `mac` is a MAC of `content` under any of the keys, compared in constant time. */
  readonly proves: (purpose: SecretPurpose, content: Uint8Array, mac: Uint8Array) => boolean
  /** AES-256-GCM under the first key; `context` (an id) must be the same when opened. */
  readonly seal: (purpose: SealPurpose, context: string, content: Uint8Array) => Buffer
  /** The content, or undefined when none of the keys opens it. */
  readonly open: (purpose: SealPurpose, context: string, sealed: Uint8Array) => Buffer | undefined
}

const remembered = new WeakMap<Environment, IdentitySecret>()

/** The secret of this process: from IDENTITY_KEY (the first seals, the others still open), or a file of the data folder. */
export function identitySecret(environment: Environment): IdentitySecret {
  const known = remembered.get(environment)
  if (known) return known
  const keys = environment.IDENTITY_KEY ?? [keptKey(openDataFolder(environment.DATA_DIR))]
  const secret = secretOf(keys)
  remembered.set(environment, secret)
  return secret
}

/** The secret that these keys (32 bytes each, the newest first) make. */
export function secretOf(keys: readonly Buffer[]): IdentitySecret {
  const made = new Map<string, Buffer>()
  /** Made once: there are few purposes, and every request asks. */
  const derived = (key: Buffer, purpose: string) => {
    const name = `${keys.indexOf(key)} ${purpose}`
    if (!made.has(name)) made.set(name, Buffer.from(hkdfSync('sha256', key, '', `casita ${purpose}`, 32)))
    return made.get(name)!
  }
  const newest = keys[0]!
  const macWith = (key: Buffer, purpose: SecretPurpose, content: Uint8Array) =>
    createHmac('sha256', derived(key, purpose)).update(content).digest()
  const mark = (key: Buffer) => createHash('sha256').update(derived(key, 'mark')).digest().subarray(0, 4)
  return {
    mac: (purpose, content) => macWith(newest, purpose, content),
    proves: (purpose, content, mac) =>
      mac.length === 32 && keys.some(key => timingSafeEqual(macWith(key, purpose, content), mac)),
    seal: (purpose, context, content) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', derived(newest, purpose), nonce)
      cipher.setAAD(Buffer.from(context))
      return Buffer.concat([mark(newest), nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()])
    },
    open: (purpose, context, sealed) => {
      const bytes = Buffer.from(sealed)
      const key = keys.find(candidate => mark(candidate).equals(bytes.subarray(0, 4)))
      if (!key || bytes.length < 32) return undefined
      const decipher = createDecipheriv('aes-256-gcm', derived(key, purpose), bytes.subarray(4, 16))
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(bytes.subarray(-16))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(16, -16)), decipher.final()])
      } catch {
        return undefined
      }
    },
  }
}

// The file appears whole or not at all, and only once, whichever process is first.
function keptKey(folder: string): Buffer {
  const file = join(folder, 'identity.key')
  const existing = readKey(file)
  if (existing) return existing
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  chmodSync(draft, 0o600)
  try {
    linkSync(draft, file)
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault
  } finally {
    rmSync(draft)
  }
  return readKey(file)!
}

function readKey(file: string): Buffer | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw fault
  }
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== 32)
    throw new Error(`The file ${file} does not hold a key of 32 bytes; put it back from your backup.`)
  return key
}
