// Query: the site's face as one file, its pictures within.

import { basename } from 'node:path'
import { readStoredFile } from '#platform/files/file-store.server.ts'
import { inSnapshot } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { sitePictureKinds } from '#site/looks/looks.ts'
import type { Operator } from '#users/user/visitor.ts'
import { readFace } from './site-face.server.ts'
import type { SiteFile } from './site-file.ts'

/**
 * Everything that the site says of itself, and nothing of bookings, people, prices, accounts and keys. A picture whose file
 * is missing is left out. Operators' alone: the type proves it.
 */
export async function exportSite(
  { database, environment }: Pick<Tools, 'database' | 'environment'>,
  _who: Operator,
): Promise<SiteFile> {
  const { pictures, ...face } = await inSnapshot(database, readFace)
  const read = sitePictureKinds.map(async kind => {
    const stored = pictures[kind] && (await readStoredFile(environment, basename(pictures[kind].path)))
    return [kind, stored?.toString('base64') ?? null] as const
  })
  return { ...face, pictures: Object.fromEntries(await Promise.all(read)) as SiteFile['pictures'] }
}

/** As somebody keeps it, with an end of line. */
export function writeSiteFile(file: SiteFile): string {
  return `${JSON.stringify(file, undefined, 2)}\n`
}
