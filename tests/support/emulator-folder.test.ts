// The emulator's folder: locked to one version, and known to be installed only when that version is there in full.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { emulatorScript, isEmulatorInstalled } from './emulator-folder.ts'

const read = (...path: string[]) => JSON.parse(readFileSync(inProject(...path), 'utf8'))

test('one version is named and locked, and the lock names no host to fetch it from', () => {
  const { devDependencies } = read('tests', 'emulator', 'package.json')
  const { packages } = read('tests', 'emulator', 'package-lock.json')
  expect(devDependencies['firebase-tools']).toMatch(/^\d+\.\d+\.\d+$/)
  expect(packages['node_modules/firebase-tools'].version).toBe(devDependencies['firebase-tools'])
  const found = Object.values<{ resolved?: string; integrity?: string }>(packages).slice(1)
  expect(found.filter(({ resolved, integrity }) => resolved !== undefined || integrity === undefined)).toEqual([])
})

test('what installs it is a script of the project, and runs no script of a package', () => {
  expect(read('package.json').scripts[emulatorScript]).toContain('--prefix tests/emulator')
  expect(readFileSync(inProject('tests', 'emulator', '.npmrc'), 'utf8')).toContain('ignore-scripts=true')
})

test('it is installed once the locked version is there in full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casita-emulator-'))
  const lock = (version: string) => JSON.stringify({ packages: { 'node_modules/firebase-tools': { version } } })
  writeFileSync(join(folder, 'package-lock.json'), lock('2.0.0'))
  mkdirSync(join(folder, 'node_modules', 'firebase-tools'), { recursive: true })
  const seen = [isEmulatorInstalled(folder)]
  for (const version of ['1.0.0', '2.0.0']) {
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), lock(version))
    seen.push(isEmulatorInstalled(folder))
  }
  rmSync(folder, { recursive: true })
  expect(seen).toEqual([false, false, true])
})
