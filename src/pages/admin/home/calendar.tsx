// The calendar of one home in the admin pages: who has each night, what it costs, and nights blocked and opened.

import { data } from 'react-router'
import { BlockEditor } from '#admin/calendar/nights/block-editor.tsx'
import { describeNights } from '#admin/calendar/nights/describe-nights.server.ts'
import { handleNightsForm } from '#admin/calendar/nights/handle-nights-form.server.ts'
import { NightCalendar } from '#admin/calendar/nights/night-calendar.tsx'
import { handleRateForm } from '#admin/rates/handle-rate-form.server.ts'
import { NightEditor } from '#admin/rates/page/night-editor.tsx'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { Notice } from '#ui/notice.tsx'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/calendar'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const nights = await describeNights(tools, operator, slug, args.url.searchParams)
  if (!nights) throw pageNotFound(args.url)
  const mayPrice = may(operator, 'rates', 'change', home.id)
  const mayBlock = may(operator, 'nights', 'change', home.id)
  return { head: { title: `Calendar of ${home.name}` }, home, nights, mayPrice, mayBlock }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, slug } = await requireHome(args)
  const form = await args.request.formData()
  // One page, two desks: which of them the form is about it says itself.
  const answered = form.has('what')
    ? await handleRateForm(tools, operator, slug, form)
    : await handleNightsForm(tools, operator, slug, form)
  if (answered.ok) throw redirectSaved(args.url.pathname + args.url.search)
  const { refusal, status } = answered
  const typed = 'rates' in answered ? { rates: answered.rates } : { blocking: answered.blocking }
  return data({ refusal, ...typed }, { status })
}

/** A refusal is shown beside how things stand now. */
export const shouldRevalidate = () => true

export default function AdminHomeCalendar({ loaderData, actionData }: Route.ComponentProps) {
  const { home, nights, mayPrice, mayBlock } = loaderData
  const blocking = actionData && 'blocking' in actionData ? actionData.blocking : undefined
  const rates = actionData && 'rates' in actionData ? actionData.rates : undefined
  return (
    <HomeFrame home={home} here="calendar" wide>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <NightCalendar {...nights} />
      <div id="chosen" className="grid items-start gap-8 lg:grid-cols-2">
        {mayPrice && <NightEditor desk={{ ...nights, mayChange: true }} home={nights} typed={rates} />}
        <BlockEditor home={nights} typed={blocking} mayBlock={mayBlock} />
      </div>
    </HomeFrame>
  )
}
