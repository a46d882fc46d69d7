// The commands by which an operator changes the looks of the site: name and colours, and its pictures.

import { changeSection } from '#admin/site/change/change-section.server.ts'
import type { ChangedSite } from '#admin/site/change/change-site.server.ts'
import type { SiteRefusal } from '#admin/site/change/site-refusals.ts'
import { storeFile } from '#platform/files/file-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { SitePictureKind } from '#site/looks/looks.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type Outcome, refused } from '#values/result.ts'
import type { LooksInput } from './looks-input.ts'
import { type EmblemRefusal, prepareEmblem } from './prepare-emblem.server.ts'

type Seen = { readonly version: number }

/** Every page and mail of every process has them from the commit on. */
export function changeLooks(
  tools: Tools,
  operator: Operator,
  { version, ...entered }: LooksInput & Seen,
): Promise<ChangedSite> {
  return changeSection(tools, operator, { name: 'looks', version }, stored => ({ ...stored, ...entered }))
}

/** Permission is asked before anything is decoded; the file is there before the site names it. */
export async function setSitePicture(
  tools: Tools,
  operator: Operator,
  { version, kind, bytes }: Seen & { readonly kind: SitePictureKind; readonly bytes: Uint8Array },
): Promise<Outcome<object, SiteRefusal | EmblemRefusal>> {
  if (!may(operator, 'site', 'change')) return refused('not-allowed')
  const prepared = await prepareEmblem(bytes, kind)
  if (!prepared.ok) return prepared
  const { file, bytes: encoded, ...picture } = prepared.emblem
  await storeFile(tools.environment, file, encoded)
  return changeSection(tools, operator, { name: 'looks', version }, stored => ({
    ...stored,
    pictures: { ...stored.pictures, [kind]: picture },
  }))
}

/** Back to what the site comes with. */
export function removeSitePicture(
  tools: Tools,
  operator: Operator,
  { version, kind }: Seen & { readonly kind: SitePictureKind },
): Promise<ChangedSite> {
  return changeSection(tools, operator, { name: 'looks', version }, stored => {
    const { [kind]: _, ...pictures } = stored.pictures
    return { ...stored, pictures }
  })
}
