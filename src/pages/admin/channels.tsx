// All calendars of other sites that are followed, and the nights that were sold twice: what needs somebody comes first.

import { Link } from 'react-router'
import { ConflictList } from '#admin/channels/conflict-list.tsx'
import { describeAllChannels } from '#admin/channels/describe-channels.server.ts'
import { FeedCard } from '#admin/channels/feed-card.tsx'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireOperator } from '#pages/guards/require-visitor.server.ts'
import type { Route } from './+types/channels'

const feedsOnPage = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const operator = requireOperator(visitor, url)
  const asked = url.searchParams.get('from') ?? ''
  const from = /^\d{1,6}$/.test(asked) ? Number(asked) : 0
  const { feeds, conflicts } = await describeAllChannels(tools, operator)
  return {
    head: { title: 'Other sites' },
    ...{ conflicts, feeds: feeds.slice(from, from + feedsOnPage) },
    earlier: from > 0 ? Math.max(0, from - feedsOnPage) : undefined,
    next: feeds.length > from + feedsOnPage ? from + feedsOnPage : undefined,
  }
}

export default function Channels({ loaderData: { feeds, conflicts, earlier, next } }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-4xl">Other sites</h1>
        <p className="max-w-prose text-ink-soft">
          Homes that are let elsewhere too. Their calendars are followed here, and ours are read there; both are set up
          on the page of each home.
        </p>
      </div>
      <ConflictList
        conflicts={conflicts}
        wayOn={({ slug, home }) => (
          <Link to={`/admin/homes/${slug}/channels`} className="button button-quiet self-start">
            Go to its calendars<span className="sr-only"> ({home})</span>
          </Link>
        )}
      />
      <section aria-labelledby="feeds" className="flex flex-col gap-4">
        <h2 id="feeds" className="font-display text-2xl">
          Calendars we follow
        </h2>
        {feeds.length === 0 && (
          <p className="text-ink-soft">
            None yet. Choose a home among{' '}
            <Link to="/admin/homes" className="link">
              all homes
            </Link>{' '}
            and then “Other sites”.
          </p>
        )}
        <ul className="flex flex-col gap-4">
          {feeds.map(feed => (
            <li key={feed.id} className="card p-5">
              <FeedCard feed={feed} level="h3">
                <Link to={`/admin/homes/${feed.slug}/channels`} className="link inline-flex min-h-11 items-center">
                  {feed.home}
                </Link>
              </FeedCard>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label="Pages of calendars" className="flex gap-3">
        {earlier !== undefined && (
          <Link
            to={earlier === 0 ? '/admin/channels' : `/admin/channels?from=${earlier}`}
            className="button button-quiet"
          >
            Earlier
          </Link>
        )}
        {next !== undefined && (
          <Link to={`/admin/channels?from=${next}`} className="button button-quiet">
            Further
          </Link>
        )}
      </nav>
    </div>
  )
}
