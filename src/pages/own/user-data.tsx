// Everything the site knows about the user, as a file to download.

import { ownData } from '#api/identity/own-data.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireVerified } from '#pages/guards/require-visitor.server.ts'
import type { Route } from './+types/user-data'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const user = requireVerified(visitor, url)
  const content = await ownData(tools, user)
  return new Response(`${JSON.stringify(content, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="your-data.json"',
      'cache-control': 'private, no-store',
    },
  })
}
