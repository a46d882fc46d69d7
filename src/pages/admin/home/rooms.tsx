// A home's rooms and beds.

import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { changeRooms, findRooms } from '#admin/stays/rooms/change-rooms.server.ts'
import { RoomsForm } from '#admin/stays/rooms/rooms-form.tsx'
import { parseRoomsForm, roomsValues } from '#admin/stays/rooms/rooms-input.ts'
import { sentence } from '#catalogue/sentence.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/rooms'
import { changeSection } from './change-section.server.ts'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const rooms = await findRooms(tools.database, operator, slug)
  if (!rooms) throw pageNotFound(args.url)
  return { head: { title: sentence('homes.roomsOf', { name: home.name }) }, home, values: roomsValues(rooms) }
}

export const action = (args: Route.ActionArgs) =>
  changeSection(args, { section: 'rooms', parse: parseRoomsForm, change: changeRooms })

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomeRooms({ loaderData: { home, values }, actionData }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="rooms" refusal={actionData?.refusal}>
      <RoomsForm
        key={home.version}
        version={home.version}
        values={actionData?.values ?? values}
        faults={actionData?.faults ?? {}}
      />
    </HomeFrame>
  )
}
