// The calls about the site as one file: get it, see what one would change, import it.

import { z } from 'zod'
import { heaviestSiteFile } from '#admin/site/file/site-file.ts'
import { kindsOfChange, partsOfSite } from '#admin/site/file/site-file-view.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, matching, requiredText, shape } from '#api/contract/shapes.ts'

// Four letters for three bytes.
const longestFile = Math.ceil(heaviestSiteFile / 3) * 4

const content = requiredText(longestFile).meta({
  contentEncoding: 'base64',
  description: 'The file in base64, as it was written.',
  example: 'eyJmb3JtYXQiOiJjYXNpdGEtc2l0ZSJ9',
})
const seen = matching(/^[0-9a-f]{64}$/).meta({
  description: 'The mark of the site as it was seen.',
  example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
})

const file = shape('SiteFile', {
  content: z.string().describe('The file in base64: a JSON document with its pictures.'),
})
const changes = shape('SiteImportPreview', {
  seen,
  changes: listOf('What it would change, part by part.', {
    part: z.enum(partsOfSite).describe('Which part of the site.'),
    name: z.string().describe('Which page, redirect or picture; empty for a part of which there is one.'),
    kind: z.enum(kindsOfChange).describe('`gone` hides a page; `closed`: you may not change it, and it stays.'),
  }),
})

const unreadable = { 422: 'The file is none, of another version, or wrong; the message says where.' }

export const siteFileContract = {
  exportSite: operation({
    ...reading('site'),
    summary:
      'The site as one file: looks, front page, links, texts with their versions, imprint, redirects; nothing of bookings and people',
    answer: one(file),
  }),
  previewSiteImport: operation({
    ...changing('site'),
    summary: 'What a file would change of the site; nothing is stored',
    body: z.strictObject({ content }),
    answer: one(changes),
    refusals: unreadable,
    mostBytes: longestFile + 64 * 1024,
  }),
  importSite: operation({
    ...changing('site'),
    summary: 'Import such a file, all of it or nothing; every process shows it at once',
    body: z.strictObject({ content, seen }),
    answer: one(changes),
    refusals: { 409: 'The site has changed since it was seen.', ...unreadable },
    mostBytes: longestFile + 64 * 1024,
  }),
} as const
