// The fields of the form about a calendar of another site, and their limits.

import type { ShownFeed } from './channels-view.ts'

/** As they stand in the form. */
export type FeedFields = Readonly<Record<'name' | 'provider' | 'address' | 'everyMinutes' | 'ignoreHorizon', string>>
export type FeedFaults = Partial<FeedFields>

/** What is shown again after a refusal. */
export type FeedTyped = {
  readonly unitId: number
  /** The calendar that would have been changed; undefined for one that would have been added. */
  readonly feedId?: string | undefined
  readonly fields: FeedFields
  readonly faults: FeedFaults
}

export const longestFeedName = 80
/** How often a calendar may be asked, in minutes. */
export const feedIntervals = [15, 30, 60, 180, 720] as const
export const mostBufferNights = 7
export const bufferChoices = Array.from({ length: mostBufferNights + 1 }, (_, count) => count)

export const emptyFeedFields: FeedFields = {
  name: '',
  provider: 'airbnb',
  address: '',
  everyMinutes: '30',
  ignoreHorizon: '',
}

type Settings = Pick<ShownFeed, 'name' | 'provider' | 'everyMinutes' | 'ignoresHorizon'>

/** The settings of a calendar as its form shows them; the address is never shown. */
export function feedFieldsOf({ name, provider, everyMinutes, ignoresHorizon }: Settings): FeedFields {
  return { name, provider, address: '', everyMinutes: String(everyMinutes), ignoreHorizon: ignoresHorizon ? 'on' : '' }
}
