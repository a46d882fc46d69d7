// Taking any line out of the adapter for Stripe makes a scenario of the contract fail: tried for each, in the long check only.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { isLongCheck } from '../support/long-checks.ts'
import { adapterMutants } from './adapter-mutants.ts'
import { mutantCopy } from './mutant-copy.ts'

const named = adapterMutants.map(mutant => [mutant.rule, mutant] as const)

test.each(named)('%s: the text is there once', (_, { file, find }) => {
  expect(readFileSync(inProject(file), 'utf8').split(find)).toHaveLength(2)
})

test('none is named twice', () => {
  expect(new Set(adapterMutants.map(({ rule }) => rule)).size).toBe(adapterMutants.length)
})

describe.runIf(isLongCheck)('the contract notices', () => {
  const copy = mutantCopy({
    parts: [
      'package.json',
      'tsconfig.json',
      'vitest.config.ts',
      'content',
      'demo',
      'migrations',
      'src',
      'tests',
      'vite',
    ],
    tests: ['src/payments/provider-contract.test.ts', 'demo/bank/stripe-scenarios.test.ts'],
  })

  test('as it is, it holds', { timeout: 600_000 }, async () => {
    expect(await copy.passes()).toBe(true)
  })

  test.each(named)('without %s', { timeout: 600_000 }, async (_, mutant) => {
    expect(await copy.passesWith(mutant)).toBe(false)
  })
})
