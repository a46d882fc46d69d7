// Reads which months an address asks for.

import { sentenceBy } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { refusalOf } from '#values/form-input.ts'
import { monthLater, type ReportInput, reportInput } from './report-input.ts'

type AskedMonths = {
  readonly typed: ReportInput
  readonly input: ReportInput | undefined
  readonly faults: Partial<ReportInput>
}

/** The twelve months until this one where the address names none. */
export function readMonths({ clock }: Tools, address: URLSearchParams): AskedMonths {
  const now = writeCalendarDay(dayInZone(clock.now(), 'UTC')).slice(0, 7)
  const typed = {
    from: address.get('from') ?? monthLater(now, -11),
    until: address.get('until') ?? now,
  }
  const parsed = reportInput.safeParse(typed)
  if (parsed.success) return { typed, input: parsed.data, faults: {} }
  const faults = parsed.error.issues.flatMap(issue => {
    const refusal = refusalOf(issue)
    return refusal ? [[String(issue.path[0]), sentenceBy(refusal.key, refusal.params)]] : []
  })
  return { typed, input: undefined, faults: Object.fromEntries(faults) }
}
