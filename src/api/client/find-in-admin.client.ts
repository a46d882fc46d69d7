// What the admin's search finds, asked while an operator types.

import type { Found } from '#admin/search/found.ts'
import { contentClient } from './content-client.client.ts'

const mostOfKind = '6'

/** Throws a `ContentFault`, also when `signal` ends it. */
export async function findInAdmin(text: string, signal: AbortSignal): Promise<Found> {
  const client = contentClient({ fetcher: (address, request) => fetch(address, { ...request, signal }) })
  const { data, meta } = await client('searchAdmin', { query: { q: text, pagination: { pageSize: mostOfKind } } })
  return { ...data, totals: meta.totals }
}
