// How the tests beside the code run: plain Node, one database server for the run, a database for each file.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'units',
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'database/**/*.test.ts'],
    exclude: ['tests/journeys/**', 'node_modules/**', 'build/**'],
    globalSetup: ['tests/support/test-server.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
