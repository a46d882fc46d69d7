// The description of the content backend: for programs at /api/openapi.json, for people at /api/docs.

import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { envelopeOf, refuseWith } from '#api/content/content-answer.ts'
import { strapiWords } from '#api/contract/strapi-words.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { addDays, earliestToday, writeCalendarDay } from '#values/calendar-day.ts'
import { type ExampleVisit, someVisit } from './docs-examples.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import { openapiDocument } from './openapi.ts'

/** The page needs no script at all, and says so. */
const docsPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const cachedForAnHour = { 'cache-control': 'public, max-age=3600' }

export function documentRoutes({ environment, database, clock }: Tools): Hono {
  const { IDENTITY_PASSWORD_LENGTH: passwordLength, SESSION_DAYS: sessionDays } = environment
  const documentFor = (asked: string, visit: ExampleVisit) =>
    openapiDocument({
      ...{ siteName: environment.SITE_NAME, passwordLength, visit },
      server: `${siteOrigin(environment, new URL(asked).origin)}/api`,
    })
  return new Hono()
    .get('/api/openapi.json', async context => {
      const visit = await exampleVisit(database, clock.now())
      return context.json(documentFor(context.req.url, visit), 200, cachedForAnHour)
    })
    .get('/api/docs', async context => {
      const visit = await exampleVisit(database, clock.now())
      const page = docsPage(documentFor(context.req.url, visit), {
        ...{ siteName: environment.SITE_NAME, lang: 'en', icon: environment.SITE_ICON, visit, sessionDays },
      })
      return context.html(page, 200, { ...cachedForAnHour, 'content-security-policy': docsPolicy })
    })
    .get('/api/docs.css', context =>
      context.body(docsStyle, 200, { ...cachedForAnHour, 'content-type': 'text/css; charset=utf-8' }),
    )
    .on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], ['/api/openapi.json', '/api/docs', '/api/docs.css'], () => {
      const envelope = envelopeOf(refuseWith(405, strapiWords.onlyMethods('GET, HEAD')))
      return Response.json(envelope, { status: 405, headers: { 'cache-control': 'no-store', allow: 'GET, HEAD' } })
    })
}

/** So that a request can be copied as it stands: the first home of this site, some weeks ahead. */
async function exampleVisit(queries: Queries, now: Date): Promise<ExampleVisit> {
  const [home] = await queries
    .select({ slug: stayTable.slug })
    .from(stayTable)
    .where(eq(stayTable.status, 'published'))
    .orderBy(stayTable.id)
    .limit(1)
  const checkIn = addDays(earliestToday(now), 60)
  return {
    slug: home?.slug ?? someVisit.slug,
    checkIn: writeCalendarDay(checkIn),
    checkOut: writeCalendarDay(addDays(checkIn, 4)),
  }
}
