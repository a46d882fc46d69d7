// How the screenshots are taken (`npm run screenshots`): one world, two pictures at a time, slowly if need be: a machine that does much else takes minutes for one.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'screenshots',
    environment: 'node',
    include: ['tests/screenshots/*.e2e.ts'],
    globalSetup: ['tests/support/test-server.ts'],
    maxConcurrency: 2,
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
