// The picture shown where a link to the site is shared: a home of the demo world with the site's icon.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { plan } from './looks/podere-tre-lune.ts'
import { drawShot } from './scenes.ts'
import { writeSheet } from './sheet.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'public')

/** Writes `public/share.png` (1200 × 630) with the icon as it stands in `public/icon.svg`. */
export async function drawSign(): Promise<void> {
  const scene = drawShot(plan.slug, 1, plan.look, { of: 'house', hour: 'golden', zoom: 1.18, about: [560, 640] })
  const ground = await sharp(Buffer.from(writeSheet(scene)), { density: 72 })
    .extract({ left: 0, top: 130, width: 1200, height: 630 })
    .png()
    .toBuffer()
  const icon = await readFile(join(folder, 'icon.svg'))
  const badge = await sharp(icon, { density: 300 }).resize(132, 132).png().toBuffer()
  await sharp(ground)
    .composite([{ input: badge, left: 72, top: 66 }])
    .png({ compressionLevel: 9, effort: 10 })
    .toFile(join(folder, 'share.png'))
}
