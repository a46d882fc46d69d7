// The processor time of a control group, by the files that machines of several kinds have.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { groupCpuSeconds } from './cpu-time.ts'
import { temporaryFolder } from './folder.ts'

const folder = temporaryFolder()

function machine(texts: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(folder, 'machine-'))
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const stat = (microseconds: number) => `usage_usec ${microseconds}\nuser_usec 1\nsystem_usec 1\n`

test.each([
  ['its own group', { 'proc/self/cgroup': '0::/run/a\n', 'sys/fs/cgroup/run/a/cpu.stat': stat(2_500_000) }],
  ['a container', { 'proc/self/cgroup': '0::/run/a\n', 'sys/fs/cgroup/cpu.stat': stat(2_500_000) }],
  [
    'both versions',
    {
      'proc/self/cgroup': '1:cpu:/\n0::/\n',
      'sys/fs/cgroup/cpu/cpu.stat': 'nr_periods 0\n',
      'sys/fs/cgroup/unified/cpu.stat': stat(2_500_000),
    },
  ],
])('is read in seconds on a machine with %s', (_what, texts) => {
  expect(groupCpuSeconds(machine(texts))).toBe(2.5)
})

test.each([
  ['no control groups', {}],
  ['the first version only', { 'proc/self/cgroup': '1:cpu:/\n', 'sys/fs/cgroup/cpu/cpu.stat': 'nr_periods 0\n' }],
  ['a group that counts nothing', { 'proc/self/cgroup': '0::/\n', 'sys/fs/cgroup/cpu.stat': 'nr_periods 0\n' }],
])('is not known on a machine with %s', (_what, texts) => {
  expect(groupCpuSeconds(machine(texts))).toBeUndefined()
})
