// The pages of the site, once for each language: their addresses, and the texts of their script.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type * as pagesBuild from 'virtual:react-router/server-build'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { type Language, withoutLanguage } from '#catalogue/languages.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { accessOfPath } from '#users/landing/navigation-guard.ts'

/** A list of the router's routes and their files, for its browser's half: its address, and the script. */
type RouteManifest = { readonly address: string; readonly script: string }

/** Answers a page in that language; the request has the address that the guest sees. */
export type PagesInLanguage = {
  readonly language: Language
  readonly answer: RequestHandler
  readonly manifests: readonly RouteManifest[]
}

/** Documents of the admin name every route to the browser's router, all others name none of the admin's. */
export function pagesInLanguage(build: typeof pagesBuild, language: Language): PagesInLanguage {
  const pages = language.prefix === '' ? {} : { basename: language.prefix, routes: routesWithoutLanguage(build.routes) }
  const admins = filesInLanguage(build.assets, language)
  const guests = withoutAdmin(admins)
  const [inAdmin, elsewhere] = [admins, guests].map(assets =>
    createRequestHandler({ ...build, assets, ...pages }, 'production'),
  )
  return {
    language,
    answer: (request, context) => (isInAdmin(request) ? inAdmin! : elsewhere!)(request, context),
    manifests: [admins, guests].map(assets => ({
      address: assets.url,
      script: `window.__reactRouterManifest=${JSON.stringify(assets)};`,
    })),
  }
}

function isInAdmin({ url }: Request): boolean {
  return accessOfPath(new URL(url).pathname) === 'operators-only'
}

const adminLayout = 'pages/layouts/admin-layout'

/** What no page opens in the router: a former address, files that links load by themselves, and what scripts fetch. */
const notOpened = /^shortlist$|-(calendar|paper|arrival|change-days)$/

function withoutAdmin(assets: ServerBuild['assets']): ServerBuild['assets'] {
  const routes = Object.entries(assets.routes).filter(
    ([id, route]) => !notOpened.test(id) && ![id, route?.parentId].includes(adminLayout),
  )
  return {
    ...assets,
    url: assets.url.replace('/manifest-', '/manifest-guests-'),
    routes: Object.fromEntries(routes),
  }
}

/** The same list, but for the files that the build has written once more for that language (vite/sentences.ts). */
function filesInLanguage(assets: ServerBuild['assets'], { code }: Language): ServerBuild['assets'] {
  if (code === 'en') return assets
  const folder = code.toLowerCase()
  const there = new Set(readdirSync(inProject('build', 'client', 'assets', folder)))
  const text = JSON.stringify(assets).replaceAll(/"\/assets\/([\w.-]+)"/g, (whole, name: string) =>
    there.has(name) || join('/assets', name) === assets.url ? `"/assets/${folder}/${name}"` : whole,
  )
  return JSON.parse(text)
}

/** Loaders, actions and guards get addresses as the route table has them. */
function routesWithoutLanguage(routes: ServerBuild['routes']): ServerBuild['routes'] {
  const changed = Object.entries(routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action, middleware } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: atOwnAddress(loader) }),
      ...(action && { action: atOwnAddress(action) }),
      ...(middleware && { middleware: middleware.map(atOwnAddress) }),
    }
    return [id, { ...route, module }]
  })
  return Object.fromEntries(changed)
}

function atOwnAddress<Args extends { url: URL }, Rest extends readonly unknown[], Answer>(
  answer: (args: Args, ...rest: Rest) => Answer,
): (args: Args, ...rest: Rest) => Answer {
  return (args, ...rest) => {
    const url = new URL(args.url)
    url.pathname = withoutLanguage(url.pathname)
    return answer({ ...args, url }, ...rest)
  }
}
