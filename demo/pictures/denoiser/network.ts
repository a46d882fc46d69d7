// The denoiser's network written as an ONNX model: it goes down through four halvings, up again, and meets each level's own detail on the way.

import type { Tensor } from './weights.ts'

// The few pieces of the protocol buffer wire format that a model needs.
const varint = (value: number): Buffer => {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}
const whole = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)])
const nested = (field: number, ...parts: readonly Uint8Array[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([varint(field * 8 + 2), varint(body.length), body])
}
const text = (field: number, value: string) => nested(field, Buffer.from(value))

const floats = 1
const attribute = { integer: 2, string: 3, integers: 7 } as const

const integersOf = (name: string, values: readonly number[]) =>
  nested(5, text(1, name), ...values.map(value => whole(8, value)), whole(20, attribute.integers))
const integerOf = (name: string, value: number) =>
  nested(5, text(1, name), whole(3, value), whole(20, attribute.integer))
const wordOf = (name: string, value: string) => nested(5, text(1, name), text(4, value), whole(20, attribute.string))

function node(kind: string, inputs: readonly string[], output: string, ...attributes: readonly Uint8Array[]): Buffer {
  return nested(1, ...inputs.map(name => text(1, name)), text(2, output), text(4, kind), ...attributes)
}

function initial(name: string, { shape, values }: Tensor): Buffer {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
  return nested(5, ...shape.map(side => whole(1, side)), whole(2, floats), text(8, name), nested(9, bytes))
}

const picture = (field: number, name: string, channels: number) =>
  nested(
    field,
    text(1, name),
    nested(
      2,
      nested(
        1,
        whole(1, floats),
        nested(
          2,
          nested(1, whole(1, 1)),
          nested(1, whole(1, channels)),
          nested(1, text(2, 'h')),
          nested(1, text(2, 'w')),
        ),
      ),
    ),
  )

/** The bytes of a model from `input` (1 × 9 × h × w; h and w multiples of 16) to `output` (1 × 3 × h × w). */
export function writeNetwork(weights: ReadonlyMap<string, Tensor>): Buffer {
  const nodes: Buffer[] = []
  const convolve = (name: string, input: string, rectified = true): string => {
    const inputs = [input, `${name}.weight`, `${name}.bias`]
    const output = rectified ? `${name}.sum` : name
    nodes.push(node('Conv', inputs, output, integersOf('kernel_shape', [3, 3]), integersOf('pads', [1, 1, 1, 1])))
    if (rectified) nodes.push(node('Relu', [output], name))
    return name
  }
  const halve = (input: string): string => {
    nodes.push(
      node('MaxPool', [input], `${input}.half`, integersOf('kernel_shape', [2, 2]), integersOf('strides', [2, 2])),
    )
    return `${input}.half`
  }
  const meet = (low: string, level: string): string => {
    const ensureCapacity = `${low}.grown`
    nodes.push(
      node(
        'Resize',
        [low, '', 'twice'],
        ensureCapacity,
        wordOf('mode', 'nearest'),
        wordOf('coordinate_transformation_mode', 'asymmetric'),
        wordOf('nearest_mode', 'floor'),
      ),
      node('Concat', [ensureCapacity, level], `${low}.met`, integerOf('axis', 1)),
    )
    return `${low}.met`
  }
  const first = halve(convolve('enc_conv1', convolve('enc_conv0', 'input')))
  const second = halve(convolve('enc_conv2', first))
  const third = halve(convolve('enc_conv3', second))
  const fourth = halve(convolve('enc_conv4', third))
  let level = convolve('enc_conv5b', convolve('enc_conv5a', fourth))
  for (const [number, detail] of [
    [4, third],
    [3, second],
    [2, first],
    [1, 'input'],
  ] as const)
    level = convolve(`dec_conv${number}b`, convolve(`dec_conv${number}a`, meet(level, detail)))
  nodes.push(node('Identity', [convolve('dec_conv0', level, false)], 'output'))
  const graph = nested(
    7,
    ...nodes,
    text(2, 'denoiser'),
    ...[...weights].map(([name, tensor]) => initial(name, tensor)),
    initial('twice', { shape: [4], values: Float32Array.of(1, 1, 2, 2) }),
    picture(11, 'input', 9),
    picture(12, 'output', 3),
  )
  return Buffer.concat([whole(1, 8), nested(8, text(1, ''), whole(2, 13)), graph])
}
