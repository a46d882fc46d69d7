// Similar homes, below a home's page.

import { sentence } from '#catalogue/sentence.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import { StayGrid } from '#search/card/stay-grid.tsx'

const sizes = '(min-width: 75rem) 23rem, (min-width: 48rem) 45vw, calc(100vw - 2rem)'

export function SimilarHomes({ cards }: { readonly cards: readonly StayCardView[] }) {
  if (cards.length === 0) return null
  return (
    <section className="stay-section">
      <h2>{sentence('search.similar')}</h2>
      <p className="text-ink-soft">{sentence('search.similarRule')}</p>
      <StayGrid cards={cards} sizes={sizes} heading="h3" />
    </section>
  )
}
