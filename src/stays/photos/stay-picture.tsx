// A home's picture in its available sizes.

import { useMark } from '#stays/languages/typed-language.tsx'
import { Picture } from '#ui/picture.tsx'
import { middleAddress, type Photo, photoFormats, photoSourceSet } from './photo.ts'

type StayPictureProps = {
  readonly photo: Photo
  readonly sizes: string
  readonly first?: boolean
}

export function StayPicture({ photo, ...shown }: StayPictureProps) {
  const mark = useMark(photo.alt)
  return (
    <Picture
      {...shown}
      alt={photo.alt}
      mark={mark}
      sources={photoFormats.map(format => ({ type: `image/${format}`, srcSet: photoSourceSet(photo, format) }))}
      src={middleAddress(photo)}
      width={photo.width}
      height={photo.height}
      placeholder={photo.placeholder}
    />
  )
}
