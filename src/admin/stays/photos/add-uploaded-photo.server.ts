// The command that turns an uploaded file into a photo of a home.

import type { HomeRefusal } from '#admin/stays/form/home-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Slug } from '#values/slug.ts'
import { addPhoto } from './change-photos.server.ts'
import { storePhotoFiles } from './photo-files.server.ts'
import type { PictureRefusal } from './picture-refusals.ts'
import { preparePicture } from './prepare-picture.server.ts'

type SentPicture = { readonly bytes: Uint8Array; readonly alt: string; readonly room: string }
type TakenPicture = Outcome<object, HomeRefusal | PictureRefusal>

/** Permission is checked before anything is decoded. `alt` must not be empty. */
export async function addUploadedPhoto(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  { bytes, alt, room }: SentPicture,
): Promise<TakenPicture> {
  if (!may(operator, 'homes', 'change')) return refused('not-allowed')
  const prepared = await preparePicture(bytes)
  if (!prepared.ok) return prepared
  if (!(await storePhotoFiles(tools, prepared.picture))) return refused('no-room')
  const added = await addPhoto(tools, operator, slug, { picture: prepared.picture, alt, room })
  return added.ok ? done({}) : added
}
