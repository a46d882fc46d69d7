// The commands that add, caption, move and remove the photos of a home.

import { and, asc, eq, sql } from 'drizzle-orm'
import { type ChangedHome, changeHome, type SeenHome } from '#admin/stays/form/change-home.server.ts'
import { mostPhotos } from '#admin/stays/form/home-limits.ts'
import type { HomeRefusal } from '#admin/stays/form/home-refusals.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Photo, storedPhotoPath } from '#stays/photos/photo.ts'
import { photoTable, stayTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import type { PhotoInput, PhotoMove } from './photos-input.ts'
import type { PreparedPicture } from './prepare-picture.server.ts'

type AddedPhoto = { readonly picture: PreparedPicture; readonly alt: string; readonly room: string }

/** Adds a photo at the end, on any version of the home. Its files must be stored already. */
export function addPhoto(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  { picture, alt, room }: AddedPhoto,
): Promise<ChangedHome> {
  return changeHome(tools, operator, { slug }, async (queries, stayId) => {
    const standing = await photoOrder(queries, stayId)
    if (standing.length >= mostPhotos) return 'too-many-photos'
    const path = storedPhotoPath(picture.name)
    if (standing.some(photo => photo.path === path)) return 'photo-there'
    const { width, height, placeholder } = picture
    const position = (standing.at(-1)?.position ?? -1) + 1
    await queries.insert(photoTable).values({ stayId, position, alt, room, path, width, height, placeholder })
    return undefined
  })
}

/** Changes the caption of a photo, moves it, or removes it. */
export function changePhoto(tools: Tools, operator: Operator, slug: Slug, input: PhotoInput): Promise<ChangedHome> {
  const seen: SeenHome = { slug, version: input.version }
  return changeHome(tools, operator, seen, async (queries, stayId): Promise<HomeRefusal | undefined> => {
    const order = await photoOrder(queries, stayId)
    if (!order.some(({ id }) => id === input.photo)) return 'photo-unknown'
    const thisPhoto = and(eq(photoTable.id, input.photo), eq(photoTable.stayId, stayId))
    if (input.intent === 'remove') await queries.delete(photoTable).where(thisPhoto)
    else if (input.intent === 'keep') {
      await queries.update(photoTable).set({ alt: input.alt, room: input.room }).where(thisPhoto)
    } else {
      const ids = order.map(({ id }) => id)
      await putInOrder(queries, movedPhoto(ids, input.photo, input.intent))
    }
    return undefined
  })
}

function photoOrder(queries: Queries, stayId: number) {
  return queries
    .select({ id: photoTable.id, position: photoTable.position, path: photoTable.path })
    .from(photoTable)
    .where(eq(photoTable.stayId, stayId))
    .orderBy(asc(photoTable.position))
}

/** The ids with one of them moved; the first goes no earlier and the last no later. */
function movedPhoto(ids: readonly number[], photo: number, move: PhotoMove): number[] {
  const at = ids.indexOf(photo)
  const rest = ids.filter(id => id !== photo)
  const to = move === 'first' ? 0 : Math.max(0, move === 'earlier' ? at - 1 : at + 1)
  return [...rest.slice(0, to), photo, ...rest.slice(to)]
}

/** In one statement: the positions are unique, which is checked at its end. */
async function putInOrder(queries: Transaction, ids: readonly number[]): Promise<void> {
  const order = sql.join(
    ids.map((id, position) => sql`(${id}::integer, ${position}::integer)`),
    sql`, `,
  )
  await queries.execute(sql`
    update photo set position = wanted.position from (values ${order}) as wanted (id, position)
    where photo.id = wanted.id and photo.position <> wanted.position`)
}

type AdminPhoto = Photo & { readonly id: number }

/** The pictures in their order. */
export function findPhotos(queries: Queries, _who: Operator, slug: Slug): Promise<AdminPhoto[]> {
  const { id, alt, room, path, width, height, placeholder } = photoTable
  return queries
    .select({ id, alt, room, path, width, height, placeholder })
    .from(photoTable)
    .innerJoin(stayTable, eq(stayTable.id, photoTable.stayId))
    .where(eq(stayTable.slug, slug))
    .orderBy(asc(photoTable.position))
}
