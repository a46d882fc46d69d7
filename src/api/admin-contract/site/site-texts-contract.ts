// The calls about the site's pages of text: drafts, versions, publishing, and where a page stands.

import { z } from 'zod'
import {
  discardInput,
  newPageInput,
  placeInput,
  previewInput,
  removeInput,
  restoreInput,
  textInput,
} from '#admin/site/texts/text-input.ts'
import { changing, pagesOf, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { made, one } from '#api/contract/page-schemas.ts'
import { listOf, matching, shape, writtenNumber } from '#api/contract/shapes.ts'

const codes = (description: string) => z.array(z.string()).describe(description)

const placed = {
  name: z.string().describe('The last part of its address.'),
  address: z.string().describe('Where guests read it.'),
  isLegal: z.boolean().describe('Whether it is one of the pages that every site has.'),
  isShown: z.boolean().describe('Whether guests can open it, once it says something.'),
  inFooter: z.boolean().describe('Whether the foot of every page links to it.'),
  position: field.count.describe('Pages with a smaller number come first.'),
  version: field.seenVersion,
  published: codes('The languages in which something was published.'),
  drafts: codes('The languages in which there is a draft.'),
}

const words = {
  title: z.string().describe('Its title.'),
  text: z.string().describe('The text as Markdown.'),
}

const versionFields = {
  number: z.int().describe('By it, the version is known here.'),
  language: z.string().describe('The language of the text, such as `en`.'),
  title: words.title,
  writtenAt: field.instant.describe('When it was written.'),
  writtenBy: field.uuid.nullable().describe('Who wrote it; null where that is not known any more.'),
  publishedAt: field.optionalInstant.describe('When guests read it first; null for a draft.'),
}

const listed = shape('SitePageListed', placed)
const page = shape('SitePage', {
  ...placed,
  texts: listOf('What it says in each language: the draft, else what guests read.', {
    language: versionFields.language,
    ...words,
  }),
  versions: listOf('Its versions, the newest first, 100 at most.', versionFields),
})
const version = shape('SiteTextVersion', { ...versionFields, text: words.text })
const preview = shape('SiteTextPreview', {
  title: words.title,
  html: z.string().describe('The text as guests would read it, as HTML.'),
})

const inAddress = z.strictObject({
  name: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60)
    .meta({ description: 'The last part of its address.', example: 'imprint' }),
})
const outOfDate = { 409: 'It has changed since that version.' }

export const siteTextsContract = {
  listSiteTexts: operation({
    ...reading('site'),
    summary: 'The pages of text: the legal ones, and those of your own',
    ...pagesOf(listed, {}),
  }),
  readSiteText: operation({
    ...reading('site'),
    summary: 'A page of text with its drafts and versions',
    path: inAddress,
    answer: one(page),
  }),
  readSiteTextVersion: operation({
    ...reading('site'),
    summary: 'One version of a page of text',
    path: inAddress.extend({ number: writtenNumber(9).describe('The number of the version.') }),
    answer: one(version),
  }),
  previewSiteText: operation({
    ...reading('site'),
    summary: 'A text as guests would read it; nothing is stored',
    body: previewInput,
    answer: one(preview),
    mostBytes: 512 * 1024,
  }),
  makeSitePage: operation({
    ...changing('site'),
    summary: 'Make a page of your own, with a first draft',
    body: newPageInput,
    answer: made(page),
    refusals: { 409: 'There is a page with this address.' },
    mostBytes: 512 * 1024,
  }),
  writeSiteText: operation({
    ...changing('site'),
    summary: 'Write the text of a page in a language, as a draft or to be read at once',
    path: inAddress,
    body: textInput.extend({ publishes: z.boolean().describe('Whether guests read it from now on.') }),
    answer: one(page),
    refusals: outOfDate,
    mostBytes: 512 * 1024,
  }),
  discardSiteDraft: operation({
    ...changing('site'),
    summary: 'Throw away the draft of a language; what guests read stays',
    path: inAddress,
    body: discardInput,
    answer: one(page),
    refusals: outOfDate,
  }),
  restoreSiteText: operation({
    ...changing('site'),
    summary: 'Make an earlier version the draft of its language',
    path: inAddress,
    body: restoreInput,
    answer: one(page),
    refusals: outOfDate,
  }),
  placeSitePage: operation({
    ...changing('site'),
    summary: 'Say whether guests can open a page, whether the foot of every page links to it, and in which order',
    path: inAddress,
    body: placeInput,
    answer: one(page),
    refusals: { 409: 'It has changed since that version, or it is a legal page, which is never hidden.' },
  }),
  removeSitePage: operation({
    ...changing('site'),
    summary: 'Delete a page of your own that guests do not see, with all its versions',
    path: inAddress,
    body: removeInput,
    answer: one(shape('SitePageRemoved', { name: placed.name })),
    refusals: { 409: 'It has changed since that version, guests can still open it, or it is a legal page.' },
  }),
} as const
