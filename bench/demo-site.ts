// The built site with the demo world in its database: what pages are measured on.

import { randomBytes } from 'node:crypto'
import { startBank } from '#demo/bank/start-bank.ts'
import { type DemoWorld, fillDemoWorld } from '#demo/fill-demo-world.server.ts'
import type { RunningApp } from '#tests/support/app.ts'
import type { FreshDatabase, Ground } from './ground.ts'

/** Pages that are measured wherever pages are: every list and every home is built alike. */
export const listPath = '/stays'
export const stayPath = '/stays/skerry-light'

export type DemoSite = RunningApp & {
  readonly world: DemoWorld
  readonly fresh: FreshDatabase
  /** Its settings, for another process on the same database. */
  readonly environment: Readonly<Record<string, string>>
  /** Milliseconds of the processor that its process has taken since its start. */
  readonly cpuMs: () => Promise<number>
}

/** One site for all who ask, on a fresh database, with ways to pay as in `npm run demo`. */
export function demoSite(ground: Ground): Promise<DemoSite> {
  return ground.shared('demo site', startDemoSite)
}

async function startDemoSite(ground: Ground): Promise<DemoSite> {
  const bank = await startBank()
  ground.atEnd(bank.close)
  const environment = {
    METRICS_TOKEN: randomBytes(16).toString('hex'),
    IDENTITY_KEY: randomBytes(32).toString('base64'),
    // Requests of a load come from many addresses.
    TRUSTED_PROXIES: '127.0.0.1',
    PAYMENT_WAYS: 'test-card,bank-transfer',
    TEST_BANK_URL: bank.origin,
    // A test card is taken only where every page says that the site is tried out.
    TRY_OUT: 'on',
    BANK_ACCOUNT: 'Casita Demo, XX00 0000 0000 0000 (no such bank)',
  }
  const fresh = await ground.database()
  ground.say('Filling the demo world')
  const world = await fillDemoWorld(ground.tools(fresh, environment))
  const site = await ground.site(fresh, environment)
  const cpuMs = async () => {
    const answer = await site.get('/metrics', { headers: { authorization: `Bearer ${environment.METRICS_TOKEN}` } })
    return Number(/^process_cpu_seconds_total (\S+)$/m.exec(await answer.text())![1]) * 1000
  }
  return { ...site, world, fresh, environment, cpuMs }
}
