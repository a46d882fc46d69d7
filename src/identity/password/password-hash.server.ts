// How passwords are stored: argon2id, each with a salt of its own, in the PHC string form.

import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { firebasePasswordMatches, isFirebaseHash } from './firebase-scrypt.server.ts'

// OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane.
const memoryKiB = 19_456
const passes = 2
const lanes = 1
const hashLength = 32

function compute(parameters: Omit<Argon2Parameters, 'message'>, password: string): Promise<Buffer> {
  // The same password typed on another system may arrive composed differently.
  const message = Buffer.from(password.normalize('NFKC'))
  return new Promise((resolve, reject) =>
    argon2('argon2id', { ...parameters, message }, (fault, hash) => (fault ? reject(fault) : resolve(hash))),
  )
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The hash to keep: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await compute({ nonce, memory: memoryKiB, passes, parallelism: lanes, tagLength: hashLength }, password)
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${lanes}$${unpadded(nonce)}$${unpadded(hash)}`
}

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

/** Whether `kept` is a hash that `passwordMatches` supports and that is not dangerously expensive to compute. */
export function isPasswordHash(kept: string): boolean {
  if (isFirebaseHash(kept)) return true
  const [, memory, time, parallel] = form.exec(kept)?.map(Number) ?? []
  return memory !== undefined && memory <= 262_144 && time! >= 1 && time! <= 10 && parallel! >= 1 && parallel! <= 8
}

/** Whether `kept` was made with today's parameters. */
export function isCurrentHash(kept: string): boolean {
  return kept.startsWith(`$argon2id$v=19$m=${memoryKiB},t=${passes},p=${lanes}$`)
}

/**
 * Whether `password` is the one that `kept` was made of. Without `kept` it does the same work and answers false, so
 * that an address without an account takes as long as a wrong password.
 */
export async function passwordMatches(password: string, kept: string | null | undefined): Promise<boolean> {
  if (kept && isFirebaseHash(kept)) return firebasePasswordMatches(password, kept)
  const [, memory, time, parallel, salt, hash] = form.exec(kept ?? '') ?? []
  if (!salt || !hash) {
    await hashPassword(password)
    return false
  }
  const expected = Buffer.from(hash, 'base64')
  const computed = await compute(
    {
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(time),
      parallelism: Number(parallel),
      tagLength: expected.length,
    },
    password,
  )
  return timingSafeEqual(expected, computed)
}
