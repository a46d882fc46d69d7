// A home's pictures: five as a group, or all in a row on a phone; and each under the room it shows.

import { sentence } from '#catalogue/sentence.ts'
import { TypedText } from '#stays/languages/typed-language.tsx'
import { type Photo, photoFragment, photosByRoom } from './photo.ts'
import { PhotoLink } from './photo-link.tsx'
import { StayPicture } from './stay-picture.tsx'

/** How many the group shows; the others stand in the row of a phone alone (stays.css). */
const inGroup = 5

/** The id of the part of the page that holds the tour. */
export const tourId = 'pictures'

export function Gallery({ photos, name }: { readonly photos: readonly Photo[]; readonly name: string }) {
  const count = photos.length
  if (count === 0) return <p className="gallery-bare">{sentence('stays.noPhotos')}</p>
  return (
    <div className="relative">
      <ul
        className={`gallery gallery-of-${Math.min(count, inGroup)}`}
        aria-label={sentence('stays.photosOf', { name })}
      >
        {photos.map((photo, position) => (
          <li key={photo.path} data-of={count}>
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
      {count > 1 && (
        <a href={`#${tourId}`} className="button button-quiet gallery-all">
          {sentence('stays.allPhotos', { count })}
        </a>
      )}
    </div>
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
