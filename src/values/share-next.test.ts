// Shared work: never older than the call, and never more runs than are needed.

import { expect, test } from 'vitest'
import { shareNext } from './share-next.ts'

/** Work whose runs end when they are told to. */
function worked() {
  const runs: { readonly input: string; readonly end: PromiseWithResolvers<string> }[] = []
  const ask = shareNext((input: string) => {
    const end = Promise.withResolvers<string>()
    runs.push({ input, end })
    return end.promise
  })
  return { runs, ask }
}

test('calls of one turn share a run, and calls while it runs the one after it, with the input of the first of them', async () => {
  const { runs, ask } = worked()
  const first = ask('a')
  const together = ask('with a')
  await expect.poll(() => runs.map(({ input }) => input)).toEqual(['a'])
  const [second, third] = [ask('b'), ask('c')]
  runs[0]!.end.resolve('of a')
  expect(await Promise.all([first, together])).toEqual(['of a', 'of a'])
  await expect.poll(() => runs.map(({ input }) => input)).toEqual(['a', 'b'])
  const fourth = ask('d')
  runs[1]!.end.resolve('of b')
  expect(await Promise.all([second, third])).toEqual(['of b', 'of b'])
  await expect.poll(() => runs.length).toBe(3)
  runs[2]!.end.resolve('of d')
  expect(await fourth).toBe('of d')
  // Nobody asks meanwhile: it begins in the same turn.
  void ask('e')
  await Promise.resolve()
  expect(runs.at(-1)!.input).toBe('e')
})

test('a run that fails fails for those alone who asked for it', async () => {
  const { runs, ask } = worked()
  const first = ask('a')
  await Promise.resolve()
  const second = ask('b')
  runs[0]!.end.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => runs.length).toBe(2)
  runs[1]!.end.resolve('of b')
  expect(await second).toBe('of b')
})
