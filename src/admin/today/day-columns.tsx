// Who arrives, who leaves and who is in the homes today.

import { Link } from 'react-router'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { adminAddress } from '#bookings/words/admin-pages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { ListPages } from '#ui/list-pages.tsx'
import { type Listed, type MovementKind, movements, type TodayLists, type TodayMovement } from './today-lists.ts'
import { ShowAll } from './waiting-list.tsx'

const headings: Readonly<Record<MovementKind, readonly [title: () => string, nobody: () => string]>> = {
  arrivals: [() => sentence('today.arrivals'), () => sentence('today.noArrivals')],
  departures: [() => sentence('today.departures'), () => sentence('today.noDepartures')],
  inHouse: [() => sentence('today.inHouse'), () => sentence('today.noInHouse')],
}

type Props = { readonly lists: TodayLists; readonly only: string | undefined }

export function DayColumns({ lists, only }: Props) {
  const shown = movements.filter(kind => !only || only === kind)
  return (
    <div className={`grid items-start gap-5 ${only ? '' : 'lg:grid-cols-3'}`}>
      {shown.map(kind => (
        <DayColumn key={kind} kind={kind} list={lists[kind]} isAlone={only === kind} />
      ))}
    </div>
  )
}

type ColumnProps = { readonly kind: MovementKind; readonly list: Listed<TodayMovement>; readonly isAlone: boolean }

function DayColumn({ kind, list: { entries, total, part }, isAlone }: ColumnProps) {
  const [title, nobody] = headings[kind]
  return (
    <section aria-labelledby={kind} className="card flex min-w-0 flex-col gap-3 p-5">
      <h2 id={kind} className="flex items-baseline justify-between gap-3 font-display text-xl">
        {title()} <span className="text-ink-soft tabular-nums">{total}</span>
      </h2>
      {total === 0 && <p className="text-ink-soft">{nobody()}</p>}
      <ul className="flex flex-col">
        {entries.map(entry => (
          <li key={`${entry.booking} ${entry.slug} ${entry.days} ${entry.who}`} className="border-line border-t py-2">
            <MovementRow entry={entry} />
          </li>
        ))}
      </ul>
      {isAlone ? <ListPages part={part} of={title()} /> : <ShowAll to={part?.next} total={total} of={title()} />}
    </section>
  )
}

function MovementRow({ entry }: { readonly entry: TodayMovement }) {
  const { slug, home, days, nights, who, booking, reference } = entry
  return (
    <>
      <Link
        to={booking ? adminAddress(booking) : homeAdminAddress(slug, 'calendar')}
        className="link inline-flex min-h-11 items-center break-words font-semibold"
      >
        {who}
      </Link>
      <p className="break-words">{home}</p>
      <p className="text-ink-soft text-sm">
        {days} · {nights}
        {reference && ` · ${reference}`}
      </p>
    </>
  )
}
