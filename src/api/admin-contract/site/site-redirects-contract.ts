// The calls about redirects: former addresses, and where they lead.

import { z } from 'zod'
import { redirectInput } from '#admin/site/redirects/redirect-input.ts'
import { changing, pagesOf, reading } from '#api/contract/admin-pages.ts'
import { operation } from '#api/contract/operation.ts'
import { made, one } from '#api/contract/page-schemas.ts'
import { shape, writtenNumber } from '#api/contract/shapes.ts'

const id = z.int().describe('By it, the redirect is known here.')
const redirect = shape('SiteRedirect', {
  id,
  from: z
    .string()
    .describe('The path of the former address: small letters, without a language and a slash at its end.'),
  to: z.string().describe('Where it leads: a path of this site, or an address that begins with https://.'),
  isPermanent: redirectInput.shape.isPermanent,
})

export const siteRedirectsContract = {
  listRedirects: operation({
    ...reading('site'),
    summary: 'The redirects, by their former addresses',
    ...pagesOf(redirect, {}),
  }),
  addRedirect: operation({
    ...changing('site'),
    summary: 'Have a former address lead to one of today, in every language; it counts where the site has no page',
    body: redirectInput,
    answer: made(redirect),
    refusals: {
      409: 'It is redirected already, a page is there, it would lead to another redirect or be led to, or there are 500.',
    },
  }),
  removeRedirect: operation({
    ...changing('site'),
    summary: 'Take a redirect away',
    path: z.strictObject({ id: writtenNumber(9).describe('By it, the redirect is known here.') }),
    answer: one(shape('SiteRedirectRemoved', { id })),
  }),
} as const
