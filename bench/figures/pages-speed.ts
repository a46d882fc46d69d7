// P1 and S9: how many pages and answers to searches a process of the site sends, beside one that sends them ready.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { inProject } from '#platform/tools/project-root.server.ts'
import { daysAhead } from '#tests/support/some-homes.ts'
import { seconds } from '#values/duration.ts'
import { demoSite, stayPath } from '../demo-site.ts'
import type { Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { requestsPerSecond } from '../load.ts'
import { ratioOf, steadyTurns } from '../turns.ts'

const asBrowser = { accept: 'text/html', 'accept-encoding': 'gzip' }

/** Starts the server that sends this content, and answers its origin. */
async function readyServer(ground: Ground, by: 'plain' | 'hono', content: Uint8Array, type: string): Promise<string> {
  const file = join(ground.folder(), 'answer')
  writeFileSync(file, content)
  const child = spawn(process.execPath, [inProject('bench', 'ready-server.ts'), by, file, type], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ground.atEnd(async () => void child.kill())
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return `http://127.0.0.1:${/ready at (\d+)/.exec(said.toString())![1]}`
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  const site = await demoSite(ground)
  const length = ground.pick(seconds(0.2), seconds(1))

  async function compared(path: string, by: 'plain' | 'hono', type: string, headers: Record<string, string>) {
    const answer = await fetch(site.origin + path, { headers: { ...headers, 'accept-encoding': 'identity' } })
    const content = new Uint8Array(await answer.arrayBuffer())
    const packed = headers === asBrowser ? gzipSync(content) : content
    const peer = await readyServer(ground, by, packed, type)
    const once = (origin: string) => requestsPerSecond({ origin, path, headers, length })
    await once(site.origin)
    await once(peer)
    const turns = await steadyTurns(ground, { ours: () => once(site.origin), theirs: () => once(peer) }, ['theirs'])
    return ratioOf(turns, { of: 'ours', to: 'theirs', seen: { bytes: packed.length } })
  }

  const search = `/api/stays?in=${daysAhead(60)}&out=${daysAhead(64)}&adults=2`
  return {
    P1: await compared(stayPath, 'plain', 'text/html', asBrowser),
    S9: await compared(search, 'hono', 'application/json', { accept: 'application/json' }),
  }
}

export const measurement: Measurement = {
  figures: [
    {
      id: 'P1',
      name: 'a home’s page a second, nobody signed in',
      unit: 'ratio',
      against: 'node:http sending it ready',
      better: 'more',
      goal: 0.85,
      failsAt: 0.6,
    },
    {
      id: 'S9',
      name: 'searches by program a second, 4 nights, 24 homes',
      unit: 'ratio',
      against: 'the same library sending it ready',
      better: 'more',
      goal: 0.2,
      failsAt: 0.1,
    },
  ],
  measure,
}
