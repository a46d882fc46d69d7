// Reads the trained numbers of Open Image Denoise from its weights file: named tensors of half floats behind a table.

export type Tensor = { readonly shape: readonly number[]; readonly values: Float32Array }

const magic = 0x41d7

/** The tensors of a weights file by name; throws on a file of another kind. */
export function readWeights(file: Uint8Array): ReadonlyMap<string, Tensor> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint16(0, true) !== magic || view.getUint8(2) !== 2) throw new Error('Not a weights file of version 2')
  let at = Number(view.getBigUint64(4, true))
  const count = view.getUint32(at, true)
  at += 4
  const tensors = new Map<string, Tensor>()
  for (let index = 0; index < count; index++) {
    const length = view.getUint16(at, true)
    const name = new TextDecoder().decode(file.subarray(at + 2, at + 2 + length))
    at += 2 + length
    const rank = view.getUint8(at)
    const shape = Array.from({ length: rank }, (_, axis) => view.getUint32(at + 1 + axis * 4, true))
    at += 1 + rank * 5
    const kind = String.fromCharCode(view.getUint8(at))
    if (kind !== 'h') throw new Error(`${name} holds numbers of an unknown kind: ${kind}`)
    const from = Number(view.getBigUint64(at + 1, true))
    at += 9
    const size = shape.reduce((product, side) => product * side, 1)
    const values = Float32Array.from({ length: size }, (_, place) => view.getFloat16(from + place * 2, true))
    tensors.set(name, { shape, values })
  }
  return tensors
}
