// Everything `npm run check:long` means: 100,000 runs of each property, each rule taken out once, every zone; takes hours. After `npm test`: its journeys need the build and the browser.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '#platform/tools/project-root.server.ts'
import { ensureEngines, installLine } from './support/engines/installed.ts'
import { type LongCheck, longChecks } from './support/long-checks.ts'
import { zones } from './support/zones.ts'

const program = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs')
const failures: string[] = []

function run({ what, files, config = 'vitest.config.ts' }: LongCheck, env: Readonly<Record<string, string>>): void {
  process.stdout.write(`\n=== ${what}\n`)
  const { status } = spawnSync(process.execPath, [program, 'run', '--config', config, ...files], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) failures.push(what)
}

const missing = ensureEngines(sentence => process.stdout.write(`\n=== ${sentence}\n`))
if (missing.length > 0) {
  const names = missing.map(({ name }) => name).join(' and ')
  process.stdout.write(`\n=== There is no ${names}. This one line brings it: sudo sh -c '${installLine(missing)}'\n`)
  failures.push(`No ${names}`)
}
for (const check of longChecks) run(check, { CHECK_LONG: '1' })
for (const zone of zones) {
  run(
    {
      what: `Offers and bookings in ${zone}`,
      files: ['src/offers', 'src/fast-prices', 'src/bookings', 'src/search', 'src/nights'],
    },
    { TZ: zone },
  )
}
process.stdout.write('\n=== What deploy/ has, built and started\n')
const deployed = spawnSync(process.execPath, [join(projectRoot, 'tests', 'check-deploy.ts')], { stdio: 'inherit' })
if (deployed.status !== 0) failures.push('What deploy/ has')
process.stdout.write(failures.length === 0 ? '\n=== All is well\n' : `\n=== Failed: ${failures.join(', ')}\n`)
process.exitCode = failures.length === 0 ? 0 : 1
