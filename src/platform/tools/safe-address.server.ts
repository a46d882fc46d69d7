// Addresses that carry codes, secrets or what guests entrusted to the site: over TLS, or to this machine only.

import { z } from 'zod'

export function isSafeToAsk(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

export const safeAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with https://' })
  .refine(isSafeToAsk, 'must be an address that starts with https:// (http:// only on this machine)')
