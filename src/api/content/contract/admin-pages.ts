// What the calls for operators have in common: who may send them, and how their lists are turned.

import type { Needs } from '#users/permissions/admin-pages.ts'
import { wishedPage } from './page-schemas.ts'

/** 25 on a page unless told, 100 at most. */
export const pageInAddress = { pagination: wishedPage.optional().describe('Which page, and how many on it.') }

type Area = Needs['area']
const forAdmin = { group: 'Desk', who: 'operator' } as const

/** The frame of a call that only looks. */
export function reading<const Of extends Area>(area: Of) {
  return { ...forAdmin, limit: 'reads', needs: { area } } as const
}

/** The frame of a call that does something. */
export function changing<const Of extends Area>(area: Of) {
  return { ...forAdmin, limit: 'bookings', needs: { area, level: 'change' } } as const
}
