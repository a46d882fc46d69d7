// Where a guest says whom the invoice of a booking is for.

import { data, Form, redirect } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { requireBooking } from '#pages/guards/require-booking.server.ts'
import { recipientPage } from '#papers/recipient/handle-recipient.server.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
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

export default function Recipient({ loaderData, actionData }: Route.ComponentProps) {
  const { base } = loaderData
  const values = actionData?.values ?? loaderData.values
  const faults = actionData?.faults ?? {}
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <TextLink to={base}>{sentence('papers.backToBooking')}</TextLink>
      <h1 className="font-display text-4xl">{sentence('papers.recipientTitle')}</h1>
      <p className="text-ink-soft">{sentence('papers.recipientIntro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <Form method="post" className="flex flex-col gap-4" noValidate>
        <Field
          id="name"
          name="name"
          label={sentence('papers.recipientName')}
          hint={sentence('papers.recipientNameHint')}
          autoComplete="organization"
          defaultValue={values.name}
          fault={faults.name}
        />
        <TextArea
          id="addressLines"
          name="addressLines"
          label={sentence('papers.recipientAddress')}
          hint={sentence('papers.recipientAddressHint')}
          rows={4}
          autoComplete="street-address"
          defaultValue={values.addressLines}
          fault={faults.addressLines}
        />
        <Field
          id="taxNumber"
          name="taxNumber"
          label={sentence('papers.recipientTaxNumber')}
          autoComplete="off"
          defaultValue={values.taxNumber}
          fault={faults.taxNumber}
        />
        <SubmitButton intent="set-recipient" className="self-start">
          {sentence('papers.save')}
        </SubmitButton>
      </Form>
    </div>
  )
}
