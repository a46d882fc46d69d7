// The address a request comes from, believing only the proxies that the configuration trusts.

import { type BlockList, isIP } from 'node:net'

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * The nearest address that is not a trusted proxy: the peer's own, or, as long as the teller is trusted, the one before
 * it in X-Forwarded-For. What an untrusted peer writes in that header changes nothing.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusted: BlockList): string {
  const told = (forwardedFor ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => isIP(part) !== 0)
  const way = [...told, plainAddress(peer)]
  const untrusted = way.findLast(address => !isTrusted(address, trusted))
  return untrusted ?? way[0]!
}
