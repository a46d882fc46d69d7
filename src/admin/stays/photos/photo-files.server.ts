// The files of homes' pictures: kept before a home shows them, removed a day after no home does.

import { sql } from 'drizzle-orm'
import { keepFile, removeFiles } from '#platform/files/file-store.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { photoFormats, photoWidths, storedPhotoPath, storedPhotos } from '#stays/photos/photo.ts'
import type { PreparedPicture } from './prepare-picture.server.ts'

/** Whether there was room for it. Noted first, so that files whose home was never told of them are found again. */
export async function keepPhotoFiles(
  { database, environment, clock }: Tools,
  picture: PreparedPicture,
): Promise<boolean> {
  // Waits for whoever is just removing the files of the same picture.
  await database.execute(sql`
    insert into left_photo (path, left_at) values (${storedPhotoPath(picture.name)}, ${clock.now()})
    on conflict (path) do update set left_at = excluded.left_at`)
  try {
    for (const { width, format, bytes } of picture.files) {
      await keepFile(environment, `${picture.name}-${width}.${format}`, bytes)
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
      select path, exists (select from photo where photo.path = left_photo.path) as shown
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
