// The command that renders the demo's miniatures: `npm run render -- --missing`, with `--only <slug>` for one home and `--preview` for a contact sheet.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { denoise } from './denoiser/denoise.ts'
import { firstWidth, heightOf, masterWidth } from './picture-sizes.ts'
import { plans } from './plans.ts'
import { savePicture } from './render.ts'

const here = import.meta.dirname
const project = join(here, '..', '..', '..')
const previewWidth = 400
const samples = { preview: 24, final: 48 } as const

type Wish = { readonly only: string | undefined; readonly preview: boolean }

function readWish(words: readonly string[]): Wish {
  const only = words.includes('--only') ? words[words.indexOf('--only') + 1] : undefined
  const preview = words.includes('--preview')
  if (!preview && !words.includes('--missing'))
    throw new Error('Say --missing or --preview, and --only <slug> for one home')
  return { only, preview }
}

// Blender draws at the lowest priority, on two threads at most.
async function shoot(slug: string, number: number, width: number, many: number, folder: string): Promise<void> {
  const words = ['-n', '19', 'blender', '-b', '-noaudio', '--python-exit-code', '1', '-P']
  words.push(join(here, 'miniatures', 'shoot.py'), '--', slug, `${number}`, `${width}`, `${many}`, folder)
  const child = spawn('nice', words, { stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error(`Blender could not render picture ${number} of ${slug}`)
}

// A clean picture that is on disk is done: what was stopped goes on where it was.
async function renderShot(slug: string, number: number, { preview }: Wish, folder: string): Promise<string> {
  const done = join(folder, `${number}-clean.png`)
  if (existsSync(done)) return done
  const width = preview ? previewWidth : number === 1 ? firstWidth : masterWidth
  const start = performance.now()
  await shoot(slug, number, width, preview ? samples.preview : samples.final, folder)
  const { data, ...size } = await denoise(folder, number)
  await sharp(data, { raw: { ...size, channels: 3 } })
    .png()
    .toFile(`${done}.part`)
  await rename(`${done}.part`, done)
  console.log(`${slug} ${number}: ${Math.round((performance.now() - start) / 1000)} s`)
  return done
}

// All pictures of a home change together, so that it stays one home.
async function publish(slug: string, files: readonly string[]): Promise<void> {
  const colours: Record<string, string[]> = JSON.parse(await readFile(join(here, 'colours.json'), 'utf8'))
  const kept: string[] = []
  for (const [index, file] of files.entries()) {
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    kept.push(await savePicture(data, info.width, join(project, 'public', 'photos', slug), index + 1))
  }
  await writeFile(join(here, 'colours.json'), `${JSON.stringify({ ...colours, [slug]: kept }, null, 2)}\n`)
  const finished: string[] = JSON.parse(await readFile(join(here, 'rendered.json'), 'utf8'))
  const all = [...new Set([...finished, slug])].sort()
  await writeFile(join(here, 'rendered.json'), `${JSON.stringify(all, null, 2)}\n`)
}

async function writeSheet(slug: string, files: readonly string[], file: string): Promise<void> {
  const [wide, high, columns] = [previewWidth, heightOf(previewWidth), 3]
  const tiles = files.map((input, place) => ({
    input,
    left: (place % columns) * wide,
    top: Math.floor(place / columns) * high,
  }))
  const size = { width: wide * columns, height: high * Math.ceil(files.length / columns) }
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .webp({ quality: 80 })
    .toFile(file)
  console.log(`${slug}: ${file}`)
}

async function render(wish: Wish): Promise<void> {
  const scripts = await readdir(join(here, 'miniatures', 'homes'))
  const rendered: string[] = JSON.parse(await readFile(join(here, 'rendered.json'), 'utf8'))
  for (const { slug, shots } of plans) {
    if (wish.only && wish.only !== slug) continue
    if (!scripts.includes(`${slug.replaceAll('-', '_')}.py`)) continue
    if (!wish.preview && !wish.only && rendered.includes(slug)) continue
    const folder = join(project, '.casita', 'renders', wish.preview ? 'preview' : 'final', slug)
    await mkdir(folder, { recursive: true })
    const files: string[] = []
    for (const index of shots.keys()) files.push(await renderShot(slug, index + 1, wish, folder))
    if (wish.preview) await writeSheet(slug, files, join(folder, 'sheet.webp'))
    else await publish(slug, files)
  }
}

await render(readWish(process.argv.slice(2)))
