// What was logged just before a process ends is written, however it ends by itself.

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'

const file = inProject('src', 'platform', 'tools', 'log.server.ts')

it.each([
  ['has nothing left to do', '', 0],
  ['is told to end', 'process.exit(3)', 3],
  ['ends by a fault', 'throw new Error("nobody caught this")', 1],
])('lines are written when the process %s', (_, end, code) => {
  const program = `import { openLog } from ${JSON.stringify(file)}
    const log = openLog('info')
    for (let at = 0; at < 500; at++) log.info({ at }, 'line')
    ${end}`
  const words = ['--input-type=module', '--eval', program]
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', cwd: inProject() })
  expect(status).toBe(code)
  const numbers = stderr.split('\n').flatMap(line => (line.startsWith('{') ? [JSON.parse(line).at as number] : []))
  expect(numbers).toEqual([...Array(500).keys()])
})
