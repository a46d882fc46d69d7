// The calls by which operators enter how guests arrive at a home, and its house manual.

import { z } from 'zod'
import { codeInput } from '#admin/bookings/code/code-input.ts'
import { arrivalInput } from '#admin/stays/arrival/arrival-input.ts'
import { manualInput } from '#admin/stays/manual/manual-input.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, partOf, shape } from '#api/contract/shapes.ts'
import { longestPicture } from './homes-contract.ts'

const code = z.string().nullable()

const homeArrival = shape('HomeArrival', {
  slug: field.slug,
  version: field.seenVersion,
  arrival: partOf('How guests arrive; empty where nothing was entered.', {
    ...arrivalInput.shape,
    hostPhone: z.string().nullable().describe('Where guests reach the host.'),
    doorCode: code.describe('The standing code of the door; null for callers who may not see codes.'),
    wifiPassword: code.describe('The password of the Wi-Fi; null for callers who may not see codes.'),
  }),
  manual: listOf('The parts of its house manual, in their order.', {
    section: z.int().describe('Which part it is.'),
    title: z.string().describe('What it is about.'),
    text: z.string().describe('What guests read, in Markdown.'),
    alt: z.string().describe('What is to be seen in its picture.'),
    path: z.string().nullable().describe('The address of its picture, without size and ending; null without one.'),
  }),
})

const codesOfStay = shape('CodesOfStay', {
  own: z.string().describe('The door code of this stay alone; empty for none.'),
  standing: z.string().describe('The standing code of its home; empty for none.'),
  mayChange: z.boolean().describe('Whether the caller may set it now.'),
})
const aboutCode = { path: field.idInAddress, answer: one(codesOfStay) } as const

const aboutArrival = { path: field.slugInAddress, answer: one(homeArrival) } as const
const changed = { 409: 'The home has changed since that version.' }

export const arrivalContract = {
  readArrival: operation({
    ...reading('homes'),
    summary: 'How guests arrive at a home, when they are told, and its house manual',
    ...aboutArrival,
  }),
  changeArrival: operation({
    ...changing('homes'),
    summary: 'For managers and owners: enter how guests arrive at a home, and when they are told',
    ...aboutArrival,
    body: z.strictObject({
      version: manualInput.shape.version,
      arrival: arrivalInput.describe('How guests arrive; what is empty is not told.'),
    }),
    refusals: changed,
  }),
  changeManual: operation({
    ...changing('homes'),
    summary: 'For managers and owners: write, move or remove a part of the house manual',
    ...aboutArrival,
    body: manualInput
      .safeExtend({
        picture: z.string().min(1).max(longestPicture).optional().meta({
          contentEncoding: 'base64',
          description: 'A file in base64, as `addPhoto` takes it, in place of the picture of the part.',
          example: 'iVBORw0KGgo=',
        }),
      })
      .meta({ example: { version: 1, intent: 'keep', title: 'Heating', text: 'Turn the dial to 3.' } }),
    mostBytes: longestPicture + 64 * 1024,
    refusals: {
      409: 'The home has changed since that version, the part is gone, or the manual has as many as it may have.',
      422: 'The picture has no description, or the file is not accepted.',
      503: 'There is no room for the picture on the disk.',
    },
  }),
  readBookingCode: operation({
    ...reading('codes'),
    summary: 'The door code of one stay, with the standing one of its home',
    ...aboutCode,
  }),
  setBookingCode: operation({
    ...changing('codes'),
    summary: 'Set the door code of one stay, or take it away. Sent twice it is set once',
    ...aboutCode,
    body: codeInput,
    refusals: { 409: 'The stay is over or cancelled.' },
  }),
} as const
