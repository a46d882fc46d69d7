// Adds a home to the favourites: by script, or by a small form without.

import { type FormEvent, useState } from 'react'
import { useHref } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Icon } from '#ui/icon.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { pressHeart } from './favourite-homes.client.ts'
import { type Favourite, writeHome } from './favourites.ts'
import { holdsHome } from './list-of-favourites.ts'
import { useFavouriteHomes } from './use-favourite-homes.tsx'

/** Of the home, with the visit that is looked at. */
type HeartButtonProps = Favourite & {
  readonly name: string
  /** With words beside the heart. */
  readonly said?: boolean
}

export function HeartButton({ slug, visit, name, said }: HeartButtonProps) {
  const { owner, homes } = useFavouriteHomes()
  const [failed, setFailed] = useState(false)
  const isKept = holdsHome(homes, slug)
  function press(event: FormEvent) {
    event.preventDefault()
    setFailed(false)
    pressHeart({ owner, home: { slug, visit }, keep: !isKept }).catch(() => setFailed(true))
  }
  return (
    <form
      method="post"
      action={useHref('/favourites')}
      onSubmit={press}
      className={said ? 'heart-form-said' : 'heart-form'}
    >
      <input type="hidden" name="home" value={writeHome({ slug, visit })} />
      <button
        type="submit"
        name="do"
        value={isKept ? 'let-go' : 'keep'}
        aria-pressed={isKept}
        className={`heart ${said ? 'button button-quiet' : ''}`}
      >
        <Icon name="heart" className={`size-5 ${isKept ? 'heart-kept' : ''}`} />
        <span className={said ? undefined : 'sr-only'}>
          <RichSentence
            text={said && isKept ? sentence('search.keptHome', { name }) : sentence('search.keepHome', { name })}
            parts={{ of: inner => <span className="sr-only">{inner}</span> }}
          />
        </span>
      </button>
      {failed && (
        <span role="alert" className="heart-fault">
          {sentence('search.heartFailed')}
        </span>
      )}
    </form>
  )
}
