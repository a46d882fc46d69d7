// How many days of visitor statistics are asked for.

import { z } from 'zod'

export const visitorDays = ['7', '30', '90', '365'] as const

export const visitorsInput = z.strictObject({
  days: z.enum(visitorDays).describe('Of how many days, today by UTC included.').meta({ example: '30' }),
})

/** The page that shows so many days. */
export function visitorsAddress(days: (typeof visitorDays)[number]): string {
  return `/admin/site/visitors?days=${days}`
}

/** What an address asks for; 30 days where it asks for nothing that there is. */
export function parseVisitorDays(typed: string | null): number {
  return Number(visitorDays.find(days => days === typed) ?? 30)
}
