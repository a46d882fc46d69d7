// Before `npm start` and `npm run demo`: builds the site when there is no build, or one of another checkout.

import { spawnSync } from 'node:child_process'
import { isBuilt } from './checkout-record.ts'

if (!isBuilt()) {
  process.stdout.write('Building the site\n')
  process.exitCode = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status ?? 1
}
