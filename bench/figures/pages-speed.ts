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
import { type Ask, asksOfPage, requestsPerSecond } from '../load.ts'
import { processorMs } from '../machine.ts'
import { median, ratioOf, steadyTurns } from '../turns.ts'

/** Starts the server that sends these in turns, and answers its origin. */
async function readyServer(
  ground: Ground,
  by: 'plain' | 'hono',
  type: string,
  contents: readonly Uint8Array[],
): Promise<string> {
  const folder = ground.folder()
  const files = contents.map((content, at) => {
    const file = join(folder, `answer-${at}`)
    writeFileSync(file, content)
    return file
  })
  const child = spawn(process.execPath, [inProject('bench', 'ready-server.ts'), by, type, ...files], {
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

  async function compared(asks: readonly Ask[], by: 'plain' | 'hono', type: string): Promise<Measured> {
    const contents: Uint8Array[] = []
    for (const { path, headers } of asks) {
      const answer = await fetch(site.origin + path, { headers: { ...headers, 'accept-encoding': 'identity' } })
      const content = new Uint8Array(await answer.arrayBuffer())
      contents.push(type === 'text/html' ? gzipSync(content) : content)
    }
    const peer = await readyServer(ground, by, type, contents)
    const costs: Cost[] = []
    const ours = async () => {
      const before = { site: await site.cpuMs(), machine: processorMs(), at: performance.now() }
      const rate = await requestsPerSecond({ origin: site.origin, asks, length })
      const answers = (rate * (performance.now() - before.at)) / 1000
      const [own, machine] = [(await site.cpuMs()) - before.site, processorMs() - before.machine]
      costs.push({ site: own / answers, machine: machine / answers })
      return rate
    }
    const theirs = () => requestsPerSecond({ origin: peer, asks, length })
    await ours()
    await theirs()
    const turns = await steadyTurns(ground, { ours, theirs }, ['theirs'])
    const bytes = contents.reduce((sum, content) => sum + content.length, 0) / contents.length
    // What one answer takes of the processor: of the site's process, and of the machine with database and whoever asks.
    const seen = { siteMs: median(costs.map(cost => cost.site)), machineMs: median(costs.map(cost => cost.machine)) }
    return ratioOf(turns, { of: 'ours', to: 'theirs', seen: { bytes, ...seen } })
  }

  /** Of four nights, in every language; the answers to the last three hundred queries are at hand. */
  const searches = (days: readonly number[]): Ask[] =>
    days.flatMap(day =>
      ['', '&locale=de', '&locale=ar'].map(more => ({
        path: `/api/stays?in=${daysAhead(day)}&out=${daysAhead(day + 4)}&adults=2${more}`,
        headers: { accept: 'application/json' },
      })),
    )
  const manyDays = Array.from({ length: ground.pick(5, 120) }, (_, at) => 30 + at)
  return {
    P1: await compared(asksOfPage(stayPath), 'plain', 'text/html'),
    S9: await compared(searches([60]), 'hono', 'application/json'),
    'S9-new': await compared(searches(manyDays), 'hono', 'application/json'),
  }
}

/** Milliseconds of the processor an answer. */
type Cost = { readonly site: number; readonly machine: number }

export const measurement: Measurement = {
  figures: [
    {
      id: 'P1',
      name: 'a home’s page a second, nobody signed in, in every language',
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
    {
      id: 'S9-new',
      name: 'the same for 360 queries in turns, more than are at hand',
      unit: 'ratio',
      against: 'the same library sending them ready',
      better: 'more',
      goal: 0.2,
    },
  ],
  measure,
}
