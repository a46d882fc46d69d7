// The calls about other sites in the admin pages: their calendars followed, ours read by them, and nights that were sold twice.

import { z } from 'zod'
import { exportInput, feedEdit, feedInput } from '#admin/channels/feed-input.ts'
import { changing, pagesOf, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, shape, wordsOf } from '#api/contract/shapes.ts'
import { audiences, channelProviders } from '#channels/feeds/channel-provider.ts'
import { feedStates } from '#channels/feeds/trouble.ts'

const provider = z.enum(channelProviders).describe('The site whose calendar it is.')

const feed = {
  id: field.uuid.describe('Which calendar it is.'),
  name: z.string().describe('What it is called here.'),
  provider,
  host: z.string().describe('The server that is asked; the whole address is told to nobody.'),
  state: z
    .enum([...feedStates, 'paused'])
    .describe('How it stands: `late` after a look or two that failed, or while something is missing; then `failing`.'),
  everyMinutes: z.int().describe('How often it is read.'),
  ignoresHorizon: z.boolean().describe('Whether the far end, which the site shows as closed, is left out.'),
  awaitsWord: z.boolean().describe('Whether much is missing there, and somebody must say that it is right.'),
  lastGoodLook: field.optionalInstant.describe('When it was last read and understood; null while it never was.'),
  nextLook: field.optionalInstant.describe('When it is read next; null while it is paused.'),
  events: field.count.describe('How many events counted in the last good look.'),
  seen: z.string().describe('What it is now, as a mark to be sent along with a change.'),
  inWords: wordsOf({
    state: z.string().describe('How it stands.'),
    lastLook: z.string().describe('When it was last read and understood.'),
    nextLook: z.string().describe('When it is read next.'),
    found: z.string().describe('What was in it.'),
  }),
}

const listedFeed = shape('FeedInList', {
  ...feed,
  slug: field.slug,
  home: z.string().describe('The home, or one of those, that it is about.'),
})

const conflict = shape('Conflict', {
  id: field.uuid.describe('Which conflict it is.'),
  slug: field.slug,
  home: z.string().describe('The home, or one of those, that it is about.'),
  isSetAside: z.boolean().describe('Whether an operator has seen it and needs no more telling.'),
  here: listOf('Who has some of these nights here.', {
    booking: field.uuid.nullable().describe('The id of the booking that has them; null where it is something else.'),
    reference: z.string().nullable().describe('Its reference; null for who may not see it.'),
    guest: z.string().nullable().describe('The name of its guest; null for who may not know.'),
    inWords: field.saidInWords,
  }),
  inWords: wordsOf({ there: z.string().describe('What the other site tells.') }),
})

const calendar = z.strictObject({
  id: field.uuid.describe('Which address it is.'),
  audience: z.enum(audiences).describe('Who reads it; its own events are left out of what it reads.'),
  bufferNights: field.count.describe('How many nights on either side of a visit are shown as taken.'),
  address: z.string().nullable().describe('The whole address, a secret; null for who may not hand it on.'),
  lastRead: field.optionalInstant.describe('When somebody last read it, to five minutes.'),
  inWords: wordsOf({
    reader: z.string().describe('Who reads it.'),
    lastRead: z.string().describe('When somebody last read it.'),
  }),
})

const homeChannels = shape('HomeChannels', {
  slug: field.slug,
  name: z.string().describe('Its name.'),
  units: listOf('The parts of the home that can be taken.', {
    unit: z.int().describe('Which unit it is.'),
    name: z.string().describe('What it is called.'),
    feeds: z.array(z.strictObject(feed)).describe('The calendars that are followed for it.'),
    calendars: z.array(calendar).describe('Where other sites read when it is taken.'),
  }),
  conflicts: z.array(conflict).describe('Nights that were sold here and there.'),
})

const aboutHome = { path: field.slugInAddress, answer: one(homeChannels) } as const
/** The same for one thing of the home. */
const inHome = { ...aboutHome, path: field.slugInAddress.extend(field.idInAddress.shape) } as const

export const channelsContract = {
  listFeeds: operation({
    ...reading('channels'),
    summary: 'The calendars of other sites that are followed, those in trouble first',
    ...pagesOf(listedFeed, {}),
  }),
  listConflicts: operation({
    ...reading('channels'),
    summary: 'The nights that were sold here and on another site, those that were set aside last',
    ...pagesOf(conflict, {}),
  }),
  readHomeChannels: operation({
    ...reading('channels'),
    summary: 'One home and other sites: which calendars are followed, and where ours are read',
    ...aboutHome,
  }),
  addFeed: operation({
    ...changing('channels'),
    summary: 'For managers and owners: follow a calendar of another site, which is read once at once',
    ...aboutHome,
    body: feedInput,
    refusals: {
      409: 'It is followed already, or the home follows as many as it may.',
      422: 'No calendar can have this address.',
    },
  }),
  editFeed: operation({
    ...changing('channels'),
    summary:
      'For managers and owners: set anew what is set about a calendar; its nights stay closed, also when its address is another',
    ...inHome,
    body: feedEdit,
    refusals: {
      409: 'It was changed or removed meanwhile, or the other address is followed already.',
      422: 'No calendar can have this address.',
    },
  }),
  changeFeed: operation({
    ...changing('channels'),
    summary:
      'For managers and owners: read a calendar now, say that what is missing in it is gone, pause it, go on with it, or remove it',
    ...inHome,
    body: z.strictObject({
      change: z
        .enum(['look', 'believe', 'pause', 'resume', 'remove'])
        .describe('What is done with it; `believe` says that what is missing in it is gone.'),
    }),
    refusals: { 409: 'It was removed meanwhile, is being read, or is paused.' },
  }),
  setConflictAside: operation({
    ...changing('channels'),
    summary: 'For managers and owners: a conflict was seen, and needs no more telling',
    ...inHome,
    refusals: { 409: 'There is no such conflict any more.' },
  }),
  openCalendar: operation({
    ...changing('channels'),
    summary:
      'For managers and owners: make the address at which a reader finds when a unit is taken, or set the nights kept free around visits there',
    ...aboutHome,
    body: exportInput,
  }),
  changeCalendar: operation({
    ...changing('channels'),
    summary: 'For managers and owners: exchange the address of a calendar for a new one, or close it',
    ...inHome,
    body: z.strictObject({ change: z.enum(['exchange', 'close']).describe('What is done with it.') }),
    refusals: { 409: 'It was closed or exchanged meanwhile.' },
  }),
} as const
