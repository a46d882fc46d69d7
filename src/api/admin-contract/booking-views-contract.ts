// The calls about views of the list of bookings: those that operators saved, their own and the shared ones.

import { z } from 'zod'
import { saveViewInput } from '#admin/bookings/list/view-input.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, shape } from '#api/contract/shapes.ts'

const { name, query } = saveViewInput.shape

const savedViews = shape('BookingViews', {
  views: listOf('By name.', {
    id: field.uuid.describe('By it, it is known here.'),
    name: z.string().describe(name.meta()!.description!),
    query: z.string().describe(query.meta()!.description!),
    isShared: z.boolean().describe('Whether everybody who may see bookings sees it.'),
    mayRemove: z.boolean().describe('Whether you may remove it.'),
  }),
})

export const bookingViewsContract = {
  listBookingViews: operation({
    ...reading('bookings'),
    summary: 'Saved views of the list of bookings: your own, and those that others share',
    answer: one(savedViews),
  }),
  saveBookingView: operation({
    ...changing('bookings'),
    needs: { area: 'bookings' },
    summary:
      'Save a view of the list of bookings; sharing it is for those who may change the bookings of all homes. What was looked for is left out of it',
    body: saveViewInput,
    answer: one(savedViews),
    refusals: { 409: 'You have 50 already.', 422: 'It limits and orders nothing, or by something that cannot be.' },
  }),
  removeBookingView: operation({
    ...changing('bookings'),
    needs: { area: 'bookings' },
    summary: 'Remove a saved view of your own, or, for those who may share views, a shared one',
    path: field.idInAddress,
    answer: one(savedViews),
  }),
} as const
