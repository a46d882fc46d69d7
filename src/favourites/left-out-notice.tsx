// "The two homes you saved longest ago did not fit": when an account came to more homes than it holds.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { type FavouritesTold, mostFavourites } from './favourites.ts'

export function LeftOutNotice({ leftOut }: Pick<FavouritesTold, 'leftOut'>) {
  if (!leftOut) return null
  const { count, address } = leftOut
  return (
    <aside aria-label={sentence('search.favourites')} className="left-out-notice">
      <RichSentence
        text={sentence('search.leftOut', { count, most: mostFavourites })}
        parts={{
          see: words => (
            <Link to={address} className="link">
              {words}
            </Link>
          ),
        }}
      />
    </aside>
  )
}
