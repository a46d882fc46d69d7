// The calls about the front page, and about what stands around every page.

import { z } from 'zod'
import { announcementInput, linksInput } from '#admin/site/frame/frame-input.ts'
import { frontInput } from '#admin/site/front/front-input.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { partOf, shape } from '#api/contract/shapes.ts'

const { version: _, ...ofFront } = frontInput.shape
const front = shape('SiteFront', { version: field.seenVersion, ...ofFront })

const links = (what: string) => partOf(what, { version: field.seenVersion, links: linksInput.shape.links })
const { version: __, ...ofAnnouncement } = announcementInput.shape
const frame = shape('SiteFrame', {
  navigation: links('The links in the header, beside those that are always there.'),
  footer: links('The links at the foot of every page, beside those to the pages of text.'),
  announcement: partOf('What stands above every page; without any text there is nothing.', {
    version: field.seenVersion,
    ...ofAnnouncement,
    from: z.string().nullable().describe('The first day on which it is shown, by UTC; null for at once.'),
    until: z.string().nullable().describe('The last day on which it is shown, by UTC; null until it is taken away.'),
  }),
})

const outOfDate = { 409: 'It has changed since that version.' }

export const siteFrontContract = {
  readSiteFront: operation({
    ...reading('site'),
    summary: 'The front page: its words by language, and which parts it shows in which order',
    answer: one(front),
  }),
  changeSiteFront: operation({
    ...changing('site'),
    summary: 'Arrange the front page; its picture is set as the pictures of the site are',
    body: frontInput,
    answer: one(front),
    refusals: outOfDate,
  }),
  readSiteFrame: operation({
    ...reading('site'),
    summary: 'What stands around every page: links in the header and at the foot, and the announcement',
    answer: one(frame),
  }),
  changeSiteLinks: operation({
    ...changing('site'),
    summary: 'Set the links in the header or at the foot of every page',
    body: linksInput.meta({
      example: { version: 1, place: 'navigation', links: [{ to: '/pages/by-train', en: 'By train' }] },
    }),
    answer: one(frame),
    refusals: outOfDate,
  }),
  changeAnnouncement: operation({
    ...changing('site'),
    summary: 'Set the announcement above every page, or take it away by leaving out its texts',
    body: announcementInput,
    answer: one(frame),
    refusals: outOfDate,
  }),
} as const
