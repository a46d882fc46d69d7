// The long check leaves nothing out: every test that can run longer is one that it runs, and every one it names is there.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { longChecks } from './support/long-checks.ts'

const named = longChecks.flatMap(({ files }) => files)
const tests = globSync(['src/**/*.test.ts', 'tests/**/*.test.ts', 'demo/**/*.test.ts', 'tests/**/*.e2e.ts'], {
  cwd: inProject(),
  exclude: ['**/node_modules/**'],
})

test('every test that runs longer in the long check is run there', () => {
  const longer = tests.filter(file =>
    /process\.env\.CHECK_LONG|any-offer\.ts|import \{[^}]*isLongCheck/.test(readFileSync(inProject(file), 'utf8')),
  )
  expect(longer.length).toBeGreaterThan(5)
  expect(longer.filter(file => !named.some(path => file === path || file.startsWith(`${path}/`)))).toEqual([])
})

test('what it names is there', () => {
  expect(named.filter(path => !existsSync(inProject(path)))).toEqual([])
})
