// The pictures of a card, to swipe: the first at once, the others when somebody turns to the card.

import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { Photo } from '#stays/photos/photo.ts'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import { Icon } from '#ui/icon.tsx'
import type { StayCardView } from './stay-card-view.ts'

type CardPhotosProps = {
  readonly card: StayCardView
  readonly photo: Photo
  readonly sizes: string
  readonly first: boolean | undefined
  /** Whether somebody has pointed at the card, touched it or stands on it. */
  readonly isMet: boolean
}

export function CardPhotos({ card: { name, href, morePhotos }, photo, sizes, first, isMet }: CardPhotosProps) {
  if (morePhotos.length === 0) return <StayPicture photo={photo} sizes={sizes} first={first} />
  const photos = [photo, ...morePhotos]
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no fields stand in it */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by its arrow keys too */}
      <div className="card-photos" role="group" aria-label={sentence('stays.photosOf', { name })} tabIndex={0}>
        {photos.map((each, at) => (
          <div key={each.path} data-of={photos.length} style={{ backgroundColor: each.placeholder }}>
            {at === 0 || isMet ? (
              <StayPicture photo={each} sizes={sizes} first={first && at === 0} />
            ) : (
              // Without script browsers fetch it as it comes into sight.
              <noscript>
                <StayPicture photo={each} sizes={sizes} />
              </noscript>
            )}
            <Link to={href} tabIndex={-1} aria-hidden="true" className="card-photo-link" />
          </div>
        ))}
      </div>
      {isMet &&
        ([-1, 1] as const).map(by => (
          <button
            key={by}
            type="button"
            tabIndex={-1}
            className={`card-step ${by < 0 ? 'card-step-back' : ''}`}
            aria-label={by < 0 ? sentence('search.previousPhoto') : sentence('search.nextPhoto')}
            onClick={event => turn(event, by)}
          >
            <Icon name={by < 0 ? 'left' : 'right'} />
          </button>
        ))}
    </>
  )
}

function turn({ currentTarget }: MouseEvent, by: number) {
  const row = currentTarget.parentElement!.firstElementChild!
  const onward = document.documentElement.dir === 'rtl' ? -by : by
  row.scrollBy({ left: onward * row.clientWidth })
}
