// What the admin page about a home and other sites does with a form: parse, run the command, answer with what is shown again.

import { closeExport, openExport, rotateExport } from '#channels/export/change-exports.server.ts'
import { type ExportRefusal, exportRefusalStatus, exportRefusals } from '#channels/export/export-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput } from '#values/form-input.ts'
import type { Outcome } from '#values/result.ts'
import { addFeed } from './add-feed.server.ts'
import { lookNow, pauseFeed, removeFeed, setConflictAside } from './change-feed.server.ts'
import type { HomeChannels } from './channels-view.ts'
import { editFeed } from './edit-feed.server.ts'
import type { FeedTyped } from './feed-fields.ts'
import { exportInput, feedEdit, feedInput } from './feed-input.ts'
import { type FeedRefusal, feedRefusalStatus, feedRefusals } from './feed-refusals.ts'

type ChannelsAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly status: 400 | 403 | 404 | 409 | 422
      readonly refusal: string | undefined
      readonly typed: FeedTyped | undefined
    }

const unreadable: ChannelsAnswer = {
  ...{ ok: false, status: 400, typed: undefined },
  refusal: 'We could not read that form. Please fill it in again.',
}

/** What is named in the form must belong to the home. */
export async function handleChannelsForm(
  tools: Tools,
  operator: Operator,
  home: HomeChannels,
  form: FormData,
): Promise<ChannelsAnswer> {
  if (!home.mayChange) return byFeed({ ok: false, reason: 'not-allowed' })
  const unit = home.units.find(({ unitId }) => String(unitId) === form.get('unit'))
  const feedUnit = home.units.find(({ feeds }) => feeds.some(({ id }) => id === form.get('feed')))
  const feed = feedUnit?.feeds.find(({ id }) => id === form.get('feed'))?.id
  const address = home.units.flatMap(({ addresses }) => addresses).find(({ id }) => id === form.get('calendar'))?.id
  const conflict = home.conflicts.find(({ id }) => id === form.get('conflict'))?.id
  const gone = { ok: false, reason: 'feed-gone' } as const
  const addressGone = { ok: false, reason: 'address-gone' } as const
  switch (form.get('intent')) {
    case 'add-feed':
      return unit ? answerAdding(tools, operator, unit.unitId, form) : unreadable
    case 'edit-feed':
      return feed && feedUnit
        ? answerEditing(tools, operator, { unitId: feedUnit.unitId, feedId: feed }, form)
        : byFeed(gone)
    case 'look-now':
      return byFeed(feed ? await lookNow(tools, operator, feed) : gone)
    case 'believe':
      return byFeed(feed ? await lookNow(tools, operator, feed, { believe: true }) : gone)
    case 'pause':
      return byFeed(feed ? await pauseFeed(tools, operator, feed, true) : gone)
    case 'resume':
      return byFeed(feed ? await pauseFeed(tools, operator, feed, false) : gone)
    case 'remove-feed':
      return byFeed(feed ? await removeFeed(tools, operator, feed) : gone)
    case 'set-aside':
      return byFeed(conflict ? await setConflictAside(tools, operator, conflict) : gone)
    case 'open-address': {
      const parsed = parseFormInput(exportInput, form)
      if (!unit || !parsed.ok) return unreadable
      const { audience, bufferNights } = parsed.input
      return byExport(await openExport(tools, operator, { unitId: unit.unitId, audience, bufferNights }))
    }
    case 'exchange-address':
      return byExport(address ? await rotateExport(tools, operator, address) : addressGone)
    case 'close-address':
      return byExport(address ? await closeExport(tools, operator, address) : addressGone)
    default:
      return unreadable
  }
}

async function answerAdding(tools: Tools, operator: Operator, unitId: number, form: FormData): Promise<ChannelsAnswer> {
  const parsed = parseFormInput(feedInput, form)
  const { values: fields } = parsed
  if (!parsed.ok)
    return { ok: false, status: 422, refusal: undefined, typed: { unitId, fields, faults: parsed.faults } }
  const added = await addFeed(tools, operator, parsed.input)
  if (!added.ok) return refusedTyped(added.reason, { unitId, fields })
  // Whoever adds it sees at once whether it can be read; when somebody else has begun to, they see that soon.
  await lookNow(tools, operator, added.feedId)
  return { ok: true }
}

async function answerEditing(
  tools: Tools,
  operator: Operator,
  { unitId, feedId }: { readonly unitId: number; readonly feedId: string },
  form: FormData,
): Promise<ChannelsAnswer> {
  const parsed = parseFormInput(feedEdit, form)
  const { values: fields } = parsed
  if (!parsed.ok)
    return { ok: false, status: 422, refusal: undefined, typed: { unitId, feedId, fields, faults: parsed.faults } }
  const edited = await editFeed(tools, operator, { feedId, ...parsed.input })
  if (!edited.ok) return refusedTyped(edited.reason, { unitId, feedId, fields })
  // A paused one stays so, and is read when it goes on.
  await lookNow(tools, operator, feedId)
  return { ok: true }
}

function refusedTyped(reason: FeedRefusal, asTyped: Omit<FeedTyped, 'faults'>): ChannelsAnswer {
  const sentence = feedRefusals[reason]
  const isAboutAddress = reason === 'address-wrong' || reason === 'known-already'
  const typed = { ...asTyped, faults: isAboutAddress ? { address: sentence } : {} }
  return { ok: false, status: feedRefusalStatus[reason], refusal: isAboutAddress ? undefined : sentence, typed }
}

function byFeed(outcome: Outcome<object, FeedRefusal>): ChannelsAnswer {
  if (outcome.ok) return { ok: true }
  const { reason } = outcome
  return { ok: false, status: feedRefusalStatus[reason], refusal: feedRefusals[reason], typed: undefined }
}

function byExport(outcome: Outcome<object, ExportRefusal>): ChannelsAnswer {
  if (outcome.ok) return { ok: true }
  const { reason } = outcome
  return { ok: false, status: exportRefusalStatus[reason], refusal: exportRefusals[reason], typed: undefined }
}
