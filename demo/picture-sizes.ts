// The sizes in which pictures of the demo world lie ready: 3 to 2, the first of each home larger.

import { type PhotoFormat, photoFormats, widthsOf } from '#stays/photos/photo.ts'

export const masterWidth = 1200
export const firstWidth = 1600

/** The width of a picture as it is rendered, by its number from 1. */
export function fullWidth(number: number): number {
  return number === 1 ? firstWidth : masterWidth
}

/** The files that a picture is kept in, by its number from 1. */
export function sizesOf(number: number): readonly { readonly format: PhotoFormat; readonly width: number }[] {
  const own = { width: fullWidth(number) }
  return photoFormats.flatMap(format => widthsOf(own, format).map(width => ({ format, width })))
}

/** The height of a picture of the given width. */
export function heightOf(width: number): number {
  return Math.round((width * 2) / 3)
}
