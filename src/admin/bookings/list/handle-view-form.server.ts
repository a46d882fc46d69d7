// Handles the forms that save and remove views of the list of bookings.

import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput, typedIn, uuidInput } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { listAddress } from './booking-filter.ts'
import { readFilter } from './filter-input.ts'
import { removeView, saveView } from './saved-views.server.ts'
import { saveViewInput } from './view-input.ts'
import { type ViewRefusal, viewRefusalStatus, viewRefusals } from './view-refusals.ts'

type Typed = { readonly name: string; readonly isShared: boolean }

type ViewAnswer =
  /** Where the list stands that was looked at. */
  | { readonly ok: true; readonly path: string }
  | {
      readonly ok: false
      readonly status: number
      readonly shown: { readonly values?: Typed; readonly fault?: string | undefined; readonly refusal?: string }
    }

type Button = (tools: Tools, operator: Operator, form: FormData) => Promise<ViewAnswer>

const buttons: Readonly<Record<string, Button>> = {
  'save-view': async (tools, operator, form) => {
    const parsed = parseFormInput(saveViewInput, form)
    const values = { name: parsed.values.name, isShared: parsed.values.isShared !== '' }
    if (!parsed.ok) return { ok: false, status: 422, shown: { values, fault: parsed.faults.name } }
    const saved = await saveView(tools, operator, parsed.input)
    return saved.ok ? backToList(form) : refuse(saved.reason, values)
  },
  'remove-view': async (tools, operator, form) => {
    const view = uuidInput.safeParse(typedIn(form, 'view'))
    if (!view.success) return { ok: false, status: 400, shown: { refusal: unknownIntent() } }
    const removed = await removeView(tools, operator, view.data)
    return removed.ok ? backToList(form) : refuse(removed.reason)
  },
}

/** Does what the button says; whatever stands against that comes with what was typed. */
export async function handleViewForm(tools: Tools, operator: Operator, form: FormData): Promise<ViewAnswer> {
  const button = handlerOf(form, buttons)
  return button ? button(tools, operator, form) : { ok: false, status: 400, shown: { refusal: unknownIntent() } }
}

function backToList(form: FormData): ViewAnswer {
  return { ok: true, path: listAddress(readFilter(new URLSearchParams(typedIn(form, 'query'))).filter) }
}

function refuse(reason: ViewRefusal, values?: Typed): ViewAnswer {
  return {
    ok: false,
    status: viewRefusalStatus[reason],
    shown: { ...(values && { values }), refusal: viewRefusals[reason] },
  }
}
