// A stay: a home as a visitor may know it before booking, without its exact address.

import type { StayHost } from '#stays/host/describe-host.ts'
import type { AsTyped } from '#stays/languages/translation-memory.ts'
import type { Photo } from '#stays/photos/photo.ts'
import type { Currency } from '#values/money.ts'
import type { Slug } from '#values/slug.ts'
import type { AmenityCode } from './amenities.ts'
import type { Rating } from './rating.ts'

export type StayKind =
  | 'house'
  | 'villa'
  | 'apartment'
  | 'cabin'
  | 'chalet'
  | 'cottage'
  | 'gite'
  | 'farmhouse'
  | 'houseboat'
  | 'treehouse'
  | 'lighthouse'
  | 'riad'
  | 'ryokan'
  | 'castle'
  | 'dome'
  | 'other'

export type BedKind = 'double' | 'king' | 'queen' | 'single' | 'bunk' | 'sofa-bed' | 'futon' | 'child'
export type Bed = { readonly kind: BedKind; readonly count: number }

export type RoomKind = 'bedroom' | 'living' | 'kitchen' | 'studio' | 'loft' | 'bathroom'
export type Room = {
  readonly kind: RoomKind
  readonly name: string
  readonly beds: readonly Bed[]
  readonly ensuite?: boolean
}

export type HouseRules = {
  readonly smoking?: 'no' | 'outside'
  readonly parties?: boolean
  /** Wall-clock times of the home, `22:00`. */
  readonly quietFrom?: string
  readonly quietUntil?: string
  readonly minimumAge?: number
  readonly notes?: readonly string[]
}

/** City, region and country code (ISO 3166-1 alpha-2): as much of the place as anybody may know. */
type Place = { readonly city: string; readonly region: string; readonly country: string }

/** What cards and lists show of a stay. */
export type StayInBrief = Place & {
  readonly id: number
  readonly slug: Slug
  readonly kind: StayKind
  readonly name: string
  readonly summary: string
  readonly maxGuests: number
  readonly petsMax: number
  readonly rooms: readonly Room[]
  readonly bathroomHalves: number
  readonly rating: Rating
  /** Whoever books it waits for an answer. */
  readonly asksFirst: boolean
  /** Moved by a fixed distance: the exact one is disclosed with a booking. */
  readonly publicPoint: { readonly latitude: number; readonly longitude: number }
  /** The first picture; a stay that has none yet is shown without. */
  readonly photo: Photo | undefined
  /** What a card shows of it that is not in the language of the page; of a whole `Stay` all that is not. */
  readonly asTyped?: AsTyped | undefined
}

export type Stay = StayInBrief & {
  /** Null where the operator shows nobody. */
  readonly host: StayHost | null
  /** Unlisted: visible and bookable by its URL, never in search results. */
  readonly listed: boolean
  /** Markdown. */
  readonly description: string
  readonly timeZone: string
  readonly areaM2: number | null
  readonly amenities: readonly { readonly code: AmenityCode; readonly note?: string }[]
  readonly houseRules: HouseRules
  /** Wall-clock times at the home, `16:00`; no end means any later hour. */
  readonly checkInFrom: string
  readonly checkInUntil: string | null
  readonly checkOutUntil: string
  readonly currency: Currency
  readonly registrationNumber: string | null
  readonly photos: readonly Photo[]
}
