// How the journeys run: two files at a time, each in a real browser of its own, against the built site.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'journeys',
    environment: 'node',
    include: ['tests/journeys/*.e2e.ts'],
    globalSetup: ['tests/support/test-server.ts'],
    maxWorkers: 2,
    // A machine that does much else takes long; whoever waits for a condition loses nothing by waiting longer.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
