// Nights that were sold twice: both sides, and what to do.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminAddress, moveAddress } from '#bookings/words/admin-pages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { TitledSection } from '#ui/section.tsx'
import { sayList } from '#values/say-list.ts'
import type { ShownConflict } from './channels-view.ts'

type Props = {
  readonly conflicts: readonly ShownConflict[]
  /** Rendered below each conflict. */
  readonly wayOn: (conflict: ShownConflict) => ReactNode
}

export function ConflictList({ conflicts, wayOn }: Props) {
  if (conflicts.length === 0) return null
  return (
    <TitledSection id="conflicts" title={sentence('channels.takenTwice')}>
      <p className="max-w-prose text-ink-soft">{sentence('channels.advice')}</p>
      <ul className="flex flex-col gap-4">
        {conflicts.map(conflict => (
          <li
            key={conflict.id}
            className={`card flex flex-col gap-3 border-s-4 p-5 ${conflict.isSetAside ? 'border-s-line' : 'border-s-alarm'}`}
          >
            <h3 className="font-semibold text-lg">
              {conflict.home}
              {conflict.isSetAside && (
                <span className="font-normal text-ink-soft"> · {sentence('channels.isSetAside')}</span>
              )}
            </h3>
            <p>{conflict.inWords.there}</p>
            {conflict.here.map(({ booking, reference, guest, mayMove, inWords }) => (
              <p key={`${booking} ${inWords.said}`} className="break-words">
                {inWords.said}{' '}
                {booking && reference && (
                  <Link to={adminAddress(booking)} className="link">
                    {sayList([reference, guest])}
                  </Link>
                )}{' '}
                {booking && mayMove && (
                  <Link to={moveAddress(booking)} className="link">
                    {sentence('moves.toAnother')}
                  </Link>
                )}
              </p>
            ))}
            {wayOn(conflict)}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
