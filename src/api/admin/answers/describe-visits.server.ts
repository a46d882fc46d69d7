// An example visit before a change of terms and after it, for programs.

import type { ExampleVisits } from '#admin/rates/example/example-visit.ts'
import { sayVisits } from '#admin/rates/example/visit-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'

export function describeVisits(visits: ExampleVisits | undefined, now: Date) {
  const said = visits && sayVisits(visits, currentLanguage().locale, now)
  const visitOf = (side: keyof ExampleVisits) => {
    const quote = visits?.[side]
    return quote ? describeVisit(quote, [...(said?.[side]?.cancelling ?? [])]) : null
  }
  return { before: visitOf('before'), after: visitOf('after') }
}

function describeVisit({ nights, currency, totalMinor, lines, schedule }: Quote, cancelling: string[]) {
  const taxes = lines.filter(({ kind }) => kind === 'tax')
  return {
    ...{ checkIn: writeCalendarDay(nights.checkIn), checkOut: writeCalendarDay(nights.checkOut), currency, totalMinor },
    taxes: taxes.map(({ label: name, amountMinor: addedMinor, inclusiveTaxMinor: withinMinor, collectedBy }) => ({
      ...{ name, addedMinor, withinMinor, collectedBy },
    })),
    schedule: schedule.map(({ dueOn, minor }) => ({ dueOn: dueOn === null ? null : writeCalendarDay(dueOn), minor })),
    inWords: { cancelling },
  }
}
