// The calls about who runs the site, its account and invoices, and which payment methods are offered for which homes.

import { z } from 'zod'
import { organisationInput } from '#admin/organisation/organisation-input.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import { paymentMethodSchema } from '#api/contract/booking-contract.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, shape } from '#api/contract/shapes.ts'
import { versionInput } from '#bookings/record/booking-input.ts'

const organisation = shape('Organisation', {
  ...organisationInput.shape,
  version: field.seenVersion,
  changedAt: field.optionalInstant.describe('When it was last changed; null while it never was.'),
  possible: z
    .array(paymentMethodSchema)
    .describe('Every method that could be offered: those that the site was set up for, and money at the home.'),
  unpayable: listOf('Published homes for which no method is offered, so that nobody can book them.', {
    slug: z.string().describe('The name of the home in addresses.'),
    name: z.string().describe('Its name.'),
  }),
})

const version = versionInput.describe('What was seen, to be sent along with a command.')

export const organisationContract = {
  readOrganisation: operation({
    ...reading('organisation'),
    summary: 'Who runs the site, the account that guests transfer to, and which payment methods are offered',
    answer: one(organisation),
  }),
  saveOrganisation: operation({
    ...changing('organisation'),
    summary: 'For managers and owners: enter all of it anew; what is offered counts at once, for every home',
    body: z.strictObject({ version, ...organisationInput.shape }),
    answer: one(organisation),
    refusals: { 409: 'It has changed since that version.', 422: 'A home that is named does not exist.' },
  }),
} as const
