// The photos of a home.

import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { findPhotos } from '#admin/stays/photos/change-photos.server.ts'
import { handlePhotosForm } from '#admin/stays/photos/handle-photos-form.server.ts'
import { PhotosEditor } from '#admin/stays/photos/photos-editor.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { readUpload } from '#platform/files/read-upload.server.ts'
import type { Route } from './+types/photos'
import { handleHomeForm } from './change-section.server.ts'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  return {
    head: { title: sentence('homes.photosOf', { name: home.name }) },
    home,
    photos: await findPhotos(tools.database, operator, slug),
  }
}

export const action = (args: Route.ActionArgs) => handleHomeForm(args, 'photos', handlePhotosForm, readUpload)

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomePhotos({ loaderData: { home, photos }, actionData }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="photos" refusal={actionData?.refusal}>
      <PhotosEditor version={home.version} photos={photos} typed={actionData} />
    </HomeFrame>
  )
}
