// Taking any one rule out of the offers makes a property fail: tried for each, in the long check only.

import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { isLongCheck } from '../support/long-checks.ts'
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
  let copy: string
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'casita-mutants-'))
    for (const part of ['package.json', 'tsconfig.json', 'src/offers', 'src/values', 'tests/support']) {
      cpSync(inProject(part), join(copy, part), { recursive: true })
    }
    symlinkSync(inProject('node_modules'), join(copy, 'node_modules'))
    writeFileSync(join(copy, 'vitest.config.ts'), config)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  const passes = async (): Promise<boolean> => {
    const vitest = inProject('node_modules', 'vitest', 'vitest.mjs')
    const run = promisify(execFile)(process.execPath, [vitest, 'run', 'src/offers/offer-oracle.test.ts'], {
      cwd: copy,
      env: { ...process.env, CHECK_LONG: '' },
      maxBuffer: 1e8,
    })
    return run.then(
      () => true,
      () => false,
    )
  }

  test('as they are, they hold', { timeout: 300_000 }, async () => {
    expect(await passes()).toBe(true)
  })

  test.each(offerMutants.map(mutant => [mutant.rule, mutant] as const))(
    'without %s',
    { timeout: 300_000 },
    async (_, { file, find, replace }) => {
      const path = join(copy, file)
      const text = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        text.replace(find, () => replace),
      )
      try {
        expect(await passes()).toBe(false)
      } finally {
        writeFileSync(path, text)
      }
    },
  )
})
