// Waits for a map to be drawn, by what there is to see: before its data has come it is all sea.

import { setTimeout } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { type Milliseconds, seconds } from '#values/duration.ts'

const betweenLooks: Milliseconds = seconds(0.5)
/** Two minutes and more: a machine without a graphics card that does much else draws slowly. */
const mostLooks = 240

/** Sea and land cover a good part of it; throws when they never do. */
export async function mapIsDrawn(map: Locator): Promise<void> {
  for (let look = 0; look < mostLooks; look++) {
    if ((await widespreadColours(map)) >= 2) return
    await setTimeout(betweenLooks)
  }
  throw new Error('The map shows no land.')
}

/** How many colours cover a twentieth of the map or more. */
async function widespreadColours(map: Locator): Promise<number> {
  const { data, info } = await sharp(await map.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Map<number, number>()
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = data.readUIntBE(at, 3)
    pixels.set(colour, (pixels.get(colour) ?? 0) + 1)
  }
  return [...pixels.values()].filter(each => each * 20 >= info.width * info.height).length
}
