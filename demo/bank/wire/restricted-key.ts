// What a restricted key may do: what docs/operating.md tells an operator to allow, and nothing else.

import { Fault } from './fault.ts'

/** Resources as Stripe's dashboard lists them, by the beginning of their addresses. */
const allowed = {
  write: ['checkout/sessions', 'payment_intents', 'customers', 'payment_methods', 'charges', 'refunds', 'disputes'],
  read: ['balance_transactions', 'payouts'],
} as const

/** Throws Stripe's refusal where `key` is a restricted one and does not reach so far. */
export function checkPermission(key: string, method: string, path: string): void {
  if (!key.startsWith('rk_')) return
  const among = (resources: readonly string[]) => resources.some(each => `${path}/`.startsWith(`/v1/${each}/`))
  if (among(allowed.write) || (method === 'GET' && among(allowed.read))) return
  const message = 'The provided key does not have the required permissions for this endpoint.'
  throw new Fault(403, 'invalid_request_error', message)
}
