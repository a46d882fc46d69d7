// The command `npm run copy-files`: pictures of a folder in a bucket, and back in another folder.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readStoredFile, storeFile } from '#platform/files/file-store.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { temporaryFolder } from '#tests/support/folder.ts'
import { type ObjectStore, startObjectStore } from '#tests/support/object-store.ts'

const [before, after] = [temporaryFolder(), temporaryFolder()]
const names = ['0', '1'].map(digit => `${digit.repeat(32)}-800.webp`)

let store: ObjectStore
beforeAll(async () => {
  store = await startObjectStore('pictures')
})
afterAll(() => store?.close())

async function copy(direction: string, settings: Record<string, string>): Promise<string> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...store.settings, ...settings }
  const command = inProject('src', 'command-line', 'copy-files.server.ts')
  return promisify(execFile)(process.execPath, [command, direction], { env }).then(
    ({ stderr }) => stderr,
    (fault: { code: number; stderr: string }) => `${fault.code}: ${fault.stderr}`,
  )
}

it('copies what is missing, and nothing twice', async () => {
  for (const name of names)
    await storeFile(parseEnvironment({ NODE_ENV: 'test', DATA_DIR: before }), name, Buffer.from(name))
  const bucket = { FILES_TO: 's3://pictures/homes', DATA_DIR: before }
  expect(await copy('to-bucket', bucket)).toContain('2 files copied')
  expect(await copy('to-bucket', bucket)).toContain('0 files copied')
  expect(await copy('to-folder', { ...bucket, DATA_DIR: after })).toContain(`to ${join(after, 'files')}; 0 were there`)
  const settings = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: after })
  for (const name of names) expect(String(await readStoredFile(settings, name))).toBe(name)
  expect(await copy('elsewhere', bucket)).toContain('2: npm run copy-files')
  expect(await copy('to-bucket', { DATA_DIR: before })).toBe(
    '1: FILES_TO is not set: there is no bucket to copy to or from.\n',
  )
})
