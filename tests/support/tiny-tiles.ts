// A file of tiles small enough to be written here: one tile of the whole world, with land and one town.

import { writeFile } from 'node:fs/promises'

/** A number as protocol buffers and PMTiles write it. */
function varint(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest]
    bytes.push((rest % 128) + 128)
  }
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)
const bytesOf = (field: number, bytes: readonly number[]) => [
  ...varint(field * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
]
const textOf = (field: number, text: string) => bytesOf(field, [...Buffer.from(text)])
const numberOf = (field: number, value: number) => [...varint(field * 8), ...varint(value)]
const packed = (field: number, values: readonly number[]) => bytesOf(field, values.flatMap(varint))

type TinyFeature = {
  readonly type: 1 | 3
  readonly geometry: readonly number[]
  readonly words: Record<string, string>
}

/** One layer of a vector tile, as the Mapbox Vector Tile specification 2.1 lays it out. */
function layer(name: string, { type, geometry, words }: TinyFeature): number[] {
  const keys = Object.keys(words)
  const tags = keys.flatMap((_, at) => [at, at])
  const feature = [...packed(2, tags), ...numberOf(3, type), ...packed(4, geometry)]
  const values = Object.values(words).flatMap(word => bytesOf(4, textOf(1, word)))
  const body = [...textOf(1, name), ...bytesOf(2, feature), ...keys.flatMap(key => textOf(3, key)), ...values]
  return bytesOf(3, [...body, ...numberOf(5, 4096), ...numberOf(15, 2)])
}

const world = [9, zigzag(0), zigzag(0), 26, zigzag(4096), 0, 0, zigzag(4096), zigzag(-4096), 0, 15]
const middle = [9, zigzag(2048), zigzag(2048)]

/** Writes the file, as version 3 of PMTiles lays it out: header, directory, what it is about, tiles. */
export async function writeTinyTiles(path: string): Promise<void> {
  const tile = [
    ...layer('earth', { type: 3, geometry: world, words: { kind: 'earth' } }),
    ...layer('places', { type: 1, geometry: middle, words: { kind: 'locality', name: 'Middle' } }),
  ]
  const about = [...Buffer.from(JSON.stringify({ vector_layers: [] }))]
  // One entry: tile 0, once, so many bytes, at the beginning.
  const directory = [1, 0, 1, tile.length, 1].flatMap(varint)
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header[7] = 3
  const parts = [127, directory.length, 127 + directory.length, about.length, 0, 0]
  const places = [...parts, 127 + directory.length + about.length, tile.length, 1, 1, 1]
  for (const [at, value] of places.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * at)
  // Clustered, nothing packed, vector tiles of zoom 0 only.
  for (const [at, value] of [1, 1, 1, 1, 0, 0].entries()) header[96 + at] = value
  for (const [at, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * at)
  await writeFile(path, Buffer.concat([header, Buffer.from([...directory, ...about, ...tile])]))
}
