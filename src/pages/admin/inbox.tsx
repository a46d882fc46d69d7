// The inbox: the threads with guests, of bookings, enquiries and the contact form.

import { Form, Link } from 'react-router'
import { parseInboxFilter } from '#admin/inbox/inbox-filter.ts'
import { InboxList } from '#admin/inbox/inbox-list.tsx'
import { inboxView } from '#admin/inbox/inbox-view.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { SelectField } from '#ui/field.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { parseSkip } from '#values/list-part.ts'
import type { Route } from './+types/inbox'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const { searchParams } = url
  const asked = { ...parseInboxFilter(searchParams), skip: parseSkip(searchParams.get('from')) }
  return { head: { title: sentence('adminPages.inbox') }, ...(await inboxView(tools, operator, asked)) }
}

const called = {
  unread: () => sentence('messages.showUnread'),
  waiting: () => sentence('messages.showWaiting'),
  all: () => sentence('messages.showAll'),
} as const

export default function Inbox({ loaderData: { filter, shows, homes, rows, part } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="font-display text-4xl">{sentence('adminPages.inbox')}</h1>
        <TextLink to="/admin/inbox/snippets">{sentence('messages.snippets')}</TextLink>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <nav aria-label={sentence('messages.whichThreads')} className="flex flex-wrap gap-2">
          {shows.map(({ show, to, count }) => (
            <Link
              key={show}
              to={to}
              aria-current={show === filter.show ? 'page' : undefined}
              className={show === filter.show ? 'button' : 'button button-quiet'}
            >
              {called[show]()}
              {count !== undefined && <span className="ms-2 tabular-nums">{count}</span>}
            </Link>
          ))}
        </nav>
        {homes.length > 1 && (
          <Form method="get" className="flex flex-wrap items-end gap-2">
            {filter.show !== 'all' && <input type="hidden" name="show" value={filter.show} />}
            <SelectField
              id="inbox-home"
              name="home"
              label={sentence('messages.home')}
              empty={sentence('messages.allHomes')}
              choices={homes}
              key={filter.home}
              defaultValue={filter.home ?? ''}
            />
            <SubmitButton quiet>{sentence('messages.show')}</SubmitButton>
          </Form>
        )}
      </div>
      {rows.length > 0 ? (
        <InboxList rows={rows} />
      ) : (
        <p className="text-ink-soft">
          {filter.show === 'all' && !filter.home ? sentence('adminPages.nobodyWrote') : sentence('messages.noneSuch')}
        </p>
      )}
      <ListPages part={part} of={sentence('adminPages.inbox')} />
    </div>
  )
}
