// The sites whose calendars we read or that read ours.

import { sentence } from '#catalogue/sentence.ts'

export const channelProviders = ['airbnb', 'vrbo', 'booking', 'google', 'generic'] as const

export type ChannelProvider = (typeof channelProviders)[number]

/** Whom a calendar of ours is for: one of the sites, which then does not get its own events back, or anybody. */
export const audiences = ['anybody', 'airbnb', 'vrbo', 'booking', 'google'] as const

export type Audience = (typeof audiences)[number]

export const providerNames: Readonly<Record<ChannelProvider, () => string>> = {
  airbnb: () => sentence('channels.airbnb'),
  vrbo: () => sentence('channels.vrbo'),
  booking: () => sentence('channels.bookingCom'),
  google: () => sentence('channels.google'),
  generic: () => sentence('channels.anotherSite'),
}

export const audienceNames: Readonly<Record<Audience, () => string>> = {
  ...providerNames,
  anybody: () => sentence('channels.anyOtherSite'),
}
