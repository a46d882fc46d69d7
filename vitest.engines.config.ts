// How the pages are walked in Firefox and in WebKit: a file at a time against the built site; `CHECK_LONG` makes it the whole.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'engines',
    environment: 'node',
    include: ['tests/engines/*.e2e.ts'],
    globalSetup: ['tests/support/test-server.ts'],
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
