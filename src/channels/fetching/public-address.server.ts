// Which network addresses may be asked for a calendar: public ones, never our own network or its cloud.

import { BlockList, isIP } from 'node:net'

// The registries of special-purpose addresses (RFC 6890 and its followers), multicast, and what carries IPv4 inside IPv6.
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6')

// Of IPv6 only this part is given out at all.
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether `ip` (written as an address) is one of the public internet. */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip)
  if (family === 4) return !special.check(ip, 'ipv4')
  return family === 6 && global6.check(ip, 'ipv6') && !special.check(ip, 'ipv6')
}

export function isLoopbackAddress(ip: string): boolean {
  return loopback.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')
}
