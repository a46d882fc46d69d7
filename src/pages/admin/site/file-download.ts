// The site as one file, to be kept.

import { exportSite, writeSiteFile } from '#admin/site/file/export-site.server.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import type { Route } from './+types/file-download'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const day = tools.clock.now().toISOString().slice(0, 10)
  return new Response(writeSiteFile(await exportSite(tools, operator)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="casita-site-${day}.json"`,
      'cache-control': 'private, no-store',
    },
  })
}
