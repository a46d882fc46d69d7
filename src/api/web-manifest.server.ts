// The web manifest: under which name, icon and colours the site is put on a home screen.

import { Hono } from 'hono'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { usualAccents } from '#site/looks/looks.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' }

/** `GET /site.webmanifest`; as the operator's looks are at this moment. */
export function webManifest(tools: Tools): Hono {
  return new Hono().get('/site.webmanifest', async context => {
    const { looks } = (await readSite(tools)).sections
    const { SITE_NAME: name, SITE_ICON: src } = tools.environment
    const type = types[/\.(\w+)$/.exec(src)?.[1]?.toLowerCase() ?? '']
    const { icon } = looks.pictures
    const sizes = icon ? `${icon.width}x${icon.height}` : type === types.svg ? 'any' : undefined
    const manifest = {
      ...{ id: '/', name, short_name: name, start_url: '/', scope: '/', display: 'minimal-ui' },
      lang: siteLanguages(tools.environment)[0]!.locale,
      background_color: '#fcf9f4',
      theme_color: looks.accent ?? usualAccents.light,
      icons: [{ src, ...(sizes && { sizes }), ...(type && { type }) }],
    }
    return context.body(JSON.stringify(manifest), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    })
  })
}
