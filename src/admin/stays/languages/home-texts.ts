// All that a home says to guests in words that somebody typed, each with what it is.

import { longestDiscountName } from '#admin/rates/discount-words.ts'
import { longestFeeName } from '#admin/rates/fee-words.ts'
import { longestSeasonName } from '#admin/rates/season-words.ts'
import {
  longestAmenityNote,
  longestDescription,
  longestGettingIn,
  longestHomeName,
  longestHostWords,
  longestNearbyName,
  longestNearbyNote,
  longestPlaceName,
  longestRuleNote,
  longestSectionText,
  longestSectionTitle,
  longestSummary,
} from '#admin/stays/form/home-limits.ts'
import { longestAlt, longestRoom } from '#admin/stays/photos/photos-input.ts'
import { longestRoomName } from '#admin/stays/rooms/room-kinds.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { HouseRules, Room } from '#stays/stay.ts'

/** What a text is, with how many characters it may have. */
export const longestOf = {
  name: longestHomeName,
  summary: longestSummary,
  description: longestDescription,
  city: longestPlaceName,
  region: longestPlaceName,
  room: longestRoomName,
  'amenity-note': longestAmenityNote,
  rule: longestRuleNote,
  place: longestNearbyName,
  'place-note': longestNearbyNote,
  photo: longestAlt,
  'photo-room': longestRoom,
  'getting-in': longestGettingIn,
  host: longestHostWords,
  manual: longestSectionTitle,
  'manual-text': longestSectionText,
  'manual-photo': longestAlt,
  rate: longestFeeName,
  season: longestSeasonName,
  fee: longestFeeName,
  discount: longestDiscountName,
  tax: longestFeeName,
} as const

export type TextKind = keyof typeof longestOf
export const textKinds = Object.keys(longestOf) as TextKind[]

/** Texts in Markdown, whose lines are kept. */
export const markdownKinds: ReadonlySet<TextKind> = new Set(['description', 'getting-in', 'manual-text'])

export type HomeText = { readonly kind: TextKind; readonly source: string }

/** A text with its translation into one language, empty where there is none. */
export type TextInTwo = HomeText & { readonly translation: string }

type SayingHome = {
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly city: string
  readonly region: string
  readonly rooms: readonly Pick<Room, 'name'>[]
  readonly amenities: readonly { readonly note?: string }[]
  readonly houseRules: Pick<HouseRules, 'notes'>
  readonly places: readonly { readonly name: string; readonly note: string }[]
  readonly photos: readonly { readonly alt: string; readonly room: string }[]
  /** Null where nothing was entered about arriving. */
  readonly guide: { readonly gettingIn: string; readonly hostWords: string } | null
  readonly manual: readonly { readonly title: string; readonly text: string; readonly alt: string }[]
  /** Undefined for a home that is not on sale. */
  readonly offer: StayOffer | undefined
}

/** In the order in which guests meet them, each text once: what is said twice is translated once. */
export function textsOfHome(home: SayingHome): HomeText[] {
  const {
    name,
    summary,
    description,
    city,
    region,
    rooms,
    amenities,
    houseRules,
    places,
    photos,
    guide,
    manual,
    offer,
  } = home
  const all: HomeText[] = [
    { kind: 'name', source: name },
    { kind: 'summary', source: summary },
    { kind: 'description', source: description },
    { kind: 'city', source: city },
    { kind: 'region', source: region },
    ...rooms.map(room => ({ kind: 'room', source: room.name }) as const),
    ...amenities.map(({ note = '' }) => ({ kind: 'amenity-note', source: note }) as const),
    ...(houseRules.notes ?? []).map(source => ({ kind: 'rule', source }) as const),
    ...places.flatMap(
      place =>
        [
          { kind: 'place', source: place.name },
          { kind: 'place-note', source: place.note },
        ] as const,
    ),
    ...photos.flatMap(
      photo =>
        [
          { kind: 'photo', source: photo.alt },
          { kind: 'photo-room', source: photo.room },
        ] as const,
    ),
    { kind: 'getting-in', source: guide?.gettingIn ?? '' },
    { kind: 'host', source: guide?.hostWords ?? '' },
    ...manual.flatMap(
      part =>
        [
          { kind: 'manual', source: part.title },
          { kind: 'manual-text', source: part.text },
          { kind: 'manual-photo', source: part.alt },
        ] as const,
    ),
    ...(offer ? textsOfOffer(offer) : []),
  ]
  const first = new Map<string, HomeText>()
  for (const text of all) if (text.source.trim() !== '' && !first.has(text.source)) first.set(text.source, text)
  return [...first.values()]
}

function textsOfOffer({ plans, fees, discounts, taxes }: StayOffer): HomeText[] {
  const named = (kind: TextKind, rows: readonly { readonly name: string }[]) =>
    rows.map(({ name: source }) => ({ kind, source }))
  return [
    ...named('rate', plans),
    ...named('season', plans[0].seasons),
    ...named('fee', fees),
    ...named('discount', discounts),
    ...named('tax', taxes),
  ]
}

/** Whether guests miss a translation of it. A home may keep its name in every language. */
export function isMissing({ kind, translation }: TextInTwo): boolean {
  return kind !== 'name' && translation === ''
}

/** Browsers send their own ends of lines, and inputs are trimmed: two texts with one key are the same text. */
export function textKey(source: string): string {
  return source.replace(/\r\n?/g, '\n').trim()
}
