// The bookings of one kind in the admin pages.

import { ListPages } from '#ui/list-pages.tsx'
import { Section } from '#ui/section.tsx'
import type { ListPart } from '#values/list-part.ts'
import type { AdminEntry } from './admin-entry.ts'
import { EndBookingForm } from './end-booking-form.tsx'
import { VisitRow } from './request-list.tsx'

type AdminRowsProps = {
  readonly id: string
  readonly title: string
  readonly list: { readonly entries: readonly AdminEntry[]; readonly part: ListPart | undefined }
  /** Said when there is nothing; without it the whole part is left out. */
  readonly empty?: string | undefined
  /** Said above them. */
  readonly hint?: string
  /** The operator may cancel them, or note that nobody came. */
  readonly endable?: boolean
}

/** Bookings of one kind under their heading; nothing when there are none and nothing is to be said of that. */
export function AdminRows({ id, title, list: { entries, part }, empty, hint, endable }: AdminRowsProps) {
  if (entries.length === 0 && !empty && !part) return null
  return (
    <Section id={id} title={title}>
      {entries.length === 0 && empty && !part && <p className="text-ink-soft">{empty}</p>}
      {hint && <p className="text-ink-soft">{hint}</p>}
      {entries.map(entry => (
        <VisitRow key={entry.id} entry={entry}>
          {endable && entry.mayChange && (
            <EndBookingForm id={entry.id} hidden={entry.hidden} missable={entry.missable} />
          )}
        </VisitRow>
      ))}
      <ListPages part={part} of={title} />
    </Section>
  )
}
