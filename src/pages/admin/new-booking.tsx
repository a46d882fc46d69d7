// The page on which an operator books for a guest who asks by telephone, by mail or at the door.

import { data } from 'react-router'
import { ByHandForm } from '#admin/by-hand/by-hand-form.tsx'
import { describeByHand } from '#admin/by-hand/describe-by-hand.server.ts'
import { handleByHandForm } from '#admin/by-hand/handle-by-hand-form.server.ts'
import { VisitForm } from '#admin/by-hand/visit-form.tsx'
import { adminAddress } from '#bookings/words/admin-pages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { TextLink } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/new-booking'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return describeByHand(tools, operator, url.searchParams)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const form = await request.formData()
  const done = await handleByHandForm(tools, operator, { query: url.searchParams, form, origin: url.origin })
  if (!done.ok) return data(done.shown, { status: done.status })
  if (done.bookingId) throw redirectSaved(adminAddress(done.bookingId))
  throw redirectSaved('/admin/bookings', 'sent')
}

export default function AdminNewBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { languages, language, mayNotePaid, key, enquiryFault, head, ...visit } = loaderData
  const { enquiry } = visit
  const priced = actionData?.priced ?? loaderData.priced
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <header className="flex flex-col items-start gap-2">
        <TextLink to="/admin/bookings">{sentence('adminPages.allBookings')}</TextLink>
        <h1 className="font-display text-4xl">{head.title}</h1>
        <p className="max-w-prose text-ink-soft">
          {enquiry ? sentence('byHand.enquiryAbout', { until: enquiry.until }) : sentence('byHand.about')}
        </p>
        {enquiry?.message && <EnteredText text={enquiry.message} quoted />}
      </header>
      {enquiryFault && !actionData?.refusal && <Notice tone="wrong">{enquiryFault}</Notice>}
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {visit.isMenu && visit.homes.length === 0 ? (
        <div className="card flex flex-col items-start gap-2 p-6">
          <p>{sentence('byHand.noHomes')}</p>
          <TextLink to="/admin/homes">{sentence('adminPages.homes')}</TextLink>
        </div>
      ) : (
        <VisitForm {...visit} />
      )}
      {priced && (
        <ByHandForm
          priced={priced}
          values={actionData?.values ?? {}}
          faults={actionData?.faults ?? {}}
          languages={languages}
          language={language}
          mayNotePaid={mayNotePaid}
          enquiry={enquiry}
          commandKey={key}
        />
      )}
    </div>
  )
}
