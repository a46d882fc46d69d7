// The command that draws the demo world's pictures: `npm run demo:pictures [-- --all | slug …]` draws what is missing, all, or some homes, but none that has rendered ones.

import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { widthsOf } from './picture-sizes.ts'
import { plans } from './plans.ts'
import { renderPicture } from './render.ts'
import { drawShot } from './scenes.ts'
import { drawSign } from './sign.ts'

const photos = join(import.meta.dirname, '..', '..', '..', 'public', 'photos')
const coloursFile = join(import.meta.dirname, 'colours.json')

type Colours = Record<string, string[]>

async function readColours(): Promise<Colours> {
  return existsSync(coloursFile) ? JSON.parse(await readFile(coloursFile, 'utf8')) : {}
}

async function draw(words: readonly string[]): Promise<void> {
  const all = words.includes('--all')
  const wanted = words.filter(word => !word.startsWith('--'))
  const colours = await readColours()
  const rendered: string[] = JSON.parse(await readFile(join(import.meta.dirname, 'rendered.json'), 'utf8'))
  await drawSign()
  for (const { slug, look, shots } of plans) {
    if (rendered.includes(slug)) continue
    if (wanted.length > 0 && !wanted.includes(slug)) continue
    const folder = join(photos, slug)
    const known = colours[slug] ?? []
    for (const [index, shot] of shots.entries()) {
      const number = index + 1
      const there = known[index] && widthsOf(number).every(width => existsSync(join(folder, `${number}-${width}.webp`)))
      if (there && !all && wanted.length === 0) continue
      known[index] = await renderPicture(drawShot(slug, number, look, shot), folder, number)
    }
    colours[slug] = known.slice(0, shots.length)
    const sorted = Object.fromEntries(Object.entries(colours).sort(([one], [other]) => one.localeCompare(other)))
    await writeFile(coloursFile, `${JSON.stringify(sorted, null, 2)}\n`)
    console.log(`${slug}: ${shots.length} pictures`)
  }
}

sharp.concurrency(1)
await mkdir(photos, { recursive: true })
await draw(process.argv.slice(2))
