// The picture of a part of a house manual, as every other picture of a home.

import type { Photo } from '#stays/photos/photo.ts'

type Pictured = {
  readonly title: string
  readonly alt: string
  readonly path: string | null
  readonly width: number | null
  readonly height: number | null
  readonly placeholder: string | null
}

/** Undefined where it has none. */
export function manualPhoto({ title, alt, path, width, height, placeholder }: Pictured): Photo | undefined {
  if (path === null || width === null || height === null || placeholder === null) return undefined
  return { alt, room: title, path, width, height, placeholder }
}
