// Folders of their own for tests, gone when the file is done.

import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** An empty folder, mode 0700, removed after the last test of the file; asked for outside of tests and hooks. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'casita-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
