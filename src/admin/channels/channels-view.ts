// What the admin pages show of the calendars of other sites, and of ours that they read.

import { sentence } from '#catalogue/sentence.ts'
import type { Audience, ChannelProvider } from '#channels/feeds/channel-provider.ts'
import type { FeedState } from '#channels/feeds/trouble.ts'

export type ShownFeed = {
  readonly id: string
  readonly name: string
  readonly provider: ChannelProvider
  readonly host: string
  readonly state: FeedState | 'paused'
  readonly everyMinutes: number
  readonly ignoresHorizon: boolean
  /** Whether something is missing there that an operator may say is right. */
  readonly awaitsWord: boolean
  /** ISO 8601, for programs. */
  readonly lastGoodLook: string | null
  readonly nextLook: string | null
  readonly events: number
  /** What is set about it now, as a mark to be sent along with a change. */
  readonly seen: string
  readonly inWords: {
    readonly state: string
    readonly lastLook: string
    readonly nextLook: string
    readonly found: string
  }
}

export type ShownAddress = {
  readonly id: string
  readonly audience: Audience
  readonly bufferNights: number
  /** The whole address; null for who may not hand it on. */
  readonly address: string | null
  readonly lastRead: string | null
  readonly inWords: { readonly reader: string; readonly lastRead: string }
}

export type ShownConflict = {
  readonly id: string
  readonly slug: string
  readonly home: string
  readonly isSetAside: boolean
  /** Whether its reader may set it aside. */
  readonly mayChange: boolean
  readonly inWords: { readonly there: string }
  readonly here: readonly ConflictSide[]
}

/** Who has some of the nights here. */
type ConflictSide = {
  /** The id of the booking, where it is one. */
  readonly booking: string | null
  /** Its reference, and its guest's name; null for whoever may not know. */
  readonly reference: string | null
  readonly guest: string | null
  readonly inWords: { readonly said: string }
  /** What the form that cancels it carries unseen; undefined where its reader may not. */
  readonly cancel: Readonly<Record<string, string>> | undefined
  /** Whether its reader may move it to another home. */
  readonly mayMove: boolean
}

export type UnitChannels = {
  readonly unitId: number
  readonly name: string
  readonly feeds: readonly ShownFeed[]
  readonly addresses: readonly ShownAddress[]
}

export type HomeChannels = {
  readonly slug: string
  readonly name: string
  readonly units: readonly UnitChannels[]
  readonly conflicts: readonly ShownConflict[]
  readonly mayChange: boolean
}

/** A feed in the list of all of them, with its home. */
export type ListedFeed = ShownFeed & { readonly slug: string; readonly home: string }

export const stateNames: Readonly<Record<ShownFeed['state'], () => string>> = {
  new: () => sentence('channels.stateNew'),
  ok: () => sentence('channels.stateOk'),
  late: () => sentence('channels.stateLate'),
  failing: () => sentence('channels.stateFailing'),
  paused: () => sentence('channels.statePaused'),
}
