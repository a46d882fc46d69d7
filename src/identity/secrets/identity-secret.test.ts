// The provider's secret: kept in a file only its owner reads, made once, different for each purpose.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { identitySecret, secretOf } from './identity-secret.server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casita-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const content = Buffer.from('content')

describe('without IDENTITY_KEY', () => {
  test('a key is made once in the data folder, for its owner alone', () => {
    const made = identitySecret(parseEnvironment({ DATA_DIR: folder }))
    expect(readdirSync(folder)).toEqual(['identity.key'])
    expect(statSync(join(folder, 'identity.key')).mode & 0o777).toBe(0o600)
    const found = identitySecret(parseEnvironment({ DATA_DIR: folder }))
    expect(found.proves('challenge', content, made.mac('challenge', content))).toBe(true)
  })

  test('a file that holds no key stops, naming it', () => {
    writeFileSync(join(folder, 'identity.key'), 'short')
    expect(() => identitySecret(parseEnvironment({ DATA_DIR: folder }))).toThrow(/identity\.key does not hold a key/)
    expect(readFileSync(join(folder, 'identity.key'), 'utf8')).toBe('short')
  })

  test('a key from the environment needs no folder', () => {
    identitySecret(parseEnvironment({ DATA_DIR: folder, IDENTITY_KEY: randomBytes(32).toString('base64') }))
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a secret', () => {
  const [old, young] = [randomBytes(32), randomBytes(32)]

  test('proves only what it made, for the same purpose', () => {
    const secret = secretOf([old])
    const mac = secret.mac('challenge', content)
    expect(secret.proves('challenge', content, mac)).toBe(true)
    expect(secret.proves('refresh-token', content, mac)).toBe(false)
    expect(secret.proves('challenge', Buffer.from('else'), mac)).toBe(false)
    expect(secret.proves('challenge', content, mac.subarray(1))).toBe(false)
    expect(secretOf([young]).proves('challenge', content, mac)).toBe(false)
    expect(secretOf([young, old]).proves('challenge', content, mac)).toBe(true)
  })

  test('opens only what it sealed, in the same place, unchanged', () => {
    const secret = secretOf([old])
    const sealed = secret.seal('signing-key', 'id-1', content)
    expect(secret.open('signing-key', 'id-1', sealed)).toEqual(content)
    expect(secret.open('signing-key', 'id-2', sealed)).toBeUndefined()
    expect(secret.open('second-factor', 'id-1', sealed)).toBeUndefined()
    expect(secretOf([young]).open('signing-key', 'id-1', sealed)).toBeUndefined()
    expect(secretOf([young, old]).open('signing-key', 'id-1', sealed)).toEqual(content)
    for (const at of [0, 5, 20, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(secret.open('signing-key', 'id-1', changed)).toBeUndefined()
    }
    expect(secret.open('signing-key', 'id-1', sealed.subarray(0, 10))).toBeUndefined()
  })

  test('seals the same content differently each time', () => {
    const secret = secretOf([old])
    expect(secret.seal('signing-key', 'x', content)).not.toEqual(secret.seal('signing-key', 'x', content))
  })
})
