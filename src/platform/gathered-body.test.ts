// A body that a writer fills: in as few pieces as the writer flushes, to the end, and until its reader leaves.

import { once } from 'node:events'
import { expect, test } from 'vitest'
import { GatheredBody } from './gathered-body.server.ts'

async function pieces(body: GatheredBody): Promise<string[]> {
  const found: string[] = []
  for await (const piece of body.stream) found.push(Buffer.from(piece).toString())
  return found
}

test('what is written between two flushes is one piece, and the end sends the rest', async () => {
  const body = new GatheredBody()
  expect(body.write('<p>')).toBe(true)
  expect(body.write(new TextEncoder().encode('Häuser'))).toBe(true)
  body.flush()
  body.flush()
  body.write('</p>')
  body.end()
  expect(await pieces(body)).toEqual(['<p>Häuser', '</p>'])
})

test('a writer is never told to wait', () => {
  const body = new GatheredBody()
  const large = 'x'.repeat(100_000)
  expect(Array.from({ length: 20 }, () => body.write(large))).not.toContain(false)
})

test('a reader who leaves closes it, which the writer hears', async () => {
  const body = new GatheredBody()
  const closed = once(body, 'close')
  body.write('a')
  body.flush()
  await body.stream.cancel()
  await closed
  expect(body.destroyed).toBe(true)
})

test('a fault of the writer reaches the reader', async () => {
  const body = new GatheredBody()
  const heard = once(body, 'error')
  body.destroy(new Error('The page broke'))
  await heard
  await expect(pieces(body)).rejects.toThrow('The page broke')
})
