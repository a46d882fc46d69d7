// The sizes in which pictures of the demo world lie ready: 3 to 2, the first of each home larger.

const widths = [400, 800, 1200] as const
export const masterWidth = 1200
export const firstWidth = 1600

/** The widths a picture is kept in, by its number from 1. */
export function widthsOf(number: number): readonly number[] {
  return number === 1 ? [...widths, firstWidth] : widths
}

/** The height of a picture of the given width. */
export function heightOf(width: number): number {
  return Math.round((width * 2) / 3)
}
