// The files of photos: stored before a home shows them, removed a while after none does.

import { sql } from 'drizzle-orm'
import { removeFiles, storeFile } from '#platform/files/file-store.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { photoFormats, photoWidths, storedPhotoPath, storedPhotos } from '#stays/photos/photo.ts'
import type { PreparedPicture } from './prepare-picture.server.ts'

/** False where the disk is full. Recorded first, so that files that no home ends up using are found and removed. */
export async function storePhotoFiles(
  { database, environment, clock }: Tools,
  picture: PreparedPicture,
): Promise<boolean> {
  // Waits for a transaction that is removing the files of the same photo.
  await database.execute(sql`
    insert into left_photo (path, left_at) values (${storedPhotoPath(picture.name)}, ${clock.now()})
    on conflict (path) do update set left_at = excluded.left_at`)
  try {
    for (const { width, format, bytes } of picture.files) {
      await storeFile(environment, `${picture.name}-${width}.${format}`, bytes)
    }
    return true
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT') return false
    throw fault
  }
}

/** Removes the files of pictures that no home has shown for their period; answers how many pictures. */
export async function tidyPhotoFiles({ database, environment, clock }: Tools): Promise<number> {
  return inTransaction(database, async queries => {
    const { rows } = await queries.execute<{ path: string; shown: boolean }>(sql`
      select path, exists (select from photo where photo.path = left_photo.path)
        or exists (select from manual_section where manual_section.path = left_photo.path) as shown
      from left_photo where left_at < ${removedBefore('pictures', clock.now())}
      order by path for update skip locked limit 500`)
    const unused = rows.filter(({ shown }) => !shown).map(({ path }) => path.slice(storedPhotos.length + 1))
    const names = unused.flatMap(name =>
      photoWidths.flatMap(width => photoFormats.map(each => `${name}-${width}.${each}`)),
    )
    await removeFiles(environment, names)
    for (const { path } of rows) await queries.execute(sql`delete from left_photo where path = ${path}`)
    return unused.length
  })
}
