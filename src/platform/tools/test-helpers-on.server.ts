// Whether tests may control this process: never in production, never beyond this machine.

import type { Environment } from './environment.server.ts'

/** True only with CASITA_TEST_HELPERS=1, outside production, and bound to loopback. */
export function testHelpersOn({ CASITA_TEST_HELPERS, NODE_ENV, HOST }: Environment): boolean {
  return CASITA_TEST_HELPERS && NODE_ENV !== 'production' && /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(HOST)
}
