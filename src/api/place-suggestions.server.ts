// What a typed place may mean, for the field that suggests it: the same for everybody, and cached by everybody.

import { Hono } from 'hono'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { suggestPlaces } from '#places/suggest-places.server.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { readyBody, sendReady } from './content/ready-answers.server.ts'

/** `GET /places.json?q=` below each language: `PlaceSuggestions`, cacheable for a minute. */
export function placeSuggestions(tools: Tools): Hono {
  const site = new Hono()
  for (const language of siteLanguages(tools.environment)) {
    site.get(`${language.prefix}/places.json`, context =>
      inLanguage(language, async () => {
        const { snapshot, shown } = await freshIndex(tools)
        const typed = context.req.query('q') ?? ''
        const suggested = await suggestPlaces(tools.database, { facts: snapshot.facts, shown }, typed)
        return sendReady(readyBody(suggested), context.req.raw, { 'cache-control': 'public, max-age=60' })
      }),
    )
  }
  return site
}
