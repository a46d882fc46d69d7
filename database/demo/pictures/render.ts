// From a drawn or rendered picture to files: a breath of grain against banding, several widths, and the colour that stands in while a picture loads.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { firstWidth, heightOf, masterWidth, widthsOf } from './picture-sizes.ts'
import { randomFrom } from './random.ts'
import { type Sheet, writeSheet } from './sheet.ts'

const grains = new Map<number, Int8Array>()

// Fine noise: gradients of eight bits would show steps without it.
function grainOf(length: number): Int8Array {
  const known = grains.get(length)
  if (known) return known
  const { between } = randomFrom('grain')
  const grain = Int8Array.from({ length }, () => Math.round((between(-1, 1) + between(-1, 1)) * 2.4))
  grains.set(length, grain)
  return grain
}

/** Renders a picture into `folder` as `<number>-<width>.webp` and answers its colour as `#rrggbb`. */
export async function renderPicture(sheet: Sheet, folder: string, number: number): Promise<string> {
  const width = number === 1 ? firstWidth : masterWidth
  const height = heightOf(width)
  const pixels = await sharp(Buffer.from(writeSheet(sheet)), { density: (72 * width) / sheet.width })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return await savePicture(pixels, width, folder, number)
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
  for (const each of widthsOf(number)) {
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize(each, heightOf(each))
      .webp({ quality: each > 800 ? 70 : 72, effort: 4, smartSubsample: true })
      .toFile(join(folder, `${number}-${each}.webp`))
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
