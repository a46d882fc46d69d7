// Everything `npm run check:long` means: 100,000 runs of each property, each rule taken out once, every zone; takes hours.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '#platform/tools/project-root.server.ts'
import { longChecks } from './support/long-checks.ts'
import { zones } from './support/zones.ts'

const program = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs')
const failures: string[] = []

function run(what: string, files: readonly string[], env: Readonly<Record<string, string>>): void {
  process.stdout.write(`\n=== ${what}\n`)
  const { status } = spawnSync(process.execPath, [program, 'run', '--config', 'vitest.config.ts', ...files], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) failures.push(what)
}

for (const { what, files } of longChecks) run(what, files, { CHECK_LONG: '1' })
for (const zone of zones) {
  run(`Offers and bookings in ${zone}`, ['src/offers', 'src/bookings', 'src/search', 'src/nights'], { TZ: zone })
}
process.stdout.write(failures.length === 0 ? '\n=== All is well\n' : `\n=== Failed: ${failures.join(', ')}\n`)
process.exitCode = failures.length === 0 ? 0 : 1
