// Moves a booking to another home, or exchanges its home with that of another booking.

import { data } from 'react-router'
import { ConfirmCard } from '#admin/bookings/confirm/confirm-card.tsx'
import { describeMoves, isMovable } from '#admin/bookings/moves/describe-moves.server.ts'
import { handleMovesForm } from '#admin/bookings/moves/handle-moves-form.server.ts'
import { MoveForm, SwapForm } from '#admin/bookings/moves/move-forms.tsx'
import { moveRefusals } from '#amendments/moves/move-refusals.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import { adminAddress, moveAddress } from '#bookings/words/admin-pages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/booking-move'
import { requireBooking } from './require-booking.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, booking } = await requireBooking(args)
  const moves = await describeMoves(tools, operator, booking, args.url.searchParams.get('name') ?? '')
  if (!moves) throw pageNotFound(args.url)
  const told = isMovable(booking) ? undefined : { reason: 'not-movable' as const, state: booking.state }
  return { ...moves, refusal: told && sayRefused(moveRefusals, told) }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, booking } = await requireBooking(args)
  if (!may(operator, 'bookings', 'change', booking.stay.id)) throw pageNotFound(args.url)
  const form = await args.request.formData()
  const answer = await handleMovesForm(tools, operator, { booking, form, origin: args.url.origin })
  const { status, refusal, confirmation, move, swap } = answer
  if (status === 200 && !confirmation) throw redirectSaved(adminAddress(booking.id))
  return data({ refusal, confirmation, move, swap }, { status })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminBookingMove({ loaderData, actionData }: Route.ComponentProps) {
  const { id, reference, visit, hidden } = loaderData
  const refusal = actionData?.refusal ?? loaderData.refusal
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <header className="flex flex-col items-start gap-2">
        <TextLink to={adminAddress(id)}>{sentence('moves.back')}</TextLink>
        <h1 className="font-display text-4xl">{sentence('moves.title', { reference })}</h1>
        <p>{visit}</p>
        <p className="max-w-prose text-ink-soft">{sentence('moves.about')}</p>
      </header>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      {actionData?.confirmation && <ConfirmCard confirmation={actionData.confirmation} back={moveAddress(id)} />}
      {!loaderData.refusal && (
        <>
          <MoveForm moves={loaderData} typed={actionData?.move} />
          <SwapForm hidden={hidden} typed={actionData?.swap} />
        </>
      )}
    </div>
  )
}
