// Shared by the calls for operators: permissions, and pagination of lists.

import { z } from 'zod'
import type { Needs } from '#users/permissions/admin-pages.ts'
import { pageInput, pageOf } from './page-schemas.ts'

/** A paginated list: 25 per page by default, 100 at most. `asked` is what else the query may have. */
export function pagesOf<Told extends z.ZodType, Asked extends z.ZodRawShape>(told: Told, asked: Asked) {
  const pagination = pageInput.optional().describe('Which page, and how many on it.')
  return { query: z.strictObject({ ...asked, pagination }), answer: pageOf(told) } as const
}

type Area = Needs['area']
const forAdmin = { group: 'Desk', who: 'operator' } as const

/** The frame of a read-only call; where only those read who may change it, `level` says so. */
export function reading<const Of extends Area>(area: Of, level?: 'change') {
  return { ...forAdmin, limit: 'reads', needs: { area, ...(level && { level }) } } as const
}

/** The frame of a call that makes changes. */
export function changing<const Of extends Area>(area: Of) {
  return { ...forAdmin, limit: 'bookings', needs: { area, level: 'change' } } as const
}
