// The calls about the looks of the site: name, colours, logo, icon and share picture.

import { z } from 'zod'
import { changeLooksInput, emblemInBase64, sitePictureInput } from '#admin/site/looks/looks-input.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { partOf, shape } from '#api/contract/shapes.ts'

const picture = (what: string) =>
  partOf(what, {
    path: z.string().describe('Where it is, below the root of the site.'),
    width: field.count.describe('In pixels.'),
    height: field.count.describe('In pixels.'),
  }).nullable()

const { version: _, ...entered } = changeLooksInput.shape
const looks = shape('SiteLooks', {
  version: field.seenVersion,
  ...entered,
  logo: picture('The logo; null for the usual one.'),
  icon: picture('The icon of browsers; null for the usual one.'),
  share: picture('What sharing a page shows that has no picture of its own; null for the usual one.'),
  front: picture('The picture of the front page; null for that of a home.'),
})

const outOfDate = { 409: 'It has changed since that version.' }

export const siteLooksContract = {
  readSiteLooks: operation({
    ...reading('site'),
    summary: 'The looks of the site: its name, colours and pictures',
    answer: one(looks),
  }),
  changeSiteLooks: operation({
    ...changing('site'),
    summary: 'Set name and colours; every page of every process has them at once',
    body: changeLooksInput,
    answer: one(looks),
    refusals: outOfDate,
  }),
  setSitePicture: operation({
    ...changing('site'),
    summary:
      'Set the logo, the icon, the share picture or that of the front page, as PNG, WebP, JPEG or AVIF; SVG is refused',
    body: sitePictureInput.extend({
      picture: emblemInBase64().meta({ description: 'The file, in base64.', format: 'byte', example: 'iVBORw0KGgo=' }),
    }),
    answer: one(looks),
    refusals: outOfDate,
    mostBytes: 6 * 1024 * 1024,
  }),
  removeSitePicture: operation({
    ...changing('site'),
    summary: 'Take the logo, the icon, the share picture or that of the front page away: the usual one is shown again',
    body: sitePictureInput,
    answer: one(looks),
    refusals: outOfDate,
  }),
} as const
