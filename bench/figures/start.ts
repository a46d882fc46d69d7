// P10: how long it takes until the first page is answered: a first start with the demo world, and one that finds its data.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#platform/postgres/launch-postgres.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import type { Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { median } from '../turns.ts'

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

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  await ground.built()
  const [first, again]: [number[], number[]] = [[], []]
  for (let round = 0; round < ground.pick(1, 3); round++) {
    const folder = ground.folder()
    // Filling the demo world takes longest, and other topics stand on it: a quick run begins with an empty site.
    first.push(await startOnce(ground.pick('build/server/index.js', 'demo/start.ts'), folder))
    again.push(await startOnce('build/server/index.js', folder))
  }
  return {
    'P10-again': { value: median(again), rounds: again },
    'P10-first': { value: median(first), rounds: first },
  }
}

const start = { unit: 's', against: '–', better: 'less' } as const

export const measurement: Measurement = {
  figures: [
    { id: 'P10-again', name: 'start on a data folder that is there, to the first page', ...start, goal: 2, failsAt: 5 },
    { id: 'P10-first', name: 'first start with the demo world, to the first page', ...start, goal: 30, failsAt: 60 },
  ],
  onlyInFull: ['P10-first'],
  measure,
}
