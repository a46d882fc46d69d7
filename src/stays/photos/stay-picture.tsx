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
  const ready = widthsOf(photo, 'webp')
  return (
    <Picture
      {...shown}
      alt={photo.alt}
      mark={mark}
      sources={photoFormats.map(format => ({ type: `image/${format}`, srcSet: photoSourceSet(photo, format) }))}
      src={photoAddress(photo, ready.find(width => width >= 800) ?? ready.at(-1)!, 'webp')}
      width={photo.width}
      height={photo.height}
      placeholder={photo.placeholder}
    />
  )
}
