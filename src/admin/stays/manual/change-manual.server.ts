// The command that writes, moves and removes the parts of a house manual, and the query that reads them.

import { and, asc, eq, sql } from 'drizzle-orm'
import { onHome } from '#admin/stays/form/change-home.server.ts'
import { mostSections } from '#admin/stays/form/home-limits.ts'
import { storePhotoFiles } from '#admin/stays/photos/photo-files.server.ts'
import type { PictureRefusal } from '#admin/stays/photos/picture-refusals.ts'
import { type PreparedPicture, preparePicture } from '#admin/stays/photos/prepare-picture.server.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { manualSectionTable } from '#stays/arrival/arrival-tables.server.ts'
import { storedPhotoPath } from '#stays/photos/photo.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Slug } from '#values/slug.ts'
import type { ManualInput } from './manual-input.ts'
import type { ManualRefusal } from './manual-refusals.ts'

type Changed = Outcome<object, ManualRefusal | PictureRefusal>

/** `picture`: the bytes of a file, in place of the part's picture. Permission is checked before anything is decoded. */
export async function changeManual(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  { version, ...input }: ManualInput,
  picture: Uint8Array | undefined,
): Promise<Changed> {
  if (!may(operator, 'homes', 'change')) return refused('not-allowed')
  const taken = input.intent === 'keep' && picture ? await takePicture(tools, picture) : undefined
  if (taken && !taken.ok) return taken
  const seen = { slug, version, area: 'homes', reasonOf: {} } as const
  return onHome<object, ManualRefusal>(tools, operator, seen, async (queries, stayId) => {
    const refusal = await carryOut(queries, stayId, input, taken?.picture)
    return refusal ? refused(refusal) : done({})
  })
}

async function takePicture(tools: Tools, bytes: Uint8Array) {
  const prepared = await preparePicture(bytes)
  if (!prepared.ok) return prepared
  return (await storePhotoFiles(tools, prepared.picture)) ? prepared : refused('no-room')
}

async function carryOut(
  queries: Transaction,
  stayId: number,
  input: Omit<ManualInput, 'version'>,
  picture: PreparedPicture | undefined,
): Promise<ManualRefusal | undefined> {
  const order = await manualOf(queries, stayId)
  const { section: id, intent } = input
  if (id === undefined) return addSection(queries, stayId, order, input, picture)
  const standing = order.find(each => each.id === id)
  if (!standing) return 'section-unknown'
  const thisOne = and(eq(manualSectionTable.id, id), eq(manualSectionTable.stayId, stayId))
  if (intent === 'remove') await queries.delete(manualSectionTable).where(thisOne)
  else if (intent === 'remove-picture') await queries.update(manualSectionTable).set(noPicture).where(thisOne)
  else if (intent === 'keep') {
    const { title, text, alt } = input
    if ((picture || standing.path !== null) && alt === '') return 'alt-missing'
    const words = { title, text, alt: picture || standing.path !== null ? alt : '' }
    await queries
      .update(manualSectionTable)
      .set({ ...words, ...pictureRow(picture) })
      .where(thisOne)
  } else await moveSection(queries, order, standing, intent)
  return undefined
}

async function addSection(
  queries: Transaction,
  stayId: number,
  order: readonly { readonly position: number }[],
  { title, text, alt }: Omit<ManualInput, 'version'>,
  picture: PreparedPicture | undefined,
): Promise<ManualRefusal | undefined> {
  if (order.length >= mostSections) return 'too-many-sections'
  if (picture && alt === '') return 'alt-missing'
  const position = (order.at(-1)?.position ?? -1) + 1
  const words = { title, text, alt: picture ? alt : '' }
  await queries.insert(manualSectionTable).values({ stayId, position, ...words, ...pictureRow(picture) })
  return undefined
}

type Placed = { readonly id: number; readonly position: number }

/** Changes places with its neighbour; the first goes no earlier and the last no later. */
async function moveSection(
  queries: Transaction,
  order: readonly Placed[],
  { id, position }: Placed,
  way: 'earlier' | 'later',
): Promise<void> {
  const at = order.findIndex(each => each.id === id)
  const other = order[way === 'earlier' ? at - 1 : at + 1]
  if (!other) return
  // In one statement: places are unique, which is checked at its end.
  await queries.execute(sql`
    update manual_section set position = ${position + other.position} - position
    where id in (${id}, ${other.id})`)
}

const noPicture = { path: null, width: null, height: null, placeholder: null, alt: '' }

function pictureRow(picture: PreparedPicture | undefined) {
  if (!picture) return {}
  const { name, width, height, placeholder } = picture
  return { path: storedPhotoPath(name), width, height, placeholder }
}

/** The parts in their order. */
function manualOf(queries: Queries, stayId: number) {
  return queries
    .select()
    .from(manualSectionTable)
    .where(eq(manualSectionTable.stayId, stayId))
    .orderBy(asc(manualSectionTable.position))
}

export async function findManual(queries: Queries, _who: Operator, slug: Slug) {
  const [home] = await queries.select({ id: stayTable.id }).from(stayTable).where(eq(stayTable.slug, slug))
  return home ? manualOf(queries, home.id) : []
}
