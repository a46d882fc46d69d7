// The bookings of one kind on the operator's desk.

import type { DeskEntry } from '#bookings/requests/desk-entry.ts'
import { VisitRow } from '#bookings/requests/request-desk.tsx'
import { EndBookingForm } from './end-booking-form.tsx'

type DeskRowsProps = {
  readonly id: string
  readonly title: string
  readonly entries: readonly DeskEntry[]
  /** Said when there is nothing; without it the whole part is left out. */
  readonly empty?: string
  /** Said above them. */
  readonly hint?: string
  /** The operator may cancel them, or note that nobody came. */
  readonly endable?: boolean
}

/** Bookings of one kind under their heading; nothing when there are none and nothing is to be said of that. */
export function DeskRows({ id, title, entries, empty, hint, endable }: DeskRowsProps) {
  if (entries.length === 0 && !empty) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="font-display text-2xl">
        {title}
      </h2>
      {entries.length === 0 && <p className="text-ink-soft">{empty}</p>}
      {hint && <p className="text-ink-soft">{hint}</p>}
      {entries.map(entry => (
        <VisitRow key={entry.id} entry={entry}>
          {endable && <EndBookingForm id={entry.id} hidden={entry.hidden} missable={entry.missable} />}
        </VisitRow>
      ))}
    </section>
  )
}
