// The command that shows a home's pictures on one sheet while they are being composed: `node database/demo/pictures/contact-sheet.ts <slug> <file.png> [numbers]`.

import sharp from 'sharp'
import { plans } from './plans.ts'
import { drawShot } from './scenes.ts'
import { writeSheet } from './sheet.ts'

const [slug = '', file = 'contact-sheet.png', only] = process.argv.slice(2)
const plan = plans.find(each => each.slug === slug)
if (!plan) throw new Error(`No home has the slug ${slug}`)
const columns = only ? 1 : 3
const [wide, high] = only ? [1200, 800] : [600, 400]
const wanted = plan.shots
  .map((shot, index) => ({ shot, number: index + 1 }))
  .filter(({ number }) => !only || only.split(',').includes(String(number)))
const tiles = []
for (const [place, { shot, number }] of wanted.entries()) {
  const sheet = drawShot(slug, number, plan.look, shot)
  const input = await sharp(Buffer.from(writeSheet(sheet)))
    .resize(wide, high)
    .png()
    .toBuffer()
  tiles.push({ input, left: (place % columns) * wide, top: Math.floor(place / columns) * high })
}
await sharp({
  create: {
    width: wide * columns,
    height: high * Math.ceil(wanted.length / columns),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .png()
  .toFile(file)
