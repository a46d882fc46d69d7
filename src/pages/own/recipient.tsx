// Where a guest says whom the invoice of a booking is for.

import { data, redirect } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { requireBooking } from '#pages/guards/require-booking.server.ts'
import { recipientPage } from '#papers/recipient/handle-recipient.server.ts'
import { RecipientForm } from '#papers/recipient/recipient-form.tsx'
import type { Route } from './+types/recipient'

export async function loader(args: Route.LoaderArgs) {
  const { tools, booking, base } = await requireBooking(args)
  const head = { title: sentence('papers.recipientTitle'), unlisted: true }
  return { head, base, values: await recipientPage.read(tools, booking.id) }
}

export async function action(args: Route.ActionArgs) {
  const { tools, booking, base, who } = await requireBooking(args)
  const answer = await recipientPage.handle(tools, who, booking.id, await args.request.formData())
  if (answer.ok) throw redirect(base, 303)
  return data(answer.shown, answer.status)
}

export default function Recipient({ loaderData: { base, values }, actionData }: Route.ComponentProps) {
  return <RecipientForm base={base} values={values} {...actionData} />
}
