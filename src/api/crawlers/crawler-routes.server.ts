// What search engines and link previews ask for: robots.txt, sitemaps, pictures for sharing.

import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { listShownPages } from '#site/texts/current-texts.server.ts'
import { listedPortions, listedStays } from '#stays/listed-stays.server.ts'
import { sharePicture, sharePictureAddress } from '#stays/share-picture.server.ts'
import { findStay } from '#stays/stay-store.server.ts'
import { parseSlug } from '#values/slug.ts'
import { type MapEntry, mapIndex, mapOf } from './site-map.ts'

/** Public pages besides the homes and the pages of text; the others are not indexed. */
const openPages = ['/', '/stays'] as const

const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

export function crawlerRoutes(tools: Tools): Hono {
  const { database, environment } = tools
  const originOf = (context: Context) => siteOrigin(environment, new URL(context.req.url).origin)
  const languages = siteLanguages(environment)
  const site = new Hono()
  for (const { prefix, code } of languages) {
    site.get(`/sitemaps${prefix}/pages.xml`, async context => {
      const origin = originOf(context) + prefix
      const pages = [...openPages, ...(await listShownPages(tools, code)).map(({ to }) => to)]
      return stream(mapOf(pages.map(path => ({ address: origin + (path === '/' && prefix ? '' : path) }))))
    })
    site.get(`/sitemaps${prefix}/:name{stays-[0-9]{1,6}\\.xml}`, async (context, next) => {
      const portion = Number(/\d+/.exec(context.req.param('name'))![0])
      const known = (await listedPortions(database)).some(each => each.portion === portion)
      return known ? stream(mapOf(homes(originOf(context) + prefix, portion))) : next()
    })
  }
  return site
    .get('/robots.txt', context => {
      const own = languages.flatMap(({ prefix }) => [`Disallow: ${prefix}/admin`, `Disallow: ${prefix}/user`])
      const lines = ['User-agent: *', ...own, 'Disallow: /api/', '']
      context.header('cache-control', 'public, max-age=3600')
      return context.text([...lines, `Sitemap: ${originOf(context)}/sitemap.xml`, ''].join('\n'))
    })
    .get('/sitemap.xml', async context => {
      const origin = originOf(context)
      const portions = await listedPortions(database)
      const maps: MapEntry[] = languages.flatMap(({ prefix }) => [
        { address: `${origin}/sitemaps${prefix}/pages.xml` },
        ...portions.map(({ portion, changedAt }) => ({
          address: `${origin}/sitemaps${prefix}/stays-${portion}.xml`,
          changedAt,
        })),
      ])
      return context.body(mapIndex(maps), 200, xml)
    })
    .get('/stays/:slug/share.jpg', async (context, next) => {
      const slug = parseSlug(context.req.param('slug'))
      const found = slug && (await findStay(database, slug))
      if (!found) return next()
      if (found.kind === 'moved') return context.redirect(`/stays/${found.slug}/share.jpg`, 301)
      const picture = await sharePicture(found.stay, environment)
      if (!picture) return next()
      // An address that names another state of the home shows this one, but for a short while only.
      const isThis = sharePictureAddress(found.stay)?.endsWith(`?v=${context.req.query('v')}`)
      const keep = isThis ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      return context.body(new Uint8Array(picture), 200, { 'content-type': 'image/jpeg', 'cache-control': keep })
    })

  async function* homes(origin: string, portion: number): AsyncGenerator<MapEntry> {
    for await (const { slug, changedAt } of listedStays(database, portion)) {
      yield { address: `${origin}/stays/${slug}`, changedAt }
    }
  }
}

function stream(pieces: AsyncGenerator<string>): Response {
  return new Response(Readable.toWeb(Readable.from(inBlocks(pieces))) as ReadableStream, { headers: xml })
}

/** Lines in blocks of some kilobytes: a line each would be a packet each. */
async function* inBlocks(pieces: AsyncGenerator<string>): AsyncGenerator<Buffer> {
  let block = ''
  for await (const piece of pieces) {
    block += piece
    if (block.length < 16_384) continue
    yield Buffer.from(block)
    block = ''
  }
  yield Buffer.from(block)
}
