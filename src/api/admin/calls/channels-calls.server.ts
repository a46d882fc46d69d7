// The operator's calls about other sites: their calendars followed, ours read by them, and nights that were sold twice.

import { addFeed } from '#admin/channels/add-feed.server.ts'
import { pauseFeed, pollNow, removeFeed, setConflictAside } from '#admin/channels/change-feed.server.ts'
import type { HomeChannels, ShownConflict } from '#admin/channels/channels-view.ts'
import { describeAllChannels, describeHomeChannels } from '#admin/channels/describe-channels.server.ts'
import { editFeed } from '#admin/channels/edit-feed.server.ts'
import { feedRefusalStatus, feedRefusals } from '#admin/channels/feed-refusals.ts'
import type { channelsContract } from '#api/admin-contract/channels-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerPart } from '#api/content/calls/answer-page.ts'
import { answerOne, notThere } from '#api/content/content-answer.ts'
import type { RefusalStatus } from '#api/contract/operation.ts'
import { closeExport, openExport, rotateExport } from '#channels/export/change-exports.server.ts'
import { exportRefusalStatus, exportRefusals } from '#channels/export/export-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Outcome } from '#values/result.ts'

type AboutHome = { readonly tools: Tools; readonly user: Operator; readonly path: { readonly slug: string } }

export const channelsCalls: Handlers<keyof typeof channelsContract> = {
  listFeeds: async ({ tools, user, query }) => answerPart(query, (await describeAllChannels(tools, user)).feeds),

  listConflicts: async ({ tools, user, query }) => {
    const { conflicts } = await describeAllChannels(tools, user)
    return answerPart(query, conflicts.map(describeConflict))
  },

  readHomeChannels: asked => answerHome(asked),

  addFeed: asked =>
    changeFeeds(asked, hasUnit(asked.body.unit), async ({ tools, user }) => {
      const added = await addFeed(tools, user, asked.body)
      if (added.ok) await pollNow(tools, user, added.feedId)
      return added
    }),

  editFeed: asked =>
    changeFeeds(asked, hasFeed(asked.path.id), async ({ tools, user, path, body }) => {
      const edited = await editFeed(tools, user, { feedId: path.id, ...body })
      if (edited.ok) await pollNow(tools, user, path.id)
      return edited
    }),

  changeFeed: asked =>
    changeFeeds(asked, hasFeed(asked.path.id), ({ tools, user, path, body }) =>
      carryOut[body.change](tools, user, path.id),
    ),

  setConflictAside: asked =>
    changeFeeds(
      asked,
      ({ conflicts }) => conflicts.some(({ id }) => id === asked.path.id),
      ({ tools, user, path }) => setConflictAside(tools, user, path.id),
    ),

  openCalendar: asked =>
    changeExports(asked, hasUnit(asked.body.unit), ({ tools, user, body: { unit: unitId, ...input } }) =>
      openExport(tools, user, { unitId, ...input }),
    ),

  changeCalendar: asked =>
    changeExports(
      asked,
      ({ units }) => units.some(({ addresses }) => addresses.some(({ id }) => id === asked.path.id)),
      ({ tools, user, path, body }) => (body.change === 'close' ? closeExport : rotateExport)(tools, user, path.id),
    ),
}

const carryOut = {
  look: (tools: Tools, who: Operator, id: string) => pollNow(tools, who, id),
  believe: (tools: Tools, who: Operator, id: string) => pollNow(tools, who, id, { believe: true }),
  pause: (tools: Tools, who: Operator, id: string) => pauseFeed(tools, who, id, true),
  resume: (tools: Tools, who: Operator, id: string) => pauseFeed(tools, who, id, false),
  remove: removeFeed,
} as const

type IsThere = (home: HomeChannels) => boolean

const hasUnit =
  (unit: number): IsThere =>
  home =>
    home.units.some(({ unitId }) => unitId === unit)
const hasFeed =
  (feed: string): IsThere =>
  home =>
    home.units.some(({ feeds }) => feeds.some(({ id }) => id === feed))

/** Commands with the refusals of one room: what is not of the home that the address names is not there. */
function changing<Reason extends string>(
  statuses: Readonly<Record<Reason, RefusalStatus>>,
  sentences: Readonly<Record<Reason, string>>,
) {
  return async <About extends AboutHome>(
    asked: About,
    isThere: IsThere,
    change: (asked: About) => Promise<Outcome<object, Reason>>,
  ) => {
    const home = await describeHomeChannels(asked.tools, asked.user, asked.path.slug)
    if (!home || !isThere(home)) return notThere
    const changed = await change(asked)
    return changed.ok ? answerHome(asked) : refuseCommand(statuses, sentences, changed)
  }
}

const changeFeeds = changing(feedRefusalStatus, feedRefusals)
const changeExports = changing(exportRefusalStatus, exportRefusals)

async function answerHome({ tools, user, path }: AboutHome) {
  const home = await describeHomeChannels(tools, user, path.slug)
  if (!home) return notThere
  return answerOne({
    ...{ slug: home.slug, name: home.name },
    units: home.units.map(({ unitId: unit, name, feeds, addresses }) => {
      return { unit, name, feeds: [...feeds], calendars: [...addresses] }
    }),
    conflicts: home.conflicts.map(describeConflict),
  })
}

function describeConflict({ here, mayChange: _, ...conflict }: ShownConflict) {
  return { ...conflict, here: here.map(({ cancel: _, mayMove: __, ...side }) => side) }
}
