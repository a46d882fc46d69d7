// Pagination below a list: which part is shown, and links to the others.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { ListPart } from '#values/list-part.ts'

type Props = { readonly part: ListPart | undefined; readonly of: string }

export function ListPages({ part, of }: Props) {
  if (!part) return null
  const { said, back, previous, next } = part
  return (
    <nav aria-label={sentence('ui.pagesOf', { list: of })} className="flex flex-wrap items-center gap-3">
      <p className="text-ink-soft tabular-nums">{said}</p>
      {back && (
        <Link to={back} className="button button-quiet">
          {sentence('ui.fromBeginning')}
        </Link>
      )}
      {previous && (
        <Link to={previous} className="button button-quiet">
          {sentence('ui.previousPage')}
        </Link>
      )}
      {next && (
        <Link to={next} className="button button-quiet">
          {sentence('ui.showMore')}
        </Link>
      )}
    </nav>
  )
}
