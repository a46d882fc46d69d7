// The price beside a home as JSON: the loader's own view.

import { readyBody, sendReady } from '#api/content/ready-answers.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireStay } from '#pages/guards/require-stay.server.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import type { Route } from './+types/stay-price'
import { priceBesideHome } from './price-beside-home.server.ts'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const index = await freshIndex(tools)
  const home = await requireStay(tools, params.slug, url, '/price', index.shown)
  const { view, isWrong } = await priceBesideHome({ tools, index, visitor, request, query: url.searchParams }, home)
  if (isWrong) return Response.json(view, { status: 400 })
  return sendReady(readyBody(view), request, { 'cache-control': 'private, no-cache' })
}
