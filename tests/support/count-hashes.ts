// How many passwords are hashed by some work: what tests compare instead of time.

import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { argon2, scrypt } = crypto
let performed = 0

/** Counts every call of Node's function, which then does what it always does. */
function counted<Hash extends (...values: never[]) => unknown>(hash: Hash): Hash {
  return ((...values: Parameters<Hash>) => {
    performed += 1
    return hash(...values)
  }) as Hash
}

/** How many hashes of passwords this process computes while `work` is under way. */
export async function countHashes(work: () => Promise<unknown>): Promise<number> {
  Object.assign(crypto, { argon2: counted(argon2), scrypt: counted(scrypt) })
  syncBuiltinESMExports()
  const before = performed
  try {
    await work()
    return performed - before
  } finally {
    Object.assign(crypto, { argon2, scrypt })
    syncBuiltinESMExports()
  }
}
