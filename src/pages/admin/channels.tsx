// The calendars of other sites, and nights that were sold twice; those that need attention first.

import { Link } from 'react-router'
import { ConflictList } from '#admin/channels/conflict-list.tsx'
import { describeAllChannels } from '#admin/channels/describe-channels.server.ts'
import { FeedCard } from '#admin/channels/feed-card.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { TitledSection } from '#ui/section.tsx'
import { earlierAndFurther, parseSkip } from '#values/list-part.ts'
import type { Route } from './+types/channels'
import { onAdminPage } from './on-admin-page.server.ts'

const feedsOnPage = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const from = parseSkip(url.searchParams.get('from'))
  const { feeds, conflicts } = await describeAllChannels(tools, operator)
  return {
    head: { title: sentence('adminPages.otherSites') },
    ...{ conflicts, feeds: feeds.slice(from, from + feedsOnPage) },
    pages: earlierAndFurther('/admin/channels', { from, size: feedsOnPage, more: feeds.length > from + feedsOnPage }),
  }
}

export default function Channels({ loaderData: { feeds, conflicts, pages } }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-4xl">{sentence('adminPages.otherSites')}</h1>
        <p className="max-w-prose text-ink-soft">{sentence('adminPages.otherSitesIntro')}</p>
      </div>
      <ConflictList
        conflicts={conflicts}
        wayOn={({ slug, home }) => (
          <Link to={`/admin/homes/${slug}/channels`} className="button button-quiet self-start">
            <RichSentence
              text={sentence('adminPages.goToCalendars', { home })}
              parts={{ unseen: words => <span className="sr-only">{words}</span> }}
            />
          </Link>
        )}
      />
      <TitledSection id="feeds" title={sentence('adminPages.followedCalendars')}>
        {feeds.length === 0 && (
          <p className="text-ink-soft">
            <RichSentence
              text={sentence('adminPages.noCalendars')}
              parts={{
                link: words => (
                  <Link to="/admin/homes" className="link">
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
        )}
        <ul className="flex flex-col gap-4">
          {feeds.map(feed => (
            <li key={feed.id} className="card p-5">
              <FeedCard feed={feed} level="h3">
                <TextLink to={`/admin/homes/${feed.slug}/channels`}>{feed.home}</TextLink>
              </FeedCard>
            </li>
          ))}
        </ul>
      </TitledSection>
      <LinkRow label={sentence('adminPages.pagesOfCalendars')} links={pages} />
    </div>
  )
}
