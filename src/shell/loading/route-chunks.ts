// Which code files a page needs, by its path.

import { matchRoutes, type RouteObject } from 'react-router'
import { withoutLanguage } from '#catalogue/languages.ts'

type Route = {
  readonly id: string
  readonly parentId?: string | undefined
  readonly path?: string | undefined
  readonly index?: boolean | undefined
  readonly module: string
  readonly imports?: readonly string[] | undefined
}

/** Returns the URLs of the code of the page at a path; none for an unknown path. */
export function routeChunks(routes: Readonly<Record<string, Route>>): (pathname: string) => string[] {
  const below = Map.groupBy(Object.values(routes), ({ parentId }) => parentId ?? '')
  const treeOf = (parent: string): RouteObject[] =>
    (below.get(parent) ?? []).map(({ id, path, index }) =>
      index ? { id, index } : { id, ...(path !== undefined && { path }), children: treeOf(id) },
    )
  const tree = treeOf('')
  return pathname => {
    const found = matchRoutes(tree, withoutLanguage(pathname)) ?? []
    if (found.at(-1)?.route.path === '*') return []
    const chunks = found.flatMap(({ route }) => {
      const { module, imports = [] } = routes[route.id!]!
      return [module, ...imports]
    })
    return [...new Set(chunks)]
  }
}
