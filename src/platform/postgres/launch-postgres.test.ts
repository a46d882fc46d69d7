// The port a server of ours is started at: free, and not one that the system gives to somebody else meanwhile.

import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './launch-postgres.server.ts'

test('the port is free, and none of those that systems hand out by themselves', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  for (const port of ports) {
    // Linux hands out 32,768 and above, other systems 49,152 and above.
    expect([port >= 20_000, port < 30_000]).toEqual([true, true])
    const own = createServer().listen(port, '127.0.0.1')
    await once(own, 'listening')
    own.close()
  }
})
