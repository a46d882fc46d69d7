// The client address of a request, trusting only configured proxies.

import { type BlockList, isIP } from 'node:net'

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}

/** Some proxies append the port: `203.0.113.9:4711`, `[2001:db8::5]:4711`. */
function withoutPort(told: string): string {
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d{1,5})?$|^(\d+(?:\.\d+){3}):\d{1,5}$/.exec(told) ?? []
  return plainAddress(bracketed ?? plain ?? told)
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * The nearest address that is not a trusted proxy: the peer, or, through a chain of trusted proxies, the last untrusted
 * entry of X-Forwarded-For. The header of an untrusted peer is ignored.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusted: BlockList): string {
  const told = (forwardedFor ?? '')
    .split(',')
    .map(part => withoutPort(part.trim()))
    .filter(part => isIP(part) !== 0)
  const way = [...told, plainAddress(peer)]
  const untrusted = way.findLast(address => !isTrusted(address, trusted))
  return untrusted ?? way[0]!
}
