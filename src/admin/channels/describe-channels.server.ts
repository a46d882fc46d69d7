// Describes the calendars of other sites, and ours that they read, for the admin pages and calls.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence, sentenceBy } from '#catalogue/sentence.ts'
import { findConflicts } from '#channels/conflicts/find-conflicts.server.ts'
import { findExports, type StandingExport } from '#channels/export/find-exports.server.ts'
import { audienceNames } from '#channels/feeds/channel-provider.ts'
import type { FeedRow } from '#channels/feeds/channel-tables.server.ts'
import { isSuspicion, troubleSentences } from '#channels/feeds/trouble.ts'
import { feedMark } from '#channels/polling/feed-address.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dateFormat } from '#values/formats.ts'
import type { HomeChannels, ListedFeed, ShownAddress, ShownConflict, ShownFeed } from './channels-view.ts'
import { describeConflicts, showConflicts } from './describe-conflicts.server.ts'
import { findAllFeeds, findChannelHome, findFeeds } from './find-channels.server.ts'

/** Everything about one home; undefined when there is none of that slug. `origin` is where the admin page was asked. */
export async function describeHomeChannels(
  tools: Tools,
  operator: Operator,
  slug: string,
  origin?: string,
): Promise<HomeChannels | undefined> {
  const { database, clock, environment } = tools
  const home = await findChannelHome(database, slug)
  if (!home) return undefined
  const unitIds = home.units.map(({ unitId }) => unitId)
  const [feeds, exports, conflicts] = await Promise.all([
    findFeeds(database, unitIds),
    findExports(tools, operator, unitIds),
    findConflicts(database, clock.now()),
  ])
  const here = conflicts.filter(({ unitId }) => unitIds.includes(unitId))
  const say = wordsIn(home.timeZone)
  const at = siteOrigin(environment, origin)
  const mayChange = may(operator, 'channels', 'change', home.id)
  // Of one home they may be manager and see this one only.
  const addresses = exports.map(each => (mayChange ? each : { ...each, path: undefined }))
  return {
    slug: home.slug,
    name: home.name,
    units: home.units.map(({ unitId, name }) => ({
      unitId,
      name,
      feeds: feeds.filter(feed => feed.unitId === unitId).map(feed => showFeed(feed, say)),
      addresses: addresses.filter(each => each.unitId === unitId).map(each => showAddress(each, at, say)),
    })),
    conflicts: await showConflicts(tools, operator, here, () => home),
    mayChange,
  }
}

/** All feeds and conflicts of the homes whose channels the operator may see, those that need attention first. */
export async function describeAllChannels(
  tools: Tools,
  who: Operator,
): Promise<{ readonly feeds: readonly ListedFeed[]; readonly conflicts: readonly ShownConflict[] }> {
  const [feeds, conflicts] = await Promise.all([
    findAllFeeds(tools.database, reachOf(who, 'channels')),
    describeConflicts(tools, who),
  ])
  return {
    conflicts,
    feeds: feeds.map(({ slug, home, timeZone, ...feed }) => ({
      ...showFeed(feed, wordsIn(timeZone)),
      ...{ slug, home },
    })),
  }
}

type SayMoment = (moment: Date) => string

function wordsIn(timeZone: string): SayMoment {
  const format = dateFormat(currentLanguage().locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return moment => format.format(moment)
}

function showFeed(feed: FeedRow, say: SayMoment): ShownFeed {
  const { id, name, provider, host, everyMinutes, isPaused, state, trouble, found, lastOkAt, nextLookAt } = feed
  const awaitsWord = trouble !== null && isSuspicion(trouble)
  const nextLook = isPaused ? null : nextLookAt
  return {
    ...{ id, name, provider, host, everyMinutes, awaitsWord, ignoresHorizon: feed.ignoreHorizon, events: found.events },
    seen: feedMark(feed),
    state: isPaused ? 'paused' : state,
    lastGoodLook: lastOkAt?.toISOString() ?? null,
    nextLook: nextLook?.toISOString() ?? null,
    inWords: {
      state: sayState(feed),
      lastLook: lastOkAt ? sentence('channels.lastLook', { at: say(lastOkAt) }) : sentence('channels.noLookYet'),
      nextLook: isPaused ? sentence('channels.noNextLook') : sentence('channels.nextLook', { at: say(nextLookAt) }),
      found: sentence('channels.found', found),
    },
  }
}

function sayState({ isPaused, trouble, troubleStatus, state }: FeedRow): string {
  if (isPaused) return sentence('channels.isPaused')
  if (!trouble) return state === 'new' ? sentence('channels.notReadYet') : sentence('channels.isFollowed')
  const why = sentenceBy(troubleSentences[trouble])
  return troubleStatus ? `${why} ${sentence('channels.itAnswered', { status: troubleStatus })}` : why
}

function showAddress(each: StandingExport, origin: string, say: SayMoment): ShownAddress {
  const { id, audience, bufferNights, path, lastReadAt } = each
  const lastRead = lastReadAt?.toISOString() ?? null
  const words = {
    reader: audienceNames[audience](),
    lastRead: lastReadAt ? sentence('channels.lastRead', { at: say(lastReadAt) }) : sentence('channels.neverRead'),
  }
  return { id, audience, bufferNights, address: path ? `${origin}${path}` : null, lastRead, inWords: words }
}
