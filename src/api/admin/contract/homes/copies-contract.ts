// The call that copies a home.

import { copyInput } from '#admin/copies/copy-input.ts'
import { homeStanding } from '#api/admin/contract/homes-contract.ts'
import { changing } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { made } from '#api/contract/page-schemas.ts'

export const copiesContract = {
  copyHome: operation({
    ...changing('homes'),
    needs: { area: 'homes', level: 'change', allHomes: true },
    summary: 'For managers and owners: copy a home, as a draft of another name, without bookings, calendars and codes',
    path: field.slugInAddress,
    body: copyInput.meta({ example: { name: 'Mill House 2' } }),
    answer: made(homeStanding),
    refusals: { 422: 'The slug is taken.' },
  }),
} as const
