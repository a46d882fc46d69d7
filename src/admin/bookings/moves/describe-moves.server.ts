// Describes where a booking can be moved: the homes that suit it, and what stands against the others.

import { randomUUID } from 'node:crypto'
import { sayAgainst } from '#amendments/moves/fits-home.ts'
import { type HomeToMove, homesToMove, mostHomesToMove } from '#amendments/moves/list-homes.server.ts'
import { homeNameInput } from '#amendments/moves/move-input.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { sayList } from '#values/say-list.ts'
import type { MovesView, PlaceToChoose } from './moves-view.ts'

/** Undefined for a booking that they may not change. `typed` is what homes are searched by. */
export async function describeMoves(
  tools: Tools,
  who: Operator,
  booking: BookingDetails,
  typed: string,
): Promise<MovesView | undefined> {
  const { locale } = currentLanguage()
  const { id, reference, stay, nights, party, version } = booking
  const name = homeNameInput.safeParse(typed).data ?? ''
  const found = await homesToMove(tools, who, { bookingId: id, name, most: mostHomesToMove })
  if (!found) return undefined
  const { homes, total } = found
  return {
    head: { title: sayList([sentence('moves.title', { reference }), stay.name]) },
    ...{ id, reference, name },
    visit: sayList([stay.name, sayNights(nights, locale), sayParty(party, locale)]),
    suiting: homes.filter(({ judged }) => judged.ok).flatMap(placesOf),
    others: homes
      .filter(({ judged }) => !judged.ok)
      .map(home => ({ key: home.slug, label: labelOf(home), against: sayAgainst(home.judged, locale) })),
    someOf: total > mostHomesToMove ? sentence('moves.someOf', { shown: mostHomesToMove, total }) : undefined,
    hidden: { version: String(version), key: randomUUID() },
  }
}

/** Whether a booking as it stands can be moved at all. */
export function isMovable({ state }: Pick<BookingDetails, 'state'>): boolean {
  return mayCommand('move', state, 'operator')
}

function placesOf(home: HomeToMove): PlaceToChoose[] {
  const whole = home.isPresent ? [] : [{ value: home.slug, label: labelOf(home) }]
  const units = home.units.map(({ unitId, name }) => ({
    value: `${home.slug} ${unitId}`,
    label: sentence('moves.unitOf', { home: labelOf(home), unit: name }),
  }))
  return [...whole, ...units]
}

function labelOf({ name, city }: HomeToMove): string {
  return sayList([name, city])
}
