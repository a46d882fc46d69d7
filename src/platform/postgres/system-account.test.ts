// Which account PostgreSQL runs under, and whether it can enter.

import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/folder.ts'
import { nobody, testsRunAsRoot } from '#tests/support/owner.ts'
import { refuseClosedFolder, systemAccount } from './system-account.server.ts'

const folder = temporaryFolder()
const cluster = join(folder, 'database')

function accountsFile(...lines: string[]): string {
  const file = join(folder, 'passwd')
  writeFileSync(file, `${['root:x:0:0:root:/root:/bin/sh', ...lines].join('\n')}\n`)
  return file
}

describe.skipIf(!testsRunAsRoot)('for root', () => {
  test.each([
    [['nobody:x:65534:65533::/:/bin/false'], { uid: 65_534, gid: 65_533 }],
    [['nobody:x:65534:65534::/:', 'postgres:x:101:104::/:'], { uid: 101, gid: 104 }],
    [['postgres:x:101:104::/:', 'casita:x:900:901::/:'], { uid: 900, gid: 901 }],
    [['nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false'], { uid: 4_294_967_294, gid: 4_294_967_294 }],
  ])('%j gives %j', (lines, account) => {
    expect(systemAccount(folder, cluster, accountsFile(...lines))).toEqual(account)
  })

  test('a machine without any of them is told what to do', () => {
    expect(() => systemAccount(folder, cluster, accountsFile('postgres:x:0:0::/:'))).toThrow(/useradd --system casita/)
  })

  test('the owner of the data folder goes first, and the owner of the cluster before', () => {
    const given = join(folder, 'given')
    mkdirSync(join(given, 'database'), { recursive: true })
    chownSync(given, 1234, 1235)
    expect(systemAccount(given, join(given, 'database'), accountsFile())).toEqual({ uid: 1234, gid: 1235 })
    chownSync(join(given, 'database'), 4321, 4322)
    expect(systemAccount(given, join(given, 'database'), accountsFile())).toEqual({ uid: 4321, gid: 4322 })
  })

  test('the first closed folder on the way is named', () => {
    const inner = join(folder, 'closed', 'inner')
    mkdirSync(inner, { recursive: true })
    chmodSync(folder, 0o711)
    chmodSync(join(folder, 'closed'), 0o700)
    chmodSync(inner, 0o700)
    expect(() => refuseClosedFolder(nobody, inner)).toThrow(`cannot enter ${folder}/closed: `)
    expect(() => refuseClosedFolder(nobody, inner)).toThrow(`"chmod o+x ${folder}/closed"`)
    chmodSync(join(folder, 'closed'), 0o711)
    chmodSync(inner, 0o711)
    expect(() => refuseClosedFolder(nobody, inner)).not.toThrow()
  })
})

test.skipIf(testsRunAsRoot)('an ordinary user runs it as itself', () => {
  expect(systemAccount(folder, cluster)).toBeUndefined()
  expect(() => refuseClosedFolder(undefined, '/root')).not.toThrow()
})
