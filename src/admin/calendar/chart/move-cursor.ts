// Where keys take the cell of the chart: days with the arrows to the sides, homes with those up and down.

/** A row, from 0, and a day of those across, from 0. */
export type Cursor = { readonly at: number; readonly day: number }

type Pressed = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean }
type Ground = { readonly days: number; readonly rows: number; readonly isMirrored: boolean }

/** How many rows a page is. */
const pageOfRows = 10

/** Undefined for keys that move nothing. It stops at the edges. */
export function moveCursor(
  { at, day }: Cursor,
  pressed: Pressed,
  { days, rows, isMirrored }: Ground,
): Cursor | undefined {
  const { key, ctrlKey, metaKey } = pressed
  const isFar = ctrlKey || metaKey
  const onward = isMirrored ? -1 : 1
  const steps: Readonly<Record<string, readonly [rows: number, days: number]>> = {
    ArrowRight: [0, onward],
    ArrowLeft: [0, -onward],
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    PageDown: [pageOfRows, 0],
    PageUp: [-pageOfRows, 0],
    Home: isFar ? [-rows, -days] : [0, -days],
    End: isFar ? [rows, days] : [0, days],
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (!step) return undefined
  const within = (place: number, count: number) => Math.min(count - 1, Math.max(0, place))
  return { at: within(at + step[0], rows), day: within(day + step[1], days) }
}
