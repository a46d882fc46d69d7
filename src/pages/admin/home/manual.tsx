// The house manual of a home.

import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { findManual } from '#admin/stays/manual/change-manual.server.ts'
import { handleManualForm } from '#admin/stays/manual/handle-manual-form.server.ts'
import { ManualEditor } from '#admin/stays/manual/manual-editor.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { readUpload } from '#platform/files/read-upload.server.ts'
import { manualPhoto } from '#stays/arrival/manual-photo.ts'
import type { Route } from './+types/manual'
import { handleHomeForm } from './change-section.server.ts'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const manual = await findManual(tools.database, operator, slug)
  return {
    head: { title: sentence('arrival.manualOf', { name: home.name }) },
    home,
    sections: manual.map(({ id, title, text, alt, ...picture }) => ({
      ...{ id, title, text, alt },
      photo: manualPhoto({ title, alt, ...picture }),
    })),
  }
}

export const action = (args: Route.ActionArgs) => handleHomeForm(args, 'manual', handleManualForm, readUpload)

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomeManual({ loaderData: { home, sections }, actionData }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="manual" refusal={actionData?.refusal}>
      <ManualEditor version={home.version} sections={sections} typed={actionData?.typed} />
    </HomeFrame>
  )
}
