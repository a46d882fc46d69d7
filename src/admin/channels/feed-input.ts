// What operators set about calendars of other sites, and about ours there, by form or by call.

import { z } from 'zod'
import { audiences, channelProviders } from '#channels/feeds/channel-provider.ts'
import { line, whole } from '#values/form-input.ts'
import { feedIntervals, longestFeedName, mostBufferNights } from './feed-fields.ts'

const unit = z.int().min(1).max(999_999_999)
const settings = {
  /** Without one it is called after its site. */
  name: line({ most: longestFeedName, tooLong: 'channels.nameTooLong' }).default(''),
  provider: z.enum(channelProviders, 'forms.choose'),
  everyMinutes: z.literal([...feedIntervals], 'forms.choose'),
  ignoreHorizon: z.boolean().default(false),
}

/** The address is as it was pasted. */
export const feedInput = z.strictObject({
  unit,
  ...settings,
  address: line({ most: 3000, missing: 'channels.address' }),
})
export const feedEdit = z.strictObject({
  ...settings,
  /** Empty leaves the one it has. */
  address: line({ most: 3000 }).default(''),
  /** The mark of what the operator had before them. */
  seen: z.string().max(40),
})

export const exportInput = z.strictObject({
  unit,
  audience: z.enum(audiences),
  bufferNights: whole(0, mostBufferNights).default(0),
})
