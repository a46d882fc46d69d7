// Why a view of the list of bookings is not saved or removed.

import { refusalTable } from '#catalogue/refusal-table.ts'

export type ViewRefusal = 'not-allowed' | 'filter-wrong' | 'filter-empty' | 'too-many' | 'view-unknown'

// biome-ignore format: a table, one row a reason
export const { statuses: viewRefusalStatus, sentences: viewRefusals } = refusalTable<ViewRefusal, 403 | 404 | 409 | 422>({
  'not-allowed':  [403, 'bookingList.viewNotAllowed'],
  'filter-wrong': [422, 'bookingList.notAFilter'],
  'filter-empty': [422, 'bookingList.viewEmpty'],
  'too-many':     [409, 'bookingList.viewTooMany'],
  'view-unknown': [404, 'bookingList.viewUnknown'],
})
