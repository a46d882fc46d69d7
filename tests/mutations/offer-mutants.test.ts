// Taking any one rule out of the offers makes a property fail: tried for each, in the long check only.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { isLongCheck } from '../support/long-checks.ts'
import { mutantCopy } from './mutant-copy.ts'
import { mutantOf, offerMutants } from './offer-mutants.ts'

const config = `import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { environment: 'node', bail: 1, testTimeout: 120_000 } })
`

describe('offers with one rule taken out', () => {
  test.each(offerMutants.map(mutant => [mutant.rule, mutant] as const))(
    '%s: the text is there once',
    (_, { file, find }) => {
      expect(readFileSync(inProject(file), 'utf8').split(find)).toHaveLength(2)
    },
  )
})

test('every reason to refuse has a rule that is taken out, and none is named twice', () => {
  const names = offerMutants.map(({ rule }) => rule)
  expect(new Set(names).size).toBe(names.length)
  expect(Object.values(mutantOf).filter(name => !names.includes(name))).toEqual([])
})

test('the evaluator that judges the offers shares nothing with them', () => {
  const oracle = readFileSync(inProject('tests/support/naive-offer.ts'), 'utf8')
  expect(oracle).not.toMatch(/\bimport\b|\brequire\(/)
})

describe.runIf(isLongCheck)('the properties notice', () => {
  const copy = mutantCopy({
    parts: ['package.json', 'tsconfig.json', 'src/offers', 'src/values', 'tests/support'],
    tests: ['src/offers/offer-oracle.test.ts'],
    config,
  })

  test('as they are, they hold', { timeout: 300_000 }, async () => {
    expect(await copy.passes()).toBe(true)
  })

  test.each(offerMutants.map(mutant => [mutant.rule, mutant] as const))(
    'without %s',
    { timeout: 300_000 },
    async (_, mutant) => {
      expect(await copy.passesWith(mutant)).toBe(false)
    },
  )
})
