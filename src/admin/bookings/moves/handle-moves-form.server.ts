// Handles the two forms that move a booking: first in numbers, then done.

import { toConfirmOf } from '#admin/bookings/confirm/confirm-command.server.ts'
import type { Confirmation } from '#admin/bookings/confirm/confirmation.ts'
import { sayAgainst } from '#amendments/moves/fits-home.ts'
import { homeIdOf, homesToMove, mostHomesToMove } from '#amendments/moves/list-homes.server.ts'
import { moveBooking } from '#amendments/moves/move-booking.server.ts'
import { moveInput, swapInput } from '#amendments/moves/move-input.ts'
import { moveRefusalStatus, moveRefusals } from '#amendments/moves/move-refusals.ts'
import { swapBookings } from '#amendments/moves/swap-bookings.server.ts'
import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayOutcome, stateConflict } from '#bookings/record/state-conflict.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findBookingId, findForOperator } from '#trips/find-booking.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput, typedIn } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { refused } from '#values/result.ts'
import { isMovable } from './describe-moves.server.ts'
import type { MoveTyped, SwapTyped } from './moves-view.ts'
import { previewMove, previewSwap } from './preview-move.server.ts'

type Pressed = { readonly booking: BookingDetails; readonly form: FormData; readonly origin: string }

type Answer = {
  /** 200 without a question: it was done. */
  readonly status: number
  readonly refusal?: string | undefined
  readonly confirmation?: Confirmation | undefined
  readonly move?: MoveTyped | undefined
  readonly swap?: SwapTyped | undefined
}

type Button = (tools: Tools, operator: Operator, pressed: Pressed) => Promise<Answer>

/** The booking is one that the operator may change. */
export async function handleMovesForm(tools: Tools, operator: Operator, pressed: Pressed): Promise<Answer> {
  const button = handlerOf(pressed.form, buttons)
  return button ? button(tools, operator, pressed) : { status: 400, refusal: unknownIntent() }
}

const move: Button = async (tools, operator, { booking, form, origin }) => {
  const place = typedIn(form, 'place')
  const [home = '', unit = ''] = place.split(' ')
  const named = new FormData()
  for (const [name, value] of form) named.append(name, value)
  named.set('home', home)
  named.set('unit', unit)
  const parsed = parseFormInput(moveInput, named)
  const { reason } = parsed.values
  if (!parsed.ok) {
    const faults = { place: parsed.faults.home ?? parsed.faults.unit, reason: parsed.faults.reason }
    return { status: parsed.isForeign ? 400 : 422, ...unreadable(parsed.isForeign), move: { place, reason, faults } }
  }
  const typed: MoveTyped = { place, reason, faults: {} }
  const { version, unit: unitId } = parsed.input
  if (version !== booking.version || !isMovable(booking)) return { ...standsOtherwise(booking), move: typed }
  const found = await homesToMove(tools, operator, { bookingId: booking.id, name: home, most: mostHomesToMove })
  const chosen = found?.homes.find(each => each.slug === home)
  const chosenUnit = chosen?.units.find(each => each.unitId === unitId)
  if (!chosen || (unitId !== undefined && !chosenUnit)) {
    const reason = chosen ? 'unit-unknown' : 'home-unknown'
    return { ...say(refused(reason)), move: typed }
  }
  if (!chosen.judged.ok) {
    const { locale } = currentLanguage()
    const { status } = say(refused(chosen.judged.reason))
    return { status, refusal: sayAgainst(chosen.judged, locale).join(' '), move: typed }
  }
  const label = chosenUnit ? sentence('moves.unitOf', { home: chosen.name, unit: chosenUnit.name }) : chosen.name
  const to = chosen.isPresent ? null : chosen.name
  const confirmation = toConfirmOf(await previewMove(tools, operator, booking, { to, label }), form)
  if (confirmation) return { status: confirmation.isAgain ? 409 : 200, confirmation, move: typed }
  const stayId = await homeIdOf(tools.database, home)
  const asked = { bookingId: booking.id, version, stayId, unitId, reason: parsed.input.reason }
  const moved = await moveBooking(tools, operator, { ...asked, key: commandKeyIn(form), origin })
  return { ...sayOutcome(moved, moveRefusalStatus, moveRefusals), move: typed }
}

/** The version of the other booking is what its numbers were shown for. */
const swapForm = swapInput.omit({ partnerVersion: true })

const swap: Button = async (tools, operator, { booking, form, origin }) => {
  const parsed = parseFormInput(swapForm, form)
  const { partner: reference, reason } = parsed.values
  if (!parsed.ok) {
    const { partner, reason: fault } = parsed.faults
    const typed = { partner: reference, reason, faults: { partner, reason: fault } }
    return { status: parsed.isForeign ? 400 : 422, ...unreadable(parsed.isForeign), swap: typed }
  }
  const typed: SwapTyped = { partner: reference, reason, faults: {} }
  const { version } = parsed.input
  if (version !== booking.version || !isMovable(booking)) return { ...standsOtherwise(booking), swap: typed }
  const partnerId = await findBookingId(tools, parsed.input.partner.replaceAll(/\s/g, ''))
  const partner = partnerId && (await findForOperator(tools, operator, partnerId))
  if (!partner || !may(operator, 'bookings', 'change', partner.stay.id)) {
    const { status, refusal } = say(refused('partner-unknown'))
    return { status, swap: { ...typed, faults: { partner: refusal } } }
  }
  if (!isMovable(partner)) return { ...say(refused('partner-not-movable')), swap: typed }
  const confirmation = toConfirmOf(previewSwap(booking, partner), form)
  if (confirmation) return { status: confirmation.isAgain ? 409 : 200, confirmation, swap: typed }
  const asked = { bookingId: booking.id, partnerId: partner.id, version, partnerVersion: partner.version }
  const key = commandKeyIn(form)
  const swapped = await swapBookings(tools, operator, { ...asked, reason: parsed.input.reason, key, origin })
  return { ...sayOutcome(swapped, moveRefusalStatus, moveRefusals), swap: typed }
}

function say(outcome: Parameters<typeof sayOutcome<keyof typeof moveRefusals>>[0]) {
  return sayOutcome(outcome, moveRefusalStatus, moveRefusals)
}

function standsOtherwise(booking: BookingDetails) {
  return say(stateConflict(isMovable(booking) ? 'out-of-date' : 'not-movable', booking))
}

function unreadable(isForeign: boolean): Pick<Answer, 'refusal'> {
  return isForeign ? { refusal: sentence('adminBookings.unreadableAnswer') } : {}
}

const buttons: Readonly<Record<string, Button>> = { move, swap }
