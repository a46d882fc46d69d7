// The denoiser's plain parts: the weights file is read as written, and the guide's rows are turned to meet the picture's.

import { describe, expect, test } from 'vitest'
import { layPlanes } from './denoise.ts'
import { readWeights } from './weights.ts'

function weightsFile(kind: string): Uint8Array {
  const file = Buffer.alloc(64)
  const view = new DataView(file.buffer, file.byteOffset)
  view.setUint16(0, 0x41d7, true)
  view.setUint8(2, 2)
  view.setBigUint64(4, 24n, true)
  for (const [place, value] of [0.5, -2, 3].entries()) view.setFloat16(12 + place * 2, value, true)
  view.setUint32(24, 1, true)
  view.setUint16(28, 4, true)
  file.write('bias', 30)
  view.setUint8(34, 1)
  view.setUint32(35, 3, true)
  file.write('x', 39)
  file.write(kind, 40)
  view.setBigUint64(41, 12n, true)
  return file
}

describe('weights', () => {
  test('are read by name, with their shape', () => {
    const bias = readWeights(weightsFile('h')).get('bias')
    expect(bias?.shape).toEqual([3])
    expect([...(bias?.values ?? [])]).toEqual([0.5, -2, 3])
  })

  test('of another kind are refused', () => {
    expect(() => readWeights(weightsFile('f'))).toThrow('unknown kind')
    expect(() => readWeights(new Uint8Array(32))).toThrow('Not a weights file')
  })
})

test('colours, albedo and normal of a pixel meet in one place; edges are mirrored up to 16', () => {
  const [width, height] = [3, 2]
  const colours = Float32Array.from({ length: width * height * 3 }, (_, place) => (place + 1) / 20)
  const guide = new Float32Array(width * height * 8)
  // Albedo red of the upper left pixel, whose row is the guide's last; normal of the same pixel, and a broken number.
  guide[width * 4] = 0.75
  guide[width * height * 4 + width * 4] = -1
  guide[1] = Number.NaN
  const { planes, wide, high } = layPlanes(colours, guide, width, height)
  expect([wide, high]).toEqual([16, 16])
  const at = (plane: number, x: number, y: number) => planes[plane * 256 + y * 16 + x]
  expect(at(0, 0, 0)).toBeCloseTo(0.05)
  expect(at(3, 0, 0)).toBe(0.75)
  expect(at(3, 0, 1)).toBe(0)
  expect(at(6, 0, 0)).toBe(0)
  expect(at(6, 1, 0)).toBe(0.5)
  expect(at(0, 3, 0)).toBe(at(0, 2, 0))
  expect(planes.every(Number.isFinite)).toBe(true)
})
