// A copy of the project in which one line at a time is another one, and the tests that must notice.

import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import type { Mutant } from './offer-mutants.ts'

type CopyWanted = {
  /** Files and folders of the project. */
  readonly parts: readonly string[]
  readonly tests: readonly string[]
  /** Instead of the project's own. */
  readonly config?: string
}

export type MutantCopy = {
  readonly passes: () => Promise<boolean>
  readonly passesWith: (mutant: Mutant) => Promise<boolean>
}

/** Made before the tests of the `describe` in which this is called, and removed after them. */
export function mutantCopy({ parts, tests, config }: CopyWanted): MutantCopy {
  let copy: string
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'casita-mutants-'))
    for (const part of parts) cpSync(inProject(part), join(copy, part), { recursive: true })
    symlinkSync(inProject('node_modules'), join(copy, 'node_modules'))
    if (config) writeFileSync(join(copy, 'vitest.config.ts'), config)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  const passes = async (): Promise<boolean> => {
    const vitest = inProject('node_modules', 'vitest', 'vitest.mjs')
    const run = promisify(execFile)(process.execPath, [vitest, 'run', ...tests], {
      cwd: copy,
      env: { ...process.env, CHECK_LONG: '' },
      maxBuffer: 1e8,
    })
    return run.then(
      () => true,
      () => false,
    )
  }
  return {
    passes,
    passesWith: async ({ file, find, replace }) => {
      const path = join(copy, file)
      const text = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        text.replace(find, () => replace),
      )
      try {
        return await passes()
      } finally {
        writeFileSync(path, text)
      }
    },
  }
}
