// Metrics: who may read them, and what they say about queues, jobs, backups and the index.

import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobRunTable } from '#platform/jobs/job-tables.server.ts'
import { outboxTable } from '#platform/outbox/outbox-tables.server.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { earlier, later, minutes } from '#values/duration.ts'
import { metricsRoutes } from './metrics-routes.server.ts'
import { openMetrics } from './open-metrics.server.ts'
import { routeLabel } from './route-label.server.ts'

const token = 'sixteen-signs-at-least'
let handed: TestTools

beforeAll(async () => {
  handed = await testTools({ environment: { METRICS_TOKEN: token } })
})
afterAll(() => handed?.drop())

const ask = (site: Hono, authorization = `Bearer ${token}`) => site.request('/metrics', { headers: { authorization } })

/** Samples of a metric, by its labels as they are written. */
async function samples(site: Hono, name: string): Promise<Record<string, number>> {
  const text = await (await ask(site)).text()
  const lines = text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))
  return Object.fromEntries([...lines].map(([, labels = '', value]) => [labels, Number(value)]))
}

it('has no address without a token, and tells nothing to who has a wrong one', async () => {
  const without = { ...handed.tools, environment: { ...handed.tools.environment, METRICS_TOKEN: undefined } }
  expect((await ask(metricsRoutes(without, openMetrics()))).status).toBe(404)
  const site = metricsRoutes(handed.tools, openMetrics())
  for (const wrong of ['', token, 'Bearer ', `Bearer ${token} `, `Bearer ${token.slice(1)}`, `bearer ${token}`]) {
    const answer = await ask(site, wrong)
    // Blanks at the end of a header do not count.
    expect([wrong, answer.status]).toEqual([wrong, wrong.trim() === `Bearer ${token}` ? 200 : 401])
    if (answer.status === 401) expect(await answer.text()).not.toContain('casita_')
  }
  const right = await ask(site)
  expect(right.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(right.headers.get('cache-control')).toBe('no-store')
  expect(await right.text()).toContain('process_cpu_seconds_total')
  expect(() => parseEnvironment({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must be 16 letters')
})

it('says how many messages wait and for how long, how jobs went, and how old the index is', async () => {
  const { tools, clock } = handed
  const site = metricsRoutes(tools, openMetrics())
  const now = clock.now()
  const message = (key: string, state: 'waiting' | 'failed' | 'sent', createdAt: Date) => ({
    ...{ kind: 'mail' as const, recipient: 'a@example.org', payload: {}, dedupeKey: key, state },
    ...{ nextAttemptAt: now, createdAt, sentAt: state === 'sent' ? now : null },
  })
  await tools.database
    .insert(outboxTable)
    .values([
      message('a', 'waiting', earlier(now, minutes(5))),
      message('b', 'waiting', now),
      message('c', 'failed', earlier(now, minutes(60))),
      message('d', 'sent', earlier(now, minutes(60))),
    ])
  await tools.database.insert(jobRunTable).values([
    { name: 'Mails', wellAt: earlier(now, minutes(2)), wellMs: 5, faultAt: now, faultMs: 7, fault: 'ECONNREFUSED' },
    { name: 'Reviews to publish', wellAt: now, wellMs: 5 },
  ])
  expect(await samples(site, 'casita_outbox_messages')).toMatchObject({
    'kind="mail",state="waiting"': 2,
    'kind="mail",state="failed"': 1,
    'kind="sms",state="waiting"': 0,
  })
  expect(await samples(site, 'casita_outbox_oldest_waiting_seconds')).toMatchObject({ 'kind="mail"': 300 })
  expect(await samples(site, 'casita_job_failing')).toEqual({ 'job="Mails"': 1, 'job="Reviews to publish"': 0 })
  expect(await samples(site, 'casita_job_last_success_timestamp_seconds')).toMatchObject({
    'job="Reviews to publish"': now.getTime() / 1000,
  })
  expect(await samples(site, 'casita_search_index_age_seconds')).toEqual({})
  await freshIndex(tools)
  clock.set(later(now, minutes(3)))
  expect(await samples(site, 'casita_search_index_age_seconds')).toEqual({ '': 180 })
  const pool = await samples(site, 'casita_database_connections')
  expect(Object.keys(pool)).toEqual(['state="idle"', 'state="busy"'])
})

it('without a database says so, and still tells of the process', async () => {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', log: handed.tools.log })
  const site = metricsRoutes({ ...handed.tools, database }, openMetrics())
  expect(await samples(site, 'casita_database_up')).toEqual({ '': 0 })
  expect(Object.keys(await samples(site, 'process_cpu_seconds_total'))).toEqual([''])
})

it('counts by few words, whatever is asked for', async () => {
  const labels: string[] = []
  const site = new Hono()
  site.use(async (context, next) => {
    await next()
    labels.push(routeLabel(context, context.req.query('page')))
  })
  site.get('/files/:name{[0-9a-f]{32}-[0-9]{3,4}\\.webp}', context => context.text(''))
  site.all('/api/*', context => context.text(''))
  site.all('*', context => context.text(''))
  for (const path of [
    `/files/${'a'.repeat(32)}-800.webp`,
    '/api/x/y',
    '/x?page=stays/:slug',
    '/x?page=/',
    '/x?page=*',
    '/x',
  ])
    await site.request(path)
  expect(labels).toEqual(['/files/:name', '/api/*', '/stays/:slug', '/', 'other', 'other'])
})
