// How the tests beside the code run: plain Node, one database server for the run, a database for each file.

import { defineConfig } from 'vitest/config'

/** Their tests leave nothing behind in the process, so that many files follow one another in one that knows the code already. */
const rooms = [
  'admin',
  'amendments',
  'booking-payments',
  'bookings',
  'cancellations',
  'channels',
  'checkout',
  'consent',
  'deposits',
  'enquiries',
  'holds',
  'messages',
  'nights',
  'offers',
  'payments',
  'quotes',
  'reviews',
  'search',
  'stays',
  'trips',
  'ui',
  'values',
]
const inRooms = rooms.map(room => `src/${room}/**/*.test.ts`)

const usual = {
  environment: 'node' as const,
  setupFiles: ['tests/support/same-properties.ts'],
  // A machine that does much else takes long; whoever waits for a condition loses nothing by waiting longer.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 120_000 } },
}

export default defineConfig({
  test: {
    // One more than a small machine has processors: much of it waits for servers.
    maxWorkers: 3,
    globalSetup: ['tests/support/test-server.ts'],
    projects: [
      { test: { ...usual, name: 'rooms', include: inRooms, isolate: false } },
      {
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
