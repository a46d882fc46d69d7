// Handles the forms about statements: the file, what a table does not say, and the credits to be recorded.

import { again, type FormAnswer } from '#admin/stays/form/form-answer.ts'
import { paymentRefusals } from '#bookings/record/payment-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput } from '#values/form-input.ts'
import { handlerOf, namesIntent, unknownIntent } from '#values/intent.ts'
import { applyStatement } from './apply-statement.server.ts'
import { parseApplyForm, readingInput } from './statement-input.ts'
import { type StatementRefusal, sayFault, statementRefusalStatus, statementRefusals } from './statement-refusals.ts'
import { setReading, storeStatement } from './store-statement.server.ts'

type Words = Readonly<Record<string, string>>
type Shown = { readonly values: Words; readonly faults: Words }

type UploadAnswer =
  | Extract<FormAnswer<{ readonly fault: string | undefined }>, { ok: false }>
  | { readonly ok: true; readonly id: string }

/** Stores the file of the form, or says beside it why it cannot be read. */
export async function handleUpload(tools: Tools, operator: Operator, form: FormData): Promise<UploadAnswer> {
  if (namesIntent(form)) return again(400, { fault: undefined, refusal: unknownIntent() })
  const file = form.get('file')
  if (!(file instanceof Blob) || file.size === 0) {
    return again(422, { fault: sentence('statements.chooseFile'), refusal: undefined })
  }
  const stored = await storeStatement(tools, operator, new Uint8Array(await file.arrayBuffer()))
  if (stored.ok) return { ok: true, id: stored.id }
  return stored.reason === 'fault'
    ? again(422, { fault: sayFault(stored.fault), refusal: undefined })
    : again(403, { fault: undefined, refusal: statementRefusals[stored.reason] })
}

type Asked = { readonly id: string; readonly form: FormData; readonly origin: string }

/** Does what the button says; whatever stands against that comes with everything that was typed. */
export async function handleStatementForm(tools: Tools, operator: Operator, asked: Asked): Promise<FormAnswer<Shown>> {
  const button = handlerOf(asked.form, { columns: handleReading, apply: handleApply })
  if (!button) return again(400, { values: {}, faults: {}, refusal: unknownIntent() })
  return button(tools, operator, asked)
}

async function handleReading(tools: Tools, operator: Operator, { id, form }: Asked): Promise<FormAnswer<Shown>> {
  const parsed = parseFormInput(readingInput, form)
  const values: Words = parsed.values
  if (!parsed.ok) return again(422, { values, faults: parsed.faults as Words, refusal: undefined })
  const saved = await setReading(tools, operator, { id, ...parsed.input })
  if (saved.ok) return { ok: true }
  return saved.reason === 'fault'
    ? again(422, { values, faults: {}, refusal: sayFault(saved.fault) })
    : refuse(saved.reason, values)
}

async function handleApply(tools: Tools, operator: Operator, { id, form, origin }: Asked): Promise<FormAnswer<Shown>> {
  const parsed = parseApplyForm(form)
  const { values } = parsed
  if (!parsed.ok) {
    const { entries, ...faults } = parsed.faults as Words
    return again(422, { values, faults, refusal: entries })
  }
  const applied = await applyStatement(tools, operator, { id, ...parsed.input, origin })
  if (!applied.ok && applied.reason !== 'entries-wrong') return refuse(applied.reason, values)
  const sayings = applied.ok
    ? [...applied.left].map(([at, reason]) => [`booking-${at}`, paymentRefusals[reason]])
    : [...applied.wrong].map(([at, reason]) => [`booking-${at}`, statementRefusals[reason]])
  if (sayings.length === 0) return { ok: true }
  const shown = { values, faults: Object.fromEntries(sayings) as Words }
  return applied.ok
    ? again(409, { ...shown, refusal: sentence('statements.someLeft', { count: sayings.length }) })
    : again(422, { ...shown, refusal: sentence('statements.nothingRecorded') })
}

function refuse(reason: StatementRefusal, values: Words) {
  return again(statementRefusalStatus[reason], { values, faults: {}, refusal: statementRefusals[reason] })
}
