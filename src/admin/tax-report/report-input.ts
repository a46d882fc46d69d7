// Which months a report of taxes is about.

import { z } from 'zod'

/** In one report. */
const mostMonths = 60

const month = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'taxReport.month')
  .meta({ example: '2030-07' })

export const reportInput = z
  .strictObject({
    from: month.describe('The first month, by the days of departure.'),
    until: month.describe('The last month, itself one of them.'),
  })
  .superRefine(({ from, until }, { addIssue }) => {
    const count = numberOf(until) - numberOf(from) + 1
    if (count < 1) addIssue({ code: 'custom', path: ['until'], message: 'taxReport.backwards' })
    if (count > mostMonths) {
      addIssue({ code: 'custom', path: ['until'], message: 'taxReport.tooLong', params: { most: mostMonths } })
    }
  })

export type ReportInput = z.output<typeof reportInput>

/** Months since the year 0. */
const numberOf = (written: string) => Number(written.slice(0, 4)) * 12 + Number(written.slice(5)) - 1

/** The month so many later than the one written. */
export function monthLater(written: string, months: number): string {
  const number = numberOf(written) + months
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}
