// A home's pictures: the first five as a group, all of them under the rooms they show.

import { sentence } from '#catalogue/sentence.ts'
import { TypedText } from '#stays/languages/typed-language.tsx'
import { type Photo, photoFragment, photosByRoom } from './photo.ts'
import { PhotoLink } from './photo-link.tsx'
import { StayPicture } from './stay-picture.tsx'

const inGroup = 5

export function Gallery({ photos, name }: { readonly photos: readonly Photo[]; readonly name: string }) {
  if (photos.length === 0) return <p className="gallery-bare">{sentence('stays.noPhotos')}</p>
  const group = photos.slice(0, inGroup)
  return (
    <ul className={`gallery gallery-of-${group.length}`} aria-label={sentence('stays.photosOf', { name })}>
      {group.map((photo, position) => (
        <li key={photo.path}>
          <PhotoLink number={position + 1} className="block h-full">
            <StayPicture
              photo={photo}
              first={position === 0}
              sizes={position === 0 ? '(min-width: 48rem) 36rem, 100vw' : '(min-width: 48rem) 18rem, 80vw'}
            />
          </PhotoLink>
        </li>
      ))}
    </ul>
  )
}

/** On a phone a large one leads, and two small ones follow beside each other (stays.css). */
const leads = (position: number) => position % 3 === 0

const sizesOf = (number: number) =>
  `(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, ${leads(number - 1) ? 92 : 46}vw`

/** Every picture, room by room, with the name of its room. */
export function PhotoTour({ photos }: { readonly photos: readonly Photo[] }) {
  return (
    <ul className="photo-tour">
      {photosByRoom(photos).flatMap(({ room, photos: ofRoom }) =>
        ofRoom.map(photo => (
          <li key={photo.path} id={photoFragment(photos.indexOf(photo) + 1)}>
            <figure>
              <PhotoLink number={photos.indexOf(photo) + 1} className="block">
                <StayPicture photo={photo} sizes={sizesOf(photos.indexOf(photo) + 1)} />
              </PhotoLink>
              {room && (
                <figcaption>
                  <TypedText>{room}</TypedText>
                </figcaption>
              )}
            </figure>
          </li>
        )),
      )}
    </ul>
  )
}
