// An authenticator in software: it makes passkeys and signs with them, and can be told to do it wrong.

import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

/** What may be wrong with an answer. */
export type Wrong = {
  readonly origin?: string
  readonly rpId?: string
  /** False: nobody showed a finger, a face or a code. */
  readonly verified?: boolean
  readonly challenge?: string
  readonly count?: number
  readonly breakSignature?: boolean
}

type Asked = { readonly challenge: string; readonly rpId?: string; readonly rp?: { readonly id?: string } }

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** A device that visits `origin` and has one passkey, made at once; `id` is the passkey's. */
export function passkeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let count = 0

  const clientData = (type: string, { challenge }: Asked, wrong: Wrong) =>
    JSON.stringify({
      type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? origin,
      crossOrigin: false,
    })

  function authenticatorData(rpId: string, flags: number, wrong: Wrong, more = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5)
    head[0] = flags | userPresent | (wrong.verified === false ? 0 : userVerified)
    head.writeUInt32BE(wrong.count ?? count, 1)
    return Buffer.concat([sha256(wrong.rpId ?? rpId), head, more])
  }

  const credential = (response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })

  return {
    id: base64url(id),
    /** The answer to the options of adding a passkey. */
    make: (asked: Asked, wrong: Wrong = {}): string => {
      // COSE: a key of two coordinates (kty 2), for ES256 (alg -7), on the curve P-256 (crv 1).
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const authData = authenticatorData(asked.rp!.id!, hasCredential, wrong, attested)
      const attestation = new Map<string, any>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ])
      return credential({
        clientDataJSON: base64url(Buffer.from(clientData('webauthn.create', asked, wrong))),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      })
    },
    /** The answer to the options of a sign-in. */
    use: (asked: Asked, wrong: Wrong = {}): string => {
      count += 1
      const data = authenticatorData(asked.rpId!, 0, wrong)
      const signedData = clientData('webauthn.get', asked, wrong)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(signedData)]))
        .sign(privateKey)
      if (wrong.breakSignature) signature[signature.length - 1]! ^= 1
      return credential({
        clientDataJSON: base64url(Buffer.from(signedData)),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
  }
}
