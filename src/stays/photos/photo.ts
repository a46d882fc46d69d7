// A picture of a home, and the addresses of its sizes.

export type Photo = {
  /** Alt text. */
  readonly alt: string
  /** The part of the home it shows; pictures of one room stand together. */
  readonly room: string
  /** The address below the site's root without size and ending: `/photos/harbour-loft/1`. */
  readonly path: string
  readonly width: number
  readonly height: number
  /** A placeholder colour until the picture has loaded. */
  readonly placeholder: string
}

/** The path prefix of uploaded pictures; those of the demo lie where their path says. */
export const storedPhotos = '/files'

/** The path of a picture that is kept under this name. */
export function storedPhotoPath(name: string): string {
  return `${storedPhotos}/${name}`
}

/** The widths in pixels in which pictures lie ready, as far as their own width reaches. */
export const photoWidths = [400, 800, 1200, 1600] as const

/** The formats of a picture, the best first; the last one every browser and every other site knows. */
export const photoFormats = ['avif', 'webp'] as const

export type PhotoFormat = (typeof photoFormats)[number]

/** The largest width in each format: browsers that know only the second are old, and their screens small. */
const widest: Readonly<Record<PhotoFormat, number>> = { avif: 1600, webp: 1200 }

/** The widths this picture lies ready in as that format; the largest is at most its own. */
export function widthsOf({ width }: Pick<Photo, 'width'>, format: PhotoFormat): number[] {
  const ready = photoWidths.filter(size => size <= Math.min(width, widest[format]))
  return ready.length > 0 ? ready : [photoWidths[0]]
}

/** The address of one size: `/photos/harbour-loft/1-400.webp`. */
export function photoAddress({ path }: Pick<Photo, 'path'>, width: number, format: PhotoFormat): string {
  return `${path}-${width}.${format}`
}

/** The address of the largest size, unless told in the format that every browser knows. */
export function largestAddress(photo: Pick<Photo, 'path' | 'width'>, format: PhotoFormat = 'webp'): string {
  return photoAddress(photo, widthsOf(photo, format).at(-1)!, format)
}

/** The address of the size for whoever names one only, in the format that every browser knows. */
export function middleAddress(photo: Pick<Photo, 'path' | 'width'>): string {
  const ready = widthsOf(photo, 'webp')
  return photoAddress(photo, ready.find(width => width >= 800) ?? ready.at(-1)!, 'webp')
}

/** Every size with its width, as an image's `srcset` wants them. */
export function photoSourceSet(photo: Pick<Photo, 'path' | 'width'>, format: PhotoFormat): string {
  return widthsOf(photo, format)
    .map(width => `${photoAddress(photo, width, format)} ${width}w`)
    .join(', ')
}

/** The pictures under the rooms they show, in the order in which the rooms first appear. */
export function photosByRoom(photos: readonly Photo[]): { readonly room: string; readonly photos: readonly Photo[] }[] {
  const rooms = new Map<string, Photo[]>()
  for (const photo of photos) rooms.set(photo.room, [...(rooms.get(photo.room) ?? []), photo])
  return [...rooms].map(([room, ofRoom]) => ({ room, photos: ofRoom }))
}

/** The fragment that names a picture of a page by its number from 1: `photo-3`. */
export function photoFragment(number: number): string {
  return `photo-${number}`
}

/** The number in the fragment of an address (with its #), if it names one of `count` pictures. */
export function photoNumberIn(hash: string, count: number): number | undefined {
  const number = Number(/^#photo-([1-9]\d{0,3})$/.exec(hash)?.[1])
  return number <= count ? number : undefined
}
