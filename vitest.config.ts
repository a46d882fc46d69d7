// How the tests beside the code run: plain Node, one database server for the run, a database for each file.

import { defineConfig } from 'vitest/config'
import { everydayLetters } from './vite/everyday-letters.ts'

/** Their tests leave nothing behind in the process, so that many files follow one another in one that knows the code already. */
const rooms = [
  'admin',
  'amendments',
  'api',
  'booking-payments',
  'bookings',
  'cancellations',
  'channels',
  'checkout',
  'consent',
  'deposits',
  'enquiries',
  'exchange',
  'holds',
  'identity',
  'messages',
  'nights',
  'offers',
  'payments',
  'quotes',
  'reviews',
  'search',
  'shell',
  'stays',
  'trips',
  'ui',
  'users',
  'values',
]
const inRooms = [...rooms.map(room => `src/${room}/**/*.test.ts`), 'tests/*.test.ts']
/** The SDK of browsers keeps its apps for as long as the process lives. */
const alone = ['src/identity/browser/**/*.test.ts', 'src/identity/identity-rules.test.ts']

const usual = {
  environment: 'node' as const,
  setupFiles: ['tests/support/same-properties.ts'],
  // A machine that does much else takes long; whoever waits for a condition loses nothing by waiting longer.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 120_000 } },
}

/** The letters that `vite.config.ts` makes for the pages. */
const plugins = [everydayLetters()]

export default defineConfig({
  test: {
    // Two more than a small machine has processors: much of it waits for servers.
    maxWorkers: 4,
    globalSetup: ['tests/support/test-server.ts'],
    projects: [
      { plugins, test: { ...usual, name: 'rooms', include: inRooms, exclude: alone, isolate: false } },
      { plugins, test: { ...usual, name: 'alone', include: alone } },
      {
        plugins,
        test: {
          ...usual,
          name: 'apart',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: ['tests/journeys/**', '**/node_modules/**', 'build/**', ...inRooms],
        },
      },
    ],
  },
})
