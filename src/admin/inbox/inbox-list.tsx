// The rows of the inbox: who wrote, about what, and how it begins.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { sayList } from '#values/say-list.ts'
import { inboxPath } from './inbox-filter.ts'
import type { InboxRow } from './inbox-view.ts'

export function InboxList({ rows }: { readonly rows: readonly InboxRow[] }) {
  return (
    <ul className="card divide-y divide-line">
      {rows.map(row => (
        <li key={row.id} className="relative flex flex-col gap-1 p-4 hover:bg-sand/50">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="min-w-0 break-words text-lg">
              <Link
                to={`${inboxPath}/${row.id}`}
                className={`after:absolute after:inset-0 hover:underline ${row.unread > 0 ? 'font-semibold' : ''}`}
              >
                <bdi>{row.guest}</bdi>
              </Link>
            </h2>
            <time dateTime={row.at} className="text-ink-soft text-sm tabular-nums">
              {row.when}
            </time>
          </div>
          <p className="break-words text-ink-soft text-sm">
            {sayList([row.stayName, row.about, row.visit, row.state])}
          </p>
          {row.newest && (
            <p dir="auto" className={`break-words ${row.unread > 0 ? 'font-semibold' : 'text-ink-soft'}`}>
              {row.isOurs ? sentence('messages.weWrote', { text: row.newest }) : row.newest}
            </p>
          )}
          <p className="flex flex-wrap gap-2 text-sm">
            {row.unread > 0 && (
              <span className="rounded-full bg-moss-soft px-3 py-0.5 font-semibold text-moss">
                {sentence('messages.unreadCount', { unread: row.unread })}
              </span>
            )}
            {row.waits && (
              <span className="rounded-full bg-dawn px-3 py-0.5 font-semibold">{sentence('messages.waiting')}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
