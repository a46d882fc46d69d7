// The calendar of one home: occupancies, prices, blocks.

import { BlockEditor } from '#admin/calendar/nights/block-editor.tsx'
import { describeNights } from '#admin/calendar/nights/describe-nights.server.ts'
import { handleNightsForm } from '#admin/calendar/nights/handle-nights-form.server.ts'
import { NightCalendar } from '#admin/calendar/nights/night-calendar.tsx'
import { handleRateForm } from '#admin/rates/handle-rate-form.server.ts'
import { NightEditor } from '#admin/rates/page/night-editor.tsx'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/calendar'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const nights = await describeNights(tools, operator, slug, args.url.searchParams)
  if (!nights) throw pageNotFound(args.url)
  const mayPrice = may(operator, 'rates', 'change', home.id)
  const mayBlock = may(operator, 'nights', 'change', home.id)
  return { head: { title: sentence('homes.calendarOf', { name: home.name }) }, home, nights, mayPrice, mayBlock }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, slug } = await requireHome(args)
  const form = await args.request.formData()
  // Forms about rates say what they change; the others are about blocks.
  const here = args.url.pathname + args.url.search
  return form.has('what')
    ? savedOrAgain(await handleRateForm(tools, operator, slug, form), here)
    : savedOrAgain(await handleNightsForm(tools, operator, slug, form), here)
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomeCalendar({ loaderData, actionData }: Route.ComponentProps) {
  const { home, nights, mayPrice, mayBlock } = loaderData
  const blocking = actionData && 'blocking' in actionData ? actionData.blocking : undefined
  const rates = actionData && 'rates' in actionData ? actionData.rates : undefined
  return (
    <HomeFrame home={home} here="calendar" wide refusal={actionData?.refusal}>
      <NightCalendar {...nights} />
      <div id="chosen" className="grid items-start gap-8 lg:grid-cols-2">
        {mayPrice && <NightEditor editor={{ ...nights, mayChange: true }} home={nights} typed={rates} />}
        <BlockEditor home={nights} typed={blocking} mayBlock={mayBlock} />
      </div>
    </HomeFrame>
  )
}
