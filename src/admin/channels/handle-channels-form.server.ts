// Handles the forms about a home's calendars on other sites.

import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import { closeExport, openExport, rotateExport } from '#channels/export/change-exports.server.ts'
import { type ExportRefusal, exportRefusalStatus, exportRefusals } from '#channels/export/export-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import { type Outcome, refused } from '#values/result.ts'
import { addFeed } from './add-feed.server.ts'
import { pauseFeed, pollNow, removeFeed, setConflictAside } from './change-feed.server.ts'
import type { HomeChannels } from './channels-view.ts'
import { editFeed } from './edit-feed.server.ts'
import type { FeedTyped } from './feed-fields.ts'
import { exportInput, feedEdit, feedInput } from './feed-input.ts'
import { type FeedRefusal, feedRefusalStatus, feedRefusals } from './feed-refusals.ts'

type ChannelsAnswer = FormAnswer<{ readonly typed: FeedTyped | undefined }>

const unreadable = () => again(400, { typed: undefined, refusal: unreadableForm() })

/** What of the home a form names; what belongs to another home is not found. */
function namedIn(home: HomeChannels, form: FormData) {
  const feedUnit = home.units.find(({ feeds }) => feeds.some(({ id }) => id === form.get('feed')))
  return {
    unitId: home.units.find(each => String(each.unitId) === form.get('unit'))?.unitId,
    unitOfFeed: feedUnit?.unitId,
    feed: feedUnit?.feeds.find(({ id }) => id === form.get('feed'))?.id,
    address: home.units.flatMap(({ addresses }) => addresses).find(({ id }) => id === form.get('calendar'))?.id,
    conflict: home.conflicts.find(({ id }) => id === form.get('conflict'))?.id,
  }
}

type Pressed = ReturnType<typeof namedIn> & {
  readonly tools: Tools
  readonly operator: Operator
  readonly form: FormData
}

type Button = (pressed: Pressed) => Promise<ChannelsAnswer>
type Refusal = FeedRefusal | ExportRefusal
type Command = (tools: Tools, operator: Operator, id: string) => Promise<Outcome<object, Refusal>>

function on(subject: 'feed' | 'address' | 'conflict', command: Command): Button {
  return async ({ tools, operator, ...named }) => {
    const id = named[subject]
    return answered(
      id ? await command(tools, operator, id) : refused(subject === 'address' ? 'address-gone' : 'feed-gone'),
    )
  }
}

const buttons: Readonly<Record<string, Button>> = {
  'add-feed': addOne,
  'edit-feed': editOne,
  'look-now': on('feed', pollNow),
  believe: on('feed', (...asked) => pollNow(...asked, { believe: true })),
  pause: on('feed', (...asked) => pauseFeed(...asked, true)),
  resume: on('feed', (...asked) => pauseFeed(...asked, false)),
  'remove-feed': on('feed', removeFeed),
  'set-aside': on('conflict', setConflictAside),
  'open-address': async ({ tools, operator, form, unitId }) => {
    const { input } = parseFormInput(exportInput, form)
    if (unitId === undefined || !input) return unreadable()
    return answered(await openExport(tools, operator, { ...input, unitId }))
  },
  'exchange-address': on('address', rotateExport),
  'close-address': on('address', closeExport),
}

/** What is named in the form must belong to the home. */
export async function handleChannelsForm(
  tools: Tools,
  operator: Operator,
  home: HomeChannels,
  form: FormData,
): Promise<ChannelsAnswer> {
  if (!home.mayChange) return answered(refused('not-allowed'))
  return handlerOf(form, buttons)?.({ tools, operator, form, ...namedIn(home, form) }) ?? unreadable()
}

async function addOne({ tools, operator, form, unitId }: Pressed): Promise<ChannelsAnswer> {
  if (unitId === undefined) return unreadable()
  const parsed = parseFormInput(feedInput, form)
  const { values: fields } = parsed
  if (!parsed.ok) return again(422, { refusal: undefined, typed: { unitId, fields, faults: parsed.faults } })
  const added = await addFeed(tools, operator, parsed.input)
  if (!added.ok) return refusedTyped(added.reason, { unitId, fields })
  // Polled at once, so that the operator sees whether it can be read; another poll may already be running.
  await pollNow(tools, operator, added.feedId)
  return { ok: true }
}

async function editOne({ tools, operator, form, unitOfFeed: unitId, feed: feedId }: Pressed): Promise<ChannelsAnswer> {
  if (unitId === undefined || !feedId) return answered(refused('feed-gone'))
  const parsed = parseFormInput(feedEdit, form)
  const { values: fields } = parsed
  if (!parsed.ok) return again(422, { refusal: undefined, typed: { unitId, feedId, fields, faults: parsed.faults } })
  const edited = await editFeed(tools, operator, { feedId, ...parsed.input })
  if (!edited.ok) return refusedTyped(edited.reason, { unitId, feedId, fields })
  // A paused one stays so, and is read when it goes on.
  await pollNow(tools, operator, feedId)
  return { ok: true }
}

function refusedTyped(reason: FeedRefusal, asTyped: Omit<FeedTyped, 'faults'>): ChannelsAnswer {
  const sentence = feedRefusals[reason]
  const isAboutAddress = reason === 'address-wrong' || reason === 'known-already'
  const typed = { ...asTyped, faults: isAboutAddress ? { address: sentence } : {} }
  return again(feedRefusalStatus[reason], { refusal: isAboutAddress ? undefined : sentence, typed })
}

function answered(outcome: Outcome<object, Refusal>): ChannelsAnswer {
  if (outcome.ok) return outcome
  const sentences = { ...feedRefusals, ...exportRefusals }
  return again(statuses[outcome.reason], { refusal: sentences[outcome.reason], typed: undefined })
}

const statuses = { ...feedRefusalStatus, ...exportRefusalStatus }
