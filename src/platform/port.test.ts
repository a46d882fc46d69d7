// Tests of ports: everybody who listens hears, and a listener that fails keeps nobody else from hearing.

import { expect, test } from 'vitest'
import { systemClock } from '#platform/tools/clock.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { port } from './port.server.ts'

const lines: string[] = []
const log = openLog('error', { write: line => void lines.push(line) })
const tools = { clock: systemClock, log } as Partial<Tools> as Tools

test('a message reaches each listener in turn, and none that has left', async () => {
  const heard: string[] = []
  const bell = port<string>('bell')
  await bell.tell(tools, 'to nobody')
  const leave = bell.listen(async (_, message) => void heard.push(`first ${message}`))
  bell.listen(async (_, message) => void heard.push(`second ${message}`))
  await bell.tell(tools, 'one')
  leave()
  await bell.tell(tools, 'two')
  expect(heard).toEqual(['first one', 'second one', 'second two'])
})

test('a listener that fails is logged under the name of the port; the others hear, and whoever tells goes on', async () => {
  const heard: string[] = []
  const bell = port<string>('bell')
  bell.listen(async () => {
    throw new Error('deaf')
  })
  bell.listen(async (_, message) => void heard.push(message))
  await bell.tell(tools, 'one')
  expect(heard).toEqual(['one'])
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ port: 'bell', err: { message: 'deaf' } })
})
