// The description of the content backend: for programs at /api/openapi.json, for people at /api/docs.

import { Hono } from 'hono'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { openapiDocument } from './contract/openapi.ts'
import { docsPage, docsStyle } from './docs-page.ts'

/** The page needs no script at all, and says so. */
const docsPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const keptForAnHour = { 'cache-control': 'public, max-age=3600' }

export function documentRoutes({ environment }: Tools): Hono {
  const { SITE_NAME: siteName, SITE_LANG: lang, SITE_ICON: icon } = environment
  const documentFor = (asked: string) =>
    openapiDocument({ siteName, server: `${siteOrigin(environment, new URL(asked).origin)}/api` })
  return new Hono()
    .get('/api/openapi.json', context => context.json(documentFor(context.req.url), 200, keptForAnHour))
    .get('/api/docs', context => {
      const page = docsPage(documentFor(context.req.url), { siteName, lang, icon })
      return context.html(page, 200, { ...keptForAnHour, 'content-security-policy': docsPolicy })
    })
    .get('/api/docs.css', context =>
      context.body(docsStyle, 200, { ...keptForAnHour, 'content-type': 'text/css; charset=utf-8' }),
    )
}
