// The calendar of one home at the operator's desk: who has each night, what it costs, and nights blocked and opened.

import { data, redirect } from 'react-router'
import { pageNotFound } from '#shell/page-not-found.ts'
import { Notice } from '#ui/notice.tsx'
import { HomeFrame } from '#upkeep/frame/home-frame.tsx'
import { answerNightsForm } from '#upkeep/nights/answer-nights-form.server.ts'
import { BlockDesk } from '#upkeep/nights/block-desk.tsx'
import { describeNights } from '#upkeep/nights/describe-nights.server.ts'
import { NightCalendar } from '#upkeep/nights/night-calendar.tsx'
import type { Route } from './+types/calendar'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const nights = await describeNights(tools, operator, slug, args.url.searchParams)
  if (!nights) throw pageNotFound(args.url)
  return { head: { title: `Calendar of ${home.name}` }, home, nights }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, slug } = await requireHome(args)
  const answered = await answerNightsForm(tools, operator, slug, await args.request.formData())
  if (answered.ok) throw redirect(args.url.pathname + args.url.search, 303)
  const { refusal, blocking, status } = answered
  return data({ refusal, blocking }, { status })
}

/** A refusal is shown beside how things stand now. */
export const shouldRevalidate = () => true

export default function AdminHomeCalendar({ loaderData: { home, nights }, actionData }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="calendar" wide>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <NightCalendar {...nights} />
      <div id="chosen" className="grid items-start gap-8 lg:grid-cols-2">
        <BlockDesk home={nights} typed={actionData?.blocking} />
      </div>
    </HomeFrame>
  )
}
