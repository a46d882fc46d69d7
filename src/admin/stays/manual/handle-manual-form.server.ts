// Handles the forms of a house manual.

import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import { isPictureRefusal, pictureRefusals } from '#admin/stays/photos/picture-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { unknownIntent } from '#values/intent.ts'
import type { Slug } from '#values/slug.ts'
import { changeManual } from './change-manual.server.ts'
import { type ManualTyped, manualIntents, parseManualForm } from './manual-input.ts'
import { manualRefusalStatus, manualRefusals } from './manual-refusals.ts'

type ManualAnswer = FormAnswer<{ readonly typed: ManualTyped | undefined }>

export async function handleManualForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<ManualAnswer> {
  if (!manualIntents.some(intent => intent === form.get('intent'))) {
    return again(400, { typed: undefined, refusal: unknownIntent() })
  }
  const parsed = parseManualForm(form)
  if (!parsed.ok && parsed.isForeign) return again(400, { typed: undefined, refusal: unreadableForm() })
  const { values } = parsed
  if (!parsed.ok) return again(422, { typed: { values, faults: parsed.faults }, refusal: undefined })
  const picture = may(operator, 'homes', 'change') ? await pictureIn(form) : undefined
  const changed = await changeManual(tools, operator, slug, parsed.input, picture)
  if (changed.ok) return changed
  const { reason } = changed
  if (isPictureRefusal(reason)) {
    return again(422, { typed: { values, faults: { picture: pictureRefusals[reason]() } }, refusal: undefined })
  }
  const sentence = manualRefusals[reason]
  const [faults, refusal] = reason === 'alt-missing' ? [{ alt: sentence }, undefined] : [{}, sentence]
  return again(manualRefusalStatus[reason], { typed: { values, faults }, refusal })
}

/** A field without a choice sends a file without a name and without a byte. */
async function pictureIn(form: FormData): Promise<Uint8Array | undefined> {
  const sent = form.get('picture')
  if (!(sent instanceof Blob) || (sent.size === 0 && (sent as File).name === '')) return undefined
  return new Uint8Array(await sent.arrayBuffer())
}
