// The calls about other sites in the admin pages: their calendars followed, ours read by them, and nights that were sold twice.

import { z } from 'zod'
import { exportInput, feedEdit, feedInput } from '#admin/channels/feed-input.ts'
import { acting, pageInAddress, pageOf, reading } from '#api/content/contract/admin-pages.ts'
import { oneOf } from '#api/content/contract/booking-contract.ts'
import { operation } from '#api/content/contract/operation.ts'
import { optionalInstant } from '#api/content/contract/stay-contract.ts'
import { count, idInAddress, slug, slugInAddress, uuid } from '#api/content/contract/written-values.ts'
import { audiences, channelProviders } from '#channels/feeds/channel-provider.ts'
import { feedStates } from '#channels/feeds/feed-state.ts'

const provider = z.enum(channelProviders)

const feed = {
  id: uuid,
  name: z.string(),
  provider,
  host: z.string(),
  state: z.enum([...feedStates, 'paused']),
  everyMinutes: z.int(),
  ignoresHorizon: z.boolean(),
  awaitsWord: z.boolean(),
  lastGoodLook: optionalInstant,
  nextLook: optionalInstant,
  events: count,
  seen: z.string(),
  inWords: z.strictObject({ state: z.string(), lastLook: z.string(), nextLook: z.string(), found: z.string() }),
}

const listedFeed = z.strictObject({ ...feed, slug, home: z.string() }).meta({ id: 'FeedInList' })

const conflict = z
  .strictObject({
    id: uuid,
    slug,
    home: z.string(),
    isSetAside: z.boolean(),
    here: z.array(z.strictObject({ booking: uuid.nullable(), inWords: z.strictObject({ said: z.string() }) })),
    inWords: z.strictObject({ there: z.string() }),
  })
  .meta({ id: 'Conflict' })

const calendar = z.strictObject({
  id: uuid,
  audience: z.enum(audiences),
  bufferNights: count,
  address: z.string().nullable(),
  lastRead: optionalInstant,
  inWords: z.strictObject({ reader: z.string(), lastRead: z.string() }),
})

const homeChannels = z
  .strictObject({
    slug,
    name: z.string(),
    units: z.array(
      z.strictObject({
        unit: z.int(),
        name: z.string(),
        feeds: z.array(z.strictObject(feed)),
        calendars: z.array(calendar),
      }),
    ),
    conflicts: z.array(conflict),
  })
  .meta({ id: 'HomeChannels' })

const answer = { status: 200, body: oneOf(homeChannels) } as const
const inHome = slugInAddress.extend(idInAddress.shape)

export const channelsContract = {
  listFeeds: operation({
    ...reading,
    needs: { area: 'channels' },
    summary: 'The calendars of other sites that are followed, those in trouble first',
    query: z.strictObject(pageInAddress),
    answer: { status: 200, body: pageOf(listedFeed) },
    refusals: {},
  }),
  listConflicts: operation({
    ...reading,
    needs: { area: 'channels' },
    summary: 'The nights that were sold here and on another site, those that were set aside last',
    query: z.strictObject(pageInAddress),
    answer: { status: 200, body: pageOf(conflict) },
    refusals: {},
  }),
  readHomeChannels: operation({
    ...reading,
    needs: { area: 'channels' },
    summary: 'One home and other sites: which calendars are followed, and where ours are read',
    path: slugInAddress,
    answer,
    refusals: {},
  }),
  addFeed: operation({
    ...acting,
    needs: { area: 'channels', level: 'change' },
    summary: 'For managers and owners: follow a calendar of another site, which is read once at once',
    path: slugInAddress,
    body: feedInput,
    answer,
    refusals: {
      409: 'It is followed already, or the home follows as many as it may.',
      422: 'No calendar can have this address.',
    },
  }),
  editFeed: operation({
    ...acting,
    needs: { area: 'channels', level: 'change' },
    summary:
      'For managers and owners: set anew what is set about a calendar; its nights stay closed, also when its address is another',
    path: inHome,
    body: feedEdit,
    answer,
    refusals: {
      409: 'It was changed or removed meanwhile, or the other address is followed already.',
      422: 'No calendar can have this address.',
    },
  }),
  changeFeed: operation({
    ...acting,
    needs: { area: 'channels', level: 'change' },
    summary:
      'For managers and owners: read a calendar now, say that what is missing in it is gone, pause it, go on with it, or remove it',
    path: inHome,
    body: z.strictObject({ change: z.enum(['look', 'believe', 'pause', 'resume', 'remove']) }),
    answer,
    refusals: { 409: 'It was removed meanwhile, is being read, or is paused.' },
  }),
  setConflictAside: operation({
    ...acting,
    needs: { area: 'channels', level: 'change' },
    summary: 'For managers and owners: a conflict was seen, and needs no more telling',
    path: inHome,
    answer,
    refusals: { 409: 'There is no such conflict any more.' },
  }),
  openCalendar: operation({
    ...acting,
    needs: { area: 'channels', level: 'change' },
    summary:
      'For managers and owners: make the address at which a reader finds when a unit is taken, or set the nights kept free around visits there',
    path: slugInAddress,
    body: exportInput,
    answer,
    refusals: {},
  }),
  changeCalendar: operation({
    ...acting,
    needs: { area: 'channels', level: 'change' },
    summary: 'For managers and owners: exchange the address of a calendar for a new one, or close it',
    path: inHome,
    body: z.strictObject({ change: z.enum(['exchange', 'close']) }),
    answer,
    refusals: { 409: 'It was closed or exchanged meanwhile.' },
  }),
} as const
