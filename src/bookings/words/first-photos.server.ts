// The picture of each home that a list of bookings shows.

import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Photo } from '#stays/photos/photo.ts'
import { photoTable } from '#stays/stay-tables.server.ts'

/** The first picture of each of the homes, by their keys. */
export async function firstPhotos(queries: Queries, stayIds: readonly number[]): Promise<Map<number, Photo>> {
  if (stayIds.length === 0) return new Map()
  const rows = await queries
    .selectDistinctOn([photoTable.stayId], {
      stayId: photoTable.stayId,
      photo: {
        alt: photoTable.alt,
        room: photoTable.room,
        path: photoTable.path,
        width: photoTable.width,
        height: photoTable.height,
        placeholder: photoTable.placeholder,
      },
    })
    .from(photoTable)
    .where(inArray(photoTable.stayId, [...stayIds]))
    .orderBy(asc(photoTable.stayId), asc(photoTable.position))
  return new Map(rows.map(({ stayId, photo }) => [stayId, photo]))
}
