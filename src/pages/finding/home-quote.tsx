// The box beside a home with the lines of its price.

import { PriceBreakdown } from '#bookings/words/price-breakdown.tsx'
import { QuoteBox } from '#quotes/quote-box.tsx'
import { useLoadDays } from './home-calendar.tsx'
import type { PriceBesideHome } from './price-beside-home.server.ts'

type HomeQuoteProps = Omit<PriceBesideHome, 'similar' | 'kept'> & { readonly slug: string }

export function HomeQuote({ slug, offered, price, reserve, whatFollows, ask, held, unpaid }: HomeQuoteProps) {
  const loadDays = useLoadDays(slug)
  return (
    <QuoteBox
      {...offered}
      {...{ reserve, whatFollows, ask, held, unpaid, loadDays }}
      prices={offered.availability?.prices}
    >
      {price && <PriceBreakdown price={price} withTotal={false} />}
    </QuoteBox>
  )
}
