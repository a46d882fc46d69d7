// A home's picture in its available sizes.

import { useMark } from '#stays/languages/typed-language.tsx'
import { Picture } from '#ui/picture.tsx'
import { type Photo, photoAddress, photoFormats, photoSourceSet, widthsOf } from './photo.ts'

type StayPictureProps = {
  readonly photo: Photo
  readonly sizes: string
  readonly first?: boolean
}

export function StayPicture({ photo, ...shown }: StayPictureProps) {
  const mark = useMark(photo.alt)
  const middle = widthsOf(photo).find(width => width >= 800) ?? widthsOf(photo).at(-1)!
  return (
    <Picture
      {...shown}
      alt={photo.alt}
      mark={mark}
      sources={photoFormats.map(format => ({ type: `image/${format}`, srcSet: photoSourceSet(photo, format) }))}
      src={photoAddress(photo, middle, photoFormats.at(-1)!)}
      width={photo.width}
      height={photo.height}
      placeholder={photo.placeholder}
    />
  )
}
