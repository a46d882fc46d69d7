// What the pages that pay may lead to or load from, besides the site itself.

import { managePath } from '#bookings/words/manage-key.ts'
import { elementOrigins, payPageOrigins } from '#payments/providers/provider-origins.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'

type AllowedOrigins = {
  readonly called: readonly string[]
  readonly framed: readonly string[]
  readonly pictured: readonly string[]
  readonly sentTo: readonly string[]
}

/** For the page at `path`, without its language: nothing on every page but those. */
export function paymentPolicy(path: string, environment: Environment): AllowedOrigins {
  const fields = isPaymentPage(path) ? elementOrigins(environment) : undefined
  const sentTo = isPayPage(path) ? payPageOrigins(environment) : []
  return { called: [], framed: [], pictured: [], ...fields, sentTo }
}

/** A page with a form that pays: the checkout, and the two pages of a booking. */
function isPayPage(path: string): boolean {
  return path === managePath || /^\/(stays\/[^/]+\/book|user\/bookings\/[^/]+)$/.test(path)
}

/** The page of one payment, on which the provider's own fields may stand. */
function isPaymentPage(path: string): boolean {
  return /^\/payments\/[^/]+$/.test(path)
}
