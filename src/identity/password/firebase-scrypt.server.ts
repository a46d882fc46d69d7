// Password hashes that an export of a hosted project brings: the vendor's own form of scrypt, understood to be replaced.

import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto'

/** The hash parameters of the project that was exported, as its console shows them. */
export type FirebaseScrypt = {
  readonly signerKey: string
  readonly saltSeparator: string
  readonly rounds: number
  readonly memoryCost: number
}

const form =
  /^\$firebase-scrypt\$(\d{1,2})\$(\d{1,2})\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]*)\$([A-Za-z0-9+/=]*)\$([A-Za-z0-9+/=]+)$/

/** The exports write base64 of either alphabet. */
const plainBase64 = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/')

/** The text to keep for an exported hash, or undefined when its parts are none. */
export function storedFirebaseHash(hash: string, salt: string, parameters: FirebaseScrypt): string | undefined {
  const { rounds, memoryCost, signerKey, saltSeparator } = parameters
  const parts = [rounds, memoryCost, ...[signerKey, saltSeparator, salt, hash].map(plainBase64)]
  const kept = `$firebase-scrypt$${parts.join('$')}`
  return isFirebaseHash(kept) ? kept : undefined
}

export function isFirebaseHash(kept: string): boolean {
  const [, rounds, memoryCost] = form.exec(kept)?.map(Number) ?? []
  return rounds !== undefined && rounds >= 1 && rounds <= 16 && memoryCost! >= 1 && memoryCost! <= 16
}

/** Whether `password` is the one behind a kept hash of that form. */
export async function firebasePasswordMatches(password: string, kept: string): Promise<boolean> {
  const [, rounds, memoryCost, ...texts] = form.exec(kept) ?? []
  const [signerKey, separator, salt, hash] = texts.map(text => Buffer.from(text, 'base64'))
  if (!signerKey || !separator || !salt || !hash) return false
  const options = { N: 2 ** Number(memoryCost), r: Number(rounds), p: 1, maxmem: 2 ** 28 }
  const derived = await new Promise<Buffer>((resolve, reject) =>
    scrypt(password, Buffer.concat([salt, separator]), 64, options, (fault, key) =>
      fault ? reject(fault) : resolve(key),
    ),
  )
  const cipher = createCipheriv('aes-256-ctr', derived.subarray(0, 32), Buffer.alloc(16))
  const computed = Buffer.concat([cipher.update(signerKey), cipher.final()])
  return computed.length === hash.length && timingSafeEqual(computed, hash)
}
