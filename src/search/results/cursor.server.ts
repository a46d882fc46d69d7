// Cursors: where a page of results ended, valid for the same search only.

import { createHash } from 'node:crypto'
import type { Position } from '#search/index/home-position.ts'

const sumLength = 12

/** `search` is whatever tells one search from another: its address without the cursor. */
export function writeCursor({ key, id }: Position, search: string): string {
  const written = JSON.stringify([key, id])
  return Buffer.from(checksum(written, search) + written).toString('base64url')
}

/** The position, or undefined for text that this search never gave out. */
export function readCursor(cursor: string, search: string): Position | undefined {
  if (!/^[\w-]{1,600}$/.test(cursor)) return undefined
  const text = Buffer.from(cursor, 'base64url').toString()
  const written = text.slice(sumLength)
  if (text.slice(0, sumLength) !== checksum(written, search)) return undefined
  const [key, id] = JSON.parse(written) as [string, number]
  return { key, id }
}

function checksum(written: string, search: string): string {
  return createHash('sha256').update(`${search}\n${written}`).digest('base64url').slice(0, sumLength)
}
