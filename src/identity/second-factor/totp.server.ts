// Time-based one-time codes: RFC 6238 with SHA-1, six digits, thirty seconds, as every authenticator app knows them.

import { createHmac, timingSafeEqual } from 'node:crypto'

export const totpDigits = 6
export const totpSeconds = 30

// One step before and after: clocks differ, and people are slow.
const stepsAround = [0, -1, 1]

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The text (base32) of a secret, for the app. */
export function totpSecretText(secret: Uint8Array): string {
  let bits = ''
  for (const byte of secret) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map(five => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The time step of an instant. */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / totpSeconds)
}

/** The code of a step. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac[mac.length - 1]! & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** totpDigits
  return String(number).padStart(totpDigits, '0')
}

/** The step whose code this is, near `now` and after `lastStep`; undefined when there is none. */
export function matchTotp(secret: Uint8Array, code: string, now: Date, lastStep = 0): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const present = totpStep(now)
  return stepsAround
    .map(around => present + around)
    .find(step => step > lastStep && timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)))
}
