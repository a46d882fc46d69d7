// How the screenshots are taken (`npm run screenshots`): one world, two pictures at a time, slowly if need be.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'screenshots',
    environment: 'node',
    include: ['tests/screenshots/*.e2e.ts'],
    globalSetup: ['tests/support/test-server.ts'],
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
