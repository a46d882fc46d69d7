// The pattern of the route that answered, by which metrics count: there are few of them, whatever is asked for.

import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** Of whatever is no route of ours: files of the bundle, and addresses that lead nowhere. */
const elsewhere = 'other'

/** `page` is the pattern of the page, where one answered. */
export function routeLabel(context: Context, page: string | undefined): string {
  const route = matchedRoutes(context).find(({ path }) => path !== '*' && path !== '/*')
  if (route) return withoutRules(route.path)
  if (page === undefined || page === '*' || page === '/*') return elsewhere
  return page.startsWith('/') ? page : `/${page}`
}

/** `:name{[0-9]+}` is `:name`. */
function withoutRules(path: string): string {
  return path.replace(/:(\w+)(\{[^/]*\})?/g, ':$1')
}
