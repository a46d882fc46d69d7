// What the browser tells of an opened page, once its guest has agreed to visitor statistics.

import { Hono } from 'hono'
import { isSameOrigin } from '#platform/same-origin.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { countSeen } from '#statistics/count-seen.server.ts'

const longest = 4000

/** `POST /api/seen` with the form fields `path` and `from`: 204, whether it was counted or not. */
export function seenPages(tools: Tools): Hono<{ Variables: { address: string } }> {
  return new Hono<{ Variables: { address: string } }>()
    .post('/api/seen', async context => {
      const request = context.req.raw
      const length = Number(request.headers.get('content-length') ?? Number.NaN)
      if (length <= longest && isSameOrigin(request, tools.environment.PUBLIC_URL)) {
        const told = new URLSearchParams(await context.req.text())
        const [path, referrer] = [told.get('path') ?? '', told.get('from') ?? '']
        countSeen(tools, { request, address: context.get('address'), path, referrer })
      }
      context.header('cache-control', 'no-store')
      return context.body(null, 204)
    })
    .all('/api/seen', context => context.body(null, 405, { allow: 'POST' }))
}
