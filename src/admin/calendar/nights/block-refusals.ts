// Why nights were not blocked or opened, with sentences and statuses.

import { refusalTable } from '#catalogue/refusal-table.ts'
import { type SentenceKey, sentenceBy } from '#catalogue/sentence.ts'
import type { NightRange } from '#values/night-range.ts'
import { sayNights } from './night-words.ts'

/** Who has some of the nights: the reference of a booking, or null. */
type InTheWay = { readonly reference: string | null; readonly nights: NightRange }

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'calendar.notAllowed'],
  'home-unknown': [404, 'calendar.homeUnknown'],
  'unit-unknown': [422, 'calendar.unitUnknown'],
  'nights-booked': [409, 'calendar.nightsBooked'],
  'nights-held': [409, 'calendar.nightsHeld'],
  'nights-blocked': [409, 'calendar.nightsBlocked'],
  'nights-elsewhere': [409, 'calendar.nightsElsewhere'],
  'block-unknown': [409, 'calendar.blockUnknown'],
})

const blockRefusals = refusals.sentences
export const blockRefusalStatus = refusals.statuses
export type BlockRefusal = keyof typeof blockRefusals

export type BlockRefused = { readonly reason: BlockRefusal; readonly inTheWay?: InTheWay | undefined }

/** Where what has the nights is known. */
const namingKeys: Partial<Readonly<Record<BlockRefusal, SentenceKey>>> = {
  'nights-booked': 'calendar.nightsBookedBy',
  'nights-blocked': 'calendar.nightsBlockedWhich',
  'nights-elsewhere': 'calendar.nightsElsewhereWhich',
}

/** The sentence, which names the booking that has the nights, or the nights of what is there. */
export function sayBlockRefusal({ reason, inTheWay }: BlockRefused, locale: string): string {
  const key = namingKeys[reason]
  if (!inTheWay || !key) return blockRefusals[reason]
  const { reference, nights } = inTheWay
  if (reason === 'nights-booked' && !reference) return blockRefusals[reason]
  return sentenceBy(key, { reference: reference ?? '', nights: sayNights(nights, locale) })
}
