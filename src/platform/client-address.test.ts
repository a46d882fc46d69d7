// Whose address a request has, with and without proxies before the site.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { clientAddress } from './client-address.server.ts'

const trusting = (proxies: string) => parseEnvironment({ TRUSTED_PROXIES: proxies }).TRUSTED_PROXIES

describe('without trusted proxies', () => {
  it('is the peer, whatever the header says', () => {
    expect(clientAddress('203.0.113.9', '198.51.100.1', trusting(''))).toBe('203.0.113.9')
  })

  it('is written without the prefix of a mapped address', () => {
    expect(clientAddress('::ffff:203.0.113.9', undefined, trusting(''))).toBe('203.0.113.9')
  })
})

describe('behind a trusted proxy', () => {
  it('is what the proxy saw', () => {
    expect(clientAddress('10.0.0.2', '198.51.100.1', trusting('10.0.0.0/8'))).toBe('198.51.100.1')
  })

  it('is not what the client wrote before it', () => {
    expect(clientAddress('10.0.0.2', '1.2.3.4, 198.51.100.1', trusting('10.0.0.0/8'))).toBe('198.51.100.1')
  })

  it('goes through a chain of trusted proxies', () => {
    expect(clientAddress('10.0.0.2', '198.51.100.1, 10.0.0.7', trusting('10.0.0.0/8'))).toBe('198.51.100.1')
  })

  it('is the farthest proxy when all are trusted', () => {
    expect(clientAddress('10.0.0.2', '10.0.0.7', trusting('10.0.0.0/8'))).toBe('10.0.0.7')
  })

  it('passes over what is no address', () => {
    expect(clientAddress('10.0.0.2', 'unknown, 198.51.100.1, _secret', trusting('10.0.0.2'))).toBe('198.51.100.1')
  })

  it.each([
    ['198.51.100.1:4711', '198.51.100.1'],
    ['[2001:db8::5]:4711', '2001:db8::5'],
    ['[2001:db8::5]', '2001:db8::5'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
  ])('is %s without its port, and not what the client wrote before it', (told, address) => {
    expect(clientAddress('10.0.0.2', `1.2.3.4, ${told}`, trusting('10.0.0.0/8'))).toBe(address)
  })

  it('knows addresses of version 6', () => {
    expect(clientAddress('fd00::1', '2001:db8::5', trusting('fd00::/8'))).toBe('2001:db8::5')
  })
})

test('an untrusted peer is always itself, whatever it writes', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.string(), (peer, header) => {
      fc.pre(!peer.startsWith('10.'))
      expect(clientAddress(peer, header, trusting('10.0.0.0/8'))).toBe(peer)
    }),
  )
})
