// Before each file of tests: properties are tried with the same cases in every run; the long check draws new ones.

import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

/** Any fixed number. */
const seed = 20_261_121

const file = expect.getState().testPath
const drawsCases = file !== undefined && /fast-check|tests\/support|\.\/support/.test(readFileSync(file, 'utf8'))
if (drawsCases && process.env.CHECK_LONG !== '1') {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ seed })
}
