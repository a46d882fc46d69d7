// The forms about calendars in the admin pages: their fields, and what may stand in them.

import {
  type Audience,
  audiences,
  type ChannelProvider,
  channelProviders,
  providerNames,
} from '#channels/feeds/channel-provider.ts'

/** As they stand in the form. */
export type FeedFields = {
  readonly name: string
  readonly provider: string
  readonly address: string
  readonly every: string
  readonly horizon: string
}

export type FeedFaults = Partial<Readonly<Record<keyof FeedFields, string>>>

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

export const emptyFeedFields: FeedFields = { name: '', provider: 'airbnb', address: '', every: '30', horizon: '' }

/** What is set about a calendar, as its form shows it; nobody is shown the address. */
export function feedFieldsOf({
  name,
  provider,
  everyMinutes,
  ignoresHorizon,
}: {
  readonly name: string
  readonly provider: ChannelProvider
  readonly everyMinutes: number
  readonly ignoresHorizon: boolean
}): FeedFields {
  return { name, provider, address: '', every: String(everyMinutes), horizon: ignoresHorizon ? 'on' : '' }
}

export function feedFieldsIn(form: FormData): FeedFields {
  const field = (name: string, most: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, most) : ''
  }
  return {
    name: field('name', 200),
    provider: field('provider', 20),
    address: field('address', 3000),
    every: field('every', 5),
    horizon: field('horizon', 5),
  }
}

type FeedEntered = {
  readonly name: string
  readonly provider: ChannelProvider
  readonly address: string
  readonly everyMinutes: number
  readonly ignoreHorizon: boolean
}

type ParsedFeed =
  | { readonly ok: true; readonly feed: FeedEntered }
  | { readonly ok: false; readonly faults: FeedFaults }

/** Without a name it is called after its site. `isKnown`: it has an address, and keeps that where none is entered. */
export function parseFeed(
  { name, provider, address, every, horizon }: FeedFields,
  { isKnown = false }: { readonly isKnown?: boolean } = {},
): ParsedFeed {
  const site = channelProviders.find(each => each === provider)
  const everyMinutes = feedIntervals.find(each => String(each) === every)
  const faults: FeedFaults = {
    ...(name.length > longestFeedName && { name: `Please use ${longestFeedName} letters at most.` }),
    ...(!site && { provider: 'Please choose one of these.' }),
    ...(address === '' && !isKnown && { address: 'Please paste the address of the calendar.' }),
    ...(everyMinutes === undefined && { every: 'Please choose one of these.' }),
  }
  if (!site || everyMinutes === undefined || Object.keys(faults).length > 0) return { ok: false, faults }
  const called = name === '' ? providerNames[site] : name
  return { ok: true, feed: { name: called, provider: site, address, everyMinutes, ignoreHorizon: horizon !== '' } }
}

type AddressEntered = { readonly audience: Audience; readonly bufferNights: number }

/** Undefined for what no page of ours sends. */
export function parseAddress(form: FormData): AddressEntered | undefined {
  const audience = audiences.find(each => each === form.get('audience'))
  const written = form.get('buffer')
  const bufferNights = typeof written === 'string' && /^\d$/.test(written) ? Number(written) : -1
  return audience && bufferNights >= 0 && bufferNights <= mostBufferNights ? { audience, bufferNights } : undefined
}
