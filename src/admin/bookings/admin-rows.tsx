// The lists of the admin bookings page.

import type { ReactNode } from 'react'
import { ListPages } from '#ui/list-pages.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { ListPart } from '#values/list-part.ts'
import type { AdminEntry } from './admin-entry.ts'
import { EndBookingForm } from './end-booking-form.tsx'
import { VisitRow } from './request-list.tsx'

type ListProps<Entry> = {
  readonly id: string
  readonly title: string
  readonly list: { readonly entries: readonly Entry[]; readonly part: ListPart | undefined }
  /** What the pages of the list are called, where that is not its title. */
  readonly of?: string
  /** Shown for an empty list, which is otherwise left out. */
  readonly empty?: string | undefined
  /** Shown above the list. */
  readonly hint?: string
  readonly children: (entry: Entry) => ReactNode
}

/** A list under its heading; nothing when it is empty and nothing is to be said of that. */
export function AdminList<Entry>({ id, title, list: { entries, part }, of, empty, hint, children }: ListProps<Entry>) {
  if (entries.length === 0 && !empty && !part) return null
  return (
    <TitledSection id={id} title={title}>
      {entries.length === 0 && empty && !part && <p className="text-ink-soft">{empty}</p>}
      {hint && <p className="text-ink-soft">{hint}</p>}
      {entries.map(children)}
      <ListPages part={part} of={of ?? title} />
    </TitledSection>
  )
}

type RowsProps = Omit<ListProps<AdminEntry>, 'children'> & {
  /** The operator may cancel them, or mark them as no-shows. */
  readonly endable?: boolean
}

/** Bookings of one kind. */
export function AdminRows({ endable, ...list }: RowsProps) {
  return (
    <AdminList {...list}>
      {entry => (
        <VisitRow key={entry.id} entry={entry}>
          {endable && entry.mayChange && (
            <EndBookingForm id={entry.id} hidden={entry.hidden} missable={entry.missable} />
          )}
        </VisitRow>
      )}
    </AdminList>
  )
}
