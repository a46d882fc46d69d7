// Handles the form in which a guest says who comes along.

import { sayRefused } from '#bookings/record/state-conflict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { parseCompanionsForm } from './companions-input.ts'
import { companionsRefusalStatus, companionsRefusals } from './companions-refusals.ts'
import type { CompanionsTyped } from './companions-view.ts'
import { nameCompanions } from './name-companions.server.ts'

type Asked = { readonly bookingId: string; readonly form: FormData }

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly companions: CompanionsTyped }

export async function handleCompanions(tools: Tools, who: Booker, { bookingId, form }: Asked): Promise<Answer> {
  const parsed = parseCompanionsForm(form)
  const text = parsed.values.companions
  if (!parsed.ok) {
    const fault = parsed.faults.companions ?? companionsRefusals['more-than-booked']
    return { ok: false, status: 422, companions: { text, fault } }
  }
  const named = await nameCompanions(tools, who, { bookingId, ...parsed.input })
  if (named.ok) return { ok: true }
  const fault = sayRefused(companionsRefusals, named)
  return { ok: false, status: companionsRefusalStatus[named.reason], companions: { text, fault } }
}
