// How the journeys run: three files at a time, each in a real browser of its own, against the built site.

import { defineConfig } from 'vitest/config'
import { meetsEmulator } from './tests/support/emulator-folder.ts'

const journeys = {
  name: 'journeys',
  environment: 'node' as const,
  include: ['tests/journeys/*.e2e.ts'],
  globalSetup: ['tests/support/test-server.ts'],
  // One more than a small machine has processors: journeys wait for pages and clocks.
  maxWorkers: 3,
  // A machine that does much else takes long; whoever waits for a condition loses nothing by waiting longer.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 120_000 } },
}

/** What people do to sign in, a second time: with the vendor's emulator, where it is installed, as the hosted provider. */
const atHosted = {
  ...journeys,
  name: 'journeys at a hosted provider',
  include: ['tests/journeys/{sign-in,session,ways-in}.e2e.ts'],
  env: { JOURNEYS_AT: 'hosted' },
}

export default defineConfig({
  test: meetsEmulator ? { maxWorkers: 3, projects: [{ test: journeys }, { test: atHosted }] } : journeys,
})
