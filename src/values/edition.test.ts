// What an edition keeps, and what it asks for again.

import { expect, test, vi } from 'vitest'
import { newEdition, unkept } from './edition.ts'

test('a value is read once, by however many at the same time, and each kind has keys of its own', async () => {
  const edition = newEdition(10)
  const read = vi.fn(async () => 'Casa')
  const ask = () => edition.once('name', 1, read)
  expect(await Promise.all([ask(), ask()])).toEqual(['Casa', 'Casa'])
  expect(await ask()).toBe('Casa')
  expect(read).toHaveBeenCalledTimes(1)
  expect(await edition.once('place', 1, async () => 'Faro')).toBe('Faro')
  expect(await newEdition(10).once('name', 1, async () => 'Other')).toBe('Other')
})

test('what is not there, and what could not be read, is asked for again', async () => {
  const edition = newEdition(10)
  expect(await edition.once('name', 1, async () => undefined)).toBeUndefined()
  await expect(edition.once('name', 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await edition.once('name', 1, async () => 'Casa')).toBe('Casa')
})

test('of several only those are read that are not known, together', async () => {
  const edition = newEdition(10)
  const asked: (readonly number[])[] = []
  const read = async (unknown: readonly number[]) => {
    asked.push(unknown)
    return new Map(unknown.filter(id => id !== 3).map(id => [id, `Home ${id}`]))
  }
  expect([...(await edition.each('name', [2, 1, 2], read))]).toEqual([
    [2, 'Home 2'],
    [1, 'Home 1'],
  ])
  expect([...(await edition.each('name', [1, 3, 4], read)).keys()]).toEqual([1, 4])
  await edition.each('name', [3], read)
  await edition.each('name', [1, 2, 4], read)
  expect(asked).toEqual([[2, 1], [3, 4], [3]])
  await expect(edition.each('name', [5], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect([...(await edition.each('name', [5], read)).values()]).toEqual(['Home 5'])
})

test('only what was used last is kept', async () => {
  const edition = newEdition(2)
  const read = vi.fn(async (unknown: readonly number[]) => new Map(unknown.map(id => [id, id])))
  expect([...(await edition.each('id', [1, 2, 3], read)).keys()]).toEqual([1, 2, 3])
  await edition.each('id', [3, 2], read)
  expect(read).toHaveBeenCalledTimes(1)
  // Reading the first pushes out the one that was used longest ago.
  await edition.each('id', [1], read)
  await edition.each('id', [2], read)
  expect(read).toHaveBeenCalledTimes(2)
  await edition.each('id', [3], read)
  expect(read.mock.calls.at(-1)).toEqual([[3]])
})

test('where nothing is kept everything is read when it is asked for', async () => {
  const read = vi.fn(async () => 1)
  await unkept.once('id', 1, read)
  await unkept.once('id', 1, read)
  expect(read).toHaveBeenCalledTimes(2)
  expect([...(await unkept.each('id', [1], async ids => new Map(ids.map(id => [id, id]))))]).toEqual([[1, 1]])
})
