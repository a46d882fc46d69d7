// The command that renders the demo's miniatures: `npm run render -- --missing`; `--only <slug>` one home, `--pictures 2,3` some of its pictures, `--preview` a contact sheet.

import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { demoHomes } from '../homes.ts'
import { firstWidth, heightOf, masterWidth } from '../picture-sizes.ts'
import { denoise } from './denoiser/denoise.ts'
import { savePicture } from './render.ts'

const here = import.meta.dirname
const project = join(here, '..', '..')
const coloursFile = join(here, '..', 'colours.json')
const previewWidth = 400
const samples = { preview: 6, final: 6 } as const

type Input = {
  readonly only: string | undefined
  readonly preview: boolean
  /** The numbers of the pictures to render; empty means all. */
  readonly pictures: readonly number[]
  readonly again: boolean
  readonly threads: number
}

// --pictures 2,5 renders some of a home's pictures, the others stay; --again renders them though they are there, --threads 1 leaves a core free.
function readInput(words: readonly string[]): Input {
  const after = (word: string) => (words.includes(word) ? words[words.indexOf(word) + 1] : undefined)
  const preview = words.includes('--preview')
  if (!preview && !words.includes('--missing'))
    throw new Error('Say --missing or --preview, and --only <slug> for one home')
  const pictures = after('--pictures')?.split(',').map(Number) ?? []
  if (pictures.length > 0 && !words.includes('--only')) throw new Error('Say --only <slug> with --pictures')
  const threads = Number(after('--threads') ?? 2)
  return { only: after('--only'), preview, pictures, again: words.includes('--again'), threads }
}

async function shoot(number: number, width: number, many: number, slug: string, threads: number, folder: string) {
  const words = ['-b', '-noaudio', '-t', `${threads}`, '--python-exit-code', '1', '-P']
  words.push(join(here, 'miniatures', 'shoot.py'), '--', slug, `${number}`, `${width}`, `${many}`, folder)
  const child = spawn('blender', words, { stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error(`Blender could not render picture ${number} of ${slug}`)
}

// A clean picture that is on disk is done: what was stopped goes on where it was.
async function renderShot(slug: string, number: number, input: Input, folder: string): Promise<string> {
  const { preview, threads } = input
  const done = join(folder, `${number}-clean.png`)
  if (input.again) await rm(done, { force: true })
  if (existsSync(done)) return done
  const width = preview ? previewWidth : number === 1 ? firstWidth : masterWidth
  const start = performance.now()
  await shoot(number, width, preview ? samples.preview : samples.final, slug, threads, folder)
  const { data, ...size } = await denoise(folder, number, threads)
  await sharp(data, { raw: { ...size, channels: 3 } })
    .png()
    .toFile(`${done}.part`)
  await rename(`${done}.part`, done)
  console.log(`${slug} ${number}: ${Math.round((performance.now() - start) / 1000)} s`)
  return done
}

// The pictures that were rendered change together; a home's other pictures keep their files and colours.
async function publish(slug: string, files: ReadonlyMap<number, string>): Promise<void> {
  const colours: Record<string, string[]> = JSON.parse(await readFile(coloursFile, 'utf8'))
  const kept = [...(colours[slug] ?? [])]
  for (const [number, file] of files) {
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    kept[number - 1] = await savePicture(data, info.width, join(project, 'public', 'photos', slug), number)
  }
  await writeFile(coloursFile, `${JSON.stringify({ ...colours, [slug]: kept }, null, 2)}\n`)
  const finished: string[] = JSON.parse(await readFile(join(here, 'rendered.json'), 'utf8'))
  const all = [...new Set([...finished, slug])].sort()
  await writeFile(join(here, 'rendered.json'), `${JSON.stringify(all, null, 2)}\n`)
  await promisify(execFile)('biome', ['format', '--write', coloursFile, join(here, 'rendered.json')])
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

async function render(input: Input): Promise<void> {
  const scripts = await readdir(join(here, 'miniatures', 'homes'))
  const rendered: string[] = JSON.parse(await readFile(join(here, 'rendered.json'), 'utf8'))
  for (const { slug, photos } of demoHomes) {
    if (input.only && input.only !== slug) continue
    if (!scripts.includes(`${slug.replaceAll('-', '_')}.py`)) continue
    if (!input.preview && !input.only && rendered.includes(slug)) continue
    const folder = join(project, '.casita', 'renders', input.preview ? 'preview' : 'final', slug)
    await mkdir(folder, { recursive: true })
    const files = new Map<number, string>()
    for (const index of photos.keys()) {
      const unwanted = input.pictures.length > 0 && !input.pictures.includes(index + 1)
      if (!unwanted) files.set(index + 1, await renderShot(slug, index + 1, input, folder))
    }
    if (input.preview) await writeSheet(slug, [...files.values()], join(folder, 'sheet.webp'))
    else await publish(slug, files)
  }
}

// Everything here, Blender too, gives way to other work.
setPriority(19)
await render(readInput(process.argv.slice(2)))
