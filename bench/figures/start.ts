// P10: how long it takes until the first page is answered: a first start with the demo world, and one that finds its data.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '#platform/postgres/launch-postgres.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import type { Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { median, oneByOne, steady } from '../turns.ts'

/** Starts the program on the data folder, waits for a page and ends it again; answers the seconds until that page. */
async function startOnce(program: string, dataDir: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [inProject(...program.split('/'))], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/stays`).catch(() => undefined)
      if (answer?.ok && (await answer.text()).includes('</html>')) return (performance.now() - begun) / 1000
      if (isOver) throw new Error(`${program} ended before it answered`)
      await new Promise(wake => setTimeout(wake, 20))
    }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** The median of some starts of a server that has nothing but a page to send, in seconds: what the machine itself takes. */
async function startBare(page: string): Promise<number> {
  const start = async () => {
    const begun = performance.now()
    const child = spawn(process.execPath, [inProject('bench', 'ready-server.ts'), 'hono', 'text/html', page], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const said = String(await new Promise(resolve => child.stdout.once('data', resolve)))
      await (await fetch(`http://127.0.0.1:${/ready at (\d+)/.exec(said)![1]}/`)).text()
      return (performance.now() - begun) / 1000
    } finally {
      child.kill()
    }
  }
  return median(await oneByOne(5, start))
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  await ground.built()
  const page = join(ground.folder(), 'page')
  writeFileSync(page, gzipSync('<!doctype html><title>Ready</title></html>'))
  const round = async () => {
    const folder = ground.folder()
    // Filling the demo world takes longest, and other topics stand on it: a quick run begins with an empty site.
    const first = await startOnce(ground.pick('build/server/index.js', 'demo/start.ts'), folder)
    return { first, again: await startOnce('build/server/index.js', folder), bare: await startBare(page) }
  }
  const pace = { rounds: ground.pick(1, 3), tries: ground.tries }
  const { taken, tries } = await steady(
    pace,
    rounds => oneByOne(rounds, round),
    rounds => [rounds.map(({ bare }) => bare)],
  )
  const peerRounds = taken.map(({ bare }) => bare)
  const of = (rounds: number[]): Measured => ({ value: median(rounds), rounds, peerRounds, tries })
  return {
    'P10-again': of(taken.map(({ again }) => again)),
    'P10-first': of(taken.map(({ first }) => first)),
  }
}

const seconds = { unit: 's', against: 'steady by the start of a bare server', better: 'less' } as const

export const measurement: Measurement = {
  figures: [
    {
      id: 'P10-again',
      name: 'start on a data folder that is there, to the first page',
      ...seconds,
      goal: 2,
      failsAt: 5,
    },
    { id: 'P10-first', name: 'first start with the demo world, to the first page', ...seconds, goal: 30, failsAt: 60 },
  ],
  onlyInFull: ['P10-first'],
  measure,
}
