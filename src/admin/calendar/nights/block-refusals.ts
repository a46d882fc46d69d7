// Why nights were not blocked or opened, with sentences and statuses.

import type { NightRange } from '#values/night-range.ts'
import { refusalTable } from '#values/result.ts'
import { sayNights } from './night-words.ts'

/** Who has some of the nights: the reference of a booking, or null. */
type InTheWay = { readonly reference: string | null; readonly nights: NightRange }

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'Nights are blocked and opened by managers and owners.'],
  'home-unknown': [404, 'There is no such home.'],
  'unit-unknown': [422, 'This is not a part of the home.'],
  'nights-booked': [409, 'A booking has some of these nights. Nothing was blocked.'],
  'nights-held': [409, 'Somebody is at the checkout with some of these nights. Try again in a quarter of an hour.'],
  'nights-blocked': [409, 'Some of these nights are blocked already. Nothing was changed.'],
  'nights-elsewhere': [409, 'Another calendar has some of these nights. Nothing was blocked.'],
  'block-unknown': [409, 'This block has been lifted meanwhile.'],
})

const blockRefusals = refusals.sentences
export const blockRefusalStatus = refusals.statuses
export type BlockRefusal = keyof typeof blockRefusals

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
