// `GET /metrics`, for a Prometheus that knows the token.

import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Tools } from '#platform/tools/tools.server.ts'
import { gaugesOf } from './gather-gauges.server.ts'
import type { Metrics } from './open-metrics.server.ts'

/** Without METRICS_TOKEN there is no such address. */
export function metricsRoutes(tools: Tools, metrics: Metrics | undefined): Hono {
  const site = new Hono()
  const token = tools.environment.METRICS_TOKEN
  if (token === undefined || !metrics) return site
  const { registry } = metrics
  const gather = gaugesOf(registry, tools)
  return site.get('/metrics', async context => {
    context.header('cache-control', 'no-store')
    if (!isSame(context.req.header('authorization') ?? '', `Bearer ${token}`)) {
      context.header('www-authenticate', 'Bearer realm="metrics"')
      return context.text('The token is missing or wrong.\n', 401)
    }
    await gather()
    return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}

/** Compared by their hashes, in a time that tells neither a part nor the length of the token. */
function isSame(sent: string, wanted: string): boolean {
  const [one, other] = [sent, wanted].map(text => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, other!)
}
