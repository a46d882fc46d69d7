// What is served as it lies in a file: the bundle, public/, the operator's own tiles, and the lists of routes.

import { basename, dirname } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { inProject } from '#platform/tools/project-root.server.ts'
import type { PagesInLanguage } from './pages-in-language.server.ts'

/** What guards a document, or names the answer that somebody complains of: a script, a style sheet or a font is neither. */
const ofDocuments = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-request-id',
] as const

/** The files of the bundle (their names change with their content) and of public/. */
export function files() {
  return serveStatic<{ Bindings: HttpBindings }>({
    root: inProject('build', 'client'),
    // The build lays compressed ones beside them.
    precompressed: true,
    onFound(_path, context) {
      const forever = context.req.path.startsWith('/assets/')
      context.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      // A page brings dozens of them, and each would say all of it again.
      if (forever) for (const name of ofDocuments) context.env.outgoing.removeHeader(name)
    },
  })
}

/** The operator's own tiles, of which browsers ask for one range after the other. */
export function streets(file: string) {
  return serveStatic({
    root: dirname(file),
    rewriteRequestPath: () => basename(file),
    onFound: (_path, context) => context.header('cache-control', 'public, max-age=86400'),
  })
}

/** The lists of routes and files for the browser's half of the router. */
export function manifests(pages: readonly PagesInLanguage[]): Hono {
  const site = new Hono()
  for (const { address, script } of pages.flatMap(each => each.manifests)) {
    site.get(address, context =>
      context.body(script, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    )
  }
  return site
}
