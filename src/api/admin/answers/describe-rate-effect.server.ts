// What a change of rates means at one home, as the content backend describes it to operators.

import type { RateEffect, Visit } from '#admin/rates/rate-effect.ts'
import { sayEffect } from '#admin/rates/rate-effect-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'
import { describeVisits } from './describe-visits.server.ts'

export function describeEffect(effect: RateEffect, now: Date) {
  const { from, plans, families, weeks, dearer, cheaper, lost, gained, shut, opened } = effect
  const both = ({ before, after }: { readonly before: Visit; readonly after: Visit }) => ({
    before: before ?? null,
    after: after ?? null,
  })
  return {
    from: both(from),
    plans: plans.map(({ name, ...visits }) => ({ name, ...both(visits) })),
    families: families.map(({ adults, age, ...visits }) => ({ adults, age, ...both(visits) })),
    weeks: weeks.map(({ monday, ...visits }) => ({ monday: writeCalendarDay(monday), ...both(visits) })),
    ...{ dearer, cheaper, lost: describeRuns(lost), gained: describeRuns(gained) },
    ...{ shut: describeRuns(shut), opened: describeRuns(opened) },
    visit: describeVisits(effect.visits, now),
    inWords: { sentences: [...sayEffect(effect, currentLanguage().locale, now).sentences] },
  }
}

function describeRuns(runs: readonly NightRange[]) {
  return runs.map(({ checkIn, checkOut }) => ({
    first: writeCalendarDay(checkIn),
    last: writeCalendarDay((checkOut - 1) as NightRange['checkIn']),
  }))
}
