// "Held for you for 12 minutes: continue", below the header of every page but the checkout itself.

import { Link, useLocation } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { useSecondsLeft } from '#ui/time/use-seconds-left.tsx'
import type { HeldNights } from './held-nights.ts'

export function HeldNotice({ held }: { readonly held: HeldNights | undefined }) {
  const { pathname } = useLocation()
  if (!held || pathname.endsWith('/book') || pathname.includes('/payments/')) return null
  return <Held key={held.to} {...held} />
}

function Held({ to, stayName, total, secondsLeft }: HeldNights) {
  const minutes = Math.ceil(useSecondsLeft(secondsLeft) / 60)
  if (minutes <= 0) return null
  return (
    <p className="held-notice">
      <RichSentence
        text={sentence('shell.held', { stayName, total, minutes })}
        parts={{
          on: words => (
            <Link to={to} reloadDocument className="link">
              {words}
            </Link>
          ),
        }}
      />
    </p>
  )
}
