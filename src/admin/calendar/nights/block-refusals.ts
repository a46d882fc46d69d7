// Why nights were not blocked or opened, with sentences and statuses.

import type { NightRange } from '#values/night-range.ts'
import { sayNights } from './night-words.ts'

/** Who has some of the nights: the reference of a booking, or null. */
type InTheWay = { readonly reference: string | null; readonly nights: NightRange }

const blockRefusals = {
  'not-allowed': 'Nights are blocked and opened by managers and owners.',
  'home-unknown': 'There is no such home.',
  'unit-unknown': 'This is not a part of the home.',
  'nights-booked': 'A booking has some of these nights. Nothing was blocked.',
  'nights-held': 'Somebody is at the checkout with some of these nights. Try again in a quarter of an hour.',
  'nights-blocked': 'Some of these nights are blocked already. Nothing was changed.',
  'nights-elsewhere': 'Another calendar has some of these nights. Nothing was blocked.',
  'block-unknown': 'This block has been lifted meanwhile.',
} as const

export type BlockRefusal = keyof typeof blockRefusals

// biome-ignore format: a table
export const blockRefusalStatus: Readonly<Record<BlockRefusal, 403 | 404 | 409 | 422>> = {
  'not-allowed': 403,
  'home-unknown': 404,
  'unit-unknown': 422,
  'nights-booked': 409,
  'nights-held': 409,
  'nights-blocked': 409,
  'nights-elsewhere': 409,
  'block-unknown': 409,
}

export type BlockRefused = { readonly reason: BlockRefusal; readonly inTheWay?: InTheWay | undefined }

/** The sentence, which names the booking that has the nights, or the nights of what is there. */
export function sayBlockRefusal({ reason, inTheWay }: BlockRefused, locale: string): string {
  if (!inTheWay) return blockRefusals[reason]
  const nights = sayNights(inTheWay.nights, locale)
  if (reason === 'nights-booked' && inTheWay.reference) {
    return `Booking ${inTheWay.reference} has some of these nights: ${nights}. Nothing was blocked; move or cancel the booking first.`
  }
  if (reason === 'nights-blocked' || reason === 'nights-elsewhere') return `${blockRefusals[reason]} (${nights})`
  return blockRefusals[reason]
}
