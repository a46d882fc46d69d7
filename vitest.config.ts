// How the tests beside the code run: plain Node, one database server for the run, a database for each file.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'units',
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'database/**/*.test.ts', 'demo/**/*.test.ts'],
    exclude: ['tests/journeys/**', '**/node_modules/**', 'build/**'],
    globalSetup: ['tests/support/test-server.ts'],
    setupFiles: ['tests/support/same-properties.ts'],
    maxWorkers: 2,
    // A machine that does much else takes long; whoever waits for a condition loses nothing by waiting longer.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
