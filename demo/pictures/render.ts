// From a rendered picture to files: a breath of grain against banding, several widths, and the colour that stands in while a picture loads.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { heightOf, sizesOf } from '../picture-sizes.ts'

const grains = new Map<number, Int8Array>()

// The same numbers from 0 up to 1 every time, so that a second rendering changes nothing (mulberry32).
function repeatableChance(): () => number {
  let state = -1_788_840_884
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

// Fine noise: gradients of eight bits would show steps without it.
function grainOf(length: number): Int8Array {
  const known = grains.get(length)
  if (known) return known
  const next = repeatableChance()
  const grain = Int8Array.from({ length }, () => Math.round((next() + next() - 1) * 4.8))
  grains.set(length, grain)
  return grain
}

/** Saves pixels (3 to 2, three channels) in every size of a picture of that number and answers their colour as `#rrggbb`. */
export async function savePicture(pixels: Buffer, width: number, folder: string, number: number): Promise<string> {
  await mkdir(folder, { recursive: true })
  const height = heightOf(width)
  const colour = meanColour(pixels)
  const grain = grainOf(width * height)
  for (let index = 0; index < pixels.length; index++) {
    pixels[index] = Math.min(255, Math.max(0, pixels[index]! + grain[Math.floor(index / 3)]!))
  }
  for (const { format, width: each } of sizesOf(number)) {
    const sized = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(each, heightOf(each))
    const drawn =
      format === 'avif'
        ? sized.avif({ quality: each > 800 ? 50 : 52, effort: 5, chromaSubsampling: '4:2:0' })
        : sized.webp({ quality: each > 800 ? 58 : 72, effort: 4, smartSubsample: true })
    await drawn.toFile(join(folder, `${number}-${each}.${format}`))
  }
  return colour
}

function meanColour(pixels: Buffer): string {
  const sums = [0, 0, 0]
  const step = 3 * 97
  let count = 0
  for (let index = 0; index + 2 < pixels.length; index += step, count++) {
    for (const channel of [0, 1, 2]) sums[channel]! += pixels[index + channel]!
  }
  return `#${sums
    .map(sum =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
