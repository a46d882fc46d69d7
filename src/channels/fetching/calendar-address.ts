// Validates the address of another site's calendar before it is resolved.

/** With `loopback` also a plain http one of this very machine, as tests use it. */
export type AddressRules = { readonly loopback: boolean }

const longestAddress = 2000

/** The address as it will be asked; undefined for what is none, or carries a password. `webcal:` is https by another name. */
export function parseCalendarAddress(text: string, { loopback }: AddressRules): URL | undefined {
  const written = text.trim().replace(/^webcals?:/i, 'https:')
  if (written.length > longestAddress || !URL.canParse(written)) return undefined
  const address = new URL(written)
  if (address.username !== '' || address.password !== '' || address.hostname === '') return undefined
  address.hash = ''
  if (loopback && /^https?:$/.test(address.protocol) && isThisMachine(address.hostname)) return address
  const port = Number(address.port || 443)
  return address.protocol === 'https:' && (port === 443 || port > 1023) ? address : undefined
}

function isThisMachine(hostname: string): boolean {
  return /^(127(\.\d+){3}|localhost|\[::1\])$/.test(hostname)
}
