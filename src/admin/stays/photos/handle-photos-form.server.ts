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
import { type NewPhotoRow, newPhotosIn, type PhotosTyped, parsePhotoInput } from './photos-input.ts'
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

/** Browsers do not send a file again: complete rows are added, and the others keep their captions. */
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
  const left: NewPhotoRow[] = []
  let added = 0
  for (const row of rows.filter(({ file, alt, room }) => file || alt !== '' || room !== '')) {
    const isComplete = Object.keys(row.faults).length === 0
    const fault = isComplete ? await addRow(tools, operator, slug, row) : undefined
    if (isComplete && !fault) added += 1
    else left.push({ ...row, faults: { ...row.faults, ...(fault && { file: fault }) } })
  }
  if (left.length === 0 && added > 0) return { ok: true }
  if (left.length > 0) return again(422, { ...nothingTyped, rows: left.map(asTyped), added })
  const asked = { alt: '', room: '', faults: { file: sentence('homes.chooseFile') } }
  return again(422, { ...nothingTyped, rows: [asked] })
}

/** The fault of the file; undefined once the photo was added. */
async function addRow(tools: Tools, operator: Operator, slug: Slug, row: NewPhotoRow): Promise<string | undefined> {
  const { file, alt, room } = row
  const bytes = new Uint8Array(await file!.arrayBuffer())
  const taken = await addUploadedPhoto(tools, operator, slug, { bytes, alt, room })
  if (taken.ok) return undefined
  return isPictureRefusal(taken.reason) ? pictureRefusals[taken.reason]() : homeRefusals[taken.reason]
}

function asTyped({ alt, room, faults, file }: NewPhotoRow) {
  const isLost = file && Object.keys(faults).length > 0
  return { alt, room, faults: { ...(isLost && { file: sentence('homes.chooseFileAgain') }), ...faults } }
}
