// The calls about the units of a home and the homes that it consists of, and the one that copies a home.

import { z } from 'zod'
import { copyInput } from '#admin/copies/copy-input.ts'
import { unitsInput } from '#admin/units/units-input.ts'
import { homeStanding } from '#api/admin-contract/homes-contract.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { made, one } from '#api/contract/page-schemas.ts'
import { listOf, shape } from '#api/contract/shapes.ts'

const named = { slug: field.slug, name: z.string().describe('Its name.') }

const homeUnits = shape('HomeUnits', {
  slug: field.slug,
  version: field.seenVersion,
  letAs: z
    .enum(['one', 'any-of', 'whole'])
    .describe('Whether guests get its one unit, any one of several that are alike, or all of them at once.'),
  units: listOf('Its units, in the order in which they were added.', {
    unit: z.int().describe('Which unit it is.'),
    name: z.string().describe('What the team calls it.'),
    inService: z.boolean().describe('Whether it can be booked.'),
    isOfPart: z.boolean().describe('Whether it belongs to one of the homes that this one consists of.'),
  }),
  parts: listOf('The homes it consists of, as far as the caller may change them.', named),
  wholes: listOf('The homes that include it, as far as the caller may change them.', named),
})

const aboutUnits = { path: field.slugInAddress, answer: one(homeUnits) } as const

export const unitsContract = {
  readUnits: operation({
    ...reading('homes'),
    summary: 'The units of a home, the homes it consists of, and those that include it',
    ...aboutUnits,
  }),
  changeUnits: operation({
    ...changing('homes'),
    summary:
      'For managers and owners: add a unit, name it, take it out of service, or say which homes this one consists of',
    ...aboutUnits,
    body: unitsInput.meta({ example: { version: 1, intent: 'add', name: 'Cabin 2' } }),
    refusals: {
      409: 'The home has changed since that version, or guests, calendars or other homes need its units as they are.',
      422: 'The homes named are not there, or do not make a whole.',
    },
  }),
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
