// The demo world as tests find it: made once a run, and copied with its database by every file that wants it.

import pg from 'pg'
import { inject } from 'vitest'
import { type DemoWorld, fillDemoWorld } from '#demo/fill-demo-world.server.ts'
import { systemClock } from '#platform/tools/clock.server.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import { type Site, type SiteOptions, startSite } from './site.ts'
import { roomyLimits } from './tools.ts'

/** What the codes of its doors are enciphered with: each site on a copy must read them. */
const identityKey = Buffer.alloc(32, 'demo').toString('base64')
// Any fixed number: of files that begin at once one makes the world, and the others wait for it.
const makingLock = 7_305_012

export type DemoTemplate = {
  /** The name of the database to copy. */
  readonly template: string
  readonly world: DemoWorld
}

/** The run's demo world, in which nobody works: made by whoever asks first, which takes about twenty seconds of CPU. */
export async function demoTemplate(): Promise<DemoTemplate> {
  const { url, prefix } = inject('testServer')
  const template = `${prefix}_demo`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [makingLock])
    // The remark on the database is written last: one without it is half made.
    const { rows } = await client.query<{ world: string | null }>(
      `select shobj_description(oid, 'pg_database') as world from pg_database where datname = $1`,
      [template],
    )
    if (rows[0]?.world) return { template, world: JSON.parse(rows[0].world) as DemoWorld }
    await client.query(`drop database if exists ${template} with (force)`)
    await client.query(`create database ${template} template ${prefix}_template strategy file_copy`)
    const world = await fillAt(Object.assign(new URL(url), { pathname: `/${template}` }))
    await client.query(`comment on database ${template} is ${pg.escapeLiteral(JSON.stringify(world))}`)
    return { template, world }
  } finally {
    await client.end()
  }
}

async function fillAt({ href }: URL): Promise<DemoWorld> {
  const log = openLog('silent')
  const database = openDatabase({ url: href, log, connections: 3 })
  const environment = parseEnvironment({ NODE_ENV: 'test', IDENTITY_KEY: identityKey, ...roomyLimits })
  try {
    return await fillDemoWorld({ database, clock: systemClock, log, environment })
  } finally {
    await database.$client.end()
  }
}

/** Starts the site on a copy of the demo world, without the test cards: their bank would know nothing of what was paid. */
export async function startDemoSite({
  environment,
  prepare,
}: Omit<SiteOptions, 'databaseUrl' | 'template'> = {}): Promise<Site & { readonly world: DemoWorld }> {
  const { template, world } = await demoTemplate()
  const site = await startSite({
    environment: { IDENTITY_KEY: identityKey, ...environment },
    template,
    ...(prepare && { prepare }),
  })
  return { ...site, world }
}
