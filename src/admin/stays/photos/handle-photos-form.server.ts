// Handles the forms of the photos page; of several photos the valid ones are added.

import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import { homeRefusalStatus, homeRefusals } from '#admin/stays/form/home-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { addUploadedPhoto } from './add-uploaded-photo.server.ts'
import { changePhoto } from './change-photos.server.ts'
import { type NewPhotoRow, newPhotosIn, type PhotosTyped, parsePhotoInput, type RowTyped } from './photos-input.ts'
import { isPictureRefusal, pictureRefusals } from './picture-refusals.ts'

type PhotosAnswer = FormAnswer<PhotosTyped>

const nothingTyped: PhotosTyped = { rows: [], changed: undefined, added: 0, refusal: undefined }

export async function handlePhotosForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<PhotosAnswer> {
  if (form.get('intent') === 'add') return addRows(tools, operator, slug, newPhotosIn(form))
  const parsed = parsePhotoInput(form)
  if (!parsed) return again(400, { ...nothingTyped, refusal: unreadableForm() })
  const { values } = parsed
  if (!parsed.ok) return again(422, { ...nothingTyped, changed: { ...values, faults: parsed.faults } })
  const changed = await changePhoto(tools, operator, slug, parsed.input)
  if (changed.ok) return changed
  return again(homeRefusalStatus[changed.reason], {
    ...nothingTyped,
    changed: { ...values, faults: {} },
    refusal: homeRefusals[changed.reason],
  })
}

/** Complete rows are added; the others keep their captions, and their files where the page is still the same. */
async function addRows(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  rows: readonly NewPhotoRow[],
): Promise<PhotosAnswer> {
  if (!may(operator, 'homes', 'change')) {
    return again(homeRefusalStatus['not-allowed'], {
      ...nothingTyped,
      rows: rows.map(asTyped),
      refusal: homeRefusals['not-allowed'],
    })
  }
  // Each stays in its place: there the browser may still hold its file.
  const typed: RowTyped[] = []
  let added = 0
  for (const row of rows) {
    const { file, alt, room, faults } = row
    const isEmpty = !file && alt === '' && room === ''
    const isComplete = !isEmpty && Object.keys(faults).length === 0
    const fault = isComplete ? await addRow(tools, operator, slug, row) : undefined
    const isAdded = isComplete && !fault
    if (isAdded) added += 1
    typed.push(isEmpty || isAdded ? untyped : asTyped({ ...row, faults: { ...faults, ...(fault && { file: fault }) } }))
  }
  if (typed.some(row => row !== untyped)) return again(422, { ...nothingTyped, rows: typed, added })
  if (added > 0) return { ok: true }
  return again(422, { ...nothingTyped, rows: [{ ...untyped, faults: { file: sentence('homes.chooseFile') } }] })
}

const untyped: RowTyped = { alt: '', room: '', faults: {} }

/** The fault of the file; undefined once the photo was added. */
async function addRow(tools: Tools, operator: Operator, slug: Slug, row: NewPhotoRow): Promise<string | undefined> {
  const { file, alt, room } = row
  const bytes = new Uint8Array(await file!.arrayBuffer())
  const taken = await addUploadedPhoto(tools, operator, slug, { bytes, alt, room })
  if (taken.ok) return undefined
  return isPictureRefusal(taken.reason) ? pictureRefusals[taken.reason]() : homeRefusals[taken.reason]
}

function asTyped({ alt, room, faults, file }: NewPhotoRow): RowTyped {
  return { alt, room, faults, ...(file && { hadFile: true }) }
}
