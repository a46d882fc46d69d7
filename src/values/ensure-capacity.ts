// Columns of numbers that grow with what is written into them.

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/**
 * The column itself if it has room for `size` numbers, else a copy with room for half as many again; an empty one is given what is
 * asked for, so that what is built at once has nothing to spare.
 */
export function ensureCapacity<Numbers extends Column>(column: Numbers, size: number): Numbers {
  if (column.length >= size) return column
  const room = column.length === 0 ? size : Math.ceil(size * 1.5)
  const wider = new (column.constructor as new (length: number) => Numbers)(Math.max(16, room))
  wider.set(column)
  return wider
}
