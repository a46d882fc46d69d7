// The operator's calls about other sites: their calendars followed, ours read by them, and nights that were sold twice.

import { addFeed } from '#admin/channels/add-feed.server.ts'
import { lookNow, pauseFeed, removeFeed, setConflictAside } from '#admin/channels/change-feed.server.ts'
import type { HomeChannels, ShownConflict, ShownFeed } from '#admin/channels/channels-view.ts'
import { describeAllChannels, describeHomeChannels } from '#admin/channels/describe-channels.server.ts'
import { editFeed } from '#admin/channels/edit-feed.server.ts'
import { feedRefusalStatus, feedRefusals } from '#admin/channels/feed-refusals.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerPart } from '#api/content/calls/answer-page.ts'
import { answerOne, notThere } from '#api/content/content-answer.ts'
import type { channelsContract } from '#api/content/contract/admin/channels-contract.ts'
import { closeExport, openExport, rotateExport } from '#channels/export/change-exports.server.ts'
import { exportRefusalStatus, exportRefusals } from '#channels/export/export-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'

export const channelsCalls: Handlers<keyof typeof channelsContract> = {
  listFeeds: async ({ tools, user, query }) => {
    const { feeds } = await describeAllChannels(tools, user)
    return answerPart(
      query,
      feeds.map(({ slug, home, ...feed }) => ({ ...tellFeed(feed), slug, home })),
    )
  },

  listConflicts: async ({ tools, user, query }) => {
    const { conflicts } = await describeAllChannels(tools, user)
    return answerPart(query, conflicts.map(tellConflict))
  },

  readHomeChannels: ({ tools, user, path }) => answerHome(tools, user, path.slug),

  addFeed: async ({ tools, user, path, body }) => {
    const home = await describeHomeChannels(tools, user, path.slug)
    if (!home || !hasUnit(home, body.unit)) return notThere
    const added = await addFeed(tools, user, body)
    if (!added.ok) return refuseCommand(feedRefusalStatus, feedRefusals, added)
    await lookNow(tools, user, added.feedId)
    return answerHome(tools, user, path.slug)
  },

  editFeed: async ({ tools, user, path, body }) => {
    const home = await describeHomeChannels(tools, user, path.slug)
    if (!home?.units.some(({ feeds }) => feeds.some(({ id }) => id === path.id))) return notThere
    const edited = await editFeed(tools, user, { feedId: path.id, ...body })
    if (!edited.ok) return refuseCommand(feedRefusalStatus, feedRefusals, edited)
    await lookNow(tools, user, path.id)
    return answerHome(tools, user, path.slug)
  },

  changeFeed: async ({ tools, user, path, body }) => {
    const home = await describeHomeChannels(tools, user, path.slug)
    if (!home?.units.some(({ feeds }) => feeds.some(({ id }) => id === path.id))) return notThere
    const changed = await carryOut[body.change](tools, user, path.id)
    return changed.ok ? answerHome(tools, user, path.slug) : refuseCommand(feedRefusalStatus, feedRefusals, changed)
  },

  setConflictAside: async ({ tools, user, path }) => {
    const home = await describeHomeChannels(tools, user, path.slug)
    if (!home?.conflicts.some(({ id }) => id === path.id)) return notThere
    const changed = await setConflictAside(tools, user, path.id)
    return changed.ok ? answerHome(tools, user, path.slug) : refuseCommand(feedRefusalStatus, feedRefusals, changed)
  },

  openCalendar: async ({ tools, user, path, body }) => {
    const home = await describeHomeChannels(tools, user, path.slug)
    if (!home || !hasUnit(home, body.unit)) return notThere
    const { unit: unitId, audience, bufferNights } = body
    const opened = await openExport(tools, user, { unitId, audience, bufferNights })
    return opened.ok ? answerHome(tools, user, path.slug) : refuseCommand(exportRefusalStatus, exportRefusals, opened)
  },

  changeCalendar: async ({ tools, user, path, body }) => {
    const home = await describeHomeChannels(tools, user, path.slug)
    if (!home?.units.some(({ addresses }) => addresses.some(({ id }) => id === path.id))) return notThere
    const change = body.change === 'close' ? closeExport : rotateExport
    const changed = await change(tools, user, path.id)
    return changed.ok ? answerHome(tools, user, path.slug) : refuseCommand(exportRefusalStatus, exportRefusals, changed)
  },
}

const carryOut = {
  look: (tools: Tools, who: Operator, id: string) => lookNow(tools, who, id),
  believe: (tools: Tools, who: Operator, id: string) => lookNow(tools, who, id, { believe: true }),
  pause: (tools: Tools, who: Operator, id: string) => pauseFeed(tools, who, id, true),
  resume: (tools: Tools, who: Operator, id: string) => pauseFeed(tools, who, id, false),
  remove: removeFeed,
} as const

function hasUnit({ units }: HomeChannels, unit: number): boolean {
  return units.some(({ unitId }) => unitId === unit)
}

async function answerHome(tools: Tools, who: Operator, slug: string) {
  const home = await describeHomeChannels(tools, who, slug)
  if (!home) return notThere
  return answerOne({
    ...{ slug: home.slug, name: home.name },
    units: home.units.map(({ unitId, name, feeds, addresses }) => ({
      ...{ unit: unitId, name, feeds: feeds.map(tellFeed) },
      calendars: addresses.map(({ inWords, ...address }) => ({ ...address, inWords: { ...inWords } })),
    })),
    conflicts: home.conflicts.map(tellConflict),
  })
}

function tellFeed({ inWords, ...feed }: ShownFeed) {
  return { ...feed, inWords: { ...inWords } }
}

function tellConflict({ here, inWords, ...conflict }: ShownConflict) {
  const sides = here.map(({ booking, inWords: { said } }) => ({ booking, inWords: { said } }))
  return { ...conflict, here: sides, inWords: { ...inWords } }
}
