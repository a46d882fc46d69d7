// The input of the commands about calendars of other sites, and about ours there.

import { z } from 'zod'
import { audiences, channelProviders } from '#channels/feeds/channel-provider.ts'
import { isText, line, notText, whole } from '#values/form-input.ts'
import { feedIntervals, longestFeedName, mostBufferNights } from './feed-fields.ts'

const unit = z.int().min(1).max(999_999_999).describe('The unit that it is about.')
const settings = {
  name: line({ most: longestFeedName, tooLong: 'channels.nameTooLong' })
    .default('')
    .describe('What it is called here; the name of the site where it is empty.'),
  provider: z.enum(channelProviders, 'forms.choose').describe('The site that it is of.'),
  everyMinutes: z.literal([...feedIntervals], 'forms.choose').describe('How often it is read.'),
  ignoreHorizon: z
    .boolean()
    .default(false)
    .describe('Whether the far end, which the site shows as closed, is left out.'),
}

/** The address is as it was pasted. */
export const feedInput = z.strictObject({
  unit,
  ...settings,
  address: line({ most: 3000, missing: 'channels.address' }).describe(
    'The address of the calendar, as the other site shows it.',
  ),
})
export const feedEdit = z.strictObject({
  ...settings,
  address: line({ most: 3000 }).default('').describe('Its new address; empty where it keeps the one it has.'),
  seen: z.string().max(40).refine(isText, notText).describe('The mark of what was set before.'),
})

export const exportInput = z.strictObject({
  unit,
  audience: z.enum(audiences).describe('Who reads it; its own events are left out of what it reads.'),
  bufferNights: whole(0, mostBufferNights)
    .default(0)
    .describe('How many nights on either side of a visit are shown as taken.'),
})
