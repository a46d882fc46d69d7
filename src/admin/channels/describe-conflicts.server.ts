// Describes nights that were sold twice: what the other site tells, and who has them here, as far as its reader may know.

import { randomUUID } from 'node:crypto'
import { mayEnd } from '#admin/by-hand/describe-actions.server.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { type Conflict, daysInWords, sayOtherSide } from '#channels/conflicts/conflict.ts'
import { findConflicts } from '#channels/conflicts/find-conflicts.server.ts'
import { providerNames } from '#channels/feeds/channel-provider.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type AdminBooking, readForOperators } from '#trips/list-for-operators.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { ShownConflict } from './channels-view.ts'
import { homesOfUnits } from './find-channels.server.ts'

type ConflictHome = { readonly id: number; readonly slug: string; readonly name: string }

/** Of the homes whose channels they may see. */
export async function describeConflicts(tools: Tools, who: Operator): Promise<ShownConflict[]> {
  const { database, clock } = tools
  const reach = reachOf(who, 'channels')
  const conflicts = await findConflicts(database, clock.now(), reach)
  if (conflicts.length === 0) return []
  const homes = await homesOfUnits(database, [...new Set(conflicts.map(({ unitId }) => unitId))], reach)
  return showConflicts(tools, who, conflicts, unitId => homes.get(unitId))
}

/** These, each as one of its home; what is of no home that the reader may see is left out. */
export async function showConflicts(
  tools: Tools,
  who: Operator,
  conflicts: readonly Conflict[],
  homeOf: (unitId: number) => ConflictHome | undefined,
): Promise<ShownConflict[]> {
  const others = conflicts.flatMap(conflict => conflict.others)
  const ids = others.flatMap(({ kind, refId }) => (kind === 'booking' || kind === 'hold' ? [refId] : []))
  const bookings = new Map((await readForOperators(tools, who, [...new Set(ids)])).map(each => [each.id, each]))
  return conflicts.flatMap(conflict => {
    const home = homeOf(conflict.unitId)
    return home ? [showConflict(who, conflict, { home, bookings })] : []
  })
}

type Known = { readonly home: ConflictHome; readonly bookings: ReadonlyMap<string, AdminBooking> }

function showConflict(
  who: Operator,
  { eventId, feedName, provider, nights, others, isSetAside }: Conflict,
  { home, bookings }: Known,
): ShownConflict {
  const { locale } = currentLanguage()
  const there = { feedName, site: providerNames[provider](), ...daysInWords(nights, locale) }
  return {
    ...{ id: eventId, slug: home.slug, home: home.name, isSetAside },
    mayChange: may(who, 'channels', 'change', home.id),
    inWords: { there: sentence('channels.tellsOfBooking', there) },
    here: others.map(other => {
      const booking = other.kind === 'booking' ? bookings.get(other.refId) : undefined
      return {
        booking: other.kind === 'booking' ? other.refId : null,
        reference: booking?.reference ?? null,
        guest: booking?.contact?.name || null,
        inWords: { said: sayOtherSide(other, 'here', locale) },
        mayMove: booking !== undefined && mayMove(who, booking),
        cancel: booking && mayEnd(who, booking) ? hiddenOf(booking) : undefined,
      }
    }),
  }
}

function mayMove(who: Operator, { state, stay }: AdminBooking): boolean {
  return mayCommand('move', state, 'operator') && may(who, 'bookings', 'change', stay.id)
}

function hiddenOf({ id, version }: AdminBooking) {
  return { booking: id, version: String(version), key: randomUUID() }
}
