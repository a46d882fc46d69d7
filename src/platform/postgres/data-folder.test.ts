// Where an install keeps its data, and drafts of folders beside it.

import * as files from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/folder.ts'
import { testsRunAsRoot } from '#tests/support/owner.ts'
import { openDataFolder } from './data-folder.server.ts'
import { makeDraft, moveIntoPlace, removeOldDrafts } from './draft-folder.server.ts'

const folder = temporaryFolder()
const modeOf = (path: string) => (files.statSync(path).mode & 0o777).toString(8)

describe('the data folder', () => {
  test('is made with those above it, open as far as the database needs', () => {
    const before = process.umask(0o077)
    const path = openDataFolder(join(folder, 'one/two'))
    process.umask(before)
    expect(path).toBe(join(folder, 'one/two'))
    expect([modeOf(path), modeOf(join(folder, 'one'))]).toEqual(testsRunAsRoot ? ['711', '711'] : ['700', '700'])
  })

  test('is known by its real path', () => {
    files.symlinkSync(join(folder, 'one'), join(folder, 'link'))
    expect(openDataFolder(join(folder, 'link/two'))).toBe(join(folder, 'one/two'))
  })

  test.skipIf(!testsRunAsRoot)(
    "is opened when root gives an empty one, and left alone when it has root's files",
    () => {
      const empty = join(folder, 'empty')
      files.mkdirSync(empty, { mode: 0o700 })
      openDataFolder(empty)
      expect(modeOf(empty)).toBe('701')
      const full = join(folder, 'full')
      files.mkdirSync(full, { mode: 0o700 })
      files.writeFileSync(join(full, 'letter'), '')
      openDataFolder(full)
      expect(modeOf(full)).toBe('700')
    },
  )

  test('is refused when it is a file', () => {
    files.writeFileSync(join(folder, 'file'), '')
    const input = join(folder, 'file')
    expect(() => openDataFolder(input)).toThrow(
      `The data folder ${input} cannot be made or written (a file): give it to the user who starts Casita, or set DATA_DIR to another folder.`,
    )
    expect(() => openDataFolder(join(input, 'below'))).toThrow(/cannot be made or written/)
  })
})

describe('a draft', () => {
  const target = join(folder, 'cake')

  test('takes its place whole, and leaves the place to whoever was first', () => {
    const [first, second] = [makeDraft(target), makeDraft(target)]
    files.writeFileSync(join(first, 'layer'), 'first')
    files.writeFileSync(join(second, 'layer'), 'second')
    moveIntoPlace(first, target)
    moveIntoPlace(second, target)
    expect(files.readFileSync(join(target, 'layer'), 'utf8')).toBe('first')
    expect(() => moveIntoPlace(first, join(folder, 'other'))).toThrow(/ENOENT/)
  })

  test('is removed when it is old', () => {
    const [old, young] = [makeDraft(target), makeDraft(target)]
    const now = new Date()
    const earlier = new Date(now.getTime() - 11 * 60_000)
    files.utimesSync(old, earlier, earlier)
    removeOldDrafts(folder, now)
    expect(files.existsSync(old)).toBe(false)
    expect(files.existsSync(young)).toBe(true)
    expect(files.existsSync(target)).toBe(true)
  })
})
