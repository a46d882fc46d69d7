// Who asks the provider, before anybody has proved anything: an address, a device mark, a language, an origin.

/** All that the limits and the mails need to know of a request; every part may be missing. */
export type Caller = {
  /** The IP address, as the front door made it out; without it no limit by address applies. */
  readonly address?: string
  /** The secret of the device's cookie; a device that signed in to an account before is spared by limits on it. */
  readonly device?: string
  /** The language the person reads, such as `en` or `de-AT`; mails carry it in their links. */
  readonly language?: string
  /** The origin the request came to, such as `http://localhost:3000`; used in links only when it is our own. */
  readonly origin?: string
}

/** The part of an address that limits count: all of IPv4, the first 64 bits of IPv6 (one household has them all). */
export function countedAddress(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
