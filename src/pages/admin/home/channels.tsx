// A home on other sites: calendars it imports and exports.

import { describeHomeChannels } from '#admin/channels/describe-channels.server.ts'
import { handleChannelsForm } from '#admin/channels/handle-channels-form.server.ts'
import { HomeChannelsPage } from '#admin/channels/home-channels-page.tsx'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/channels'
import { requireHome } from './require-home.server.ts'

async function requireChannels(args: Route.LoaderArgs | Route.ActionArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const channels = await describeHomeChannels(tools, operator, slug, args.url.origin)
  if (!channels) throw pageNotFound(args.url)
  return { tools, operator, home, channels }
}

export async function loader(args: Route.LoaderArgs) {
  const { home, channels } = await requireChannels(args)
  return { head: { title: sentence('homes.channelsOf', { name: home.name }) }, home, channels }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, channels } = await requireChannels(args)
  const answered = await handleChannelsForm(tools, operator, channels, await args.request.formData())
  return savedOrAgain(answered, args.url.pathname)
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomeChannels({ loaderData: { home, channels }, actionData }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="channels" refusal={actionData?.refusal}>
      <HomeChannelsPage channels={channels} typed={actionData?.typed} />
    </HomeFrame>
  )
}
